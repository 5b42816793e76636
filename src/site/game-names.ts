import { byGame } from '#games/by-game.ts';
import type { GameNames } from '#games/parts.ts';

/** What navigation says of a game. */
export const gameNames = byGame(
  import.meta.glob<GameNames>('../games/*/names.ts', { eager: true, import: 'NAMES' }),
);
