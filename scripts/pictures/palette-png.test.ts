import { convertIndexedToRgb, decode, encode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { withColourTable } from './palette-png.ts';

const RED = [255, 0, 0];
const NEARLY_RED = [250, 0, 0];
const BLUE = [0, 0, 255];
const WHITE = [255, 255, 255];

describe('a PNG with a colour table', () => {
  test('holds every pixel of a picture with few colours as it was', () => {
    const rows = [
      [RED, BLUE, RED],
      [WHITE, RED, BLUE],
    ];
    expect(shown(tabled(rows, 256))).toEqual(rows.flat(2));
  });

  test('keeps common colours and gives a rare one its neighbour', () => {
    expect(shown(tabled([[RED, RED, BLUE, BLUE, NEARLY_RED]], 2))).toEqual(
      [RED, RED, BLUE, BLUE, RED].flat(),
    );
  });

  test('names no colour that the picture lacks', () => {
    expect(tabled([[RED, RED]], 256).palette).toEqual([RED]);
  });
});

function tabled(rows: readonly (readonly number[][])[], tableSize: number) {
  const data = Uint8Array.from(rows.flat(2));
  const png = encode({ width: rows[0]?.length ?? 0, height: rows.length, channels: 3, data });
  return decode(withColourTable(png, tableSize));
}

function shown(picture: ReturnType<typeof tabled>): readonly number[] {
  return [...convertIndexedToRgb(picture)];
}
