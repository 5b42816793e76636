/** The games in the order they are shown, each with the path of its page in every language. */
export const GAMES = [
  { id: 'classic', slug: '' },
  { id: 'connect-four', slug: 'pirate-ship-battle' },
  { id: 'memory', slug: 'treasure-hunt-memory' },
  { id: 'ultimate', slug: 'ultimate-tic-tac-toe' },
  { id: 'puzzles', slug: 'tic-tac-toe-challenge' },
] as const;

/** The name by which code knows a game. */
export type GameId = (typeof GAMES)[number]['id'];

/** The path of a game's page in the source language. */
export function gamePath(id: GameId): string {
  return `/${GAMES.find((game) => game.id === id)?.slug ?? ''}`;
}
