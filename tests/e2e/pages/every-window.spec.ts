import type { Locator, Page } from '@playwright/test';
import { stagedGames } from '../../games/stages.ts';
import { expectNoSidewaysScroll } from '../../support/axe.ts';
import { expectInClearView } from '../../support/cover.ts';
import { button, cellAt, TOAST_MS } from '../../support/game.ts';
import { LANGUAGES, textsOf, type LanguageCode } from '../../support/languages.ts';
import { doubleRootText } from '../../support/large-text.ts';
import type { Size } from '../../support/layout.ts';
import { misfits } from '../../support/misfits.ts';
import { standsStill } from '../../support/page.ts';
import { inSweepUnless, IS_SWEEP } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

/** Phones upright and on their side, tablets, laptops and large screens, in pairs of width and height. */
const ALL_WINDOWS = sizes(
  '320×568 360×640 390×664 390×844 430×740 568×320 667×375 844×390',
  '768×1024 820×1180 1024×768 1366×625 1440×900 1920×1080 2560×1440',
);
/** Those that stand for the others: the tightest of each shape. */
const STANDING_WINDOWS = sizes('320×568 360×640 568×320 768×1024 1366×625 1440×900');

/** Left to right and right to left, with long words and with high letters. */
const TRIED_LANGUAGES: readonly LanguageCode[] = ['en', 'ar', 'de', 'ur'];

/** The window in which each stage is reached. */
const WHERE_PLAYED = { width: 1440, height: 900 };

/** The phone with the least room for large text. */
const SMALL_PHONE = { width: 360, height: 640 };

const LEAST_PX = 44;
/** A column of the ship, where seven of 44 px do not fit. */
const LEAST_COLUMN_PX = 38;

test.use({ reducedMotion: 'reduce' });

for (const { code } of LANGUAGES.filter((language) => TRIED_LANGUAGES.includes(language.code))) {
  for (const game of stagedGames(code)) {
    for (const [windows, stands] of [
      [STANDING_WINDOWS, code === 'en'],
      [ALL_WINDOWS, false],
    ] as const) {
      test(
        `${code}, ${game.id}, ${windows.length} windows: the whole board and whose turn it is are in view without scrolling, at the end the result and the button for the next game too; on a phone whose text is twice as large each word and number is shown`,
        inSweepUnless(stands),
        async ({ page }) => {
          await page.setViewportSize(WHERE_PLAYED);
          await game.open(page);
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          for (const stage of game.stages) {
            await page.setViewportSize(WHERE_PLAYED);
            await stage.reach(page);
            await standsStill(page);
            if (code === 'en') await expectLargeText(page, stage.name);
            if (stage.isLikeBefore === true && !IS_SWEEP) continue;
            for (const size of windows) {
              await page.setViewportSize(size);
              if (game.id === 'classic') await goToBoard(page, code);
              else await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
              const where = `${size.width}×${size.height}, ${stage.name}`;
              await test.step(where, () => expectSeen(page, stage.seen(page)));
              await expectTargets(page, where);
            }
          }
        },
      );
    }
  }
}

for (const { code } of LANGUAGES.filter((language) => TRIED_LANGUAGES.includes(language.code))) {
  const texts = textsOf(code);

  test(
    `${code}: the first touch of the home page’s board brings banner, board and New Game into every window`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      const [classic] = stagedGames(code);
      await classic?.open(page);
      for (const size of IS_SWEEP ? ALL_WINDOWS : STANDING_WINDOWS) {
        await page.setViewportSize(size);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await cellAt(page, texts, 0).click();
        await expectSeen(page, classic?.stages[0]?.seen(page) ?? []);
        await button(page, texts.newGame).click();
        await page.clock.runFor(TOAST_MS);
      }
    },
  );
}

function sizes(...rows: readonly string[]): readonly Size[] {
  return rows
    .flatMap((row) => row.split(' '))
    .map((pair) => {
      const [width = 0, height = 0] = pair.split('×').map(Number);
      return { width, height };
    });
}

async function goToBoard(page: Page, code: LanguageCode): Promise<void> {
  // The result lies over the page, and over its links.
  if ((await page.getByRole('dialog').count()) > 0) return;
  const { playNow } = textsOf(code);
  await page.getByRole('link', { name: playNow, exact: true }).first().click();
}

/** Asserts that a game shows each word and number on a phone whose text is twice as large. */
async function expectLargeText(page: Page, state: string): Promise<void> {
  await page.setViewportSize(SMALL_PHONE);
  await page.evaluate(doubleRootText);
  await standsStill(page);
  expect.soft(await page.evaluate(misfits), state).toEqual([]);
  await expectNoSidewaysScroll(page, state);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

async function expectSeen(page: Page, parts: readonly Locator[]): Promise<void> {
  for (const part of parts) {
    for (const one of await part.all()) await expectInClearView(one);
  }
  const { beyond } = await page.evaluate(() => ({
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(beyond, 'px beyond the window’s side').toBe(0);
}

/** Asserts the size of everything that is operated in the game and seen in the window. */
async function expectTargets(page: Page, where: string): Promise<void> {
  const small = await page.locator('#game, #game ~ *').evaluateAll(
    (roots, [least, leastColumn]) =>
      roots
        .flatMap((root) => [...root.querySelectorAll<HTMLElement>('button')])
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .map((control) => {
          const { width, height } = control.getBoundingClientRect();
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
