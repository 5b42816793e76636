import { expect, test } from 'vitest';
import { packOpenings, unpackOpenings } from './packed-openings.ts';

const KNOWN = {
  table: Uint8Array.from({ length: 5000 }, (_, place) => 20 + (place % 5)),
  replies: new Map([
    [5, 1],
    [700, 64],
    [2 ** 48, 127],
  ]),
};

test('what was packed comes back as it was, and is smaller on its way', async () => {
  const packed = await packOpenings(KNOWN);
  expect(packed.length).toBeLessThan(KNOWN.table.length / 10);
  await expect(unpackOpenings(packed)).resolves.toEqual(KNOWN);
});

test('what had any byte changed or lost on its way is refused', async () => {
  const packed = await packOpenings(KNOWN);
  const damaged = Array.from(packed, (byte, place) => packed.with(place, byte ^ 1));
  const cut = [0, 31, 32, packed.length - 1].map((length) => packed.slice(0, length));
  for (const bytes of [...damaged, ...cut]) {
    await expect(unpackOpenings(bytes)).rejects.toBeInstanceOf(TypeError);
  }
});
