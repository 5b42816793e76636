import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openingScores, type OpeningScore, type OpeningTable } from '#solver/openings.ts';

/** Where `npm run solve:openings` keeps its results. */
export const STORED_OPENINGS = join(import.meta.dirname, 'opening-scores.bin');

/** What has been computed of the openings so far. */
export function storedTable(): OpeningTable {
  return Uint8Array.from(readFileSync(STORED_OPENINGS));
}

/** Looks it up. */
export function storedOpenings(): OpeningScore {
  return openingScores(storedTable());
}
