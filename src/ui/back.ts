import { useEffect, useEffectEvent } from 'react';

/**
 * Lets Back close what a person has opened over the page, as long as the component is shown. The page
 * stays where the browser lets a page call going back off, which it does once after each press; elsewhere
 * the page changes, and what was open goes with it.
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
    // Older browsers have none.
    window.navigation?.addEventListener('navigate', stay, { signal });
    addEventListener('popstate', () => close(), { signal });
    return () => listening.abort();
  }, []);
}
