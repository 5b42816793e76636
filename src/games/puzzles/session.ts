import type { Move } from '#core/game.ts';
import type { Keyed, Machine, WaitTask } from '#core/machine.ts';
import { winningLine } from '#games/classic/rules.ts';
import { PUZZLES } from './collection.ts';
import { PUZZLE_IDS, type PuzzleId } from './ids.ts';
import { judge, type PuzzleDifficulty } from './puzzle.ts';
import { refutation } from './refutation.ts';
import {
  isAllSolved,
  isAllTold,
  isAnswered,
  isMissPending,
  mayHint,
  MISSES_BEFORE_HINT,
  nextPuzzle,
  openCells,
  previousPuzzle,
  shownPosition,
  solvedCount,
  START_PUZZLES,
  type Miss,
  type Progress,
  type PuzzlesState,
  type Sight,
} from './state.ts';

/** How long the piece of a wrong answer stands before the rival answers it: it lands, and is seen. */
export const TRY_MS = 520;
/** How long the rival's answer takes to land and to be marked; then it is told why the first one was wrong. */
export const MARKED_MS = 320;
/** How long picture and words are seen together before both pieces are taken back. */
export const TOLD_MS = 1600;

/** How long what proves an answer is seen as a whole, beside the words that tell it. */
const WHOLE_MS = 2500;

/**
 * How long it takes to see what proves the last right answer, once it has been told: its line, or how it goes on to
 * win, at the pace of `rings.module.css`. The lines and the words stay when all are told.
 */
export const PROOF_MS: Readonly<Record<PuzzleDifficulty, number>> = {
  easy: WHOLE_MS,
  medium: 500 + 700 + WHOLE_MS,
  hard: 500 + 2 * 600 + 700 + WHOLE_MS,
};

/** What a person does, an answer naming the puzzle it was meant for; and that something has been seen. */
export type PuzzlesEvent =
  | { readonly type: 'answer'; readonly puzzleId: PuzzleId; readonly cell: Move }
  | { readonly type: 'show'; readonly puzzleId: PuzzleId }
  | { readonly type: 'previous' }
  | { readonly type: 'next' }
  | { readonly type: 'reset' }
  | { readonly type: 'hint' }
  | { readonly type: 'startOver' }
  /** Puzzles were solved on earlier visits. */
  | { readonly type: 'recall'; readonly solved: ReadonlySet<PuzzleId> }
  | SeenEvent;

/** What the task of this key shows has been seen; a late one is ignored. */
interface SeenEvent {
  readonly type: 'seen';
  readonly key: string;
}

/** A right answer is being seen. */
export interface SightTask extends Keyed {
  readonly kind: 'sight';
  readonly sight: Exclude<Sight, 'proof'>;
  readonly event: SeenEvent;
}

/** What the puzzles wait for. */
export type PuzzlesTask = WaitTask<SeenEvent> | SightTask;

/** What to report about the puzzles. */
export type PuzzlesCue =
  | { readonly kind: 'answered'; readonly puzzleId: PuzzleId; readonly cell: Move }
  | { readonly kind: 'solved'; readonly puzzleId: PuzzleId }
  /** The last one that had never been solved has been, and what proves its answer has been seen. */
  | { readonly kind: 'allSolved' }
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

/**
 * The session of the puzzles. A right answer closes its board at once; the puzzle is solved when the answer
 * has been seen, or sooner, when the person goes on.
 */
export const puzzlesMachine: Machine<PuzzlesState, PuzzlesEvent, PuzzlesTask, PuzzlesCue> = {
  update,
  tasks,
  cues,
};

function update(state: PuzzlesState, event: PuzzlesEvent): PuzzlesState {
  switch (event.type) {
    case 'answer':
      return event.puzzleId === state.current ? answered(state, event.cell) : state;
    case 'seen':
      return tasks(state).some(({ key }) => key === event.key) ? seen(state) : state;
    case 'show':
      return show(state, event.puzzleId);
    case 'previous':
      return show(state, previousPuzzle(state));
    case 'next':
      // After the last one it leads to the end.
      return state.sight === 'proof' ? seen(state) : show(state, nextPuzzle(state));
    case 'reset':
      // A person who asks for the position is told that it is set up, even where it has not changed.
      return isAnswered(state)
        ? withProgress(state, 'reopened')
        : { ...state, lastMiss: null, isHinted: false };
    case 'hint':
      return mayHint(state) ? { ...state, isHinted: true } : state;
    case 'startOver':
      return isAllTold(state) ? START_PUZZLES : state;
    case 'recall':
      return recalled(state, event.solved);
    default:
      return event satisfies never;
  }
}

// Once a miss has been told, the next answer takes it back: nobody who has understood has to wait.
function answered(state: PuzzlesState, cell: Move): PuzzlesState {
  if (isMissPending(state) || !openCells(state).includes(cell)) return state;
  return judge(PUZZLES[state.current], cell) === 'solved'
    ? { ...state, sight: 'landing', lastMiss: null }
    : missed(state, cell);
}

function missed(state: PuzzlesState, cell: Move): PuzzlesState {
  const { current, misses } = state;
  const number = misses[current] + 1;
  return {
    ...state,
    misses: { ...misses, [current]: number },
    lastMiss: { cell, number, answer: null, isTold: false, isTakenBack: false },
  };
}

function seen(state: PuzzlesState): PuzzlesState {
  const { sight, lastMiss } = state;
  if (sight === 'proof') return { ...state, sight: null, isCelebrated: true };
  if (sight === null) return { ...state, lastMiss: lastMiss && seenMiss(lastMiss, state) };
  const isLineDue = sight === 'landing' && winningLine(shownPosition(state)) !== null;
  return isLineDue ? { ...state, sight: 'line' } : solved(state);
}

function seenMiss(miss: Miss, state: PuzzlesState): Miss {
  if (miss.answer === null) return { ...miss, answer: refutation(shownPosition(state)) };
  return miss.isTold ? { ...miss, isTakenBack: true } : { ...miss, isTold: true };
}

function solved(state: PuzzlesState): PuzzlesState {
  const next = withProgress(state, 'solved');
  return isAllSolved(next) && !isAllSolved(state) ? { ...next, sight: 'proof' } : next;
}

// A board on which somebody plays already stays as it is.
function recalled(state: PuzzlesState, solvedBefore: ReadonlySet<PuzzleId>): PuzzlesState {
  const isUntouched = state === START_PUZZLES;
  const known = PUZZLE_IDS.filter(
    (id) =>
      solvedBefore.has(id) &&
      state.progress[id] === 'unsolved' &&
      (isUntouched || id !== state.current),
  );
  if (known.length === 0) return state;
  const solvedNow = Object.fromEntries(known.map((id) => [id, 'solved'] as const));
  const progress = { ...state.progress, ...solvedNow };
  const open = isUntouched ? PUZZLE_IDS.find((id) => progress[id] === 'unsolved') : undefined;
  return { ...state, progress, current: open ?? state.current };
}

function show(state: PuzzlesState, id: PuzzleId | null): PuzzlesState {
  if (id === null || id === state.current) return state;
  const left = state.sight === null ? state : withProgress(state, 'solved');
  return { ...left, current: id, lastMiss: null, isHinted: false, isCelebrated: false };
}

function withProgress(state: PuzzlesState, progress: Progress): PuzzlesState {
  return {
    ...state,
    progress: { ...state.progress, [state.current]: progress },
    lastMiss: null,
    sight: null,
    isHinted: false,
    isCelebrated: false,
  };
}

function tasks({ current, sight, lastMiss }: PuzzlesState): readonly PuzzlesTask[] {
  if (sight !== null) {
    const key = `${sight} ${current}`;
    return [
      sight === 'proof'
        ? wait(key, PROOF_MS[PUZZLES[current].difficulty])
        : { key, kind: 'sight', sight, event: { type: 'seen', key } },
    ];
  }
  if (lastMiss === null || lastMiss.isTakenBack) return [];
  const ms = missMs(lastMiss);
  return [wait(`${current} ${lastMiss.number} ${ms}`, ms)];
}

function wait(key: string, ms: number): WaitTask<SeenEvent> {
  return { key, kind: 'wait', ms, event: { type: 'seen', key }, fromPaint: true };
}

/** How long a miss is seen as it is. */
function missMs({ answer, isTold }: Miss): number {
  if (answer === null) return TRY_MS;
  return isTold ? TOLD_MS : MARKED_MS;
}

function cues(before: PuzzlesState, after: PuzzlesState): readonly PuzzlesCue[] {
  // What was solved on earlier visits is no news.
  if (before.sight === after.sight && solvedCount(after) > solvedCount(before)) return [];
  if (isAllSolved(before) && !isAllSolved(after)) return [{ kind: 'startedOver' }];
  const { current: puzzleId, progress } = after;
  const isOther = puzzleId !== before.current;
  return [
    ...(isOther ? answerCues(before, after) : boardCues(before, after)),
    ...(isAllTold(after) && !isAllTold(before) ? [{ kind: 'allSolved' } as const] : []),
    ...(isOther ? [{ kind: 'shown', puzzleId, progress: progress[puzzleId] } as const] : []),
  ];
}

/** What is told of the board that is shown, as it was before. */
function boardCues(before: PuzzlesState, after: PuzzlesState): readonly PuzzlesCue[] {
  // An answer is told when it has been seen, and not at all if it was taken away before.
  if (isAnswered(after)) return answerCues(before, after);
  const { current: puzzleId } = after;
  if (after.isHinted && !before.isHinted) return [{ kind: 'hinted', puzzleId }];
  return after.lastMiss === null ? [{ kind: 'reset', puzzleId }] : missCues(after, after.lastMiss);
}

/** What is told of the right answer to the puzzle that was shown before. */
function answerCues(before: PuzzlesState, after: PuzzlesState): readonly PuzzlesCue[] {
  const { current: puzzleId, sight } = before;
  const { solution: cell } = PUZZLES[puzzleId];
  const isLanded = sight === 'landing';
  const isTold = (isLanded || sight === 'line') && after.progress[puzzleId] === 'solved';
  return [
    ...(isLanded ? [{ kind: 'answered', puzzleId, cell } as const] : []),
    ...(isTold ? [{ kind: 'solved', puzzleId } as const] : []),
  ];
}

function missCues({ current: puzzleId }: PuzzlesState, miss: Miss): readonly PuzzlesCue[] {
  const { cell, number, answer, isTold, isTakenBack } = miss;
  // A miss is told while its refutation is seen.
  if (!isTold || isTakenBack || answer === null) return [];
  const isHintDue = number === MISSES_BEFORE_HINT;
  return [{ kind: 'missed', puzzleId, cell, answer, isHintDue }];
}
