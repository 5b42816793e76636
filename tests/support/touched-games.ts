import type { Locator, Page } from '@playwright/test';
import { columnAt, discCount, SHIP_PATH, shipTextsOf } from './connect-four.ts';
import { board, cellAt } from './game.ts';
import { textsOf } from './languages.ts';
import { cardAt, cards, memoryTextsOf, openMemory } from './memory.ts';
import { openWithStillClock, otherTexts, recordAnnouncements } from './page.ts';
import { CHALLENGE_PATH, expectedPuzzle, puzzleTextsOf, wrongCells } from './puzzles.ts';
import {
  board as ultimateBoard,
  choice,
  glassCell,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from './ultimate.ts';

const texts = textsOf('en');
const SHIP = shipTextsOf('en');
const ULTIMATE = ultimateTextsOf('en');
const MEMORY = memoryTextsOf('en');
const PUZZLES = puzzleTextsOf('en');

/** One of the five games as played by touch. */
export interface TouchedGame {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  /** Three places that each take a move, whatever is played on the other two. */
  readonly places: (page: Page) => readonly [Locator, Locator, Locator];
  /** How many moves, cards or answers have been taken. */
  readonly taken: (page: Page) => Promise<number>;
}

export const TOUCHED_GAMES: readonly TouchedGame[] = [
  {
    name: 'tic-tac-toe',
    open: (page) => openWithStillClock(page, '/'),
    places: (page) => [cellAt(page, texts, 0), cellAt(page, texts, 4), cellAt(page, texts, 8)],
    taken: (page) =>
      board(page, texts)
        .getByRole('button', { name: /, (skull|treasure)/u })
        .count(),
  },
  {
    name: 'Ship Battle',
    open: (page) => openWithStillClock(page, SHIP_PATH),
    places: (page) => [columnAt(page, SHIP, 2), columnAt(page, SHIP, 3), columnAt(page, SHIP, 6)],
    taken: (page) => discCount(page, SHIP),
  },
  {
    name: 'Ultimate through the spyglass',
    open: async (page) => {
      // Without motion the next board is there at once.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openWithStillClock(page, ULTIMATE_PATH);
      await choice(page, ULTIMATE, 4).click();
    },
    places: (page) => [
      glassCell(page, ULTIMATE, 0),
      glassCell(page, ULTIMATE, 4),
      glassCell(page, ULTIMATE, 8),
    ],
    taken: (page) => ultimateBoard(page, ULTIMATE).locator('ul [data-mark]').count(),
  },
  {
    name: 'memory',
    open: (page) => openMemory(page, MEMORY),
    places: (page) => [cardAt(page, MEMORY, 0), cardAt(page, MEMORY, 5), cardAt(page, MEMORY, 10)],
    taken: (page) => cards(page, MEMORY).and(page.locator('[data-phase="up"]')).count(),
  },
  {
    name: 'the Challenge',
    open: async (page) => {
      await recordAnnouncements(page);
      await openWithStillClock(page, CHALLENGE_PATH);
    },
    places: (page) => {
      const [one = 0, another = 0, third = 0] = wrongCells(expectedPuzzle(1));
      return [
        cellAt(page, PUZZLES, one),
        cellAt(page, PUZZLES, another),
        cellAt(page, PUZZLES, third),
      ];
    },
    taken: async (page) =>
      (await otherTexts(page)).filter((text) => text.startsWith(PUZZLES.tryAgain)).length,
  },
];
