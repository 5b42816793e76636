import { expect, test } from 'vitest';
import { differences, listedSurvivors, survivorLine } from './survivors.ts';

test('a mutant is one line, whatever its code takes', () => {
  const source = 'function f() {\n  return a <\n    b;\n}\n';
  const location = { start: { line: 2, column: 10 }, end: { line: 3, column: 6 } };
  const mutant = { fileName: 'src/f.ts', replacement: 'a <=\n  b', location };
  expect(survivorLine(mutant, source)).toBe('src/f.ts: a < b => a <= b');
});

test('long code is shortened', () => {
  const location = { start: { line: 1, column: 1 }, end: { line: 1, column: 101 } };
  const mutant = { fileName: 'f.ts', replacement: '{}', location };
  expect(survivorLine(mutant, 'x'.repeat(100))).toBe(`f.ts: ${'x'.repeat(69)}… => {}`);
});

test('a page lists survivors in its code blocks', () => {
  const page = '# A page\n\nWhy:\n\n```text\none\ntwo\n```\n\nWhy else:\n\n```text\nthree\n```\n';
  expect(listedSurvivors(page)).toEqual(['one', 'two', 'three']);
  expect(listedSurvivors('# No survivors\n')).toEqual([]);
});

test('a survivor has to be listed, and what is listed has to survive', () => {
  expect(differences(['a', 'b'], ['b', 'c'])).toEqual({ unlisted: ['a'], outdated: ['c'] });
  expect(differences(['a'], ['a'])).toEqual({ unlisted: [], outdated: [] });
});

test('equal survivors are listed each', () => {
  expect(differences(['a', 'a'], ['a'])).toEqual({ unlisted: ['a'], outdated: [] });
  expect(differences(['a'], ['a', 'a'])).toEqual({ unlisted: [], outdated: ['a'] });
});
