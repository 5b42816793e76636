import type { Page } from '@playwright/test';
import { stagedGames } from '../../games/stages.ts';
import { button, turnBanner } from '../../support/game.ts';
import { pathIn } from '../../support/languages.ts';
import { modeAt, playToTheEnd, SHIP_PATH, shipTextsOf } from '../../support/connect-four.ts';
import { openChoice } from '../../support/choice-sheet.ts';
import { open } from '../../support/page.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

/** Where a game is played, a tight window of each shape, and one with much room. */
const WINDOWS = [
  [1440, 900],
  [360, 640],
  [390, 664],
  [844, 390],
  [768, 1024],
  [1100, 800],
  [1366, 625],
] as const;

for (const code of ['en', 'ar', 'de'] as const) {
  for (const game of stagedGames(code).filter(({ id }) => id !== 'classic' && id !== 'puzzles')) {
    test(
      `${code}, ${game.id}: at the end six drawings rise around the board, in every window, on no cell, word or control, and are gone after 5 s [R146]`,
      inSweepUnless(code === 'en'),
      async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await game.open(page);
        for (const stage of game.stages) {
          await expect(page.locator('[data-celebration]')).toHaveCount(0);
          await stage.reach(page);
        }
        const drawings = page.locator('[data-celebration]').locator('img[alt=""]');
        await expect(drawings).toHaveCount(6);
        for (const [width, height] of WINDOWS) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          await expect
            .poll(() => page.evaluate(coveredByDrawings), `covered at ${width}×${height}`)
            .toEqual([]);
        }
        await page.locator('[data-celebration]').evaluate(finishAll);
        for (const drawing of await drawings.all()) await expect(drawing).toBeHidden();
      },
    );
  }
}

test('a battle that the computer wins is not celebrated: the second line speaks to the person, nobody’s colour runs around it, and two other games follow without moving anything [R147]', async ({
  page,
}) => {
  const texts = shipTextsOf('en');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.install();
  await open(page, pathIn('en', SHIP_PATH));
  await openChoice(page);
  await modeAt(page, texts.hard).click();
  const before = await places(page);
  await playToTheEnd(page, texts);
  const banner = turnBanner(page, texts);
  await expect(banner).toContainText(`${texts.huntersWin}The Captain takes this one. Another go?`);
  await expect(banner).toHaveAttribute('data-side', 'draw');
  await expect(page.locator('[data-celebration]')).toHaveCount(0);
  const next = page.locator('#game ~ * nav').getByRole('link');
  await expect(next).toHaveText(['Treasure Hunt Memory', 'Ultimate Tic Tac Toe']);
  expect(await places(page)).toEqual(before);

  await button(page, texts.newBattle).click();
  await expect(next).toHaveCount(0);
});

/** Where board, controls and panels stand. */
function places(page: Page): Promise<readonly string[]> {
  return page
    .locator('#game [role="grid"], #game ~ * button, #game ~ * section')
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );
}

function finishAll(sky: Element): void {
  for (const animation of sky.getAnimations({ subtree: true })) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
    if (isEndless) animation.cancel();
    else animation.finish();
  }
}

/** What the drawings cover at either end of their drift, and where they stick out; runs in the page. */
function coveredByDrawings(): readonly string[] {
  const images = [...document.querySelectorAll('[data-celebration] > img')].filter((image) =>
    image.checkVisibility(),
  );
  if (images.length !== 6) return [`${images.length} drawings`];
  const things = [
    ...document.querySelectorAll(
      'header, main :is(button, a, summary, [role="gridcell"], [role="group"][aria-label], h2, p, dt, dd)',
    ),
  ].filter(
    (thing) =>
      (thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        thing.getAttribute('role') !== 'group') ||
      thing.matches('main [role="group"]:has(p)'),
  );
  return [0, 1].flatMap((end) => {
    for (const animation of images.flatMap((image) => image.getAnimations())) {
      const { delay = 0, duration = 0 } = animation.effect?.getTiming() ?? {};
      animation.pause();
      animation.currentTime = Math.max(delay + (end + 1) * Number(duration), 1000);
      if (Number(duration) === 5000) animation.currentTime = 1000 + end * 3000;
    }
    return images.flatMap((image) => {
      const box = image.getBoundingClientRect();
      const isOut =
        box.left < -1 ||
        box.top < -1 ||
        box.right > document.documentElement.clientWidth + 1 ||
        box.bottom > innerHeight + 1;
      const hits = things
        .filter((thing) => overlap(box, thing.getBoundingClientRect()))
        .map((thing) => thing.ariaLabel ?? thing.textContent.trim().slice(0, 30));
      return isOut ? [...hits, 'edge of the window'] : hits;
    });
  });

  function overlap(one: DOMRect, other: DOMRect): boolean {
    return (
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1
    );
  }
}
