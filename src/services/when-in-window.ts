/**
 * Calls back once, as soon as a part of an element is in the window; at once where the browser cannot tell. Returns
 * a function that stops waiting.
 */
export function whenInWindow(element: Element, arrive: () => void): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    arrive();
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    arrive();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
