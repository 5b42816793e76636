import { useEffect } from 'react';
import type { Navigation } from './navigation.ts';

const SIGNS_OF_INTEREST = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches a link's target as soon as the link is pointed at, focused or touched. */
export function usePrefetch(navigation: Navigation): void {
  useEffect(() => {
    const follow = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.origin !== location.origin || link.hreflang !== '') return;
      if (link.pathname !== location.pathname) navigation.prefetch(link.pathname);
    };
    for (const sign of SIGNS_OF_INTEREST) {
      document.addEventListener(sign, follow, { passive: true });
    }
    return () => {
      for (const sign of SIGNS_OF_INTEREST) document.removeEventListener(sign, follow);
    };
  }, [navigation]);
}
