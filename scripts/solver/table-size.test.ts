import { expect, test } from 'vitest';
import { tableSize } from './table-size.ts';

test('a command takes the sizes that the table of the search can have, and names them where it was given another', () => {
  expect(['2', '32', '2048'].map(tableSize)).toEqual([2, 32, 2048]);
  for (const word of ['3', '1', '4096', '0', '-4', '4 MB', '']) {
    expect(() => tableSize(word)).toThrow(
      '--table takes a size of 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048 MB.',
    );
  }
});
