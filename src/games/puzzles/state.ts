import type { Move } from '#core/game.ts';
import { classicRules, type ClassicPosition } from '#games/classic/rules.ts';
import { PUZZLES } from './collection.ts';
import { PUZZLE_IDS, type PuzzleId } from './ids.ts';

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
  /** It has been told. */
  readonly isTold: boolean;
  readonly isTakenBack: boolean;
}

/**
 * What a right answer still takes to be seen: its piece lands, then the line that it completes is drawn; and, if it
 * solves the last puzzle, what proves it is shown.
 */
export type Sight = 'landing' | 'line' | 'proof';

/** The six puzzles and which of them is shown. */
export interface PuzzlesState {
  readonly current: PuzzleId;
  readonly progress: Readonly<Record<PuzzleId, Progress>>;
  /** How many wrong answers each puzzle has had. */
  readonly misses: Readonly<Record<PuzzleId, number>>;
  /** The last wrong answer, until another puzzle is shown or this one is solved or reset. */
  readonly lastMiss: Miss | null;
  /** The right answer is on the board; the puzzle is solved once its piece and line have been seen. */
  readonly sight: Sight | null;
  /** Whether the hint to the puzzle that is shown has been asked for. */
  readonly isHinted: boolean;
  /** The puzzle that is shown is the one that made the six complete. */
  readonly isCelebrated: boolean;
}

/** The first puzzle, with none solved. */
export const START_PUZZLES: PuzzlesState = {
  current: PUZZLE_IDS[0],
  progress: allPuzzles('unsolved'),
  misses: allPuzzles(0),
  lastMiss: null,
  sight: null,
  isHinted: false,
  isCelebrated: false,
};

/** The board of the puzzle that is shown, with its solution once it is answered, or with a miss. */
export function shownPosition(state: PuzzlesState): ClassicPosition {
  const { position } = PUZZLES[state.current];
  return movesShown(state).reduce(classicRules.play, position);
}

/** The last of the moves that have been made from the position of the puzzle, or `null`. */
export function lastMove(state: PuzzlesState): Move | null {
  return movesShown(state).at(-1) ?? null;
}

/** Whether a wrong answer stands on the board. */
export function isMissShown({ lastMiss }: PuzzlesState): boolean {
  return lastMiss?.isTakenBack === false;
}

/** Whether a wrong answer is still to be refuted and told; until then nothing else can be answered. */
export function isMissPending({ lastMiss }: PuzzlesState): boolean {
  return lastMiss?.isTold === false;
}

/** The open cells of the puzzle that is shown, but not the one where a wrong answer stands; none once it is answered. */
export function openCells(state: PuzzlesState): readonly Move[] {
  if (isAnswered(state)) return [];
  const { position } = PUZZLES[state.current];
  const missed = isMissShown(state) ? state.lastMiss?.cell : null;
  return classicRules.legalMoves(position).filter((cell) => cell !== missed);
}

/** Whether the right answer stands on the board. */
export function isAnswered({ current, progress, sight }: PuzzlesState): boolean {
  return progress[current] === 'solved' || sight !== null;
}

/** How many puzzles have been solved since the start, reopened ones included. */
export function solvedCount({ progress }: Pick<PuzzlesState, 'progress'>): number {
  return PUZZLE_IDS.filter((id) => progress[id] !== 'unsolved').length;
}

/** Whether all have been solved. */
export function isAllSolved(state: PuzzlesState): boolean {
  return solvedCount(state) === PUZZLE_IDS.length;
}

/** Whether all have been solved and the last answer has been seen to its end, so that one may start over. */
export function isAllTold(state: PuzzlesState): boolean {
  return isAllSolved(state) && state.sight !== 'proof';
}

/** The puzzle before the one that is shown, or `null`. */
export function previousPuzzle({ current }: PuzzlesState): PuzzleId | null {
  return PUZZLE_IDS[PUZZLE_IDS.indexOf(current) - 1] ?? null;
}

/**
 * The puzzle after the one that is shown; after the last one, once that is solved, the first that is not; or `null`.
 */
export function nextPuzzle({ current, progress }: PuzzlesState): PuzzleId | null {
  const following = PUZZLE_IDS[PUZZLE_IDS.indexOf(current) + 1];
  if (following !== undefined) return following;
  const open = PUZZLE_IDS.find((id) => progress[id] !== 'solved');
  return progress[current] === 'solved' ? (open ?? null) : null;
}

/** Whether a hint can be asked for now; there is none for those who have solved all. */
export function mayHint(state: PuzzlesState): boolean {
  const { current, misses, isHinted } = state;
  const isDue = misses[current] >= MISSES_BEFORE_HINT && !isAnswered(state);
  return isDue && !isHinted && !isMissShown(state) && !isAllSolved(state);
}

/**
 * How many wrong squares are to come before a hint can be asked for, counting those that have been told; none once the
 * puzzle is solved.
 */
export function missesBeforeHint(state: PuzzlesState): number {
  const { current, misses, progress } = state;
  const told = misses[current] - (isMissPending(state) ? 1 : 0);
  return progress[current] === 'solved' ? 0 : Math.max(0, MISSES_BEFORE_HINT - told);
}

/** Whether the puzzle that is shown is solved and another one is to be solved; after the last one the end comes by itself. */
export function isNextDue(state: PuzzlesState): boolean {
  return state.progress[state.current] === 'solved' && !isAllSolved(state);
}

/** What the panel beside the board tells and offers: few facts, so that most answers do not draw it again. */
export interface PuzzleOffer {
  readonly current: PuzzleId;
  readonly progress: Progress;
  readonly isHinted: boolean;
  readonly mayHint: boolean;
  readonly missesBeforeHint: number;
  readonly isFirst: boolean;
  readonly isNextDue: boolean;
  readonly mayGoOn: boolean;
  readonly isAllTold: boolean;
}

/** The same facts in the same state of the panel, whatever stands on the board. */
export function offerOf(state: PuzzlesState): PuzzleOffer {
  const { current, progress, isHinted } = state;
  return {
    current,
    progress: progress[current],
    isHinted,
    mayHint: mayHint(state),
    missesBeforeHint: missesBeforeHint(state),
    isFirst: previousPuzzle(state) === null,
    isNextDue: isNextDue(state),
    mayGoOn: mayGoOn(state),
    isAllTold: isAllTold(state),
  };
}

/** Whether there is a puzzle to go on to, or the end. */
export function mayGoOn(state: PuzzlesState): boolean {
  return nextPuzzle(state) !== null || state.sight === 'proof';
}

function movesShown(state: PuzzlesState): readonly Move[] {
  const { current, lastMiss } = state;
  if (isAnswered(state)) return [PUZZLES[current].solution];
  if (lastMiss === null || lastMiss.isTakenBack) return [];
  const { cell, answer } = lastMiss;
  return answer === null ? [cell] : [cell, answer];
}

function allPuzzles<Value>(value: Value): Readonly<Record<PuzzleId, Value>> {
  const entries = PUZZLE_IDS.map((id) => [id, value] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The ids are all of its keys.
  return Object.fromEntries(entries) as Record<PuzzleId, Value>;
}
