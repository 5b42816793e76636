import { expect, test } from 'vitest';
import { packOpenings, unpackOpenings } from './packed-openings.ts';

const TABLE = Uint8Array.from({ length: 5000 }, (_, place) => 20 + (place % 5));

test('a packed table comes back as it was, and is smaller on its way', async () => {
  const packed = await packOpenings(TABLE);
  expect(packed.length).toBeLessThan(TABLE.length / 10);
  await expect(unpackOpenings(packed)).resolves.toEqual(TABLE);
});

test('a table of which any byte was changed or lost is refused', async () => {
  const packed = await packOpenings(TABLE);
  const damaged = Array.from(packed, (byte, place) => packed.with(place, byte ^ 1));
  const cut = [0, 31, 32, packed.length - 1].map((length) => packed.slice(0, length));
  for (const bytes of [...damaged, ...cut]) {
    await expect(unpackOpenings(bytes)).rejects.toBeInstanceOf(TypeError);
  }
});
