import type { Page } from '@playwright/test';
import { stagedGames } from '../../games/stages.ts';
import { button, mascot, turnBanner } from '../../support/game.ts';
import { pathIn } from '../../support/languages.ts';
import {
  dropQuickly,
  expectShip,
  flag,
  modeAt,
  playToTheEnd,
  seeEnd,
  SHIP_PATH,
  shipTextsOf,
  SKULL_WIN,
} from '../../support/connect-four.ts';
import { coveredByDrawings, type Celebrated } from '../../support/drawings.ts';
import { openChoice } from '../../support/choice-sheet.ts';
import { open, openWithStillClock } from '../../support/page.ts';
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

const AROUND_THE_BOARD: Celebrated = {
  drawings: '[data-celebration] > *',
  things:
    'header, main :is(button, a, summary, [role="gridcell"], [role="group"][aria-label]:has(p), h2, p, dt, dd)',
  whole: '*',
  edges: 'all',
};

/** The games whose main button comes to the eye at the end. */
const BATTLES = ['connect-four', 'ultimate'];

for (const code of ['en', 'ar', 'de'] as const) {
  for (const game of stagedGames(code).filter(({ id }) => id !== 'classic')) {
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
            .poll(
              () => page.evaluate(coveredByDrawings, AROUND_THE_BOARD),
              `covered at ${width}×${height}`,
            )
            .toEqual([]);
          if (BATTLES.includes(game.id)) await expectRaised(page, { width, height });
        }
        await page.locator('[data-celebration]').evaluate(finishAll);
        for (const drawing of await drawings.all()) await expect(drawing).toBeHidden();
      },
    );
  }
}

test('the button for the next battle stands where the eye is at the end, and goes back to its place when it is pressed, with its focus and its turn among the controls [R152]', async ({
  page,
}) => {
  const texts = shipTextsOf('en');
  await page.setViewportSize({ width: 360, height: 640 });
  await openWithStillClock(page, SHIP_PATH);
  const newBattle = button(page, texts.newBattle);
  const before = await newBattle.boundingBox();
  await dropQuickly(page, texts, SKULL_WIN.notation);
  await seeEnd(page, SKULL_WIN.notation);
  await expectRaised(page, { width: 360, height: 640 });
  await expect(newBattle).toHaveCSS('background-color', GOLD);

  await button(page, 'Rival: Two Players').focus();
  await page.keyboard.press('Tab');
  await expect(newBattle).toBeFocused();
  await page.keyboard.press('Enter');
  await expectShip(page, texts, '');
  await expect(newBattle).toBeFocused();
  expect(await newBattle.boundingBox()).toEqual(before);
});

test('a battle that the computer wins is not celebrated: the second line speaks to the person, the mascot consoles, nobody’s colour runs around it and no gold is shown, and two other games follow without moving anything [R147]', async ({
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
  await expect(mascot(page)).toHaveAttribute('data-mascot', 'consoling');
  await expect(page.locator('[data-celebration]').or(flag(page))).toHaveCount(0);
  await expectRaised(page, { width: 360, height: 640 });
  await expect(button(page, texts.newBattle)).not.toHaveCSS('background-color', GOLD);
  const next = page.locator('#game ~ * nav').getByRole('link');
  await expect(next).toHaveText(['Treasure Hunt Memory', 'Ultimate Tic Tac Toe']);
  expect(await places(page)).toEqual(before);

  await button(page, texts.newBattle).click();
  await expect(next).toHaveCount(0);
});

const GOLD = 'rgb(242, 182, 50)';

/**
 * Asserts where the button for the next battle stands: over the lower edge of a desktop's board, below
 * an upright window's banner, in its place in a window on its side; and that it covers no cell or word.
 */
async function expectRaised(
  page: Page,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<void> {
  const shape = width >= 1100 ? 'desktop' : width > 1.3 * height ? 'abreast' : 'upright';
  await expect
    .poll(() => page.evaluate(faultsOfMainButton, shape), `${width}×${height}`)
    .toEqual([]);
}

/** Runs in the page. */
function faultsOfMainButton(shape: string): readonly string[] {
  const raised = document.querySelector('[data-main-button]')?.getBoundingClientRect();
  const banner = document.querySelector('main [role="group"][data-side]')?.getBoundingClientRect();
  const board = document.querySelector('#game > *')?.getBoundingClientRect();
  if (raised === undefined || banner === undefined || board === undefined) return ['missing'];
  const covered = [
    ...document.querySelectorAll(
      // The places above the ship's columns are empty at the end.
      'main :is([role="row"]:not(:has(> :nth-child(7) > button)) > [role="gridcell"], [role="img"], h2, p, dt, dd, a)',
    ),
  ]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
    .filter((thing) => {
      const rect = thing.getBoundingClientRect();
      return (
        rect.left < raised.right - 3 &&
        raised.left < rect.right - 3 &&
        rect.top < raised.bottom - 3 &&
        raised.top < rect.bottom - 3
      );
    })
    .map((thing) => `covers ${thing.ariaLabel ?? thing.textContent}`);
  const isInMiddle = Math.abs(raised.left + raised.right - board.left - board.right) < 3;
  const raisedIn: Readonly<Record<string, boolean>> = {
    desktop: isInMiddle && raised.top < board.bottom && raised.bottom > board.bottom - 50,
    upright: isInMiddle && raised.top > banner.bottom && raised.top < banner.bottom + 10,
    abreast: raised.top > banner.bottom,
  };
  const isLarge = shape === 'abreast' || Math.round(raised.height) >= 58;
  return [...covered, ...(raisedIn[shape] === true ? [] : ['place']), ...(isLarge ? [] : ['size'])];
}

/** Where board, controls and panels stand, but for the button that comes to the eye. */
function places(page: Page): Promise<readonly string[]> {
  return page
    .locator('#game [role="grid"], #game ~ * button:not([data-main-button]), #game ~ * section')
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
