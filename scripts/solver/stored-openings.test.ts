import { beforeAll, expect, test } from 'vitest';
import { isWhole, openingKeys } from '#solver/openings.ts';
import { packOpenings, type OpeningKnowledge } from '#solver/packed-openings.ts';
import { createSolver } from '#solver/solver.ts';
import { isRightReply, someReplies } from './checked-replies.ts';
import { startNodeEngine } from './node-engine.ts';
import { inconsistentPlaces } from './opening-table.ts';
import { storedKnowledge, storedOpenings } from './stored-openings.ts';

/** What is asked of a phone at most. */
const MOST_BYTES = 300_000;

/** How many replies are searched again, which takes a second or two; `npm run solve:replies -- --check` takes more. */
const CHECKED = 10;
/** Some seeds pick replies that take seconds each. */
const SEED_OF_CHECKED = 7;

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
  const some = someReplies(known.replies, CHECKED, SEED_OF_CHECKED);
  expect(some).toHaveLength(CHECKED);
  expect(some.filter((key) => !isRightReply(solver, known.replies, key))).toEqual([]);
});

test('all of it weighs at most 300 KB on its way [R174]', async () => {
  expect((await packOpenings(known)).length).toBeLessThanOrEqual(MOST_BYTES);
});
