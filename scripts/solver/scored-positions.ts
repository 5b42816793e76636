import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A position whose scores other solvers have computed. */
export interface ScoredPosition {
  /** Columns 1 to 7, run together. */
  readonly moves: string;
  readonly score: number;
  /** The scores of all columns, `null` for a full one; left out if only the position's was computed. */
  readonly columns?: readonly (number | null)[];
}

/** The sets of such positions: how far the game is, and how far from its end the search has to look. */
export const POSITION_SETS = [
  'end-easy',
  'middle-easy',
  'middle-medium',
  'begin-easy',
  'begin-medium',
  'begin-hard',
] as const;

export type PositionSet = (typeof POSITION_SETS)[number];

const DATA = join(import.meta.dirname, '../../src/solver/data');

/** The positions of a set, in the order of its file. */
export function scoredPositions(set: PositionSet): readonly ScoredPosition[] {
  const hasColumns = /^(end|middle)/.test(set);
  const text = readFileSync(join(DATA, hasColumns ? `${set}.columns.txt` : `${set}.txt`), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [moves = '', ...words] = line.split(' ');
      const columns = words.map((word) => (word === '.' ? null : Number(word)));
      const score = Math.max(...columns.filter((each) => each !== null));
      return hasColumns ? { moves, score, columns } : { moves, score };
    });
}
