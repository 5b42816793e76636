import { useEffect, useEffectEvent } from 'react';

/**
 * Makes Back close what a person has opened over the page, while the component is shown. Where the
 * browser lets a page cancel going back, which it does once after each press, the page stays;
 * elsewhere the page changes, and what was open goes with it.
 */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const stay = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse') return;
      event.preventDefault();
      close();
    };
    // Older browsers have no `navigation`.
    window.navigation?.addEventListener('navigate', stay, { signal });
    addEventListener('popstate', () => close(), { signal });
    return () => listening.abort();
  }, []);
}
