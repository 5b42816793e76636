import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser/find-browser.ts';
import { takeServiceWorkersAway } from '../../../scripts/check/without-service-worker.ts';
import {
  columnAt,
  discCount,
  expectShip,
  modeAt,
  SHIP_PATH,
  shipTextsOf,
} from '../../support/connect-four.ts';
import {
  button,
  cellAt,
  expectBoard,
  expectTurn,
  playQuickly,
  turnBanner,
} from '../../support/game.ts';
import { textsOf } from '../../support/languages.ts';
import {
  cardAt,
  expectCards,
  expectFigures,
  flip,
  memoryTextsOf,
  missOf,
  openMemory,
  PATH as MEMORY_PATH,
  formatted,
} from '../../support/memory.ts';
import { becomesAlive, open, openWithStillClock, settle } from '../../support/page.ts';
import { expect, markWhenAlive, test } from '../../support/test.ts';
import {
  cellAt as ultimateCellAt,
  expectField,
  modeAt as ultimateModeAt,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../../support/ultimate.ts';

const texts = textsOf('en');

test('a reload while the computer thinks gives an empty board for two players, and no late answer [X34]', async ({
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
});

test(
  'in Ultimate, too, a reload while the computer thinks gives an empty board for two players, and no late answer [X34]',
  { tag: '@sweep' },
  async ({ page }) => {
    const ultimate = ultimateTextsOf('en');
    await openWithStillClock(page, ULTIMATE_PATH);
    await ultimateModeAt(page, ultimate.hard).click();
    await ultimateCellAt(page, ultimate, 40).click();
    await page.reload();
    await becomesAlive(page);
    await expectThatNothingComes(page);
    await expectField(page, ultimate, '');
    await expect(ultimateModeAt(page, ultimate.twoPlayers)).toBeChecked();
  },
);

test('a reload in a game of memory gives a new deck and the difficulty Easy; silence stays [X34]', async ({
  page,
}) => {
  const memory = memoryTextsOf('en');
  await openMemory(page, memory, 'medium');
  await button(page, memory.sound).click();
  await flip(page, memory, missOf('medium'));
  await page.reload();
  await becomesAlive(page);
  await page.clock.runFor(10_000);
  await expectCards(page, memory, { difficulty: 'easy' });
  await expectFigures(page, memory, ['0', '0:00', '0 / 6', '–']);
  await expect(button(page, memory.sound)).toHaveAttribute('aria-pressed', 'false');
});

test('out of the browser’s own back/forward cache games come back as they were; the computer thinks anew, memory waits for Resume [X33]', async ({
  launchOptions,
  baseURL,
}) => {
  // Playwright's own arguments switch the cache off, and a headless shell has none.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const { executablePath } = findBrowser();
  const browser = await chromium.launch({ ...launchOptions, executablePath, ignoreDefaultArgs });
  const page = await browser.newPage({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  await page.addInitScript(markWhenAlive);
  await page.addInitScript(takeServiceWorkersAway);

  await open(page, '/');
  await playQuickly(page, texts, [4, 0]);
  await goAwayAndComeBack(page);
  await expectBoard(page, texts, { moves: [4, 0] });
  await cellAt(page, texts, 8).click();
  await expectBoard(page, texts, { moves: [4, 0, 8] });

  const ship = shipTextsOf('en');
  await open(page, SHIP_PATH);
  await modeAt(page, ship.easy).click();
  await columnAt(page, ship, 3).click();
  await goAwayAndComeBack(page);
  await expect.poll(() => discCount(page, ship)).toBe(2);
  await expectTurn(page, ship, ship.skullTurn, ship.chooseSquare);

  const memory = memoryTextsOf('en');
  await open(page, MEMORY_PATH);
  await flip(page, memory, [0]);
  await goAwayAndComeBack(page);
  await expect(page.getByText(memory.paused, { exact: true })).toBeVisible();
  await button(page, memory.resume).click();
  await expect(cardAt(page, memory, 0)).not.toHaveAccessibleName(
    formatted(memory, memory.down, { row: 1, column: 1 }),
  );
  await browser.close();
});

declare global {
  interface Window {
    /** Set by a page that comes back out of the back/forward cache. */
    isFromCache?: boolean;
  }
}

/** Loads another document, and goes back to the one that the browser has kept. */
async function goAwayAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      window.isFromCache = persisted;
    });
  });
  const address = page.url();
  await page.goto('/robots.txt');
  // Playwright's `goBack` waits for a load, and none comes.
  await page.evaluate(() => history.back());
  await page.waitForURL(address, { waitUntil: 'commit' });
  expect(await page.evaluate(() => window.isFromCache), 'the browser kept the page').toBe(true);
}

async function expectThatNothingComes(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
  await settle(page);
  await expect(turnBanner(page, texts)).toContainText(texts.skullTurn);
}
