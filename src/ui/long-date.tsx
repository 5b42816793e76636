import type { I18n } from '@lingui/core';
import { useLingui } from '#i18n/use-lingui.tsx';
import { useState, useSyncExternalStore } from 'react';

/**
 * A day, given in ISO 8601, as the language writes it. The wording from the server stays: browsers
 * word the same day differently.
 */
export function LongDate({ date }: { readonly date: string }) {
  const { i18n } = useLingui();
  const isServed = useIsServed();
  return (
    <time dateTime={date} className="unbroken" suppressHydrationWarning>
      {/* A served date is not formatted again: setting up a browser's date formatter takes long. */}
      {isServed ? '' : longDate(i18n, date)}
    </time>
  );
}

/** A day, given in ISO 8601, as the language of the formatter writes it. */
export function longDate(i18n: I18n, date: string): string {
  return i18n.date(new Date(`${date}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
}

/** Whether the component was taken over from served markup. */
function useIsServed(): boolean {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => !import.meta.env.SSR,
  );
  const [isServed] = useState(isHydrating);
  return isServed;
}

const neverChanges = () => () => undefined;
