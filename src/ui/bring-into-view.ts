/**
 * Scrolls the page to all of some elements, as far as is needed and no further; where the window has no room for
 * all of them, the last ones are seen.
 */
export function bringIntoView(elements: readonly (Element | null)[]): void {
  const from = scrollY;
  // One after the other at once, to learn where that leads: a smooth scroll would be ended by the next one.
  for (const element of elements)
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const to = scrollY;
  if (to === from) return;
  scrollTo({ top: from, behavior: 'instant' });
  scrollTo({ top: to });
}
