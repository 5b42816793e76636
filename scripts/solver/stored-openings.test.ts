import { beforeAll, expect, test } from 'vitest';
import { isWhole, openingKeys } from '#solver/openings.ts';
import { legendColumns } from '#solver/legend.ts';
import { packOpenings, type OpeningKnowledge } from '#solver/packed-openings.ts';
import { mirrorImage, positionOfKey } from '#solver/position.ts';
import { repliesTo } from '#solver/reply-book.ts';
import { createSolver, finish } from '#solver/solver.ts';
import { startNodeEngine } from './node-engine.ts';
import { inconsistentPlaces } from './opening-table.ts';
import { storedKnowledge, storedOpenings } from './stored-openings.ts';

/** What is asked of a phone at most. */
const MOST_BYTES = 300_000;

let known: OpeningKnowledge;

beforeAll(() => {
  known = storedKnowledge();
});

test('the scores of all openings are stored, and those of shorter ones follow from the next ones’ [R174]', () => {
  expect(isWhole(known.table)).toBe(true);
  expect(inconsistentPlaces(openingKeys(), known.table)).toEqual([]);
});

test('some replies of the book are those that a search finds, in a mirror too [R174]', async () => {
  const solver = createSolver(await startNodeEngine(), { openings: storedOpenings() });
  const some = Array.from(known.replies).filter((_, index) => index % 4000 === 0);
  expect(some.length).toBeGreaterThan(0);
  for (const [key] of some) {
    for (const position of [positionOfKey(key), mirrorImage(positionOfKey(key))]) {
      expect(repliesTo(known.replies, position)).toEqual(finish(legendColumns(solver, position)));
    }
  }
});

test('all of it weighs at most 300 KB on its way [R174]', async () => {
  expect((await packOpenings(known)).length).toBeLessThanOrEqual(MOST_BYTES);
});
