/**
 * Calls back whenever a part of an element comes into the window; at once where the browser cannot tell. Returns a
 * function that stops watching, if there is anything to watch.
 */
export function whenInWindow(element: Element, arrive: () => void): (() => void) | undefined {
  if (!('IntersectionObserver' in globalThis)) {
    arrive();
    return undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) arrive();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
