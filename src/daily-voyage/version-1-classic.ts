import { pick, random, seedFor, shuffle } from '#core/random.ts';
import { classicRules, type ClassicPosition } from '#games/classic/rules.ts';
import { isOnlyWin } from './forced-win.ts';
import { classicTryBoard } from './try-boards.ts';
import type { VoyagePlies } from './voyage.ts';

/** Tells the orders of the positions from other chance. */
const ORDER_SEED = 9;

/**
 * A position whose one winning move takes `plies`. There are few, so all take turns, each round in another
 * order: `count` is the number of those drawn before. The seed turns and mirrors it.
 */
export function drawClassic(plies: VoyagePlies, count: number, seed: number): ClassicPosition {
  const positions = classicPositions(plies);
  const round = Math.floor(count / positions.length);
  const order = shuffle(positions, random(seedFor(ORDER_SEED + plies, round)));
  const position = order[count % positions.length];
  if (position === undefined) throw new RangeError(`No position takes ${plies} plies.`);
  return pick(symmetriesOf(position), random(seed));
}

/**
 * All such positions up to symmetry, in a fixed order; of the shorter ones those in which the rival
 * threatens nothing, since a block would be the first thing to try.
 */
function classicPositions(plies: VoyagePlies): readonly ClassicPosition[] {
  const seen = new Map<string, ClassicPosition>();
  visit(classicRules.initial());
  return [...seen]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, position]) => position)
    .filter((position) => {
      const board = classicTryBoard(position);
      return (plies === 5 || !board.open().some(board.blocks)) && isOnlyWin(board, plies);
    });

  function visit(position: ClassicPosition): void {
    const [first = position] = symmetriesOf(position).toSorted((a, b) =>
      signOf(a) < signOf(b) ? -1 : 1,
    );
    if (seen.has(signOf(first))) return;
    seen.set(signOf(first), first);
    for (const move of classicRules.legalMoves(first)) visit(classicRules.play(first, move));
  }
}

const QUARTER_TURN = [6, 3, 0, 7, 4, 1, 8, 5, 2] as const;
const MIRROR = [2, 1, 0, 5, 4, 3, 8, 7, 6] as const;

/** A position turned and mirrored, in all eight ways. */
function symmetriesOf(position: ClassicPosition): readonly ClassicPosition[] {
  let turned = position;
  return Array.from({ length: 4 }, () => {
    turned = permuted(turned, QUARTER_TURN);
    return [turned, permuted(turned, MIRROR)];
  }).flat();
}

function permuted({ cells }: ClassicPosition, order: readonly number[]): ClassicPosition {
  return { cells: order.map((cell) => cells[cell] ?? null) };
}

function signOf({ cells }: ClassicPosition): string {
  return cells.map((side) => side ?? 'none').join();
}
