import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import markups from 'virtual:project-files';
import { PROJECT_FILES } from '../../src/content/project-files.ts';
import { coloured } from './project-files.ts';
import { unescaped } from './references.ts';

describe.each(PROJECT_FILES)('%s', (name) => {
  const markup = markups[name] ?? '';

  test('is shown as it stands on the disk, to the letter', () => {
    expect(textOf(markup)).toBe(readFileSync(name, 'utf8'));
  });

  test('is coloured, and by no style or class of its own', () => {
    const tags = new Set([...markup.matchAll(/<[^>]+>/g)].map(([tag]) => tag));
    expect(markup).toContain('<span data-code="');
    for (const tag of tags) {
      expect(tag).toMatch(/^<\/?(pre|code|span)>$|^<span data-code="[a-z]+">$/);
    }
  });
});

test('nothing of a text becomes markup', () => {
  const hostile = `const text = "</code></pre><script>alert('&amp;')</script>"; // <b>\n`;
  for (const ending of ['.ts', '.json', '']) {
    const markup = coloured(hostile, ending);
    expect(markup).not.toMatch(/<(?!\/?span)/);
    expect(textOf(markup)).toBe(hostile);
  }
});

test('comments, keywords, strings, values and names are told apart', () => {
  const markup = coloured("/* why */ const size = compute('a', 12);", '.ts');
  expect(markup).toContain('<span data-code="comment">/* why */</span>');
  expect(markup).toContain('<span data-code="keyword">const</span>');
  expect(markup).toContain('<span data-code="name">compute</span>');
  expect(markup).toContain('<span data-code="value">12</span>');
});

test('what is filled into a text is no text', () => {
  expect(coloured('`a ${b}`', '.ts')).toBe(
    '<span data-code="string">`a <span data-code="plain">${b}</span>`</span>',
  );
});

test('a file without a grammar stops the build', () => {
  expect(() => coloured('', '.xyz')).toThrow('No grammar for .xyz');
});

/** What a browser reads in the markup. */
function textOf(markup: string): string {
  return unescaped(markup.replaceAll(/<[^>]+>/g, ''));
}
