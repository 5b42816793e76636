import { useEffect } from 'react';

/**
 * Closes menus and sheets whenever one goes elsewhere, by a link, by Back or within the page, as long
 * as the component is shown.
 */
export function useNavigationClosesPopovers(): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // On its way down: closing hands focus back, and what the link leads to takes it after that.
    document.addEventListener('click', closeForLink, { capture: true, signal });
    addEventListener('popstate', closePopovers, { signal });
    // Out of the back/forward cache it would come back open.
    addEventListener('pagehide', closePopovers, { signal });
    return () => listening.abort();
  }, []);
}

function closeForLink({ target }: Event): void {
  if (target instanceof Element && target.closest('a[href]') !== null) closePopovers();
}

function closePopovers(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) {
    popover.hidePopover();
  }
}
