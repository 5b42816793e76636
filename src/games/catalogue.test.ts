import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from './catalogue.ts';
import { OPPONENTS } from './opponents.ts';

test('the collection holds the five games at the specified paths, classic at home [R4]', () => {
  expect(GAMES.map(({ slug }) => `/${slug}`)).toEqual([
    '/',
    '/pirate-ship-battle',
    '/treasure-hunt-memory',
    '/ultimate-tic-tac-toe',
    '/tic-tac-toe-challenge',
  ]);
});

test('each game has an id of its own', () => {
  expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
});

test('every folder with an opponent is in the list of opponents, under the name of its game', () => {
  const folders = globSync('*/opponent.ts', { cwd: import.meta.dirname });
  expect(OPPONENTS.map(({ id }) => join(id, 'opponent.ts')).toSorted()).toEqual(folders.toSorted());
});
