import { decode, encode } from 'fast-png';

/** How many colours the table may have: 6 bits a pixel compress well, and flat drawings need no more. */
const TABLE_SIZE = 128;

/**
 * A PNG without transparency, given a colour table of at most 256 colours. Flat surfaces keep their
 * exact colour; the many shades along edges take the nearest one in the table.
 */
export function withColourTable(png: Uint8Array, tableSize: number = TABLE_SIZE): Uint8Array {
  const { width, height, channels, data } = decode(png);
  const bytes = Buffer.from(data);
  const colours = Array.from({ length: width * height }, (_, pixel) =>
    bytes.readUIntBE(pixel * channels, 3),
  );
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const table = chooseColours(counts, tableSize);
  const places = new Map([...counts.keys()].map((colour) => [colour, nearest(table, colour)]));
  const picture = {
    width,
    height,
    channels: 1,
    data: Uint8Array.from(colours, (colour) => places.get(colour) ?? 0),
    palette: table.map(channelsOf),
  };
  return encode(picture, { zlib: { level: 9, mem: 12 } });
}

/** Starts with the commonest colour, then adds the one missed most: by its pixels times its distance. */
function chooseColours(counts: ReadonlyMap<number, number>, size: number): readonly number[] {
  // Before the first choice, all colours count as equally far away.
  const candidates = [...counts].map(([colour, count]) => ({ colour, count, miss: FARTHEST }));
  const table: number[] = [];
  while (table.length < size) {
    const next = candidates.reduce((best, one) =>
      one.count * one.miss > best.count * best.miss ? one : best,
    );
    if (next.miss === 0) break;
    table.push(next.colour);
    for (const one of candidates) one.miss = Math.min(one.miss, distance(one.colour, next.colour));
  }
  return table;
}

const FARTHEST = 3 * 255 ** 2;

function nearest(table: readonly number[], colour: number): number {
  let place = 0;
  let least = Infinity;
  // A picture has thousands of shades: a list of distances for each would take seconds.
  for (const [index, other] of table.entries()) {
    const found = distance(other, colour);
    if (found < least) {
      least = found;
      place = index;
    }
  }
  return place;
}

function distance(one: number, other: number): number {
  const [red, green, blue] = channelsOf(one);
  const [otherRed, otherGreen, otherBlue] = channelsOf(other);
  return (red - otherRed) ** 2 + (green - otherGreen) ** 2 + (blue - otherBlue) ** 2;
}

function channelsOf(colour: number): [red: number, green: number, blue: number] {
  return [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];
}
