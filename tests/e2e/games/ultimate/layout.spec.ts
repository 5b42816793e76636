import type { Page } from '@playwright/test';
import { openChoice } from '../../../support/choice-sheet.ts';
import { button, seeResult, turnBanner } from '../../../support/game.ts';
import { EXAMINED_LANGUAGES, pathIn } from '../../../support/languages.ts';
import {
  expectNoSidewaysScrollAt,
  layoutShift,
  placesAt,
  recordShifts,
} from '../../../support/layout.ts';
import { expectWhollyInWindow, openWithStillClock, settle } from '../../../support/page.ts';
import { tryRules, type Rules } from '../../../support/rules.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';
import {
  A_IS_WON,
  beginAnew,
  board,
  C_IS_DRAWN,
  choice,
  DESKTOP,
  glassCell,
  grids,
  hasten,
  modeAt,
  PHONE,
  SKULL_WIN,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../../../support/ultimate.ts';

const LEAST_PX = 44;
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 528, height: 560 },
  { width: 800, height: 600 },
  { width: 860, height: 600 },
  { width: 568, height: 320 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1100, height: 700 },
] as const;
/** Elements that a game must not push. */
const AROUND = 'h1, h2:not([role="group"] h2), [role="radiogroup"], [popover] ~ button';

test.use({ reducedMotion: 'reduce' });

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = ultimateTextsOf(code);

  test(
    `${code}: boards and New Battle are in a desktop's window, the spyglass in a phone's`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openWithStillClock(page, pathIn(code, ULTIMATE_PATH));
      await expectWhollyInWindow(board(page, texts));
      await expectWhollyInWindow(button(page, texts.newBattle));

      await page.setViewportSize(PHONE);
      await expectWhollyInWindow(turnBanner(page, texts));
      await choice(page, texts, 4).click();
      await expectWhollyInWindow(turnBanner(page, texts));
      await expectWhollyInWindow(grids(page, texts));

      await page.setViewportSize({ width: 844, height: 390 });
      await board(page, texts).evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await expectWhollyInWindow(grids(page, texts));
      await expectWhollyInWindow(board(page, texts).getByRole('list'));
    },
  );

  test(
    `${code}: no width from 320 px on scrolls sideways, and on phones every target is at least 44×44 px, lying down as well [R112, X43]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await openWithStillClock(page, pathIn(code, ULTIMATE_PATH));
      await expectTargets(page, 'choice');
      await expectNoSidewaysScrollAt(page, WINDOWS, 'start');
      await page.setViewportSize({ width: 360, height: 640 });
      await hasten(page, texts, `${C_IS_DRAWN} G3`);
      await choice(page, texts, 6).click();
      await expectTargets(page, 'chosen');
      await button(page, texts.showRules).click();
      for (const size of WINDOWS) {
        await expectNoSidewaysScrollAt(page, [size], 'one board chosen, rules open');
        await expectTargets(page, `${size.width}×${size.height}`);
      }
    },
  );
}

const texts = ultimateTextsOf('en');

const AT_ANY_SIZE: Rules = {
  'whatever the window, nothing shifts during a game [R135]': async (page) => {
    const sizes = [PHONE, DESKTOP, { width: 1100, height: 800 }, { width: 844, height: 390 }];
    const places = () => placesAt(page, sizes, page.locator(AROUND));
    const before = await places();
    await hasten(page, texts, 'E1 A5');
    expect(await places(), 'forced').toEqual(before);
    await button(page, texts.newBattle).click();
    await hasten(page, texts, A_IS_WON);
    expect(await places(), 'free').toEqual(before);
    await button(page, texts.newBattle).click();
    await hasten(page, texts, SKULL_WIN.notation);
    expect(await places(), 'won').toEqual(before);
    // On a phone on its side toasts lie over the controls.
    await openChoice(page, (opener) => opener.press('Enter'));
    await modeAt(page, texts.easy).click();
    await hasten(page, texts, 'E1');
    expect(await places(), 'thinking').toEqual(before);
  },
  'on phones of 360 to 390 px an enlarged cell is at least 80 px, does not wait for a double tap and cannot be selected':
    async (page) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await expect(choice(page, texts, 0)).toHaveCSS('user-select', 'none');
      await choice(page, texts, 0).click();
      for (const [width, height] of [
        [360, 640],
        [390, 664],
      ] as const) {
        await page.setViewportSize({ width, height });
        const sizes = await sizesOf(page, '[role="gridcell"] > button');
        expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(80);
        const chart = await board(page, texts).getByRole('list').locator('xpath=..').boundingBox();
        expect(chart?.width).toBeGreaterThanOrEqual(112);
      }
      const cell = grids(page, texts).locator('button').first();
      await expect(cell).toHaveCSS('touch-action', 'manipulation');
      await expect(cell).toHaveCSS('user-select', 'none');
    },
};

test('at any size, in one battle after the other', async ({ page }) => {
  await openWithStillClock(page, ULTIMATE_PATH);
  await tryRules(page, beginAnew, AT_ANY_SIZE);
});

test('as served and when taken over the board has one size, on a phone and on a desktop', async ({
  page,
}) => {
  await recordShifts(page);
  for (const size of [PHONE, DESKTOP]) {
    // Set before the page comes: a window that changes its size shifts its content.
    await page.setViewportSize(size);
    await page.goto(ULTIMATE_PATH, { waitUntil: 'networkidle' });
    expect(await layoutShift(page), `${size.width} px`).toBeLessThanOrEqual(0.01);
  }
});

test.describe('a small window', () => {
  test.use({ viewport: PHONE });

  test('chart and enlarged board take turns without a layout shift [R135]', async ({ page }) => {
    await recordShifts(page);
    await openWithStillClock(page, ULTIMATE_PATH);
    await hasten(page, texts, A_IS_WON);
    await seeResult(page);
    await settle(page);
    // Moves that no input makes count as shifts: they are reported once a frame has been painted.
    await page.screenshot();
    const before = await layoutShift(page);
    await choice(page, texts, 4).click();
    await glassCell(page, texts, 4).waitFor();
    await settle(page);
    await button(page, texts.wholeChart).click();
    await choice(page, texts, 4).waitFor();
    await settle(page);
    expect((await layoutShift(page)) - before).toBeLessThanOrEqual(0.01);
  });
});

async function expectTargets(page: Page, state: string): Promise<void> {
  const targets = 'main button, main [role="radio"]';
  // The field adapts to a new window size only once it has been notified.
  await expect
    .poll(async () => (await sizesOf(page, targets)).length, `${state}: targets`)
    .toBeGreaterThan(8);
  const small = async () => {
    const sizes = await sizesOf(page, targets);
    return sizes.filter((size) => Math.min(...size) < LEAST_PX - 0.1);
  };
  await expect.poll(small, state).toEqual([]);
}

/** Width and height of every visible element that matches. */
function sizesOf(page: Page, selector: string): Promise<readonly (readonly number[])[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return [width, height];
      }),
  );
}
