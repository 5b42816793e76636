import type { Move } from './game.ts';
import type { UsualLevel } from './mode.ts';

/** What a page asks the worker that thinks for it. */
export interface OpponentRequest<Position> {
  /** The answer repeats it; no two requests share one. */
  readonly id: number;
  /** The id of a game that the worker can play. */
  readonly game: string;
  /** A position of that game. */
  readonly position: Position;
  readonly level: UsualLevel;
  readonly seed: number;
}

/** What the worker answers. */
export interface OpponentAnswer {
  readonly id: number;
  readonly move: Move;
}
