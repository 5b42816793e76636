import { expect, test } from 'vitest';
import { survivorComplaints, survivorLine } from './survivors.ts';

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

const PAGE = '# A page\n\nWhy:\n\n```text\none\ntwo\n```\n\nWhy else:\n\n```text\ntwo\n```\n';

test.each([
  ['a survivor has to be listed', ['one', 'two', 'two', 'new'], ['new'], []],
  ['what is listed has to survive', ['two', 'two'], [], ['one']],
  ['equal survivors are listed each', ['one', 'two', 'two', 'two'], ['two'], []],
  ['equal entries survive each', ['one', 'two'], [], ['two']],
  ['the list may have another order', ['two', 'one', 'two'], [], []],
])('%s', (_, survivors, unlisted, outdated) => {
  expect(survivorComplaints(survivors, PAGE)).toEqual([
    ...unlisted.map((line) => `Survived, and no list says why: ${line}`),
    ...outdated.map((line) => `Listed, but killed: ${line}`),
  ]);
});

test('a page without code blocks lists no survivors', () => {
  expect(survivorComplaints([], '# No survivors\n')).toEqual([]);
});
