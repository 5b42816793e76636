import type { CDPSession, Page } from '@playwright/test';
import { board, cellAt, expectBoard, playByMouse, SKULL_WIN } from '../support/game.ts';
import { textsOf } from '../support/languages.ts';
import { becomesAlive } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

/** Slow 3G, as WebPageTest defines it, in milliseconds and bytes a second. */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
} as const;
const SLOWDOWN = 6;

const texts = textsOf('en');

test('on a slow line and a slow phone the page is there before it can be played; what is pressed meanwhile is played in its order, and the game comes to its end', async ({
  page,
  context,
}) => {
  test.slow();
  const browser = await context.newCDPSession(page);
  await slowDown(browser);
  const letThrough = await holdApplication(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.homeHeadline);
  await expect(board(page, texts)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(texts.guideFirstStep)).toBeVisible();
  await entryListens(page);
  const [first = 0, second = 0, ...others] = SKULL_WIN.moves;
  await cellAt(page, texts, first).dblclick();
  await cellAt(page, texts, second).click();
  await expectBoard(page, texts, { moves: [] });
  letThrough();
  await becomesAlive(page);
  await expectBoard(page, texts, { moves: [first, second] });
  await playByMouse(page, texts, others);
  await expectBoard(page, texts, SKULL_WIN);
  await expect(page.getByRole('dialog')).toHaveAccessibleName(texts.piratesHeadline);
});

async function slowDown(browser: CDPSession): Promise<void> {
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', SLOW_3G);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Holds back what the page's first script asks for until the returned function is called. */
async function holdApplication(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const release = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/application-*.js', async (route) => {
    await release;
    await route.continue();
  });
  return letThrough;
}

/** Waits until the page's first script asks for the others: it has come by then. */
async function entryListens(page: Page): Promise<void> {
  await page.locator('link[rel="modulepreload"]').first().waitFor({ state: 'attached' });
}
