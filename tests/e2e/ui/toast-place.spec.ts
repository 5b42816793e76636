import type { Locator, Page } from '@playwright/test';
import { stagedGames } from '../../games/stages.ts';
import { shipTextsOf } from '../../support/connect-four.ts';
import { button, OVERLAY_DEAF_MS } from '../../support/game.ts';
import { textsOf, type LanguageCode } from '../../support/languages.ts';
import { standsStill } from '../../support/page.ts';
import { puzzleTextsOf } from '../../support/puzzles.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

/** The narrowest first: with the question at its end it has room for nothing else. */
const PHONES = ['320×568', '360×640', '390×664', '390×844'] as const;
const WINDOWS = [
  ...PHONES,
  '568×320',
  '667×375',
  '844×390',
  '768×1024',
  '1366×625',
  '1440×900',
] as const;

test.use({ reducedMotion: 'reduce' });

for (const code of ['en', 'ar', 'de'] as const) {
  for (const game of stagedGames(code)) {
    test(
      `${code}, ${game.id}: at the end a toast covers neither header, result, board nor the button for the next game, in any window [R149]`,
      inSweepUnless(code === 'en'),
      async ({ page }) => {
        await reachEnd(page, code, game);
        for (const size of WINDOWS) await expectClear(page, code, size, needed(page, code));
      },
    );
  }
}

test.describe('while cookies are asked about', () => {
  test.use({ consent: null });

  for (const game of stagedGames('en')) {
    test(
      `${game.id}: at the end a toast on a phone covers neither header, result, board nor an answer to the question [R149]`,
      inSweepUnless(game.id === 'connect-four'),
      async ({ page }) => {
        await reachEnd(page, 'en', game);
        const answers = page
          .locator('[data-place="consent"]')
          .getByRole('button')
          .filter({ hasText: /./ });
        const kept = seen(page).or(answers);
        for (const size of PHONES.slice(1)) await expectClear(page, 'en', size, kept);
      },
    );
  }
});

/** Plays a game to its end in a wide window, and looks at its board. */
async function reachEnd(
  page: Page,
  code: LanguageCode,
  { id, open, stages }: ReturnType<typeof stagedGames>[number],
): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  for (const stage of stages) await stage.reach(page);
  if (id !== 'classic') return;
  await page.clock.runFor(OVERLAY_DEAF_MS);
  await button(page, textsOf(code).seeTheBoard).click();
}

/** Header, result and board, which is a list of pictures where it is drawn small. */
function seen(page: Page): Locator {
  const board = page.locator('#game').locator('[role="grid"], [role="img"]');
  const result = page.locator('main').locator('[data-side], [aria-labelledby][role="group"]');
  return page.getByRole('banner').getByRole('button').or(board).or(result);
}

function needed(page: Page, code: LanguageCode): Locator {
  const { newGame, startOver } = puzzleTextsOf(code);
  const names = [newGame, startOver, shipTextsOf(code).newBattle];
  return names.reduce((all, name) => all.or(button(page, name)), seen(page));
}

/** Asserts that in a window of this size the newest toast is there and lies over none of the elements. */
async function expectClear(
  page: Page,
  code: LanguageCode,
  size: string,
  elements: Locator,
): Promise<void> {
  const { notifications, playNow } = textsOf(code);
  const [width = 0, height = 0] = size.split('×').map(Number);
  await page.setViewportSize({ width, height });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const toBoard = page.getByRole('link', { name: playNow, exact: true });
  if ((await toBoard.count()) > 0) await toBoard.first().click();
  await standsStill(page);
  const toast = page
    .getByRole('region', { name: notifications, exact: true })
    .getByRole('status')
    .last();
  await expect(toast).toBeInViewport({ ratio: 0.99 });
  const covered = async () => elements.evaluateAll(coveredBy, await toast.boundingBox());
  await expect.poll(covered, size).toEqual([]);
}

/** The names of the elements that a box in the window lies over; runs in the page. */
function coveredBy(
  elements: readonly Element[],
  box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null,
): readonly string[] {
  if (box === null) return ['no toast'];
  return elements
    .filter((element) => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      const isBeside = box.x + box.width <= left + 0.5 || right <= box.x + 0.5;
      const isAboveOrBelow = box.y + box.height <= top + 0.5 || bottom <= box.y + 0.5;
      return width > 0 && !isBeside && !isAboveOrBelow;
    })
    .map((element) => element.ariaLabel ?? element.textContent.trim());
}
