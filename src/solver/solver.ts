import type { Engine } from './engine.ts';
import type { OpeningScore } from './openings.ts';
import type { BitPosition } from './position.ts';
import { CELLS, discsOf, drop, isWon, openColumns, preceding, winsWith } from './position.ts';

/**
 * Work in slices: whoever asks for the next slice may listen to others between two, and stops the work by
 * asking no more. A slice takes some 10 ms, and in long work a sixteenth of the time spent so far: the longest search
 * then ends even if the table has lost what earlier slices found.
 */
export type Slices<Result> = Generator<undefined, Result, void>;

/** Whether the score of a position is greater than a bound; answered as the engine's `search` does. */
interface Question {
  readonly position: BitPosition;
  readonly bound: number;
}

/** Work that yields its questions, goes on with their answers, and does not know how these are found. */
type Inquiry<Result> = Generator<Question, Result, number>;

/** The columns, 0 to 6 from the left, in which a disc has the best score, and that score. */
export interface BestColumns {
  readonly score: number;
  readonly columns: readonly number[];
}

/**
 * Perfect play. A score is the mover's, when both sides win as soon and lose as late as they can: 0 for a draw,
 * n for a win, -n for a loss, where the winner then has played 22 - n discs.
 *
 * Each method throws a `RangeError` for a position in which the game is over.
 */
export interface Solver {
  readonly score: (position: BitPosition) => Slices<number>;
  /** The mover's scores after a disc in each column, from the left; `null` for a full one. */
  readonly columnScores: (position: BitPosition) => Slices<readonly (number | null)[]>;
  readonly bestColumns: (position: BitPosition) => Slices<BestColumns>;
  /** Whether the mover's score after a disc in a column, which is open, is at least so high. */
  readonly isWorth: (position: BitPosition, column: number, worth: number) => Slices<boolean>;
  /** The columns in which a disc wins if both sides then play as well as they can. */
  readonly winningColumns: (position: BitPosition) => Slices<readonly number[]>;
}

const COLUMNS = [0, 1, 2, 3, 4, 5, 6] as const;

/** A search that goes on has to find its way back to where it was, which a slice must be worth. */
const LEAST_SLICE = 100_000;

interface SolverParts {
  /** Looks up what need not be searched. */
  readonly openings?: OpeningScore;
  /** How many positions a slice has at least. */
  readonly leastSlice?: number;
}

/** A solver that works with an engine. */
export function createSolver(
  engine: Engine,
  { openings = () => null, leastSlice = LEAST_SLICE }: SolverParts = {},
): Solver {
  return {
    score: inSlices(score),
    columnScores: inSlices(columnScores),
    bestColumns: inSlices(bestColumns),
    isWorth: inSlices(isWorth),
    winningColumns: inSlices(winningColumns),
  };

  /** Lets the engine answer the questions of a piece of work, which it does in slices. */
  function inSlices<Details extends readonly unknown[], Result>(
    work: (position: BitPosition, ...details: Details) => Inquiry<Result>,
  ): (position: BitPosition, ...details: Details) => Slices<Result> {
    return function* sliced(position, ...details) {
      assertOpen(position);
      const start = engine.positions();
      const inquiry = work(position, ...details);
      let next = inquiry.next();
      while (next.done !== true) {
        const { position: asked, bound } = next.value;
        const spent = engine.positions() - start;
        const answer = engine.search(asked, bound, leastSlice + Math.floor(spent / 16));
        if (answer === null) yield;
        else next = inquiry.next(answer);
      }
      return next.value;
    };
  }

  function* score(position: BitPosition): Inquiry<number> {
    const known = knownScore(position);
    if (known !== null) return known;
    const discs = discsOf(position);
    const floor = lowerBoundFromBefore(position);
    // Of the mover's scores without a win at once; no score is -0.
    let lower = floor ?? 0 - Math.floor((CELLS - discs) / 2);
    let upper = Math.floor((CELLS - 1 - discs) / 2);
    while (lower < upper) {
      // A bound that follows from known scores is often the score itself.
      const middle = lower === floor ? lower : between(lower, upper);
      const bound = yield { position, bound: middle };
      if (bound > middle) lower = bound;
      else upper = bound;
    }
    return lower;
  }

  function* columnScores(position: BitPosition): Inquiry<readonly (number | null)[]> {
    const scores: (number | null)[] = COLUMNS.map(() => null);
    for (const column of openColumns(position)) {
      scores[column] = winsWith(position, column)
        ? winAtOnce(position)
        : // A draw is 0, not -0.
          0 - (yield* score(drop(position, column)));
    }
    return scores;
  }

  function* bestColumns(position: BitPosition): Inquiry<BestColumns> {
    const wins = openColumns(position).filter((column) => winsWith(position, column));
    if (wins.length > 0) return { score: winAtOnce(position), columns: wins };
    const best = yield* score(position);
    return { score: best, columns: yield* columnsWorth(position, best) };
  }

  function* winningColumns(position: BitPosition): Inquiry<readonly number[]> {
    return yield* columnsWorth(position, 1);
  }

  /** The columns in which a disc has at least a score, none of them if no score is as high. */
  function* columnsWorth(position: BitPosition, worth: number): Inquiry<readonly number[]> {
    const columns: number[] = [];
    for (const column of openColumns(position)) {
      if (yield* isWorth(position, column, worth)) columns.push(column);
    }
    return columns;
  }

  function* isWorth(position: BitPosition, column: number, worth: number): Inquiry<boolean> {
    if (winsWith(position, column)) return winAtOnce(position) >= worth;
    const after = drop(position, column);
    return (knownScore(after) ?? (yield { position: after, bound: -worth })) <= -worth;
  }

  /**
   * What the mover has at least, since the other could have played otherwise in a known position before; `null`
   * where none is known.
   */
  function lowerBoundFromBefore(position: BitPosition): number | null {
    const before = preceding(position)
      .map(openings)
      .filter((known) => known !== null);
    return before.length === 0 ? null : 0 - Math.min(...before);
  }

  /** A score that takes no search; `null` where one is needed. */
  function knownScore(position: BitPosition): number | null {
    return scoreAtSight(position) ?? openings(position);
  }
}

/** Does all slices at once. */
export function finish<Result>(slices: Slices<Result>): Result {
  for (;;) {
    const next = slices.next();
    if (next.done === true) return next.value;
  }
}

/** The score of a full board, or of a win with the next disc; `null` where a search is needed. */
function scoreAtSight(position: BitPosition): number | null {
  const open = openColumns(position);
  if (open.length === 0) return 0;
  return open.some((column) => winsWith(position, column)) ? winAtOnce(position) : null;
}

/** The score of a mover that wins with its next disc. */
export function winAtOnce(position: BitPosition): number {
  return Math.floor((CELLS + 1 - discsOf(position)) / 2);
}

/**
 * The next question while the score lies from `lower` to `upper`. Wins and losses that come soon are cheap to
 * tell, and what is learnt serves the questions nearer to a draw, so these come last.
 */
function between(lower: number, upper: number): number {
  if (lower >= 0 || upper <= 0) return Math.floor((lower + upper) / 2);
  return Math.trunc(0.6 * (-lower >= upper ? lower : upper));
}

function assertOpen(position: BitPosition): void {
  if (isWon(position) || openColumns(position).length === 0) {
    throw new RangeError('The game is over.');
  }
}
