import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mixinsIn, ownDrafts, withoutDrafts } from './css-drafts.ts';

const SOURCE = join(import.meta.dirname, '../../src');
const DRAFTS = {
  queries: new Map([
    ['phone', '(max-width: 1px)'],
    ['not-low', '(min-height: 2px)'],
  ]),
  mixins: mixinsIn('@mixin --red {\n  color: red;\n  a {\n    b: c;\n  }\n}\n@mixin --no {\n}\n'),
};

test('a custom media query becomes what it stands for, alone and among others', () => {
  const css = '@media (--phone) and (--not-low),\n  print {\n  a { color: var(--phone) }\n}';
  expect(withoutDrafts(css, DRAFTS)).toBe(
    '@media (max-width: 1px) and (min-height: 2px),\n  print {\n  a { color: var(--phone) }\n}',
  );
});

test('a mixin becomes its declarations', () => {
  expect(withoutDrafts('p {\n  @apply --red;\n}', DRAFTS)).toBe(
    'p {\n    color: red;\n  a {\n    b: c;\n  }\n\n}',
  );
});

test.each(['@media (--tablet) {}', 'p { @apply --blue; }'])(
  'a name that nobody has defined is refused: %s',
  (css) => {
    expect(() => withoutDrafts(css, DRAFTS)).toThrow(/--(tablet|blue)$/);
  },
);

test('style sheets speak of windows by name, and every window and mixin is used', () => {
  const sheets = globSync('**/*.css', { cwd: SOURCE, exclude: ['generated/**'] }).map((path) =>
    readFileSync(join(SOURCE, path), 'utf8'),
  );
  const conditions = sheets.flatMap((css) => css.match(/@media[^{]+/g) ?? []);
  expect(conditions.filter((condition) => /(width|height)\b/.test(condition))).toEqual([]);
  const { queries, mixins } = ownDrafts();
  const isAsked = (name: string) => conditions.some((text) => text.includes(`(--${name})`));
  const isApplied = (name: string) => sheets.some((css) => css.includes(`@apply --${name};`));
  expect([...queries.keys()].filter((name) => !isAsked(name))).toEqual([]);
  expect([...mixins.keys()].filter((name) => !isApplied(name))).toEqual([]);
});
