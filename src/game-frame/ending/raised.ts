import type { Box } from './spots.ts';

/** What the main button stands among at the end of a battle, in CSS px of the window. */
export interface EndingBoxes {
  /** What the button goes below: the board's cells or the turn banner. */
  readonly above: Box;
  /** The board with its frame, at its full size. */
  readonly board: Box;
  /** The upper edge of what of it the button may not touch: the rest stands at its sides. */
  readonly rim: number;
  /** The lower edge of its cells, which stays where it is when the board becomes smaller. */
  readonly foot: number;
  /** The button in its own place. */
  readonly button: Box;
}

/** The height of a large button. */
const LARGE_PX = 58;
/** So much of it lies at least over the frame that it stands on. */
const OVER_FRAME_PX = 4;

/** How far below what is above it the button stands, in px. */
const GAPS = {
  /** Over the lower edge of the board's frame, off its cells where the frame has the room. */
  'over frame': 12,
  /** Over that edge too, as high as it goes: in a low window. */
  'at cells': -2,
  /** Past the ring around the banner, and a little air. */
  'below banner': 6,
  /** Right below what has been told, and the ring around it. */
  'above board': 6,
};

/** Between the button and a board that makes room for it. */
const BELOW_BUTTON_PX = 8;
/** A board becomes no smaller than this for it. */
const LEAST_SCALE = 0.78;

export type RaisedPlace = keyof typeof GAPS;

interface Raised {
  /** How far the button goes from its own place, in px, and how many times larger it becomes. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** How far down the board makes room for it, in px. */
  readonly boardDown: number;
  /** As large as this the board clears it, where it would touch it at its full size. */
  readonly boardScale: number;
}

/** What brings the button to the middle of the board, in one of the places. */
export function raisedTo(
  { above, board, rim, foot, button }: EndingBoxes,
  place: RaisedPlace,
): Raised {
  const ownHeight = button.bottom - button.top;
  const height = Math.max(LARGE_PX, ownHeight);
  const top = above.bottom + gapBelow(above, board, place);
  const below = top + height + BELOW_BUTTON_PX;
  const clear = (foot - below) / (foot - rim);
  return {
    x: (board.left + board.right - button.left - button.right) / 2,
    y: top + height / 2 - (button.top + button.bottom) / 2,
    scale: height / ownHeight,
    boardDown: place === 'above board' ? below - board.top : 0,
    boardScale: place === 'below banner' ? Math.min(1, Math.max(LEAST_SCALE, clear)) : 1,
  };
}

function gapBelow(above: Box, board: Box, place: RaisedPlace): number {
  if (place !== 'over frame') return GAPS[place];
  const most = board.bottom - OVER_FRAME_PX - above.bottom;
  return Math.max(GAPS['at cells'], Math.min(GAPS[place], most));
}
