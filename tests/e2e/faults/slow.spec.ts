import type { CDPSession, Page } from '@playwright/test';
import { board, cellAt, expectBoard, playByMouse, SKULL_WIN } from '../../support/game.ts';
import { textsOf } from '../../support/languages.ts';
import { becomesAlive } from '../../support/page.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

// A celebration drawn at 60 frames a second takes longer than everything else here.
test.use({ reducedMotion: 'reduce' });

interface Slowness {
  readonly name: string;
  /** In milliseconds and bytes a second, as WebPageTest defines them. */
  readonly line: { readonly latency: number; readonly throughput: number };
  /** How many times slower than here the phone computes. */
  readonly slowdown: number;
}

/** The first one stands for the second. */
const SLOWNESSES: readonly Slowness[] = [
  { name: 'Fast 3G', line: { latency: 150, throughput: 200_000 }, slowdown: 3 },
  { name: 'Slow 3G', line: { latency: 400, throughput: 50_000 }, slowdown: 6 },
];

const texts = textsOf('en');

for (const slowness of SLOWNESSES) {
  test(
    `${slowness.name}: on a slow line and a slow phone the page is there before it can be played; what is pressed meanwhile is played in its order, and the game comes to its end [X44]`,
    inSweepUnless(slowness === SLOWNESSES[0]),
    async ({ page, context }) => {
      test.slow();
      const browser = await context.newCDPSession(page);
      await slowDown(browser, slowness);
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
    },
  );
}

async function slowDown(browser: CDPSession, { line, slowdown }: Slowness): Promise<void> {
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.throughput,
    uploadThroughput: line.throughput,
  });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
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
