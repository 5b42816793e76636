/** Once what has made it move is there. */
const COMES_AGAIN = { duration: 160, delay: 300, fill: 'backwards' } as const;

/** Puts something that lies over a page in its place; where that is another one, it comes there, and is not seen to jump. */
export function comeAgain(element: HTMLElement, put: () => void): void {
  const before = placeOf(element);
  put();
  const hasMoved = before !== '' && before !== placeOf(element);
  if (hasMoved && element.childElementCount > 0) element.animate({ opacity: [0, 1] }, COMES_AGAIN);
}

/** How far it stands from the lower edge of the window, once it has been put (`toast-place.ts`). */
function placeOf({ style }: HTMLElement): string {
  return style.getPropertyValue('--toast-end');
}
