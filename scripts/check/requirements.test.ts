import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsOf, proofsIn, type Proof } from './proofs.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Requirement {
  readonly number: number;
  readonly text: string;
  readonly proofs: readonly Proof[];
}

const REQUIREMENTS = readRequirements(
  readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8').split('\n'),
);

test('requirements are numbered from 1 without a gap, and each is there once', () => {
  const numbers = REQUIREMENTS.map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThan(70);
  expect(new Set(REQUIREMENTS.map(({ text }) => text)).size).toBe(numbers.length);
});

test.each(REQUIREMENTS)('requirement $number is proved by tests that exist', ({ proofs }) => {
  expect(proofs).not.toEqual([]);
  expect(faultsOf(proofs, readSource)).toEqual([]);
});

/** The rows of the tables: number, requirement, and its proofs with semicolons between. */
function readRequirements(lines: readonly string[]): readonly Requirement[] {
  return lines.flatMap((line) => {
    const [, number, text = '', proof = ''] = /^\| (\d+) +\| (.+?) +\| (.+?) +\|$/.exec(line) ?? [];
    return number === undefined ? [] : [{ number: Number(number), text, proofs: proofsIn(proof) }];
  });
}

function readSource(file: string): string | null {
  const path = join(ROOT, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
