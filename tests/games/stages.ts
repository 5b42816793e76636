import type { Locator, Page } from '@playwright/test';
import { GAMES, type GameId } from '#games/catalogue.ts';
import {
  columnAt,
  DRAW as SHIP_DRAW,
  dropQuickly,
  ship,
  SHIP_PATH,
  shipTextsOf,
} from '../support/connect-four.ts';
import {
  board as classicBoard,
  button,
  cellAt,
  OVERLAY_LIMIT_MS,
  playQuickly,
  SKULL_WIN,
  turnBanner,
} from '../support/game.ts';
import { pathIn, textsOf, type LanguageCode } from '../support/languages.ts';
import {
  board as deck,
  cardAt,
  memoryTextsOf,
  openMemory,
  pairsOf,
  playTurns,
  resultPanel,
} from '../support/memory.ts';
import { openWithStillClock } from '../support/page.ts';
import {
  CHALLENGE_PATH,
  expectedPuzzle,
  puzzleTextsOf,
  solveAllQuickly,
} from '../support/puzzles.ts';
import {
  board as ultimateBoard,
  hasten,
  SKULL_WIN as ULTIMATE_SKULL_WIN,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../support/ultimate.ts';

/** A moment of a game, reached from the one before it, and what a player must see then. */
export interface Stage {
  readonly name: string;
  readonly reach: (page: Page) => Promise<void>;
  /** The board, whose turn it is or the result, and after the end the button for the next game. */
  readonly seen: (page: Page) => readonly Locator[];
}

/** A game from its first move to its end, in one language. */
export interface StagedGame {
  readonly id: GameId;
  readonly open: (page: Page) => Promise<void>;
  readonly stages: readonly Stage[];
}

const STAGED: Readonly<Record<GameId, (code: LanguageCode) => Omit<StagedGame, 'id'>>> = {
  classic,
  'connect-four': connectFour,
  memory,
  ultimate,
  puzzles,
};

/** Every game with its stages, as played in a wide window. */
export function stagedGames(code: LanguageCode): readonly StagedGame[] {
  return GAMES.map(({ id }) => ({ id, ...STAGED[id](code) }));
}

function classic(code: LanguageCode): Omit<StagedGame, 'id'> {
  const texts = textsOf(code);
  const { moves } = SKULL_WIN;
  const around = (page: Page) => [
    turnBanner(page, texts),
    classicBoard(page, texts),
    button(page, texts.newGame),
  ];
  return {
    open: (page) => openWithStillClock(page, pathIn(code, '/')),
    stages: [
      {
        name: 'begun',
        reach: (page) => cellAt(page, texts, moves[0] ?? 0).click(),
        seen: around,
      },
      {
        name: 'in play',
        reach: (page) => playQuickly(page, texts, moves.slice(1, -1)),
        seen: around,
      },
      {
        name: 'ended',
        reach: async (page) => {
          await playQuickly(page, texts, moves.slice(-1));
          await page.clock.runFor(OVERLAY_LIMIT_MS);
          await button(page, texts.battleAgain).waitFor();
        },
        seen: (page) => [
          page.getByRole('heading', { name: texts.piratesHeadline }),
          button(page, texts.battleAgain),
        ],
      },
    ],
  };
}

function connectFour(code: LanguageCode): Omit<StagedGame, 'id'> {
  const texts = shipTextsOf(code);
  const { notation } = SHIP_DRAW;
  const around = (page: Page) => [
    turnBanner(page, texts),
    ship(page, texts),
    page.locator('img[src*="/hull"]').and(page.locator(':visible')),
    button(page, texts.newBattle),
  ];
  return {
    open: (page) => openWithStillClock(page, pathIn(code, SHIP_PATH)),
    stages: [
      { name: 'begun', reach: (page) => columnAt(page, texts, 5).click(), seen: around },
      {
        name: 'in play',
        reach: (page) => dropQuickly(page, texts, notation.slice(1, 21)),
        seen: around,
      },
      {
        name: 'ended',
        reach: (page) => dropQuickly(page, texts, notation.slice(21)),
        seen: around,
      },
    ],
  };
}

function memory(code: LanguageCode): Omit<StagedGame, 'id'> {
  const texts = memoryTextsOf(code);
  const pairs = pairsOf('hard');
  const around = (page: Page) => [
    page.getByRole('region', { name: texts.logbook, exact: true }),
    deck(page, texts),
  ];
  return {
    open: (page) => openMemory(page, texts, 'hard'),
    stages: [
      { name: 'begun', reach: (page) => cardAt(page, texts, 0).click(), seen: around },
      {
        name: 'in play',
        reach: async (page) => {
          await button(page, texts.newGame).click();
          await page.clock.runFor(LOADING_MS);
          await playTurns(page, texts, pairs.slice(0, 3));
        },
        seen: around,
      },
      {
        name: 'ended',
        reach: (page) => playTurns(page, texts, pairs.slice(3)),
        seen: (page) => [deck(page, texts), resultPanel(page, texts), button(page, texts.newGame)],
      },
    ],
  };
}

function ultimate(code: LanguageCode): Omit<StagedGame, 'id'> {
  const texts = ultimateTextsOf(code);
  const moves = ULTIMATE_SKULL_WIN.notation.split(' ');
  const play = async (page: Page, part: readonly string[]) => {
    await button(page, texts.newBattle).click();
    await hasten(page, texts, part.join(' '));
  };
  const inPlay = (page: Page) => [turnBanner(page, texts), ultimateBoard(page, texts)];
  return {
    open: (page) => openWithStillClock(page, pathIn(code, ULTIMATE_PATH)),
    stages: [
      { name: 'at a free choice', reach: () => Promise.resolve(), seen: inPlay },
      { name: 'begun', reach: (page) => play(page, moves.slice(0, 1)), seen: inPlay },
      { name: 'in play', reach: (page) => play(page, moves.slice(0, 13)), seen: inPlay },
      {
        name: 'ended',
        reach: (page) => play(page, moves),
        seen: (page) => [...inPlay(page), button(page, texts.newBattle)],
      },
    ],
  };
}

function puzzles(code: LanguageCode): Omit<StagedGame, 'id'> {
  const texts = puzzleTextsOf(code);
  const around = (page: Page) => [
    turnBanner(page, texts),
    page.getByRole('grid', { name: texts.board, exact: true }),
  ];
  return {
    open: (page) => openWithStillClock(page, pathIn(code, CHALLENGE_PATH)),
    stages: [
      { name: 'begun', reach: () => Promise.resolve(), seen: around },
      {
        name: 'one solved',
        reach: (page) => cellAt(page, texts, expectedPuzzle(1).solution).click(),
        seen: (page) => [...around(page), button(page, texts.next)],
      },
      {
        name: 'ended',
        reach: (page) => solveAllQuickly(page, texts),
        seen: (page) => [...around(page), button(page, texts.startOver)],
      },
    ],
  };
}

const LOADING_MS = 300;
