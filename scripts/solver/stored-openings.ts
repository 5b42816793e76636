import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openingScores, type OpeningScore, type OpeningTable } from '#solver/openings.ts';
import type { OpeningKnowledge } from '#solver/packed-openings.ts';
import { repliesOfBytes } from '#solver/reply-book.ts';

/** Where `npm run solve:openings` keeps its results. */
export const STORED_OPENINGS = join(import.meta.dirname, 'opening-scores.bin');
/** Where `npm run solve:replies` keeps its results. */
export const STORED_REPLIES = join(import.meta.dirname, 'replies.bin');

/** What has been computed so far. */
export function storedKnowledge(): OpeningKnowledge {
  return {
    table: storedTable(),
    replies: repliesOfBytes(Uint8Array.from(readFileSync(STORED_REPLIES))),
  };
}

/** Looks up the openings whose scores have been computed. */
export function storedOpenings(): OpeningScore {
  return openingScores(storedTable());
}

function storedTable(): OpeningTable {
  return Uint8Array.from(readFileSync(STORED_OPENINGS));
}
