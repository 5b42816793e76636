import { beforeAll, expect, test } from 'vitest';
import { isWhole, openingKeys } from '#solver/openings.ts';
import { legendColumns } from '#solver/legend.ts';
import { packOpenings, type OpeningKnowledge } from '#solver/packed-openings.ts';
import { positionOfKey } from '#solver/position.ts';
import { columnSet } from '#solver/reply-book.ts';
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

test('the first replies of the book are those that a search finds [R174]', async () => {
  const solver = createSolver(await startNodeEngine(), { openings: storedOpenings() });
  const some = Array.from(known.replies).filter((_, index) => index % 500 === 0);
  expect(some.length).toBeGreaterThan(0);
  for (const [key, set] of some.slice(0, 5)) {
    expect(columnSet(finish(legendColumns(solver, positionOfKey(key))))).toBe(set);
  }
});

test('all of it weighs at most 300 KB on its way [R174]', async () => {
  expect((await packOpenings(known)).length).toBeLessThanOrEqual(MOST_BYTES);
});
