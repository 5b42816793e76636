import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gamePath, GAMES, hasComputer, HOME_GAME, NAMED_GAMES, type GameId } from './catalogue.ts';
import { OPPONENTS } from './opponents.ts';
import type { GameTile } from './parts.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Links from anywhere lead to these for ever. */
const SPECIFIED = [
  '/',
  '/pirate-ship-battle',
  '/treasure-hunt-memory',
  '/ultimate-tic-tac-toe',
  '/tic-tac-toe-challenge',
];

test('tic-tac-toe is at home, and Ship Battle, Memory, Ultimate and Challenge follow at the specified paths [R4]', () => {
  const paths = GAMES.map(({ id }) => gamePath(id));
  expect(paths.filter((path) => SPECIFIED.includes(path))).toEqual(SPECIFIED);
  expect(gamePath(HOME_GAME)).toBe('/');
});

test('each game has an id and a path of its own', () => {
  expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
  expect(new Set(GAMES.map(({ slug }) => slug)).size).toBe(GAMES.length);
});

test('every folder with an opponent is in the list of opponents, under the name of its game', () => {
  const folders = globSync('*/opponent.ts', { cwd: import.meta.dirname });
  expect(OPPONENTS.map(({ id }) => join(id, 'opponent.ts')).toSorted()).toEqual(folders.toSorted());
});

test('the games of two sides that one person can play are those with an opponent', () => {
  expect(GAMES.map(({ id }) => id).filter(hasComputer)).toEqual(OPPONENTS.map(({ id }) => id));
});

describe('a game lacks nothing that others find by its name (docs/adding-a-game.md)', () => {
  test.each(GAMES)('$id', ({ id }) => {
    expect(filesOf(id).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  const tiles = import.meta.glob<GameTile>('./*/tile.ts', { import: 'TILE' });

  test.each(NAMED_GAMES)('%s has a drawing for its tile', async (game) => {
    expect((await tiles[`./${game}/tile.ts`]?.())?.motif).toMatch(/\.svg$/u);
  });
});

function filesOf(id: GameId): readonly string[] {
  const named = id === HOME_GAME ? [] : ['page.tsx', 'tile.ts'];
  const own = ['facts.ts', 'names.ts', 'how-to.ts', 'about.ts', 'gallery-states.tsx', ...named];
  return [
    ...own.map((file) => `src/games/${id}/${file}`),
    `docs/rules/${id}.md`,
    `art/social/${id}.svg`,
    `tests/games/${id}/page.ts`,
    `tests/games/${id}/driver.ts`,
    `tests/e2e/games/${id}`,
  ];
}
