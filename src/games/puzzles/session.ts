import type { Move } from '#core/game.ts';
import type { Machine } from '#core/machine.ts';
import { classicRules, type ClassicPosition } from '#games/classic/rules.ts';
import { PUZZLE_IDS, PUZZLES, type PuzzleId } from './collection.ts';
import { judge } from './puzzle.ts';

/** How far a puzzle has come; one that is `reopened` was solved before and stays counted. */
export type Progress = 'unsolved' | 'solved' | 'reopened';

/** A wrong answer; the number tells two wrong answers in the same cell apart. */
export interface Miss {
  readonly puzzleId: PuzzleId;
  readonly cell: Move;
  readonly number: number;
}

/** The six puzzles and which of them is shown. */
export interface PuzzlesState {
  readonly current: PuzzleId;
  readonly progress: Readonly<Record<PuzzleId, Progress>>;
  readonly lastMiss: Miss | null;
}

/** What a person does; an answer names the puzzle it was meant for. */
export type PuzzlesEvent =
  | { readonly type: 'answer'; readonly puzzleId: PuzzleId; readonly cell: Move }
  | { readonly type: 'show'; readonly puzzleId: PuzzleId }
  | { readonly type: 'previous' }
  | { readonly type: 'next' }
  | { readonly type: 'reset' }
  | { readonly type: 'startOver' };

/** What to report about the puzzles. */
export type PuzzlesCue =
  | {
      readonly kind: 'solved';
      readonly puzzleId: PuzzleId;
      readonly cell: Move;
      /** Whether this was the last one that had never been solved. */
      readonly isLast: boolean;
    }
  | { readonly kind: 'missed'; readonly puzzleId: PuzzleId; readonly cell: Move }
  | { readonly kind: 'shown'; readonly puzzleId: PuzzleId; readonly progress: Progress }
  | { readonly kind: 'reset'; readonly puzzleId: PuzzleId }
  | { readonly kind: 'startedOver' };

/** The session of the puzzles; it waits for nothing. */
export const puzzlesMachine: Machine<PuzzlesState, PuzzlesEvent, never, PuzzlesCue> = {
  update,
  tasks: () => [],
  cues,
};

/** The first puzzle, with none solved. */
export const START_PUZZLES: PuzzlesState = {
  current: PUZZLE_IDS[0],
  progress: {
    'easy-1': 'unsolved',
    'easy-2': 'unsolved',
    'medium-1': 'unsolved',
    'medium-2': 'unsolved',
    'hard-1': 'unsolved',
    'hard-2': 'unsolved',
  },
  lastMiss: null,
};

/** The board of the puzzle that is shown, with its solution played once it is solved. */
export function shownPosition({ current, progress }: PuzzlesState): ClassicPosition {
  const { position, solution } = PUZZLES[current];
  return progress[current] === 'solved' ? classicRules.play(position, solution) : position;
}

/** The cells that can be answered; none once the puzzle that is shown is solved. */
export function playableCells({ current, progress }: PuzzlesState): readonly Move[] {
  return progress[current] === 'solved' ? [] : classicRules.legalMoves(PUZZLES[current].position);
}

/** How many puzzles have been solved since the start, reopened ones included. */
export function solvedCount({ progress }: PuzzlesState): number {
  return PUZZLE_IDS.filter((id) => progress[id] !== 'unsolved').length;
}

/** Whether all have been solved, so that one may start over. */
export function isAllSolved(state: PuzzlesState): boolean {
  return solvedCount(state) === PUZZLE_IDS.length;
}

/** The puzzle before the one that is shown, or `null`. */
export function previousPuzzle({ current }: PuzzlesState): PuzzleId | null {
  return PUZZLE_IDS[PUZZLE_IDS.indexOf(current) - 1] ?? null;
}

/** The puzzle after the one that is shown, or `null`. */
export function nextPuzzle({ current }: PuzzlesState): PuzzleId | null {
  return PUZZLE_IDS[PUZZLE_IDS.indexOf(current) + 1] ?? null;
}

function update(state: PuzzlesState, event: PuzzlesEvent): PuzzlesState {
  switch (event.type) {
    case 'answer':
      return event.puzzleId === state.current ? answer(state, event.cell) : state;
    case 'show':
      return show(state, event.puzzleId);
    case 'previous':
      return show(state, previousPuzzle(state));
    case 'next':
      return show(state, nextPuzzle(state));
    case 'reset':
      // A person who asks for the position is told that it is set up, even where it has not changed.
      return state.progress[state.current] === 'solved'
        ? withProgress(state, 'reopened')
        : { ...state };
    case 'startOver':
      return isAllSolved(state) ? START_PUZZLES : state;
    default:
      return event satisfies never;
  }
}

function answer(state: PuzzlesState, cell: Move): PuzzlesState {
  const { current, progress, lastMiss } = state;
  if (progress[current] === 'solved') return state;
  const verdict = judge(PUZZLES[current], cell);
  switch (verdict) {
    case 'solved':
      return withProgress(state, 'solved');
    case 'wrong': {
      const number = (lastMiss?.number ?? 0) + 1;
      return { ...state, lastMiss: { puzzleId: current, cell, number } };
    }
    case 'ignored':
      return state;
    default:
      return verdict satisfies never;
  }
}

function show(state: PuzzlesState, id: PuzzleId | null): PuzzlesState {
  return id === null || id === state.current ? state : { ...state, current: id };
}

function withProgress(state: PuzzlesState, progress: Progress): PuzzlesState {
  return { ...state, progress: { ...state.progress, [state.current]: progress } };
}

function cues(before: PuzzlesState, after: PuzzlesState): readonly PuzzlesCue[] {
  const { current: puzzleId, progress, lastMiss } = after;
  if (isAllSolved(before) && !isAllSolved(after)) return [{ kind: 'startedOver' }];
  if (puzzleId !== before.current)
    return [{ kind: 'shown', puzzleId, progress: progress[puzzleId] }];
  // A solved puzzle that stays on the board can only be reset, and then it is solved no more.
  if (progress[puzzleId] === 'solved') {
    const isLast = isAllSolved(after) && !isAllSolved(before);
    return [{ kind: 'solved', puzzleId, cell: PUZZLES[puzzleId].solution, isLast }];
  }
  if (lastMiss !== null && lastMiss.number !== before.lastMiss?.number) {
    return [{ kind: 'missed', puzzleId: lastMiss.puzzleId, cell: lastMiss.cell }];
  }
  return [{ kind: 'reset', puzzleId }];
}
