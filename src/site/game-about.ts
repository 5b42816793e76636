import { byGame } from '#games/by-game.ts';
import type { GameAbout } from '#games/parts.ts';

/** What search engines and link previews read of a game. */
export const gameAbout = byGame(
  import.meta.glob<GameAbout>('../games/*/about.ts', { eager: true, import: 'ABOUT' }),
);
