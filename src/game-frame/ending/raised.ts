import type { Box } from './spots.ts';

/** What the main button stands among at the end of a battle, in CSS px of the window. */
export interface EndingBoxes {
  /** What the button goes below: the board's cells on a desktop, the turn banner in an upright window. */
  readonly above: Box;
  /** The board with its frame. */
  readonly board: Box;
  /** The button in its own place. */
  readonly button: Box;
}

/** A desktop has panels on both sides of the board; an upright window has all in one column. */
export type Shape = 'desktop' | 'upright';

/** The height of a large button. */
const LARGE_PX = 58;
/** The ring around the banner, and a little air. */
const BELOW_BANNER_PX = 7;
/** How far the button reaches over the frame of the lowest cells. */
const OVER_CELLS_PX = 2;

/**
 * How far the button goes from its own place, in px, and how many times larger it becomes: to the middle
 * of the board, over the lower edge of its frame on a desktop, right below the banner in an upright window.
 */
export function raisedTo(
  { above, board, button }: EndingBoxes,
  shape: Shape,
): { readonly x: number; readonly y: number; readonly scale: number } {
  const ownHeight = button.bottom - button.top;
  const height = Math.max(LARGE_PX, ownHeight);
  const top = above.bottom + (shape === 'desktop' ? -OVER_CELLS_PX : BELOW_BANNER_PX);
  return {
    x: (board.left + board.right - button.left - button.right) / 2,
    y: top + height / 2 - (button.top + button.bottom) / 2,
    scale: height / ownHeight,
  };
}
