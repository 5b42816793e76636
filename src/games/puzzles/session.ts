import type { Move } from '#core/game.ts';
import type { Keyed, Machine, WaitTask } from '#core/machine.ts';
import { winningLine } from '#games/classic/rules.ts';
import { PUZZLES } from './collection.ts';
import { PUZZLE_IDS, type PuzzleId } from './ids.ts';
import { judge } from './puzzle.ts';
import { refutation } from './refutation.ts';
import {
  isAllSolved,
  isAnswered,
  isMissShown,
  mayHint,
  MISSES_BEFORE_HINT,
  nextPuzzle,
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
export const TOLD_MS = 2120;

/** What a person does, an answer naming the puzzle it was meant for; and the ends of waits. */
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
  | SeenEvent
  | MissEvent;

/** The time of a miss is over; it names the miss, so that a late one is ignored. */
type MissEvent =
  | { readonly type: 'refute'; readonly miss: Miss }
  | { readonly type: 'tell'; readonly miss: Miss }
  | { readonly type: 'takeBack'; readonly miss: Miss };

/** A part of a right answer has been seen. */
interface SeenEvent {
  readonly type: 'seen';
  readonly puzzleId: PuzzleId;
  readonly sight: Sight;
}

/** A right answer is being seen. */
export interface SightTask extends Keyed {
  readonly kind: 'sight';
  readonly sight: Sight;
  readonly event: SeenEvent;
}

/** What the puzzles wait for. */
export type PuzzlesTask = WaitTask<MissEvent> | SightTask;

/** What to report about the puzzles. */
export type PuzzlesCue =
  | { readonly kind: 'answered'; readonly puzzleId: PuzzleId; readonly cell: Move }
  | {
      readonly kind: 'solved';
      readonly puzzleId: PuzzleId;
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
      return event.puzzleId === state.current && event.sight === state.sight ? seen(state) : state;
    case 'show':
      return show(state, event.puzzleId);
    case 'previous':
      return show(state, previousPuzzle(state));
    case 'next':
      return show(state, nextPuzzle(state));
    case 'reset':
      // A person who asks for the position is told that it is set up, even where it has not changed.
      return isAnswered(state)
        ? withProgress(state, 'reopened')
        : { ...state, lastMiss: null, isHinted: false };
    case 'hint':
      return mayHint(state) ? { ...state, isHinted: true } : state;
    case 'startOver':
      return isAllSolved(state) ? START_PUZZLES : state;
    case 'recall':
      return recalled(state, event.solved);
    case 'refute':
      return event.miss === state.lastMiss ? refuted(state, event.miss) : state;
    case 'tell':
      return event.miss === state.lastMiss
        ? { ...state, lastMiss: { ...event.miss, isTold: true } }
        : state;
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
  if (isAnswered(state) || isMissShown(state)) return state;
  const verdict = judge(PUZZLES[state.current], cell);
  switch (verdict) {
    case 'solved':
      return { ...state, sight: 'landing', lastMiss: null };
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
    lastMiss: { cell, number, answer: null, isTold: false, isTakenBack: false },
  };
}

function refuted(state: PuzzlesState, miss: Miss): PuzzlesState {
  return { ...state, lastMiss: { ...miss, answer: refutation(shownPosition(state)) } };
}

function seen(state: PuzzlesState): PuzzlesState {
  const next = solved(state);
  if (state.sight !== 'landing') return next;
  if (next.isCelebrated) return { ...state, sight: 'result' };
  return winningLine(shownPosition(state)) === null ? next : { ...state, sight: 'line' };
}

function solved(state: PuzzlesState): PuzzlesState {
  const next = withProgress(state, 'solved');
  return { ...next, isCelebrated: isAllSolved(next) && !isAllSolved(state) };
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

function tasks(state: PuzzlesState): readonly PuzzlesTask[] {
  const { current: puzzleId, lastMiss, sight } = state;
  if (sight !== null) {
    const event = { type: 'seen', puzzleId, sight } as const;
    return [{ key: `${sight} ${puzzleId}`, kind: 'sight', sight, event }];
  }
  if (lastMiss === null || lastMiss.isTakenBack) return [];
  const [type, ms] = nextOf(lastMiss);
  return [
    {
      key: `${type} ${puzzleId} ${lastMiss.number}`,
      kind: 'wait',
      ms,
      event: { type, miss: lastMiss },
      fromPaint: true,
    },
  ];
}

/** What follows in a miss, and after how many milliseconds. */
function nextOf({ answer, isTold }: Miss): readonly [MissEvent['type'], number] {
  if (answer === null) return ['refute', TRY_MS];
  return isTold ? ['takeBack', TOLD_MS] : ['tell', MARKED_MS];
}

function cues(before: PuzzlesState, after: PuzzlesState): readonly PuzzlesCue[] {
  const { current: puzzleId, progress } = after;
  // What was solved on earlier visits is no news.
  if (before.sight === after.sight && solvedCount(after) > solvedCount(before)) return [];
  if (isAllSolved(before) && !isAllSolved(after)) return [{ kind: 'startedOver' }];
  if (puzzleId !== before.current) {
    return [
      ...answerCues(before, after),
      { kind: 'shown', puzzleId, progress: progress[puzzleId] },
    ];
  }
  // An answer is told when it has been seen, and not at all if it was taken away before.
  if (isAnswered(after)) return answerCues(before, after);
  if (after.isHinted && !before.isHinted) return [{ kind: 'hinted', puzzleId }];
  return after.lastMiss === null ? [{ kind: 'reset', puzzleId }] : missCues(after, after.lastMiss);
}

/** What is told of the right answer to the puzzle that was shown before. */
function answerCues(before: PuzzlesState, after: PuzzlesState): readonly PuzzlesCue[] {
  const { current: puzzleId, sight } = before;
  if (sight === null) return [];
  const isLast = isAllSolved(after) && !isAllSolved(before);
  const cell = PUZZLES[puzzleId].solution;
  const landed = { kind: 'answered', puzzleId, cell } as const;
  const told = { kind: 'solved', puzzleId, isLast } as const;
  if (sight !== 'landing') return [told];
  return after.sight === null ? [landed, told] : [landed];
}

function missCues({ current: puzzleId }: PuzzlesState, miss: Miss): readonly PuzzlesCue[] {
  const { cell, number, answer, isTold, isTakenBack } = miss;
  // A miss is told while its refutation is seen.
  if (!isTold || isTakenBack || answer === null) return [];
  const isHintDue = number === MISSES_BEFORE_HINT;
  return [{ kind: 'missed', puzzleId, cell, answer, isHintDue }];
}
