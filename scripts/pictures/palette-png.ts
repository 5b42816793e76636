import { decode, encode } from 'fast-png';

/** How many colours the table may have: 6 bits a pixel compress well, and flat drawings need no more. */
const TABLE_SIZE = 128;

/** The square of the distance from black to white. */
const FARTHEST = 3 * 255 ** 2;

/** A colour of the picture. */
interface Shade {
  /** Red, green and blue. */
  readonly colour: number[];
  /** How many pixels have it. */
  pixels: number;
  /** The square of its distance from the nearest colour in the table, and the place of that. */
  miss: number;
  place: number;
}

/**
 * A PNG without transparency, given a colour table of at most 256 colours. Flat surfaces keep their
 * exact colour; the many shades along edges take the nearest one in the table.
 */
export function withColourTable(png: Uint8Array, tableSize: number = TABLE_SIZE): Uint8Array {
  const { width, height, channels, data } = decode(png);
  const bytes = Buffer.from(data);
  const shades = new Map<number, Shade>();
  const pixels = Array.from({ length: width * height }, (_, pixel) => {
    const rgb = bytes.readUIntBE(pixel * channels, 3);
    const colour = [rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff];
    // Before the first choice, all colours count as equally far away.
    const shade = shades.get(rgb) ?? { colour, pixels: 0, miss: FARTHEST, place: 0 };
    shade.pixels += 1;
    shades.set(rgb, shade);
    return shade;
  });
  const palette = chooseColours([...shades.values()], tableSize);
  const places = Uint8Array.from(pixels, ({ place }) => place);
  const picture = { width, height, channels: 1, data: places, palette };
  return encode(picture, { zlib: { level: 9, mem: 12 } });
}

/** Starts with the commonest colour, then adds the one missed most: by its pixels times its distance. */
function chooseColours(shades: readonly Shade[], size: number): number[][] {
  const table: number[][] = [];
  while (table.length < size) {
    const next = shades.reduce((most, shade) =>
      shade.pixels * shade.miss > most.pixels * most.miss ? shade : most,
    );
    if (next.miss === 0) break;
    table.push(next.colour);
    for (const shade of shades) {
      const miss = next.colour.reduce(
        (sum, channel, index) => sum + (channel - (shade.colour[index] ?? 0)) ** 2,
        0,
      );
      if (miss < shade.miss) Object.assign(shade, { miss, place: table.length - 1 });
    }
  }
  return table;
}
