import { classicRules } from '#games/classic/rules.ts';
import { PUZZLES } from './collection.ts';
import { PUZZLE_IDS, type PuzzleId } from './ids.ts';
import { puzzlesMachine, type PuzzlesEvent } from './session.ts';
import type { PuzzlesState } from './state.ts';

export const PREVIOUS = { type: 'previous' } as const;
export const NEXT = { type: 'next' } as const;
export const RESET = { type: 'reset' } as const;
export const HINT = { type: 'hint' } as const;
export const SOLVE_ALL = PUZZLE_IDS.flatMap((puzzleId) => [show(puzzleId), solve(puzzleId)]);

/** The state after several events, in order. Scripted play is for tests only. */
export function after(state: PuzzlesState, ...events: readonly PuzzlesEvent[]): PuzzlesState {
  return events.reduce(puzzlesMachine.update, state);
}

export function show(puzzleId: PuzzleId): PuzzlesEvent {
  return { type: 'show', puzzleId };
}

/** The right answer. */
export function solve(puzzleId: PuzzleId): PuzzlesEvent {
  return { type: 'answer', puzzleId, cell: PUZZLES[puzzleId].solution };
}

/** The first wrong answer. */
export function miss(puzzleId: PuzzleId): PuzzlesEvent {
  const { position, solution } = PUZZLES[puzzleId];
  const cell = classicRules.legalMoves(position).find((open) => open !== solution);
  return { type: 'answer', puzzleId, cell: cell ?? -1 };
}
