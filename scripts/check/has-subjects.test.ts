import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * When anything changes that any `:has()` looks at, a browser restyles, around the change and up to the root, all that
 * any rule with a `:has()` may style inside the element that has it. What a rule calls by no name is everything:
 * one such rule, for some other part of the page, and each move restyles the whole page.
 */
test('what is styled inside an element that `:has()` something is called by its class, an attribute or its tag', () => {
  const nameless = globSync('src/**/*.css', { exclude: ['src/generated/**'] }).flatMap((path) =>
    selectorsIn(readFileSync(path, 'utf8'))
      .filter((selector) => reachesInside(selector) && !isNamed(subjectOf(selector)))
      .map((selector) => `${path}: ${selector}`),
  );
  expect(nameless).toEqual([]);
});

test.each([
  ['.panel:has([data-up]) > :last-child', true, false],
  ['.panel:has([data-up]) > .row > *', true, false],
  ['.panel:has([data-up]) > span > :is(button, [role])', true, true],
  ['.panel:has([data-up]) .row::after', true, true],
  ['.hole:has(.last)::after', false, true],
  ['.board > :first-child', false, false],
])(
  'so of `%s` it is known whether it reaches inside and what it calls',
  (selector, inside, named) => {
    expect(reachesInside(selector)).toBe(inside);
    expect(isNamed(subjectOf(selector))).toBe(named);
  },
);

function selectorsIn(css: string): readonly string[] {
  return [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((list) => splitOutsideBrackets(list, ','));
}

/** Whether it styles an element by what another one around it has. */
function reachesInside(selector: string): boolean {
  return splitOutsideBrackets(selector, ' ').slice(0, -1).join(' ').includes(':has(');
}

function subjectOf(selector: string): string {
  return splitOutsideBrackets(selector, ' ').at(-1) ?? '';
}

/** What `:not()` excludes calls nothing by name; what `:is()` allows does. */
function isNamed(compound: string): boolean {
  return /^[a-z]|\.|\[|#|:is\(/.test(compound.replaceAll(/:not\([^)]*\)/g, ''));
}

function splitOutsideBrackets(text: string, separator: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text.replaceAll(/\s+/g, ' ')) {
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (character === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
