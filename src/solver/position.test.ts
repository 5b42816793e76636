import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BitPosition } from './position.ts';
import {
  discsOf,
  drop,
  isWon,
  mirrorImage,
  MovesError,
  openColumns,
  positionAfter,
  positionOfKey,
  preceding,
  symmetricKey,
  winsWith,
} from './position.ts';

const DATA = join(import.meta.dirname, '../games/connect-four/data');

function lines(name: string): readonly string[] {
  return readFileSync(join(DATA, name), 'utf8').trim().split('\n');
}

describe('moves', () => {
  test('fall to the lowest free cell of their column', () => {
    const { mover, filled } = positionAfter('4453');
    expect(filled).toBe(2n ** 21n + 2n ** 22n + 2n ** 28n + 2n ** 14n);
    expect(mover).toBe(2n ** 21n + 2n ** 28n);
    expect(discsOf({ mover, filled })).toBe(4);
  });

  test('may be none', () => {
    expect(positionAfter('')).toEqual({ mover: 0n, filled: 0n });
    expect(openColumns(positionAfter(''))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test.each(lines('bad-input.txt'))('are refused with place and reason: %s', (line) => {
    const [place, fault] = line.split(' ');
    const text = String(JSON.parse(line.slice(line.indexOf('"')).trim()));
    let error: unknown;
    try {
      positionAfter(text);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(MovesError);
    expect(error).toMatchObject({ place: Number(place), fault });
    expect(String(error)).toMatch(`MovesError: Character ${place} of the moves, "`);
  });

  test('that end a game leave it over: won, or with no open column', () => {
    for (const line of lines('terminal.txt')) {
      const [moves = '', winner = ''] = line.split(' ');
      const end = positionAfter(moves);
      expect([moves, isWon(end)]).toEqual([moves, winner !== 'draw']);
      expect(isWon(end) || openColumns(end).length === 0).toBe(true);
      const before = positionAfter(moves.slice(0, -1));
      expect([moves, winsWith(before, Number(moves.at(-1)) - 1)]).toEqual([moves, isWon(end)]);
      expect(isWon(before)).toBe(false);
    }
  });
});

describe('the key of a position', () => {
  test('is its mirror image’s too, and leads to one of the two', () => {
    for (const moves of ['', '1', '445361', '112233', '7654321765432']) {
      const image = positionAfter(moves.replaceAll(/./g, (column) => String(8 - Number(column))));
      const position = positionAfter(moves);
      expect(mirrorImage(position)).toEqual(image);
      expect(symmetricKey(image)).toBe(symmetricKey(position));
      expect([position, image]).toContainEqual(positionOfKey(symmetricKey(position)));
    }
  });

  test('differs between positions that are not images of each other', () => {
    const after = (position: BitPosition) =>
      openColumns(position).map((column) => drop(position, column));
    const third = after(positionAfter('')).flatMap(after).flatMap(after);
    // 238 positions of three discs; 4 of them are their own images.
    expect(new Set(third.map(symmetricKey)).size).toBe(121);
  });
});

test('the positions before one are those in which its last disc is missing', () => {
  const before = preceding(positionAfter('4453'));
  expect(before).toHaveLength(2);
  expect(before).toContainEqual(positionAfter('445'));
  for (const position of before) {
    const after = openColumns(position).map((column) => drop(position, column));
    expect(after).toContainEqual(positionAfter('4453'));
  }
  expect(preceding(positionAfter(''))).toEqual([]);
});
