import { useLingui } from '@lingui/react';

/**
 * A day, given as ISO 8601 writes it, in the language's own way. What the server wrote stays: browsers know other wordings of the same day.
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
