import { chromium, type Page } from '@playwright/test';
import {
  ANSWER_DELAY_MS,
  columnAt,
  discCount,
  expectShip,
  modeAt,
  SHIP_PATH,
  shipTextsOf,
} from '../support/connect-four.ts';
import { button, expectBoard, expectTurn, playQuickly } from '../support/game.ts';
import { textsOf } from '../support/languages.ts';
import {
  button as memoryButton,
  expectCards,
  expectFigures,
  flip,
  memoryTextsOf,
  missOf,
  openMemory,
} from '../support/memory.ts';
import { becomesAlive, open, openWithStillClock, settle } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import {
  cellAt as ultimateCellAt,
  expectField,
  modeAt as ultimateModeAt,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../support/ultimate.ts';

const texts = textsOf('en');

test('a reload while the computer thinks gives an empty board for two players, and no late answer', async ({
  page,
}) => {
  const ship = shipTextsOf('en');
  await openWithStillClock(page, SHIP_PATH);
  await modeAt(page, ship.hard).click();
  await columnAt(page, ship, 3).click();
  await page.reload();
  await becomesAlive(page);
  await expectThatNothingComes(page);
  await expectShip(page, ship, '');
  await expect(modeAt(page, ship.twoPlayers)).toBeChecked();

  const ultimate = ultimateTextsOf('en');
  await open(page, ULTIMATE_PATH);
  await ultimateModeAt(page, ultimate.hard).click();
  await ultimateCellAt(page, ultimate, 40).click();
  await page.reload();
  await becomesAlive(page);
  await expectThatNothingComes(page);
  await expectField(page, ultimate, '');
  await expect(ultimateModeAt(page, ultimate.twoPlayers)).toBeChecked();
});

test('a reload in a game of memory gives a new deck and the difficulty Easy; silence stays', async ({
  page,
}) => {
  const memory = memoryTextsOf('en');
  await openMemory(page, memory, 'medium');
  await memoryButton(page, memory.sound).click();
  await flip(page, memory, missOf('medium'));
  await page.reload();
  await becomesAlive(page);
  await page.clock.runFor(10_000);
  await expectCards(page, memory, { difficulty: 'easy' });
  await expectFigures(page, memory, ['0', '0:00', '0 / 6', '–']);
  await expect(memoryButton(page, memory.sound)).toHaveAttribute('aria-pressed', 'false');
});

async function expectThatNothingComes(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
  await settle(page);
  await expectTurn(page, texts, texts.skullTurn, texts.chooseSquare);
}

test('out of the back/forward cache of the browser itself games come back as they were, with what was due begun anew', async ({
  launchOptions,
  baseURL,
  page: unused,
}) => {
  await unused.close();
  const browser = await chromium.launch({
    ...launchOptions,
    // Playwright's own arguments switch the cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await playQuickly(page, texts, [4, 0]);
  await page.goto('/robots.txt');
  await page.goBack();
  console.log(await page.evaluate(() => JSON.stringify(performance.getEntriesByType('navigation'))));
  await expectBoard(page, texts, { moves: [4, 0] });
  await button(page, texts.newGame).click();
  await expectBoard(page, texts, { moves: [] });
  await browser.close();
});
