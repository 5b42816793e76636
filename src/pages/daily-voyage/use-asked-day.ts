import { useState, useSyncExternalStore } from 'react';
import { faultOf, latestDay, type Day, type NoVoyage } from '#daily-voyage/days.ts';
import { todayInUtc } from '#services/today.ts';
import { createFragment } from './fragment.ts';

/** The voyage that the window's address asks for. */
export interface AskedDay {
  /** The newest voyage's day: that on which the page was opened, so that midnight changes nothing. */
  readonly latest: Day;
  readonly day: Day;
  /** The fragment of the address. */
  readonly fragment: string;
  /** Why the address asks for none, so that it is the newest one. */
  readonly fault: NoVoyage | null;
}

/** Follows the day that the address asks for; null in served markup, which is the same on every day. */
export function useAskedDay(): AskedDay | null {
  const [latest] = useState(() => latestDay(todayInUtc()));
  const [fragment] = useState(createFragment);
  const asked = useSyncExternalStore<string | null>(fragment.subscribe, fragment.read, () => null);
  if (asked === null) return null;
  const fault = asked === '' ? null : faultOf(asked, latest);
  const day = asked === '' || fault !== null ? latest : asked;
  return { latest, day, fragment: asked, fault };
}
