import { isForBrowser } from '#ui/link.tsx';

/**
 * Makes the links of an element that React leaves alone behave like all others: a link to another page
 * shows it without a full load, a link within the page moves focus too. Returns a function that stops.
 */
export function bringToLife(element: HTMLElement, visit: (address: string) => void): () => void {
  const follow = (event: MouseEvent) => followLink(event, visit);
  element.addEventListener('click', follow);
  return () => element.removeEventListener('click', follow);
}

function followLink(event: MouseEvent, visit: (address: string) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== location.origin || isForBrowser(event)) return;
  const { pathname, hash } = link;
  if (pathname === location.pathname && hash !== '') {
    // The browser scrolls there, but not every browser moves focus too.
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
    return;
  }
  event.preventDefault();
  visit(pathname + hash);
}
