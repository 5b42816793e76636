import { useSyncExternalStore } from 'react';

/** A media query that components can follow. */
interface MediaQuery {
  readonly matches: () => boolean;
  /** Calls the listener whenever the answer changes; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Does not query the browser until it is used, so it can be a module-level constant. Without media
 * queries in the browser, nothing matches.
 */
export function mediaQuery(query: string): MediaQuery {
  return {
    matches: () => window.matchMedia?.(query).matches ?? false,
    subscribe(listener) {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
  };
}

/** Follows the query's answer; null in served markup, which has to suit every window. */
export function useMedia({ matches, subscribe }: MediaQuery): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, matches, () => null);
}
