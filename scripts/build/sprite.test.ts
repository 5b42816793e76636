import { expect, test } from 'vitest';
import { ICONS, SYMBOLS } from '#ui/drawing-names.ts';
import { makePicture, makeSprite, makeSymbolStrip, PICTURES } from './sprite.ts';

const MAX_SPRITE_BYTES = 10_000;

const sprite = makeSprite();
const symbols = [...sprite.matchAll(/<symbol ([^>]*)>(.*?)<\/symbol>/gs)];

test('the sprite has one symbol for every icon, and no other id', () => {
  const ids = [...sprite.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(ICONS.map((name) => `icon-${name}`));
  expect(symbols).toHaveLength(ICONS.length);
});

test('the sprite gives every symbol a view box, round lines of 2.4 in the colour of the text, and something to draw', () => {
  for (const [, attributes, content] of symbols) {
    expect(attributes).toMatch(/ viewBox="0 0 \d+ \d+"/);
    expect(attributes).toMatch(/fill="none".* stroke-linecap="round" stroke-linejoin="round"/);
    expect(attributes).toContain('stroke="currentColor"');
    expect(attributes).toContain('stroke-width="2.4"');
    expect(attributes).not.toMatch(/(^| )(xmlns|width|height)=/);
    expect(content).toMatch(/<(path|circle|rect)\b/);
  }
});

test('the sprite needs no style, script, gradient, image or link, and stays within its size', () => {
  expect(sprite).not.toMatch(/<(style|script|\w*Gradient|image|use|a|filter|foreignObject)\b/);
  expect(sprite).not.toMatch(/\s(style|class|on\w+|(xlink:)?href)=|url\(/);
  expect(Buffer.byteLength(sprite)).toBeLessThanOrEqual(MAX_SPRITE_BYTES);
});

test('the strip shows the six symbols side by side, in their order', () => {
  const strip = makeSymbolStrip();
  expect(strip).toMatch(/^<svg [^>]*width="384" height="64">/);
  const places = [...strip.matchAll(/<svg x="(\d+)" width="64" height="64"/g)].map(([, x]) => x);
  expect(places).toEqual(SYMBOLS.map((_, index) => String(index * 64)));
});

test.each(PICTURES)('the picture %s is a document with a view box and its size', (name) => {
  const picture = makePicture(name);
  const [, width, height] = /^<svg [^>]*viewBox="\S+ \S+ (\S+) (\S+)"/.exec(picture) ?? [];
  expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
  expect(picture).toMatch(new RegExp(`^<svg [^>]*\\swidth="${width}" height="${height}"`));
});
