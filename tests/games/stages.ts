import type { Locator, Page } from '@playwright/test';
import { GAMES, type GameId } from '#games/catalogue.ts';
import type { LanguageCode } from '../support/languages.ts';
import { byGame } from './by-game.ts';

/** A moment of a game, reached from the one before it, and what a player must see then. */
export interface Stage {
  readonly name: string;
  readonly reach: (page: Page) => Promise<void>;
  /** The board, whose turn it is or the result, and after the end the button for the next game. */
  readonly seen: (page: Page) => readonly Locator[];
  /** Set where all lies as in the stage before: the game's own test that nothing shifts proves that. */
  readonly isLikeBefore?: true;
  /** Set where the game is over and its board is seen. */
  readonly isOver?: true;
}

/** A game from its first move to its end, in one language. */
export interface StagedGame {
  readonly open: (page: Page) => Promise<void>;
  readonly stages: readonly Stage[];
}

const STAGES = await byGame<(code: LanguageCode) => StagedGame>('stages.ts', 'stages');

/** Every game with its stages, as played in a wide window. */
export function stagedGames(code: LanguageCode): readonly (StagedGame & { readonly id: GameId })[] {
  return GAMES.map(({ id }) => ({ id, ...STAGES[id](code) }));
}
