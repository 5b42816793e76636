import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encodePalettePng } from './palette-png.ts';

const RED = [255, 0, 0, 255];
const NEARLY_RED = [250, 0, 0, 255];
const BLUE = [0, 0, 255, 255];
const WHITE = [255, 255, 255, 255];

describe('a PNG with a colour table', () => {
  test('holds every pixel of a picture with few colours as it was', () => {
    const rows = [
      [RED, BLUE, RED],
      [WHITE, RED, BLUE],
    ];
    expect(coloursOf(encode(rows, 256))).toEqual(
      rows.map((row) => row.map((colour) => colour.slice(0, 3))),
    );
  });

  test('keeps common colours and gives a rare one its neighbour', () => {
    const rows = [[RED, RED, BLUE, BLUE, NEARLY_RED]];
    const red = RED.slice(0, 3);
    const blue = BLUE.slice(0, 3);
    expect(coloursOf(encode(rows, 2))).toEqual([[red, red, blue, blue, red]]);
  });

  test('names no colour that the picture lacks', () => {
    expect(chunksOf(encode([[RED, RED]], 256)).get('PLTE')).toEqual(Buffer.from([255, 0, 0]));
  });
});

function encode(rows: readonly (readonly number[][])[], paletteSize: number): Buffer {
  const rgba = Uint8Array.from(rows.flat(2));
  return encodePalettePng({ width: rows[0]?.length ?? 0, height: rows.length, rgba }, paletteSize);
}

function coloursOf(png: Buffer): readonly (readonly number[][])[] {
  const chunks = chunksOf(png);
  const header = chunks.get('IHDR') ?? Buffer.alloc(0);
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
  const data = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const width = header.readUInt32BE(0);
  return Array.from({ length: header.readUInt32BE(4) }, (_, row) =>
    [...data.subarray(row * (width + 1) + 1, (row + 1) * (width + 1))].map((place) => [
      ...palette.subarray(place * 3, place * 3 + 3),
    ]),
  );
}

function chunksOf(png: Buffer): ReadonlyMap<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const data = png.subarray(at + 8, at + 8 + length);
    chunks.set(png.toString('latin1', at + 4, at + 8), data);
    at += length + 12;
  }
  return chunks;
}
