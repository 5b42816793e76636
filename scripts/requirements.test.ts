import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

interface Proof {
  readonly file: string;
  /** Parts of the names of its tests. */
  readonly names: readonly string[];
}

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
  expect(proofs.filter(({ file }) => !existsSync(join(ROOT, file)))).toEqual([]);
  for (const { file, names } of proofs) {
    expect(file).toMatch(/^(src|scripts|tests)\/.*\.(test|spec)\.tsx?$/);
    for (const name of names) expect(readFileSync(join(ROOT, file), 'utf8')).toContain(name);
  }
});

/** The rows of the tables: number, requirement, and its proofs with semicolons between. */
function readRequirements(lines: readonly string[]): readonly Requirement[] {
  return lines.flatMap((line) => {
    const [, number, text = '', proof = ''] = /^\| (\d+) +\| (.+?) +\| (.+?) +\|$/.exec(line) ?? [];
    return number === undefined ? [] : [{ number: Number(number), text, proofs: proofsIn(proof) }];
  });
}

function proofsIn(cell: string): readonly Proof[] {
  return [...cell.matchAll(/`([^`]+)`([^`]*)/g)].map(([, file = '', rest = '']) => ({
    file,
    names: [...rest.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
  }));
}
