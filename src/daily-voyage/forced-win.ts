import type { Move } from '#core/game.ts';
import type { Cells } from './voyage.ts';

/** A move wins if it forces the win within so many plies. */
const LONGEST_WIN = 5;

/** A board on which moves are tried and taken back, for a search. The side to move alternates. */
export interface TryBoard {
  /** The cells as they are now. */
  readonly cells: () => Cells;
  /** The open moves, those that look best first; meaningless once there is a line. */
  readonly open: () => readonly Move[];
  /** Whether a move of the side to move would complete its line. */
  readonly completes: (move: Move) => boolean;
  /** Whether the other side could complete its line there. */
  readonly blocks: (move: Move) => boolean;
  readonly play: (move: Move) => void;
  /** Takes the last move back. */
  readonly takeBack: () => void;
}

/**
 * The number of plies in which a move of the side to move forces its win against the best defence: 1, 3 or
 * 5 and so on, or `null` where it takes more than `limit`.
 */
export function pliesToWin(board: TryBoard, move: Move, limit: number): number | null {
  if (limit < 1) return null;
  if (board.completes(move)) return 1;
  if (limit < 3) return null;
  board.play(move);
  const plies = pliesAgainst(board, limit - 1);
  board.takeBack();
  return plies === null ? null : plies + 1;
}

/**
 * Whether exactly one move of the side to move wins within five plies, takes `plies` and threatens to win at
 * once. It is far cheaper than looking at every move, as most positions are dismissed for their threats.
 */
export function isOnlyWin(board: TryBoard, plies: number): boolean {
  const moves = board.open();
  const threats = moves.filter((move) => isThreat(board, move));
  const wins = threats.flatMap((move) => pliesToWin(board, move, LONGEST_WIN) ?? []);
  if (wins.length !== 1 || wins[0] !== plies) return false;
  const others = moves.filter((move) => !threats.includes(move));
  return others.every((move) => pliesToWin(board, move, LONGEST_WIN) === null);
}

/** Whether the side to move would complete a line with its next move, were it not answered. */
function isThreat(board: TryBoard, move: Move): boolean {
  board.play(move);
  const isOne = board.open().some(board.blocks);
  board.takeBack();
  return isOne;
}

/** In how many plies the side to move can force its win, as `pliesToWin`. */
export function quickestWin(board: TryBoard, limit: number): number | null {
  const moves = board.open();
  for (let plies = 1; plies <= limit; plies += 2) {
    if (moves.some((move) => pliesToWin(board, move, plies) !== null)) return plies;
  }
  return null;
}

/** In how many plies, the answer included, the side that has moved wins whatever the other does. */
function pliesAgainst(board: TryBoard, limit: number): number | null {
  const answers = board.open();
  // A full board is a draw; an answer that completes a line ends it otherwise.
  if (answers.length === 0 || answers.some(board.completes)) return null;
  let longest = 0;
  for (const answer of answers) {
    const plies = pliesAfter(board, answer, limit - 1);
    if (plies === null) return null;
    longest = Math.max(longest, plies);
  }
  return longest + 1;
}

/** In how many plies the side to move after an answer can force its win, as `pliesToWin`. */
export function pliesAfter(board: TryBoard, answer: Move, limit: number): number | null {
  board.play(answer);
  const plies = quickestWin(board, limit);
  board.takeBack();
  return plies;
}
