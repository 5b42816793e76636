import { expect, type Page } from '@playwright/test';
import * as ship from './connect-four.ts';
import { button, expectBoard, expectScore, playQuickly, SKULL_WIN } from './game.ts';
import { textsOf } from './languages.ts';
import * as memory from './memory.ts';
import { openWithStillClock } from './page.ts';
import * as puzzles from './puzzles.ts';
import * as ultimate from './ultimate.ts';

/** One of the five games, in English. */
interface WholeGame {
  readonly path: string;
  /** Plays a game to its end on an open page with a still clock, and asserts what is shown. */
  readonly playToTheEnd: (page: Page) => Promise<void>;
}

export const FIVE_GAMES: readonly WholeGame[] = [
  { path: '/', playToTheEnd: playClassic },
  { path: ship.SHIP_PATH, playToTheEnd: playShipBattle },
  { path: memory.PATH, playToTheEnd: playMemory },
  { path: ultimate.ULTIMATE_PATH, playToTheEnd: playUltimate },
  { path: puzzles.CHALLENGE_PATH, playToTheEnd: playPuzzles },
];

/** Opens a game's page with a still clock and the same random choices each time. */
export async function openGame(page: Page, { path }: WholeGame): Promise<void> {
  await page.addInitScript(memory.takeChanceAway, memory.SEED);
  await openWithStillClock(page, path);
}

async function playClassic(page: Page): Promise<void> {
  const texts = textsOf('en');
  await playQuickly(page, texts, SKULL_WIN.moves);
  await expectBoard(page, texts, SKULL_WIN);
  await page.clock.runFor(2000);
  await expectScore(page, 'en', SKULL_WIN.score);
  await button(page, texts.battleAgain).click();
  await expectBoard(page, texts, { moves: [] });
}

// Against the computer, which answers from its worker or from the page.
async function playShipBattle(page: Page): Promise<void> {
  const texts = ship.shipTextsOf('en');
  await ship.modeAt(page, texts.easy).click();
  await ship.playToTheEnd(page, texts);
  const region = page.getByRole('region', { name: texts.battleScore, exact: true });
  await expect(region.getByRole('definition').last()).toHaveText('1');
  await button(page, texts.newBattle).click();
  await ship.expectShip(page, texts, '');
}

async function playMemory(page: Page): Promise<void> {
  const texts = memory.memoryTextsOf('en');
  await memory.playTurns(page, texts, memory.pairsOf('easy'));
  await memory.expectResult(page, texts, 'record', { moves: 6, time: '0:06', stars: 3 });
  await memory.expectFigures(page, texts, ['6', '0:06', '6 / 6', '6×'], ['6', '0:06']);
  await button(page, texts.newGame).click();
  await page.clock.runFor(300);
  await memory.expectCards(page, texts, { difficulty: 'easy' });
}

async function playUltimate(page: Page): Promise<void> {
  const texts = ultimate.ultimateTextsOf('en');
  const { notation, score } = ultimate.SKULL_WIN;
  await ultimate.hasten(page, texts, notation);
  await expectScore(page, 'en', score);
  const isWhole = (await ultimate.grids(page, texts).count()) === 9;
  if (isWhole) await ultimate.expectField(page, texts, notation);
  await button(page, texts.newBattle).click();
  await expectScore(page, 'en', score);
}

async function playPuzzles(page: Page): Promise<void> {
  const texts = puzzles.puzzleTextsOf('en');
  const numbers = puzzles.EXPECTED_PUZZLES.map(({ number }) => number);
  await puzzles.solveAllQuickly(page, texts);
  await puzzles.expectSolved(page, texts, numbers);
  await puzzles.expectPuzzle(page, texts, puzzles.expectedPuzzle(puzzles.COUNT), 'all solved');
  await button(page, texts.startOver).click();
  await puzzles.expectSolved(page, texts, []);
}
