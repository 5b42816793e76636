import type { ChooseMove, Move, Side } from '#core/game.ts';
import { opponent } from '#core/game.ts';
import type { UsualLevel } from '#core/mode.ts';
import { pick, random } from '#core/random.ts';
import { completedLine } from '#core/three-by-three.ts';
import type { UltimatePosition } from './rules.ts';
import { cellsOf, movesOn, placeOf, playableBoards, ultimateRules } from './rules.ts';

const CENTRE = 4;
const CENTRE_SCORE = 4;
const THREAT_SCORE = 10;

/** What a move can achieve on its board, best first; a move counts as the first that fits. */
const MERITS = ['win', 'block', 'centre', 'corner', 'edge'] as const;

type Merit = (typeof MERITS)[number];

/**
 * Easy plays at random; the others choose the board with the best score and on it a move of the best
 * merit. Medium breaks ties by chance, Hard by where they send the opponent. Before all this Hard
 * plays a move that wins the game, on any board.
 */
export const chooseMove: ChooseMove<UltimatePosition, UsualLevel> = (position, level, seed) => {
  const next = random(seed);
  switch (level) {
    case 'easy':
      return pick(movesOn(position, pick(playableBoards(position), next)), next);
    case 'medium':
      return pick(bestMoves(position, [pick(bestBoards(position), next)]), next);
    case 'hard': {
      const wins = winsOfGame(position);
      return pick(wins.length > 0 ? wins : leastHelpfulMoves(position), next);
    }
    default:
      return level satisfies never;
  }
};

function winsOfGame(position: UltimatePosition): readonly Move[] {
  return ultimateRules
    .legalMoves(position)
    .filter((move) => ultimateRules.outcome(ultimateRules.play(position, move))?.kind === 'win');
}

function leastHelpfulMoves(position: UltimatePosition): readonly Move[] {
  const moves = bestMoves(position, bestBoards(position));
  return least(moves, (move) => chancesAfter(position, move));
}

function bestBoards(position: UltimatePosition): readonly number[] {
  const other = opponent(ultimateRules.sideToMove(position));
  return least(playableBoards(position), (board) => {
    const threats = winsOn(position, board, other).length;
    const isCentreFree = cellsOf(position, board)[CENTRE] === null;
    return -(THREAT_SCORE * threats + (isCentreFree ? CENTRE_SCORE : 0));
  });
}

function bestMoves(position: UltimatePosition, boards: readonly number[]): readonly Move[] {
  const moves = boards.flatMap((board) => movesOn(position, board));
  return least(moves, (move) => MERITS.indexOf(meritOf(position, move)));
}

function meritOf(position: UltimatePosition, move: Move): Merit {
  const { board, cell } = placeOf(move);
  const side = ultimateRules.sideToMove(position);
  if (winsOn(position, board, side).includes(move)) return 'win';
  if (winsOn(position, board, opponent(side)).includes(move)) return 'block';
  if (cell === CENTRE) return 'centre';
  return cell % 2 === 0 ? 'corner' : 'edge';
}

/** How many replies would win a board for the opponent at once; none when the game is over. */
function chancesAfter(position: UltimatePosition, move: Move): number {
  const after = ultimateRules.play(position, move);
  const side = ultimateRules.sideToMove(after);
  return playableBoards(after).flatMap((board) => winsOn(after, board, side)).length;
}

/** The moves that would win an open board for a side at once. */
function winsOn(position: UltimatePosition, board: number, side: Side): readonly Move[] {
  const cells = cellsOf(position, board);
  return movesOn(position, board).filter(
    (move) => completedLine(cells.with(placeOf(move).cell, side), side) !== null,
  );
}

/** All elements of the least cost, in their order. */
function least<T>(list: readonly T[], costOf: (element: T) => number): readonly T[] {
  const costs = list.map(costOf);
  const lowest = Math.min(...costs);
  return list.filter((_, index) => costs[index] === lowest);
}
