import type { BitPosition } from './position.ts';

/** The compiled search (`assembly/connect-four`), with a table in its memory. */
export interface Engine {
  /**
   * Whether a position's score is greater than `bound`: a lower bound of the score that is greater, or an
   * upper bound that is not. `null` after so many positions without an answer; the same question then goes on
   * from what the table has kept. The game must not be over, and no move may win at once.
   */
  readonly search: (position: BitPosition, bound: number, positions: number) => number | null;
  /** How many positions have been visited so far. */
  readonly positions: () => number;
  /** Forgets what is known of positions. It is right for every position, so this only makes times comparable. */
  readonly forget: () => void;
}

/** What the compiled module exports. */
interface Exports {
  readonly UNFINISHED: { readonly value: number };
  readonly makeTable: (bucketsLog2: number) => number;
  readonly clearTable: () => void;
  readonly search: (mover: bigint, filled: bigint, bound: number, most: number) => number;
  readonly positions: () => number;
}

/** The table that is fastest where nobody waits for the solution of the whole game. */
export const USUAL_TABLE_MB = 4;

const BUCKETS_IN_MB_LOG2 = 15;

/** Starts the module with a table of 2, 4, 8, … 2048 MB. Throws if there is no memory for it. */
export async function startEngine(
  module: WebAssembly.Module,
  tableMb: number = USUAL_TABLE_MB,
): Promise<Engine> {
  const { exports } = await WebAssembly.instantiate(module);
  if (!isSearch(exports)) throw new TypeError('This module is not the search.');
  const { UNFINISHED, makeTable, clearTable, search, positions } = exports;
  if (makeTable(BUCKETS_IN_MB_LOG2 + Math.log2(tableMb)) === 0) {
    throw new RangeError(`There is no memory for a table of ${tableMb} MB.`);
  }
  return {
    search: ({ mover, filled }, bound, most) => {
      const answer = search(mover, filled, bound, most);
      return answer === UNFINISHED.value ? null : answer;
    },
    positions,
    forget: clearTable,
  };
}

function isSearch(exports: object): exports is Exports {
  return ['UNFINISHED', 'makeTable', 'clearTable', 'search', 'positions'].every(
    (name) => name in exports,
  );
}
