/**
 * Marks what a double click presses once. Boards need no mark: what has the role of a grid is pressed
 * once in any case.
 */
export const PRESSED_ONCE = { 'data-pressed-once': '' } as const;

const ONCE = '[role="grid"], [data-pressed-once]';

/** The longest time that a system can be set to let pass within a double click. */
const DOUBLE_CLICK_MS = 900;
/** Systems wait no longer for the second tap of a double tap. */
const DOUBLE_TAP_MS = 350;
/** Less than any cell of a board is wide, so that a neighbour's middle is another place. */
const DOUBLE_TAP_PX = 32;

/** What a browser tells of a press by mouse, finger or pen. */
export type Press = Pick<PointerEvent, 'timeStamp' | 'detail' | 'clientX' | 'clientY'> &
  // Older browsers do not say what has pressed.
  Partial<Pick<PointerEvent, 'pointerType'>>;

/**
 * Lets the second half of a double click or double tap press nothing on a board: it would be the other
 * side's move, or play on what the first half has brought there.
 */
export function ignoreSecondHalves(): void {
  let taken: Press | null = null;
  const ignoreSecondHalf = (press: PointerEvent) => {
    // Keys and programs press without a place.
    if (press.detail === 0) return;
    const isOnce = press.target instanceof Element && press.target.closest(ONCE) !== null;
    if (isOnce && taken !== null && isSecondHalf(press, taken)) {
      press.preventDefault();
      press.stopPropagation();
    } else {
      taken = press;
    }
  };
  document.addEventListener('click', ignoreSecondHalf, { capture: true });
}

/**
 * Whether a press belongs to the one that was taken before. Of a mouse the browser knows; of fingers
 * not every browser does, and none where they come down a little apart.
 */
export function isSecondHalf(press: Press, taken: Press): boolean {
  const afterMs = press.timeStamp - taken.timeStamp;
  if (press.detail > 1 && afterMs < DOUBLE_CLICK_MS) return true;
  const apartPx = Math.hypot(press.clientX - taken.clientX, press.clientY - taken.clientY);
  return press.pointerType !== 'mouse' && afterMs < DOUBLE_TAP_MS && apartPx < DOUBLE_TAP_PX;
}
