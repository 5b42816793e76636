import type { ChooseMove, Move, Rules } from '#core/game.ts';
import type { Notation } from '#core/match-text.ts';
import type { Level, UsualLevel } from '#core/mode.ts';
import type { SeriesCue } from '#core/series.ts';
import type { SoundName } from '#core/sounds.ts';
import type { BattleWords } from '#games/parts.ts';
import type { BitPosition } from '#solver/position.ts';
import type { Announcer } from '#ui/use-announcer.ts';
import type { ResultWords } from './result-words.ts';

/** A game that is played by two people or against the computer. */
export interface BattleGame<Position> {
  /** The game's id. */
  readonly id: string;
  readonly rules: Rules<Position>;
  /** How well its computer can play. */
  readonly levels: readonly Level[];
  /** The time from a person's move to the computer's answer, thinking included. */
  readonly answerDelayMs: number;
  /** Fetches what the computer plays, at all levels but the one that never errs. */
  readonly loadChooseMove: () => Promise<ChooseMove<Position, UsualLevel>>;
  /** How long the piece of a move takes to land in the position that it leads to. */
  readonly landingMs: (move: Move, position: Position) => number;
  /**
   * How long it takes, from the last move on, until the place where an answer is played can be seen: the computer
   * answers no sooner. Left out where it is seen all the time.
   */
  readonly arrivalMs?: (position: Position) => number;
  /** How long after it has landed the last move's line begins to be drawn; left out where that is at once. */
  readonly lineAfterMs?: () => number;
  /** How long the toast of a win stays. */
  readonly winToastMs: number;
  /** What is said of a draw, and how long its toast stays; left out where nothing can be drawn. */
  readonly draw?: ResultWords & { readonly toastMs: number };
  /** Announces a move and the position it has led to. */
  readonly announceMove: (
    cue: MovedCue<Position>,
    announcer: Announcer,
    words: BattleWords,
  ) => void;
  /** What is heard of a move, one after the other. */
  readonly beatsOf: (landed: Landed<Position>) => readonly Beat[];
  /** Fetches how its positions are told to the solver, where the game is solved. */
  readonly loadSolverPosition?: () => Promise<(position: Position) => BitPosition>;
  /** Fetches how its moves are written down. */
  readonly loadNotation: () => Promise<Notation>;
}

/** A move that has just been made. */
export type MovedCue<Position> = Extract<SeriesCue<Position>, { readonly kind: 'moved' }>;

/** A move, the position that it has led to, and whose turn it is then: nobody's after the last move. */
export type Landed<Position> = Pick<MovedCue<Position>, 'move' | 'ply' | 'position' | 'next'>;

/** A part of a move that is heard. */
export interface Beat {
  /** How long after the move; left out for what is heard when the move is told. */
  readonly afterMs?: number;
  readonly sound: SoundName;
  /** What is told then. */
  readonly tell?: (announcer: Announcer, words: BattleWords) => void;
}
