import type { BestLine } from './line.ts';
import type { BitPosition } from './position.ts';

/** What a page asks the worker that solves. */
export type SolverQuestion =
  /** Whether it can work here. */
  | { readonly asks: 'ready' }
  /** The Legend's move. */
  | { readonly asks: 'move'; readonly position: BitPosition; readonly seed: number }
  | { readonly asks: 'score'; readonly position: BitPosition }
  /** The scores of a disc in each column. */
  | { readonly asks: 'columns'; readonly position: BitPosition }
  /** How perfect play goes on, so many discs far. */
  | { readonly asks: 'line'; readonly position: BitPosition; readonly length: number }
  /** The columns that keep what the mover has. */
  | { readonly asks: 'keeping'; readonly position: BitPosition };

/** What the worker answers to each kind of question. */
export interface SolverAnswers {
  readonly ready: SolverState;
  readonly move: number;
  readonly score: number;
  readonly columns: readonly (number | null)[];
  readonly line: BestLine;
  readonly keeping: readonly number[];
}

/** How the worker can work. */
export interface SolverState {
  /** Without the table of openings the first moves take longer. */
  readonly knowsOpenings: boolean;
}

/** The first message to the worker: how large the table of its search may be, as `startEngine` takes it. */
export interface SolverStart {
  readonly asks: 'start';
  readonly tableMb: number;
}

/** A question; no two share an id. */
export type SolverRequest =
  | ({ readonly id: number } & SolverQuestion)
  /** The answer to the question of this id is not wanted any more. */
  | { readonly id: number; readonly asks: 'nothing' };

/** A sign that the worker is at work, or an answer. */
export type SolverMessage<Answer = unknown> =
  | { readonly id: number; readonly kind: 'working' }
  | { readonly id: number; readonly kind: 'done'; readonly answer: Answer }
  /** There is no perfect play: browser or host refuse to run it, or what it needs could not be fetched. */
  | {
      readonly id: number;
      readonly kind: 'failed';
      readonly reason: string;
      readonly isRefused: boolean;
    };
