import type { Page } from '@playwright/test';
import { coveredByDrawings, type Celebrated } from '../../../support/drawings.ts';
import {
  beginAnew,
  button,
  celebration,
  CELEBRATION_MS,
  expectBoard,
  playQuickly,
  seeResult,
  SKULL_WIN,
  TREASURE_WIN,
} from '../../../support/game.ts';
import { EXAMINED_LANGUAGES, pathIn, textsOf } from '../../../support/languages.ts';
import { activate, openWithStillClock, standsStill } from '../../../support/page.ts';
import { tryRules, type Rules } from '../../../support/rules.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

const FADE_MS = 300;

/** The smallest window, the lowest, and one of each layout. */
const FEW_WINDOWS = [
  [320, 568],
  [568, 320],
  [768, 1024],
  [1366, 625],
] as const;

const OTHER_WINDOWS = [
  [360, 640],
  [390, 664],
  [390, 844],
  [667, 375],
  [844, 390],
  [720, 900],
  [1024, 768],
  [1100, 800],
  [1440, 900],
  [1920, 1080],
] as const;

const texts = textsOf('en');

const CELEBRATIONS: Rules = {
  'a win is celebrated by six decorations for 5000 ms from their appearance with the overlay; once that is closed they go on around the board [R26]':
    async (page) => {
      const decorations = celebration(page).locator('img[alt=""]');
      await playQuickly(page, texts, SKULL_WIN.moves);
      await expect(decorations).toHaveCount(6);
      await expect(decorations.first(), 'the winning line is seen first').toBeHidden();
      await runUntilOpen(page);
      for (const decoration of await decorations.all()) await expect(decoration).toBeVisible();
      await page.clock.runFor(CELEBRATION_MS - 1);
      await expect(decorations).toHaveCount(6);
      await page.clock.runFor(1);
      await expect(celebration(page)).toHaveCount(0);
      await expect(page.getByRole('dialog'), 'the overlay stays').toHaveCount(1);
      await activate(button(page, texts.battleAgain));

      for (const closeOverlay of [
        () => button(page, texts.seeTheBoard).click(),
        () => page.keyboard.press('Escape'),
      ]) {
        await playQuickly(page, texts, TREASURE_WIN.moves);
        await runUntilOpen(page);
        await page.clock.runFor(1000);
        await closeOverlay();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.clock.runFor(CELEBRATION_MS - 1001);
        for (const decoration of await decorations.all()) await expect(decoration).toBeVisible();
        await page.clock.runFor(1);
        await expect(celebration(page)).toHaveCount(0);
        await activate(button(page, texts.newGame));
      }
    },
  'only Battle Again and New Game remove the decorations early [R47]': async (page) => {
    const decorations = celebration(page).locator('img[alt=""]');
    await playQuickly(page, texts, TREASURE_WIN.moves);
    await runUntilOpen(page);
    await page.clock.runFor(2000);
    await button(page, texts.battleAgain).click();
    await expect(celebration(page)).toHaveCount(0);
    await expectBoard(page, texts, { moves: [] });

    await playQuickly(page, texts, SKULL_WIN.moves);
    await runUntilOpen(page);
    await page.keyboard.press('Escape');
    await button(page, texts.resetScores).click();
    await page.clock.runFor(2000);
    await expect(decorations).toHaveCount(6);
    await button(page, texts.newGame).click();
    await expect(celebration(page)).toHaveCount(0);

    await playQuickly(page, texts, SKULL_WIN.moves);
    await button(page, texts.newGame).click();
    await expect(celebration(page), 'before they have appeared').toHaveCount(0);
  },
};

test('one celebration after the other', async ({ page }) => {
  await openWithStillClock(page, '/');
  await tryRules(page, beginAnew, CELEBRATIONS);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with reduced motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(
      'the decorations fade for 300 ms at either end of their 5000 ms, and closing the overlay begins nothing anew',
      inSweepUnless(reducedMotion === 'no-preference'),
      async ({ page }) => {
        await openWithStillClock(page, '/');
        await playQuickly(page, texts, SKULL_WIN.moves);
        await runUntilOpen(page);
        const times = [0, FADE_MS, CELEBRATION_MS - FADE_MS, CELEBRATION_MS];
        const open = await opacitiesAt(page, times);
        expect(open).toEqual(sixTimes([0, 1, 1, 0]));
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(await fadesAt(page), 'as they were left').toEqual(sixTimes(CELEBRATION_MS));
      },
    );
  });
}

for (const { code } of EXAMINED_LANGUAGES) {
  for (const windows of [FEW_WINDOWS, OTHER_WINDOWS]) {
    const stands = code === 'en' && windows === FEW_WINDOWS;
    const sizes = windows.map(([width, height]) => `${width}×${height}`).join(', ');

    test(
      `${code}, ${sizes}: decorations lie on no word and no control of the overlay, and then on no cell, word or control of the game`,
      inSweepUnless(stands),
      async ({ page }) => {
        const words = textsOf(code);
        await openWithStillClock(page, pathIn(code, '/'));
        await playQuickly(page, words, SKULL_WIN.moves);
        await runUntilOpen(page);
        const covered: string[] = [];
        for (const [width, height] of windows) {
          await page.setViewportSize({ width, height });
          const found = await page.evaluate(coveredByDrawings, decorating('dialog'));
          covered.push(...found.map((what) => `${width}×${height}, open: ${what}`));
        }
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        for (const [width, height] of windows) {
          await page.setViewportSize({ width, height });
          const found = await page.evaluate(coveredByDrawings, decorating('#game-section'));
          covered.push(...found.map((what) => `${width}×${height}, closed: ${what}`));
        }
        expect(covered).toEqual([]);
      },
    );
  }
}

function sixTimes<Value>(value: Value): readonly Value[] {
  return Array.from({ length: 6 }, () => value);
}

/** Passes time until the overlay is open. */
async function runUntilOpen(page: Page): Promise<void> {
  await expect(celebration(page)).toHaveCount(1);
  await seeResult(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await standsStill(page);
}

/** How opaque each decoration is at some times after it appears; leaves it at the last of them. */
function opacitiesAt(page: Page, timesMs: readonly number[]): Promise<readonly number[][]> {
  return celebration(page)
    .locator('img')
    .evaluateAll(
      (all, times) =>
        all.map((image) => {
          const fades = image.getAnimations().filter(({ effect }) => isFade(effect));
          return times.map((time) => {
            for (const fade of fades) {
              fade.pause();
              fade.currentTime = time;
            }
            return Number(getComputedStyle(image).opacity);
          });

          function isFade(effect: AnimationEffect | null): boolean {
            const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
            return frames.some(({ opacity }) => opacity !== undefined);
          }
        }),
      timesMs,
    );
}

/** The time after its appearance at which each decoration's fade is paused. */
function fadesAt(page: Page): Promise<readonly (CSSNumberish | null | undefined)[]> {
  return celebration(page)
    .locator('img')
    .evaluateAll((all) =>
      all.map((image) => {
        const [fade] = image.getAnimations().filter((one) => one.playState === 'paused');
        return fade?.currentTime;
      }),
    );
}

/** What decorations must keep clear of in a part of the page. */
function decorating(part: string): Celebrated {
  const kinds = 'button, a, [role="group"], h1, h2, h3, p, dt, dd, li';
  return {
    drawings: '[aria-hidden="true"] > img',
    things: `${part} :is(${kinds})`,
    whole: 'button, a, [role="group"]',
    edges: 'sides',
  };
}
