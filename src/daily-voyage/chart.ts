import type { Move } from '#core/game.ts';
import { pliesAfter, pliesToWin, type TryBoard } from './forced-win.ts';
import type { Chart, Course } from './voyage.ts';

/**
 * What every move leads to on a board where the side to move can force its win within `plies`: charts take
 * two plies less after each move and answer.
 */
export function chartOf(board: TryBoard, plies: number): Chart {
  return new Map(board.open().map((move) => [move, courseOf(board, move, plies)]));
}

function courseOf(board: TryBoard, move: Move, plies: number): Course {
  if (board.completes(move)) return { kind: 'wins' };
  const isRight = pliesToWin(board, move, plies) !== null;
  board.play(move);
  const course = isRight ? forced(board, plies - 2) : strayed(board, plies - 2);
  board.takeBack();
  return course;
}

/** The answer that holds out longest; of equal ones the block of a line that is threatened. */
function forced(board: TryBoard, plies: number): Course {
  const answer = bestOf(board.open(), (move) => [
    pliesAfter(board, move, plies) ?? 0,
    Number(board.blocks(move)),
  ]);
  board.play(answer);
  const next = chartOf(board, plies);
  board.takeBack();
  return { kind: 'forces', answer, next };
}

/** The answer that wins soonest, or else that leaves no win in time; of equal ones a block. */
function strayed(board: TryBoard, plies: number): Course {
  const refutation = bestOf(board.open(), (move) => [
    -(pliesToWin(board, move, 3) ?? 5),
    Number(pliesAfter(board, move, plies) === null),
    Number(board.blocks(move)),
  ]);
  return { kind: 'strays', refutation };
}

/** The first move of the greatest worth, compared number by number. */
function bestOf(moves: readonly Move[], worthOf: (move: Move) => readonly number[]): Move {
  const [best] = moves
    .map((move) => ({ move, worth: worthOf(move) }))
    .toSorted((a, b) => differenceOf(b.worth, a.worth));
  if (best === undefined) throw new RangeError('No move is open.');
  return best.move;
}

function differenceOf(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, place) => value !== b[place]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
