import type { Move } from './game.ts';
import type { Level } from './mode.ts';

/** The games that have a computer opponent. */
export const OPPONENT_GAMES = ['connect-four', 'ultimate'] as const;

export type OpponentGame = (typeof OPPONENT_GAMES)[number];

/** What a page asks the worker that thinks for it. */
export interface OpponentRequest<Position> {
  /** Comes back in the answer; differs for each request. */
  readonly id: number;
  readonly game: OpponentGame;
  /** A position of that game. */
  readonly position: Position;
  readonly level: Level;
  readonly seed: number;
}

/** What the worker answers. */
export interface OpponentAnswer {
  readonly id: number;
  readonly move: Move;
}
