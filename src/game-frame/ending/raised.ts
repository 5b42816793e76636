import type { Box } from './spots.ts';

/** What the main button stands among at the end of a battle, in CSS px of the window. */
export interface EndingBoxes {
  /** What the button goes below: the board's cells or the turn banner. */
  readonly above: Box;
  /** The board with its frame. */
  readonly board: Box;
  /** The button in its own place. */
  readonly button: Box;
}

/** The height of a large button. */
const LARGE_PX = 58;

/** How far below what is above it the button stands, in px. */
const GAPS = {
  /** Over the lower edge of the board's frame. */
  'over frame': -2,
  /** Past the ring around the banner, and a little air. */
  'below banner': 7,
  /** Within the height of a row of controls and its gaps. */
  'below board': 4,
};

export type RaisedPlace = keyof typeof GAPS;

/**
 * How far the button goes from its own place, in px, and how many times larger it becomes, so that it stands
 * in the middle of the board in one of the places.
 */
export function raisedTo(
  { above, board, button }: EndingBoxes,
  place: RaisedPlace,
): { readonly x: number; readonly y: number; readonly scale: number } {
  const ownHeight = button.bottom - button.top;
  const height = Math.max(LARGE_PX, ownHeight);
  const top = above.bottom + GAPS[place];
  return {
    x: (board.left + board.right - button.left - button.right) / 2,
    y: top + height / 2 - (button.top + button.bottom) / 2,
    scale: height / ownHeight,
  };
}
