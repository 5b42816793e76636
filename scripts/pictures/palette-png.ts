import { crc32, deflateSync } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, row by row. */
  readonly rgba: Uint8Array;
}

const MAX_COLOURS = 256;

/** How many colours the table may have: 6 bits a pixel compress well, and flat drawings need no more. */
export const PALETTE_SIZE = 128;

/**
 * A picture without transparency as a PNG with a colour table. Flat surfaces keep their exact
 * colour; the many shades along edges take the nearest one in the table.
 * Source: https://www.w3.org/TR/png-3/.
 */
export function encodePalettePng(pixels: Pixels, paletteSize: number = PALETTE_SIZE): Buffer {
  const { width, height } = pixels;
  const colours = coloursOf(pixels);
  const counts = countOf(colours);
  const palette = chooseColours(counts, Math.min(paletteSize, MAX_COLOURS));
  const places = new Map([...counts.keys()].map((colour) => [colour, nearest(palette, colour)]));
  const rows = Buffer.alloc((width + 1) * height);
  colours.forEach((colour, index) => {
    const row = Math.floor(index / width);
    rows[index + row + 1] = places.get(colour) ?? 0;
  });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(palette.flatMap(channelsOf))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Each pixel's colour as one number. */
function coloursOf({ rgba }: Pixels): Uint32Array {
  const colours = new Uint32Array(rgba.length / 4);
  for (let index = 0; index < colours.length; index += 1) {
    const start = index * 4;
    const red = rgba[start] ?? 0;
    const green = rgba[start + 1] ?? 0;
    const blue = rgba[start + 2] ?? 0;
    colours[index] = (red << 16) | (green << 8) | blue;
  }
  return colours;
}

function countOf(colours: Uint32Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return counts;
}

/** Starts with the commonest colour, then adds the one missed most: by its pixels times its distance. */
function chooseColours(counts: ReadonlyMap<number, number>, size: number): readonly number[] {
  const candidates = [...counts].map(([colour, count]) => ({ colour, count, miss: Infinity }));
  const palette: number[] = [];
  while (palette.length < size) {
    const next = candidates.reduce((best, one) => (weightOf(one) > weightOf(best) ? one : best));
    if (next.miss === 0) break;
    palette.push(next.colour);
    for (const one of candidates) one.miss = Math.min(one.miss, distance(one.colour, next.colour));
  }
  return palette;
}

function weightOf({ count, miss }: { readonly count: number; readonly miss: number }): number {
  // Before the first choice, all colours count as equally far away.
  return count * Math.min(miss, FARTHEST);
}

const FARTHEST = 3 * 255 ** 2;

function nearest(palette: readonly number[], colour: number): number {
  let place = 0;
  let least = Infinity;
  // A picture has thousands of shades: a list of distances for each would take seconds.
  for (const [index, other] of palette.entries()) {
    const found = distance(other, colour);
    if (found < least) {
      least = found;
      place = index;
    }
  }
  return place;
}

function distance(one: number, other: number): number {
  const red = (one >> 16) - (other >> 16);
  const green = ((one >> 8) & 0xff) - ((other >> 8) & 0xff);
  const blue = (one & 0xff) - (other & 0xff);
  return red * red + green * green + blue * blue;
}

function channelsOf(colour: number): [red: number, green: number, blue: number] {
  return [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];
}

/** Eight bits for a pixel's place in the table; no filter and no interlacing. */
function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, PALETTE_TYPE, 0, 0, 0], 8);
  return data;
}

const PALETTE_TYPE = 3;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
