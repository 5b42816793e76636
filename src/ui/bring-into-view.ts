/**
 * Scrolls the page, where it needs to be scrolled, to all of some elements, with the highest of them at the window's
 * upper edge: nothing above it is cut. Where the window has no room for all of them, the last ones are seen.
 */
export function bringIntoView(elements: readonly (Element | null)[]): void {
  const from = scrollY;
  const shown = elements.filter((element) => element !== null);
  // One after the other at once, to learn whether that leads anywhere: a smooth scroll would be ended by the next one.
  for (const element of shown) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (scrollY === from) return;
  scrollTo({ top: from, behavior: 'instant' });
  const [highest] = shown.toSorted((one, other) => topOf(one) - topOf(other));
  highest?.scrollIntoView({ block: 'start' });
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
