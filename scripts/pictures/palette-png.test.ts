import { convertIndexedToRgb, decode, encode } from 'fast-png';
import { expect, test } from 'vitest';
import { withColourTable } from './palette-png.ts';

const RED = [255, 0, 0];
const NEARLY_RED = [250, 0, 0];
const BLUE = [0, 0, 255];
const WHITE = [255, 255, 255];

test('a colour table holds every pixel of a picture with few colours as it was', () => {
  const colours = [RED, BLUE, RED, WHITE, RED, BLUE];
  expect(shown(tabled(colours, 256))).toEqual(colours.flat());
});

test('a colour table keeps common colours and gives a rare one its neighbour', () => {
  const colours = [RED, RED, BLUE, BLUE, NEARLY_RED];
  expect(shown(tabled(colours, 2))).toEqual([RED, RED, BLUE, BLUE, RED].flat());
});

test('a colour table names no colour that the picture lacks', () => {
  expect(tabled([RED, RED], 256).palette).toEqual([RED]);
});

/** A picture of one row, with a colour table. */
function tabled(colours: readonly (readonly number[])[], tableSize: number) {
  const data = Uint8Array.from(colours.flat());
  const png = encode({ width: colours.length, height: 1, channels: 3, data });
  return decode(withColourTable(png, tableSize));
}

function shown(picture: ReturnType<typeof tabled>): readonly number[] {
  return [...convertIndexedToRgb(picture)];
}
