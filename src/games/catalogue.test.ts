import { expect, test } from 'vitest';
import { GAMES } from './catalogue.ts';

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
