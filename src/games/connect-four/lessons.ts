import { replay, type Move, type Side } from '#core/game.ts';
import {
  connectFourRules,
  landingCell,
  LINES,
  winningCells,
  winningColumns,
  type ConnectFourPosition,
} from './rules.ts';

/** What a lesson is about: the middle column, two threats at once, or having to move. */
export type LessonId = 'middle' | 'double-threat' | 'zugzwang';

/** What is marked on the empty places of a lesson's board: how many lines go through each, or the skull's threats. */
type Marking = 'lines' | 'threats';

/**
 * A line of moves that is shown step by step. The first step shows the position after `startPlies` moves and asks
 * for the skull's next one; each further step shows one move more.
 */
export interface Lesson {
  readonly id: LessonId;
  readonly moves: readonly Move[];
  readonly startPlies: number;
  readonly marking: Marking;
}

/** How far a reader has come in a lesson. */
export interface Progress {
  /** From 0. */
  readonly step: number;
  /** The column that was a wrong answer to the question; null if none has been given since the step began. */
  readonly slip: Move | null;
}

export const LESSONS: readonly Lesson[] = [
  lesson('middle', '444', 0, 'lines'),
  lesson('double-threat', '4134526', 4, 'threats'),
  lesson('zugzwang', '151144117752761353445545664633366377722', 34, 'threats'),
];

/** Where every lesson begins. */
export const BEGINNING: Progress = { step: 0, slip: null };

export function stepCount({ moves, startPlies }: Lesson): number {
  return moves.length - startPlies + 1;
}

/** The progress of a reader who goes to a step; the nearest one where there is none of this number. */
export function goTo(step: number, shown: Lesson): Progress {
  return { step: Math.max(0, Math.min(step, stepCount(shown) - 1)), slip: null };
}

/** The column that the lesson asks for at a step; null where it asks nothing. */
export function askedFor({ moves, startPlies }: Lesson, { step }: Progress): Move | null {
  return step === 0 ? (moves[startPlies] ?? null) : null;
}

/** The progress of a reader who answers with a column. */
export function answer(column: Move, shown: Lesson, progress: Progress): Progress {
  const asked = askedFor(shown, progress);
  if (asked === null) return progress;
  return column === asked ? goTo(progress.step + 1, shown) : { ...progress, slip: column };
}

/** The moves that lead to what a step shows. */
export function movesAt({ moves, startPlies }: Lesson, { step }: Progress): readonly Move[] {
  return moves.slice(0, startPlies + step);
}

/** What a step shows. */
export function positionAt(shown: Lesson, progress: Progress): ConnectFourPosition {
  return replay(connectFourRules, movesAt(shown, progress));
}

/** How many of the lines of four go through a cell. */
export function linesThrough(cell: number): number {
  return LINES.filter((line) => line.includes(cell)).length;
}

/** The empty cells with which a side would have four in a line, within reach or not; none once somebody has won. */
export function threatsOf(side: Side, position: ConnectFourPosition): readonly number[] {
  const { cells } = position;
  if (winningCells(position).length > 0) return [];
  return cells.flatMap((content, cell) => {
    const filled = { ...position, cells: cells.with(cell, side) };
    return content === null && winningCells(filled).length > 0 ? [cell] : [];
  });
}

/** How many lines go through the place that a column's next disc takes. */
export function linesOf(column: Move, position: ConnectFourPosition): number {
  const cell = landingCell(position, column);
  return cell === null ? 0 : linesThrough(cell);
}

/** In how many columns the side to move could win at its next turn, had it dropped its disc into this one. */
export function threatsMade(column: Move, position: ConnectFourPosition): number {
  const side = connectFourRules.sideToMove(position);
  return winningColumns(connectFourRules.play(position, column), side).length;
}

function lesson(id: LessonId, notation: string, startPlies: number, marking: Marking): Lesson {
  return { id, moves: Array.from(notation, (digit) => Number(digit) - 1), startPlies, marking };
}
