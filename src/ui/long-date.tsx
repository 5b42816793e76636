import { useLingui } from '@lingui/react';

/**
 * A day, given in ISO 8601, as the language writes it. The wording from the server stays: browsers
 * word the same day differently.
 */
export function LongDate({ date }: { readonly date: string }) {
  const { i18n } = useLingui();
  const text = i18n.date(new Date(`${date}T00:00:00Z`), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <time dateTime={date} className="unbroken" suppressHydrationWarning>
      {text}
    </time>
  );
}
