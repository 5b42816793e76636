import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PHONE, TALL } from '#ui/windows.ts';
import { DRAFT, ownDrafts, withoutDrafts } from './css-drafts.ts';

test('a custom media query becomes what it stands for, alone and among others', () => {
  const css = '@media (--phone) and (--tall),\n  print {\n  a { color: var(--phone) }\n}';
  expect(withoutDrafts(css)).toBe(
    `@media ${PHONE} and ${TALL},\n  print {\n  a { color: var(--phone) }\n}`,
  );
});

test('a mixin becomes its declarations, those in braces too', () => {
  expect(withoutDrafts('@keyframes shake {\n@apply --shaking;}')).toMatch(
    /^@keyframes shake \{\s+20%[^{]*\{[^}]*\}\s+40%[^{]*\{[^}]*\}\s+\}$/,
  );
});

test('a mixin may use another one', () => {
  expect(withoutDrafts('p {\n@apply --numbered-edges;}')).toMatch(/position: absolute;/);
});

test.each(['@media (--tablet) {}', 'p { @apply --blue; }'])(
  'a name that nobody has defined is refused: %s',
  (css) => {
    expect(() => withoutDrafts(css)).toThrow(/--(tablet|blue)/);
  },
);

test('style sheets speak of windows by name, and every window and mixin is used', () => {
  const sheets = globSync('src/**/*.css', { exclude: ['src/generated/**'] }).map((path) =>
    readFileSync(path, 'utf8'),
  );
  const conditions = sheets.flatMap((css) => css.match(/@media[^{]+/g) ?? []);
  expect(conditions.filter((condition) => /(width|height)\b/.test(condition))).toEqual([]);
  const used = new Set(sheets.flatMap((css) => css.match(DRAFT) ?? []));
  expect([...ownDrafts().keys()].filter((draft) => !used.has(draft))).toEqual([]);
});
