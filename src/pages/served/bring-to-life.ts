/**
 * Lets the links and pictures of an element that React leaves alone behave as all others: a link to
 * another page shows it without a full load, one within the page takes the focus along, a picture
 * that cannot be loaded stays faded and is told on the console. Returns how to stop.
 */
export function bringToLife(element: HTMLElement, visit: (address: string) => void): () => void {
  const follow = (event: MouseEvent) => followLink(event, visit);
  const report = ({ target }: Event) => reportFailure(target);
  element.addEventListener('click', follow);
  // This event does not rise: it is caught on its way down.
  element.addEventListener('error', report, true);
  for (const image of element.querySelectorAll('img')) {
    // It failed before this code ran: its event is gone.
    if (image.complete && image.naturalWidth === 0) reportFailure(image);
  }
  return () => {
    element.removeEventListener('click', follow);
    element.removeEventListener('error', report, true);
  };
}

function followLink(event: MouseEvent, visit: (address: string) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== location.origin || isForBrowser(event)) return;
  const { pathname, hash } = link;
  if (pathname === location.pathname && hash !== '') {
    // The browser scrolls there; not every one takes the focus along.
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
    return;
  }
  event.preventDefault();
  visit(pathname + hash);
}

/** Whether a click asks for more than to follow the link here: a new window, a download. */
function isForBrowser(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented;
}

function reportFailure(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return;
  console.warn(`Picture could not be loaded: ${target.getAttribute('src')}`);
  target.dataset['phase'] = 'failed';
}
