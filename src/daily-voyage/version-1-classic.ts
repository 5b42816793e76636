import { pick, random, seedFor, shuffle } from '#core/random.ts';
import type { Cells, VoyagePlies } from './voyage.ts';

/**
 * All such positions up to symmetry, X for the first side and O for the second; of the shorter ones those in
 * which the rival threatens nothing, since a block would be the first thing to try.
 */
export const CLASSIC_POSITIONS: Readonly<Record<VoyagePlies, string>> = {
  3:
    'XXO..X..O XXO..X.O. XXOO..X.. XXOO..... X.....OXO X..O.XXOO X..O.XOXO X..O..X.O ' +
    'X..O...XO X..OOX... XO.O.X... XO.O.XOX. XO.OOX.X. .X.XXO.O. .X.X.O.O. .X.XO..O. ' +
    '.XO..X..O',
  5: 'XX......O XX...O... X....X.OO .X.X...OO .X.X..O.. .X.....XO .X......O .X...O.X. ...O.XOX.',
};

/** Tells the orders of the positions from other chance. */
const ORDER_SEED = 9;

/**
 * A position whose one winning move takes `plies`. There are few, so all take turns, each round in another
 * order: `count` is the number of those drawn before. The seed turns and mirrors it.
 */
export function drawClassic(plies: VoyagePlies, count: number, seed: number): Cells {
  const positions = CLASSIC_POSITIONS[plies].split(' ');
  const round = Math.floor(count / positions.length);
  const order = shuffle(positions, random(seedFor(ORDER_SEED + plies, round)));
  return pick(symmetriesOf(cellsOf(order[count % positions.length] ?? '')), random(seed));
}

const QUARTER_TURN = [6, 3, 0, 7, 4, 1, 8, 5, 2] as const;
const MIRROR = [2, 1, 0, 5, 4, 3, 8, 7, 6] as const;

/** A position turned and mirrored, in all eight ways. */
function symmetriesOf(cells: Cells): readonly Cells[] {
  let turned = cells;
  return Array.from({ length: 4 }, () => {
    turned = permuted(turned, QUARTER_TURN);
    return [turned, permuted(turned, MIRROR)];
  }).flat();
}

function permuted(cells: Cells, order: readonly number[]): Cells {
  return order.map((cell) => cells[cell] ?? null);
}

function cellsOf(signs: string): Cells {
  return Array.from(signs, (sign) => (sign === '.' ? null : sign === 'X' ? 'first' : 'second'));
}
