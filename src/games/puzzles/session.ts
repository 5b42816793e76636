import type { Move } from '#core/game.ts';
import type { Machine, WaitTask } from '#core/machine.ts';
import { classicRules, type ClassicPosition } from '#games/classic/rules.ts';
import { PUZZLE_IDS, PUZZLES, type PuzzleId } from './collection.ts';
import { judge } from './puzzle.ts';
import { refutation } from './refutation.ts';

/** How long the piece of a wrong answer stands before the rival answers it. */
export const TRY_MS = 300;
/** How long both stand before they are taken back; with `TRY_MS` the 700 ms that a mistake is seen. */
export const ANSWERED_MS = 400;
/** After how many wrong answers to a puzzle a hint can be asked for. */
export const MISSES_BEFORE_HINT = 2;

/** How far a puzzle has come; one that is `reopened` was solved before and stays counted. */
export type Progress = 'unsolved' | 'solved' | 'reopened';

/** A wrong answer: its piece stands on the board, then the rival's answer too, then neither. */
export interface Miss {
  readonly cell: Move;
  /** Counts from 1 at each puzzle; tells two wrong answers in the same cell apart. */
  readonly number: number;
  /** The move that refutes it, once it has been played. */
  readonly answer: Move | null;
  readonly isTakenBack: boolean;
}

/** The six puzzles and which of them is shown. */
export interface PuzzlesState {
  readonly current: PuzzleId;
  readonly progress: Readonly<Record<PuzzleId, Progress>>;
  /** How many wrong answers each puzzle has had. */
  readonly misses: Readonly<Record<PuzzleId, number>>;
  /** The last wrong answer, until another puzzle is shown or this one is solved or reset. */
  readonly lastMiss: Miss | null;
  /** Whether the hint to the puzzle that is shown has been asked for. */
  readonly isHinted: boolean;
}

/** What a person does, an answer naming the puzzle it was meant for; and the ends of waits. */
export type PuzzlesEvent =
  | { readonly type: 'answer'; readonly puzzleId: PuzzleId; readonly cell: Move }
  | { readonly type: 'show'; readonly puzzleId: PuzzleId }
  | { readonly type: 'previous' }
  | { readonly type: 'next' }
  | { readonly type: 'reset' }
  | { readonly type: 'hint' }
  | { readonly type: 'startOver' }
  | MissEvent;

/** The time of a miss is over; it names the miss, so that a late one is ignored. */
type MissEvent =
  | { readonly type: 'refute'; readonly miss: Miss }
  | { readonly type: 'takeBack'; readonly miss: Miss };

/** What the puzzles wait for. */
export type PuzzlesTask = WaitTask<MissEvent>;

/** What to report about the puzzles. */
export type PuzzlesCue =
  | {
      readonly kind: 'solved';
      readonly puzzleId: PuzzleId;
      readonly cell: Move;
      /** Whether this was the last one that had never been solved. */
      readonly isLast: boolean;
    }
  | {
      readonly kind: 'missed';
      readonly puzzleId: PuzzleId;
      readonly cell: Move;
      readonly answer: Move;
      /** Whether it is the one that makes a hint possible. */
      readonly isHintDue: boolean;
    }
  | { readonly kind: 'hinted'; readonly puzzleId: PuzzleId }
  | { readonly kind: 'shown'; readonly puzzleId: PuzzleId; readonly progress: Progress }
  | { readonly kind: 'reset'; readonly puzzleId: PuzzleId }
  | { readonly kind: 'startedOver' };

/** The session of the puzzles. */
export const puzzlesMachine: Machine<PuzzlesState, PuzzlesEvent, PuzzlesTask, PuzzlesCue> = {
  update,
  tasks,
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
  misses: { 'easy-1': 0, 'easy-2': 0, 'medium-1': 0, 'medium-2': 0, 'hard-1': 0, 'hard-2': 0 },
  lastMiss: null,
  isHinted: false,
};

/** The board of the puzzle that is shown, with its solution once it is solved, or with a miss. */
export function shownPosition(state: PuzzlesState): ClassicPosition {
  const { position } = PUZZLES[state.current];
  return movesShown(state).reduce(classicRules.play, position);
}

/** The last of the moves that have been made from the position of the puzzle, or `null`. */
export function lastMove(state: PuzzlesState): Move | null {
  return movesShown(state).at(-1) ?? null;
}

/** Whether a wrong answer stands on the board; until it is taken back nothing can be answered. */
export function isMissShown({ lastMiss }: PuzzlesState): boolean {
  return lastMiss?.isTakenBack === false;
}

/** The open cells of the puzzle that is shown; none once it is solved. */
export function openCells({ current, progress }: PuzzlesState): readonly Move[] {
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

/** Whether a hint can be asked for now; there is none for those who have solved all. */
export function mayHint(state: PuzzlesState): boolean {
  const { current, progress, misses, isHinted } = state;
  const isDue = misses[current] >= MISSES_BEFORE_HINT && progress[current] !== 'solved';
  return isDue && !isHinted && !isMissShown(state) && !isAllSolved(state);
}

/** Whether the puzzle that is shown is solved and another one comes after it. */
export function isNextDue(state: PuzzlesState): boolean {
  const isSolved = state.progress[state.current] === 'solved';
  return isSolved && nextPuzzle(state) !== null && !isAllSolved(state);
}

function update(state: PuzzlesState, event: PuzzlesEvent): PuzzlesState {
  switch (event.type) {
    case 'answer':
      return event.puzzleId === state.current ? answered(state, event.cell) : state;
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
        : { ...state, lastMiss: null, isHinted: false };
    case 'hint':
      return mayHint(state) ? { ...state, isHinted: true } : state;
    case 'startOver':
      return isAllSolved(state) ? START_PUZZLES : state;
    case 'refute':
      return event.miss === state.lastMiss ? refuted(state, event.miss) : state;
    case 'takeBack':
      return event.miss === state.lastMiss
        ? { ...state, lastMiss: { ...event.miss, isTakenBack: true } }
        : state;
    default:
      return event satisfies never;
  }
}

// A press that comes while a miss is shown was meant for a board that is not there yet.
function answered(state: PuzzlesState, cell: Move): PuzzlesState {
  const { current, progress } = state;
  if (progress[current] === 'solved' || isMissShown(state)) return state;
  const verdict = judge(PUZZLES[current], cell);
  switch (verdict) {
    case 'solved':
      return withProgress(state, 'solved');
    case 'wrong':
      return missed(state, cell);
    case 'ignored':
      return state;
    default:
      return verdict satisfies never;
  }
}

function missed(state: PuzzlesState, cell: Move): PuzzlesState {
  const { current, misses } = state;
  const number = misses[current] + 1;
  return {
    ...state,
    misses: { ...misses, [current]: number },
    lastMiss: { cell, number, answer: null, isTakenBack: false },
  };
}

function refuted(state: PuzzlesState, miss: Miss): PuzzlesState {
  return { ...state, lastMiss: { ...miss, answer: refutation(shownPosition(state)) } };
}

function movesShown(state: PuzzlesState): readonly Move[] {
  const { current, progress, lastMiss } = state;
  if (progress[current] === 'solved') return [PUZZLES[current].solution];
  if (lastMiss === null || lastMiss.isTakenBack) return [];
  const { cell, answer } = lastMiss;
  return answer === null ? [cell] : [cell, answer];
}

function show(state: PuzzlesState, id: PuzzleId | null): PuzzlesState {
  return id === null || id === state.current
    ? state
    : { ...state, current: id, lastMiss: null, isHinted: false };
}

function withProgress(state: PuzzlesState, progress: Progress): PuzzlesState {
  return {
    ...state,
    progress: { ...state.progress, [state.current]: progress },
    lastMiss: null,
    isHinted: false,
  };
}

function tasks({ current, lastMiss }: PuzzlesState): readonly PuzzlesTask[] {
  if (lastMiss === null || lastMiss.isTakenBack) return [];
  const isAnswered = lastMiss.answer !== null;
  const type = isAnswered ? 'takeBack' : 'refute';
  return [
    {
      key: `${type} ${current} ${lastMiss.number}`,
      kind: 'wait',
      ms: isAnswered ? ANSWERED_MS : TRY_MS,
      event: { type, miss: lastMiss },
      fromPaint: true,
    },
  ];
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
  if (after.isHinted && !before.isHinted) return [{ kind: 'hinted', puzzleId }];
  if (lastMiss === null) return [{ kind: 'reset', puzzleId }];
  const { cell, number, answer, isTakenBack } = lastMiss;
  // A miss is told when it has been seen to its end.
  if (!isTakenBack || answer === null) return [];
  const isHintDue = number === MISSES_BEFORE_HINT;
  return [{ kind: 'missed', puzzleId, cell, answer, isHintDue }];
}
