import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as WINDOWS from '../../src/ui/windows.ts';
import { withoutCustomMedia } from './custom-media.ts';

const SOURCE = join(import.meta.dirname, '../../src');
const QUERIES = { PHONE: '(max-width: 1px)', NOT_LOW: '(min-height: 2px)' };

test('a custom media query becomes what it stands for, alone and among others', () => {
  const css = '@media (--phone) and (--not-low),\n  print {\n  a { color: var(--phone) }\n}';
  expect(withoutCustomMedia(css, QUERIES)).toBe(
    '@media (max-width: 1px) and (min-height: 2px),\n  print {\n  a { color: var(--phone) }\n}',
  );
});

test('a custom media query that nobody has defined is refused', () => {
  expect(() => withoutCustomMedia('@media (--tablet) {}', QUERIES)).toThrow(/--tablet/);
});

test('style sheets speak of windows by name, and every name is spoken', () => {
  const sheets = globSync('**/*.css', { cwd: SOURCE, exclude: ['generated/**'] });
  const conditions = sheets.flatMap((path) => {
    const css = readFileSync(join(SOURCE, path), 'utf8');
    return css.match(/@media[^{]+/g) ?? [];
  });
  expect(conditions.filter((condition) => /(width|height)\b/.test(condition))).toEqual([]);
  const spoken = Object.keys(WINDOWS).filter((name) =>
    conditions.some((condition) =>
      condition.includes(`(--${name.toLowerCase().replaceAll('_', '-')})`),
    ),
  );
  expect(spoken).toEqual(Object.keys(WINDOWS));
});
