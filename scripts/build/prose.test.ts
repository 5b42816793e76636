import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/catalogue.ts';
import { SITE } from '../../src/site/site.ts';
import { renderProse } from './prose.ts';

const render = (source: string, language = 'en') => renderProse(source, language, 'sample.md');

test('CommonMark becomes markup, with its letters escaped', () => {
  expect(render('### Fork & line\n\nTwo *threats* < three.')).toBe(
    '<h3>Fork &amp; line</h3>\n<p>Two <em>threats</em> &lt; three.</p>',
  );
});

test("a link inside the site gets the language's prefix, an address its scheme", () => {
  expect(render('[Write](/contact)', 'ar')).toBe('<p><a href="/ar/contact">Write</a></p>');
  expect(render('[Mail](mailto:{supportAddress})')).toContain(
    `href="mailto:${SITE.addresses.support}"`,
  );
});

test("the site's name stands as its owner has set it, in the page's language", () => {
  expect(render('{siteName}')).toBe(`<p>${SITE.name}</p>`);
  expect(render('{siteName}', 'ar')).toBe(`<p>${SITE.localNames.ar ?? SITE.name}</p>`);
});

test('the number of games is what the list says, in words where the text has them', () => {
  const plural = `{games, plural, =${GAMES.length} {all} one {# game} other {# games}}`;
  expect(render(`A box of ${plural}.`)).toBe('<p>A box of all.</p>');
  expect(render('{games, plural, one {# game} other {# games}} <')).toBe(
    `<p>${GAMES.length} games &lt;</p>`,
  );
});

test('a board becomes a picture with a description', () => {
  const markup = render('```board A "fork"\nX . *\n. O .\n. . X\n```');
  expect(markup).toContain('role="img" aria-label="A &quot;fork&quot;"');
  expect([...markup.matchAll(/data-cell="(\w+)"/g)].map(([, cell]) => cell)).toEqual(
    'skull empty marked empty treasure empty empty empty skull'.split(' '),
  );
});

test('a cell of a table names its column, for windows too narrow for a table', () => {
  expect(render('| Key | Why |\n| - | - |\n| a | b |')).toMatch(
    /^<table role="table">.*<td role="cell" data-label="Why">b<\/td>.*<\/table>$/,
  );
});

test.each([
  ['HTML', '<b>bold</b>', /HTML is not allowed/],
  ['a picture', '![](/a.png)', /pictures are not allowed/],
  ['a link to another host', '[x](https://example.com)', /leaves the site/],
  ['a board without a description', '```board\nX . .\n. . .\n. . .\n```', /no board/],
  ['a board of another size', '```board Two rows\nX . .\n. . .\n```', /no board/],
  ['other code', '```ts\nlet x;\n```', /no board/],
  ['an unknown name in braces', '{captain}', /nothing is called/],
])('%s is refused with the file named', (_, source, reason) => {
  expect(() => render(source)).toThrow(reason);
  expect(() => render(source)).toThrow(/en\/documents\/sample\.md/);
});
