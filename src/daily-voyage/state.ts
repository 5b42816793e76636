import { opponent, type Move } from '#core/game.ts';
import type { Day } from './days.ts';
import type { Cells, Chart, Voyage, VoyageGame } from './voyage.ts';

/**
 * What is being seen, while no move is taken: a right move lands, a moment passes, the rival's answer lands,
 * the line is seen alone; or a wrong move stands, then its refutation with it.
 */
export type Step = 'landing' | 'pause' | 'answer' | 'result' | 'tried' | 'refuted';

/** A move that strayed. */
export interface Miss {
  readonly move: Move;
  /** Counts from 1; tells two misses with the same move apart. */
  readonly number: number;
  /** The move that refutes it, once it has been played. */
  readonly answer: Move | null;
}

/** The voyage of a day, and how far it has come. */
export interface VoyageState {
  readonly day: Day;
  /** Null while it is being drawn. */
  readonly voyage: Voyage | null;
  /** It could not be drawn, or its board not be fetched. */
  readonly isLost: boolean;
  /** The right moves and the rival's answers, in turn. */
  readonly moves: readonly Move[];
  readonly misses: number;
  /** The last miss until a right move; on the board while it is `tried` or `refuted`. */
  readonly miss: Miss | null;
  readonly step: Step | null;
}

/** A day's voyage before it has been drawn. */
export function startOf(day: Day): VoyageState {
  return { day, voyage: null, isLost: false, moves: [], misses: 0, miss: null, step: null };
}

/** What a move in place of the move number `index` leads to; undefined where it cannot be played. */
export function courseOf(state: VoyageState, index: number, move: Move) {
  return chartAt(state, index)?.get(move);
}

/** The moves that can be tried now. */
export function playable(state: VoyageState): readonly Move[] {
  const { moves, step } = state;
  if (step !== null || isSolved(state)) return [];
  return [...(chartAt(state, moves.length)?.keys() ?? [])];
}

/** Whether the line has been played to its win, and seen. */
export function isSolved(state: VoyageState): boolean {
  const { moves, step } = state;
  const last = courseOf(state, moves.length - 1, moves.at(-1) ?? -1);
  return step === null && moves.length % 2 === 1 && last?.kind === 'wins';
}

/** Whether a miss stands on the board. */
export function isMissShown({ step }: VoyageState): boolean {
  return step === 'tried' || step === 'refuted';
}

/** What the board shows. */
export function cellsOf(state: VoyageState, { game, cells, side }: Voyage): Cells {
  return movesShown(state).reduce(
    (on: Cells, move, ply) =>
      on.with(landingCell(game, on, move), ply % 2 === 0 ? side : opponent(side)),
    cells,
  );
}

/** The moves on the board, one that strayed and its refutation included. */
export function movesShown(state: VoyageState): readonly Move[] {
  const { moves, miss } = state;
  if (miss === null || !isMissShown(state)) return moves;
  return [...moves, miss.move, ...(miss.answer === null ? [] : [miss.answer])];
}

/** How wide Ship Battle's board is; its cells are numbered in reading order. */
const COLUMNS = 7;

/** The row that the last disc in a column lies in, counted from the top. */
export function rowOfTop(cells: Cells, column: Move): number {
  const top = cells.findIndex((content, cell) => cell % COLUMNS === column && content !== null);
  return Math.floor(top / COLUMNS);
}

/** The cell that an open move takes: a disc falls to the lowest empty cell of its column. */
function landingCell(game: VoyageGame, cells: Cells, move: Move): number {
  return game === 'classic'
    ? move
    : cells.findLastIndex((content, cell) => cell % COLUMNS === move && content === null);
}

/** The chart by which the move number `index` is made. */
function chartAt({ voyage, moves }: VoyageState, index: number): Chart | null {
  let chart: Chart | null = voyage?.chart ?? null;
  for (let ply = 0; ply < index; ply += 2) {
    const course = chart?.get(moves[ply] ?? -1);
    chart = course?.kind === 'forces' ? course.next : null;
  }
  return chart;
}
