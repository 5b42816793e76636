/** Does something to an element that may be on its way: there it would be measured where it is not. */
export function atRest({ style }: HTMLElement, put: () => void): void {
  style.transition = 'none';
  put();
  style.removeProperty('transition');
}

/**
 * Puts something that lies over a page in its place. Where it had another one it begins there; its style says, by a
 * transition of `translate`, how it goes to the new one, or that it is there at once. Returns whether it had another one.
 */
export function goToPlace(element: HTMLElement, put: () => void): boolean {
  const hadPlace =
    element.style.getPropertyValue('--toast-end') !== '' && element.childElementCount > 0;
  let away = 0;
  atRest(element, () => {
    const { top } = element.getBoundingClientRect();
    put();
    away = top - element.getBoundingClientRect().top;
  });
  if (!hadPlace || away === 0) return false;
  atRest(element, () => {
    element.style.translate = `0 ${away}px`;
    element.getBoundingClientRect();
  });
  element.style.removeProperty('translate');
  return true;
}
