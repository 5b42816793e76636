/**
 * Marks controls that a double click presses only once. Boards need no mark: anything with the role
 * `grid` is pressed once in any case.
 */
export const PRESSED_ONCE = { 'data-pressed-once': '' } as const;

const ONCE = '[role="grid"], [data-pressed-once]';

/** The longest time between the clicks of a double click that a system can be set to. */
const DOUBLE_CLICK_MS = 900;
/** Systems wait no longer for the second tap of a double tap. */
const DOUBLE_TAP_MS = 350;
/** Narrower than any cell of a board, so that a neighbour's middle counts as another place. */
const DOUBLE_TAP_PX = 32;

/** What a browser reports about a press by mouse, finger or pen. */
export type Press = Pick<PointerEvent, 'timeStamp' | 'detail' | 'clientX' | 'clientY'> &
  // Older browsers do not report the kind of pointer.
  Partial<Pick<PointerEvent, 'pointerType'>>;

/**
 * Keeps the second half of a double click or double tap from pressing anything on a board: it would
 * make the other side's move, or play on what the first half has put there.
 */
export function ignoreSecondHalves(): void {
  let taken: Press | null = null;
  const ignoreSecondHalf = (press: PointerEvent) => {
    // Clicks by keys and programs have no position.
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
 * Whether a press is the second half of the one taken before. Browsers report this for a mouse; for
 * fingers not every browser does, and none if they come down a little apart.
 */
export function isSecondHalf(press: Press, taken: Press): boolean {
  const afterMs = press.timeStamp - taken.timeStamp;
  if (press.detail > 1 && afterMs < DOUBLE_CLICK_MS) return true;
  const apartPx = Math.hypot(press.clientX - taken.clientX, press.clientY - taken.clientY);
  return press.pointerType !== 'mouse' && afterMs < DOUBLE_TAP_MS && apartPx < DOUBLE_TAP_PX;
}
