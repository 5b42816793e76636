import { useEffect } from 'react';

/**
 * Closes menus and sheets whenever the visitor navigates, by a link, by Back or within the page,
 * while the component is shown.
 */
export function useNavigationClosesPopovers(): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // In the capture phase: closing hands focus back, and the target of the link takes it after that.
    document.addEventListener('click', closeForLink, { capture: true, signal });
    addEventListener('popstate', closePopovers, { signal });
    // Otherwise a popover would still be open when the back/forward cache restores the page.
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
