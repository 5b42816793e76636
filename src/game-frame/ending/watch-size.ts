/**
 * Shows something whose place depends on an element's size, now, before the first paint, and whenever that size
 * changes; returns how to stop.
 */
export function watchSize(element: Element, show: () => void): () => void {
  if (!('ResizeObserver' in globalThis)) {
    show();
    return () => {};
  }
  // WebKit tells of a size before it has laid out all that came with the element, unless asked first.
  element.getBoundingClientRect();
  const observer = new ResizeObserver(show);
  observer.observe(element);
  return () => observer.disconnect();
}
