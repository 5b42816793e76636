import type { Move } from '#core/game.ts';
import { classicRules, type ClassicPosition } from '#games/classic/rules.ts';

/**
 * The best answer to a move that does not win: the quickest win of the side to move, or a draw where
 * it cannot win; of equal ones the first in reading order. Throws if the game is over.
 */
export function refutation(position: ClassicPosition): Move {
  const [first, ...others] = classicRules.legalMoves(position);
  if (first === undefined) throw new RangeError('The game is over.');
  return others.reduce(
    (best, move) => (worthOf(position, move) > worthOf(position, best) ? move : best),
    first,
  );
}

/** What a move is worth to its side against the best play: above 0 a win, the sooner the more. */
function worthOf(position: ClassicPosition, move: Move): number {
  const next = classicRules.play(position, move);
  const outcome = classicRules.outcome(next);
  if (outcome?.kind === 'draw') return 0;
  if (outcome?.kind === 'win') return 1 + next.cells.filter((side) => side === null).length;
  return -Math.max(...classicRules.legalMoves(next).map((answer) => worthOf(next, answer)));
}
