import type { Level } from '#core/mode.ts';
import { FACTS as CLASSIC } from './classic/facts.ts';
import { FACTS as CONNECT_FOUR } from './connect-four/facts.ts';
import { FACTS as MEMORY } from './memory/facts.ts';
import { FACTS as PUZZLES } from './puzzles/facts.ts';
import type { GameFacts } from './parts.ts';
import { FACTS as ULTIMATE } from './ultimate/facts.ts';

/** The games in the order they are shown: the only list. Everything else about a game is in its folder. */
export const GAMES = [CLASSIC, CONNECT_FOUR, MEMORY, ULTIMATE, PUZZLES] as const;

/** The name by which code knows a game. */
export type GameId = (typeof GAMES)[number]['id'];

/** The game of the home page. */
export const HOME_GAME = 'classic' satisfies GameId;

/** A game with a page of its own, which has the game's id. */
export type NamedGame = Exclude<GameId, typeof HOME_GAME>;

/** The games with a page of their own. */
export const NAMED_GAMES: readonly NamedGame[] = GAMES.map(({ id }) => id).filter(
  (id) => id !== HOME_GAME,
);

/** What is known of a game. */
export function gameFacts(id: GameId): GameFacts {
  const facts = GAMES.find((game) => game.id === id);
  if (facts === undefined) throw new Error(`No game ${id}`);
  return facts;
}

/** How well the computer of a game can play; none where it has no computer. */
export function levelsOf(id: GameId): readonly Level[] {
  return gameFacts(id).levels ?? [];
}

/** Whether one person can play a game of two sides: against the computer. */
export function hasComputer(id: GameId): boolean {
  return levelsOf(id).length > 0;
}

/** The path of a game's page in the source language. */
export function gamePath(id: GameId): string {
  return `/${gameFacts(id).slug}`;
}
