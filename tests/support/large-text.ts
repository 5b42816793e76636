/** Sets type as large as in a browser whose own text size is doubled; runs in the page. */
export function doubleRootText(): void {
  document.documentElement.style.fontSize = '200%';
}

/** Doubles the size of text and nothing else, like a browser's text-only zoom; runs in the page. */
export function doubleText(): void {
  const elements = [...document.querySelectorAll<HTMLElement>('body, body *')];
  const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const [index, element] of elements.entries()) {
    if ('style' in element) element.style.fontSize = `${2 * (sizes[index] ?? 0)}px`;
  }
}
