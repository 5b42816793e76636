import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsOf, proofsIn } from './proofs.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The rows of the tables: fault, tests, what the player sees. */
const ROWS = readFileSync(join(ROOT, 'docs/faults.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (-+|Fault) +\|/.test(line))
  .map((line) => {
    const [fault = '', tests = '', seen = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { fault, proofs: proofsIn(tests), seen };
  });

test('each fault is listed once, with what the player sees [R124]', () => {
  const faults = ROWS.map(({ fault }) => fault);
  expect(faults.length).toBeGreaterThan(20);
  expect(new Set(faults).size).toBe(faults.length);
  expect(ROWS.filter(({ fault, seen }) => fault === '' || seen === '')).toEqual([]);
});

test.each(ROWS)('“$fault” has tests in the built product that exist [R124]', ({ proofs }) => {
  expect(proofs.map(({ file }) => file)).toContainEqual(expect.stringMatching(/^tests\/e2e\//));
  expect(
    faultsOf(proofs, (file) => {
      const path = join(ROOT, file);
      return existsSync(path) ? readFileSync(path, 'utf8') : null;
    }),
  ).toEqual([]);
});
