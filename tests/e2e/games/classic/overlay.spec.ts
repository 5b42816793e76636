import type { Page } from '@playwright/test';
import {
  beginAnew,
  board,
  button,
  cellAt,
  DRAW,
  expectBoard,
  land,
  OVERLAY_DEAF_MS,
  OVERLAY_LIMIT_MS,
  playByKeyboard,
  playQuickly,
  PLACE_MS,
  seeResult,
  SKULL_WIN,
} from '../../../support/game.ts';
import { pathIn, textsOf } from '../../../support/languages.ts';
import { openWithStillClock, settle, standsStill } from '../../../support/page.ts';
import { tryRules, type Rules } from '../../../support/rules.ts';
import { expect, test } from '../../../support/test.ts';

const texts = textsOf('en');
const PAGE_PARTS = ['header', 'main', 'footer'] as const;

const OVERLAY: Rules = {
  'the overlay opens 1.2 s after the last piece has landed and its line is drawn, at most 2 s after the move; then header, main and footer are inert, and Tab stays out of them [R25, R133]':
    async (page) => {
      await playQuickly(page, texts, SKULL_WIN.moves);
      const movementMs = Math.round(await board(page, texts).evaluate(longestMovementMs));
      expect(movementMs, 'piece and line move').toBeGreaterThan(0);
      await land(page);
      await settle(page);
      await page.clock.runFor(movementMs + 1200 - PLACE_MS - 1);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.clock.runFor(OVERLAY_LIMIT_MS - movementMs - 1199);
      await expect(page.getByRole('dialog')).toHaveCount(1);

      await expectInert(page, true);
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press('Tab');
        await expect(page.locator('header :focus, main :focus, footer :focus')).toHaveCount(0);
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectInert(page, false);
    },
  'the overlay carries the score of the series': async (page) => {
    for (const [moves, score] of [
      [SKULL_WIN.moves, ['1', '0', '0']],
      [DRAW.moves, ['1', '0', '1']],
    ] as const) {
      await playQuickly(page, texts, moves);
      await runUntilOpen(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('definition')).toHaveText([...score]);
      await expect(dialog.getByRole('term')).toHaveText([
        'Skull Pirates',
        'Treasure Hunters',
        'Draws',
      ]);
      await page.clock.runFor(OVERLAY_DEAF_MS);
      await button(page, texts.battleAgain).click();
    }
  },
  'Enter or Space held from the last move on does not skip the result [X38]': async (page) => {
    for (const key of ['Enter', 'Space'] as const) {
      await cellAt(page, texts, 0).focus();
      await playByKeyboard(page, { moves: SKULL_WIN.moves.slice(0, -1) });
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowRight');
      await expect(cellAt(page, texts, 2)).toBeFocused();

      await page.keyboard.down(key);
      if (key === 'Space') {
        // A button is pressed when the space bar comes up.
        await page.keyboard.up(key);
        await page.keyboard.down(key);
      }
      await runUntilOpen(page);
      for (const ms of [0, 100, 150, 100, 500]) {
        await page.clock.runFor(ms);
        await page.keyboard.down(key);
        await expect(page.getByRole('dialog'), `${key} held ${ms} ms more`).toHaveCount(1);
      }
      await page.keyboard.up(key);
      await expect(page.getByRole('dialog'), `${key} let go`).toHaveCount(1);
      await expectBoard(page, texts, SKULL_WIN);
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectBoard(page, texts, { moves: [] });
    }
  },
  'Escape closes the overlay at once, even in its first 300 ms, in which it ignores clicks, and two other games follow; New Game before it opens keeps it closed':
    async (page) => {
      await playQuickly(page, texts, SKULL_WIN.moves);
      await runUntilOpen(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(cellAt(page, texts, 2)).toBeFocused();
      await expectBoard(page, texts, SKULL_WIN);
      const otherGames = page.locator('#game ~ * nav').first().getByRole('link');
      await expect(otherGames).toHaveText(['Pirate Ship Battle', 'Treasure Hunt Memory']);
      await expect(otherGames.getByRole('presentation')).toHaveCount(2);

      await button(page, texts.newGame).click();
      await playQuickly(page, texts, SKULL_WIN.moves);
      await page.clock.runFor(300);
      await button(page, texts.newGame).click();
      await page.clock.runFor(10_000);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectInert(page, false);

      await playQuickly(page, texts, SKULL_WIN.moves);
      await runUntilOpen(page);
      await button(page, texts.battleAgain).click();
      await button(page, texts.seeTheBoard).click();
      await page.clock.runFor(OVERLAY_DEAF_MS - 60);
      await button(page, texts.battleAgain).click();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expectBoard(page, texts, SKULL_WIN);

      await page.clock.runFor(60);
      await button(page, texts.battleAgain).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  'under reduced motion the overlay opens after 300 ms, and the celebration shows still images [R114]':
    async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await playQuickly(page, texts, SKULL_WIN.moves);
      await settle(page);
      await page.clock.runFor(299);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(page.getByRole('dialog')).toHaveAccessibleName(texts.piratesHeadline);
      const animated = await page.evaluate(movingProperties);
      expect(animated, 'nothing but fading').toEqual(animated.filter((name) => name === 'opacity'));
      await page.clock.runFor(OVERLAY_DEAF_MS);
      await button(page, texts.battleAgain).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
};

test('the overlay, after one battle after the other', async ({ page }) => {
  await openWithStillClock(page, '/');
  await tryRules(page, beginAnew, OVERLAY);
});

test('on the narrowest phones the words on Battle Again stand in one line, beside their icon or below it', async ({
  page,
}) => {
  const long = textsOf('de');
  await page.setViewportSize({ width: 360, height: 640 });
  await openWithStillClock(page, pathIn('de', '/'));
  await playQuickly(page, long, SKULL_WIN.moves);
  await runUntilOpen(page);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const lines = await button(page, long.battleAgain).evaluate((again) => {
      const words = document.createRange();
      words.selectNodeContents(again.querySelector('span') ?? again);
      return words.getClientRects().length;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});

/** Passes time until the overlay is open. */
async function runUntilOpen(page: Page): Promise<void> {
  await seeResult(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await standsStill(page);
}

async function expectInert(page: Page, isInert: boolean): Promise<void> {
  for (const part of PAGE_PARTS) {
    await expect(page.locator(part), part).toHaveJSProperty('inert', isInert);
  }
}

/** How long the slowest animation inside an element takes, its delay included. */
function longestMovementMs(root: Element): number {
  const endsMs = [...root.querySelectorAll('*')].map((element) => {
    const { animationName, animationDelay, animationDuration } = getComputedStyle(element);
    if (animationName === 'none') return 0;
    return 1000 * (Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration));
  });
  return Math.max(...endsMs);
}

/** The properties that animations of the page change now. */
function movingProperties(): string[] {
  const BOOKKEEPING = new Set(['offset', 'computedOffset', 'easing', 'composite']);
  const names = document.getAnimations().flatMap(({ effect }) => {
    const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    return frames.flatMap((frame) => Object.keys(frame));
  });
  return [...new Set(names)].filter((name) => !BOOKKEEPING.has(name));
}
