import type { Move, Side } from '#core/game.ts';

/** The game whose rules hold. */
export type VoyageGame = 'classic' | 'connect-four';

/** In how many plies a voyage's first move forces the win. */
export type VoyagePlies = 3 | 5;

/** The cells of a board in reading order, each with the side that has it. */
export type Cells = readonly (Side | null)[];

/** A position, whose first side began, and in how many plies its one winning move forces the win. */
export interface DrawnPosition {
  readonly game: VoyageGame;
  readonly plies: VoyagePlies;
  readonly cells: Cells;
}

/** The puzzle of a day: a position in which exactly one move forces a win within five plies. */
export interface Voyage extends DrawnPosition {
  /** The side that is to force its win. */
  readonly side: Side;
  /** What every move leads to. */
  readonly chart: Chart;
}

/** What each open move of the person leads to. */
export type Chart = ReadonlyMap<Move, Course>;

/** What a move leads to: the win, a longer forced line with the rival's best defence, or nowhere. */
export type Course =
  | { readonly kind: 'wins' }
  | { readonly kind: 'forces'; readonly answer: Move; readonly next: Chart }
  | { readonly kind: 'strays'; readonly refutation: Move };
