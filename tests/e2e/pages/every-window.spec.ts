import type { Locator, Page } from '@playwright/test';
import { stagedGames, type Stage } from '../../games/stages.ts';
import { expectNoSidewaysScroll } from '../../support/axe.ts';
import { expectInClearView } from '../../support/cover.ts';
import { expectDrawingsClear, expectDrawingsGo, keepSteppedBack } from '../../support/drawings.ts';
import { board, button, cellAt, goToBoard, TOAST_MS, turnBanner } from '../../support/game.ts';
import { LANGUAGES, textsOf, type LanguageCode } from '../../support/languages.ts';
import { doubleRootText } from '../../support/large-text.ts';
import type { Size } from '../../support/layout.ts';
import { expectRaised, shapeOf } from '../../support/main-button.ts';
import { misfits } from '../../support/misfits.ts';
import { standsStill } from '../../support/page.ts';
import { inSweepUnless, IS_SWEEP } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';
import { expectToastClear, headerAndEnd } from '../../support/toast-place.ts';

/** Phones upright and on their side, tablets, laptops and large screens, by width and height. */
const ALL_WINDOWS = windows(
  '320×568 360×640 390×664 390×844 430×740 568×320 667×375 844×390',
  '768×1024 820×1180 1024×768 1366×625 1440×900 1920×1080 2560×1440',
);
/** Those that stand for the others: the tightest of each shape. */
const STANDING_WINDOWS = windows('320×568 360×640 568×320 844×390 768×1024 1366×625 1440×900');
/** Where a toast must find its place at the end. */
const TOAST_WINDOWS = windows(
  '320×568 360×640 390×664 390×844 568×320 667×375 844×390',
  '768×1024 1100×800 1366×625 1440×900',
);
/** Where six drawings must find theirs: a tight window of each shape, and one with much room. */
const DRAWING_WINDOWS = windows('360×640 390×664 844×390 768×1024 1100×800 1366×625 1440×900');

/** Where two other games are in the window at the end too: a usual window of each shape. */
const LINK_WINDOWS = windows('390×664 844×390 1366×625 1440×900');

/** Left to right and right to left, with long words and with high letters. */
const TRIED_LANGUAGES: readonly LanguageCode[] = ['en', 'ar', 'de', 'ur'];

/** The window in which each stage is reached. */
const WHERE_PLAYED = { width: 1440, height: 900 };

/** The phone with the least room for large text. */
const SMALL_PHONE = { width: 360, height: 640 };

/** Above what a press brings into the window. */
const LARGEST_GAP_PX = 24;

const LEAST_PX = 44;
/** A column of the ship, where seven of 44 px do not fit. */
const LEAST_COLUMN_PX = 38;

test.use({ reducedMotion: 'reduce' });

for (const { code } of LANGUAGES.filter((language) => TRIED_LANGUAGES.includes(language.code))) {
  for (const game of stagedGames(code)) {
    // On the home page the drawings begin over the dialog, and have tests of their own.
    const hasDrawings = game.id !== 'classic';
    const drawings = hasDrawings
      ? '; links to two others are in usual windows too, and six drawings rise around the board, on no cell, word or control, and are gone after 5 s [R146, R149, R202]'
      : ' [R149]';

    test(
      `${code}, ${game.id}, in every window: the whole board and whose turn it is are in view without scrolling, at the end the result and the button for the next game too; on a phone whose text is twice as large each word and number is shown; at the end a toast covers neither header, result, board nor that button${drawings}`,
      inSweepUnless(code === 'en'),
      async ({ page }) => {
        await page.setViewportSize(WHERE_PLAYED);
        await game.open(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        for (const stage of game.stages) {
          const isCelebrated = hasDrawings && stage.isOver === true;
          await page.setViewportSize(WHERE_PLAYED);
          await stage.reach(page);
          await standsStill(page);
          await expect(page.locator('[data-celebration] > img')).toHaveCount(isCelebrated ? 6 : 0);
          if (code === 'en') await expectLargeText(page, stage.name);
          if (stage.isLikeBefore === true && !IS_SWEEP) continue;
          // Drawings drift only where motion is not reduced.
          if (isCelebrated) {
            await page.emulateMedia({ reducedMotion: 'no-preference' });
            await keepSteppedBack(page);
          }
          for (const window of windowsOf(stage)) {
            const where = `${stage.name}, ${window}`;
            await test.step(where, async () => {
              await page.setViewportSize(sizeOf(window));
              // Another window may be the first in which the board steps back.
              if (isCelebrated) await keepSteppedBack(page);
              await goToBoard(page, code);
              await expectSeen(page, stage.seen(page), where);
              await expectTargets(page, where);
              if (isCelebrated && LINK_WINDOWS.includes(window)) {
                await expectLinksSeen(page, where);
              }
              if (stage.isOver === true && TOAST_WINDOWS.includes(window)) {
                await expectToastClear(page, code, headerAndEnd(page, code), where);
              }
              if (isCelebrated && DRAWING_WINDOWS.includes(window)) {
                await expectDrawingsClear(page, where);
                await expectRaised(page, shapeOf(sizeOf(window)), where);
              }
            });
          }
          if (isCelebrated) await expectDrawingsGo(page);
        }
      },
    );
  }
}

for (const { code } of LANGUAGES.filter((language) => TRIED_LANGUAGES.includes(language.code))) {
  const texts = textsOf(code);

  test(
    `${code}: the first touch of the home page’s board brings banner, board and New Game into every window, with nothing cut above them`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      const [classic] = stagedGames(code);
      await classic?.open(page);
      for (const window of IS_SWEEP ? ALL_WINDOWS : STANDING_WINDOWS) {
        await page.setViewportSize(sizeOf(window));
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        // A test's pointer would first scroll to the cell, and so would the focus.
        await cellAt(page, texts, 0).dispatchEvent('click');
        await expectSeen(page, classic?.stages[0]?.seen(page) ?? [], window);
        const gapPx = await cutAbove(page, [turnBanner(page, texts), board(page, texts)]);
        expect(gapPx, window).toBeGreaterThanOrEqual(0);
        expect(gapPx, window).toBeLessThanOrEqual(LARGEST_GAP_PX);
        await button(page, texts.newGame).click();
        await page.clock.runFor(TOAST_MS);
      }
    },
  );
}

function windows(...rows: readonly string[]): readonly string[] {
  return rows.flatMap((row) => row.split(' '));
}

function windowsOf({ isOver }: Stage): readonly string[] {
  if (!IS_SWEEP) return STANDING_WINDOWS;
  return isOver === true ? [...new Set([...ALL_WINDOWS, ...TOAST_WINDOWS])] : ALL_WINDOWS;
}

function sizeOf(window: string): Size {
  const [width = 0, height = 0] = window.split('×').map(Number);
  return { width, height };
}

/** Asserts that a game shows each word and number on a phone whose text is twice as large. */
async function expectLargeText(page: Page, state: string): Promise<void> {
  await page.setViewportSize(SMALL_PHONE);
  await page.evaluate(doubleRootText);
  await standsStill(page);
  // A raised button finds its new place in the frame after.
  await expect.poll(() => page.evaluate(misfits), state).toEqual([]);
  await expectNoSidewaysScroll(page, state);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Asserts that the links to two other games lie in the window; the home page's stand below its board. */
async function expectLinksSeen(page: Page, where: string): Promise<void> {
  const links = page.locator('#game ~ * nav a');
  await expect(links, where).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link, where).toBeInViewport({ ratio: 1 });
  }
}

/** How much of the page is seen above the highest of some parts; 0 where the page has not been scrolled. */
async function cutAbove(page: Page, parts: readonly Locator[]): Promise<number> {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const top = Math.min(...boxes.map((box) => box?.y ?? 0));
  return page.evaluate((highest) => {
    const header = document.querySelector('header');
    const isOver = header !== null && getComputedStyle(header).position === 'sticky';
    return scrollY === 0 ? 0 : highest - (isOver ? header.getBoundingClientRect().bottom : 0);
  }, top);
}

async function expectSeen(page: Page, parts: readonly Locator[], where: string): Promise<void> {
  await expectInClearView(
    parts.reduce((some, part) => some.or(part)),
    where,
  );
  await expectNoSidewaysScroll(page, where);
}

/** Asserts the size of everything that is operated in the game and seen in the window. */
async function expectTargets(page: Page, where: string): Promise<void> {
  // A button that is popping up hears no press yet.
  await standsStill(page);
  const small = await page.locator('#game, #game ~ *').evaluateAll(
    (roots, [least, leastColumn]) =>
      roots
        .flatMap((root) => [...root.querySelectorAll<HTMLElement>('button')])
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .map((control) => {
          // Nothing is played on a board that steps back at its end, until it is as large as before.
          const isSteppedBack = control.closest('[data-stepped-back]') !== null;
          const { width, height } = isSteppedBack
            ? { width: control.offsetWidth, height: control.offsetHeight }
            : control.getBoundingClientRect();
          const isColumn = control.closest('[role="row"]')?.childElementCount === 7;
          return {
            name: control.ariaLabel ?? control.textContent,
            width,
            height,
            leastWidth: isColumn ? leastColumn : least,
          };
        })
        .filter(
          ({ width, height, leastWidth }) => width < leastWidth - 0.1 || height < least - 0.1,
        ),
    [LEAST_PX, LEAST_COLUMN_PX] as const,
  );
  expect(small, where).toEqual([]);
}
