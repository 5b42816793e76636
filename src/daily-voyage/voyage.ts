import type { Move } from '#core/game.ts';
import type { ClassicPosition } from '#games/classic/rules.ts';
import type { ConnectFourPosition } from '#games/connect-four/rules.ts';

/** In how many plies a voyage's first move forces the win. */
export type VoyagePlies = 3 | 5;

/** The puzzle of a day: a position in which exactly one move forces a win within five plies. */
export type Voyage = DrawnPosition & {
  /** What every move leads to. */
  readonly chart: Chart;
};

/** A position, and in how many plies its one winning move forces the win. */
export type DrawnPosition = VoyagePosition & { readonly plies: VoyagePlies };

/** A position of one of the two games. */
export type VoyagePosition =
  | { readonly game: 'classic'; readonly position: ClassicPosition }
  | { readonly game: 'connect-four'; readonly position: ConnectFourPosition };

/** What each open move of the person leads to. */
export type Chart = ReadonlyMap<Move, Course>;

/** What a move leads to: the win, a longer forced line with the rival's best defence, or nowhere. */
export type Course =
  | { readonly kind: 'wins' }
  | { readonly kind: 'forces'; readonly answer: Move; readonly next: Chart }
  | { readonly kind: 'strays'; readonly refutation: Move };
