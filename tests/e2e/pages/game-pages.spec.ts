import type { Locator, Page } from '@playwright/test';
import { siteName } from '#site/site.ts';
import {
  EXAMINED_LANGUAGES,
  pathIn,
  textsOf,
  translated,
  type LanguageCode,
} from '../../support/languages.ts';
import { expectNoSidewaysScrollAt } from '../../support/layout.ts';
import {
  expectWhollyInWindow,
  LIVE_REGIONS,
  liveTexts,
  open,
  recordAnnouncements,
} from '../../support/page.ts';
import { gamePagesIn, type ListedGamePage } from '../../support/pages.ts';
import { inSweepUnless, IS_SWEEP } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

/** As high as a browser leaves of a small laptop, and of a tablet on its side. */
const LOW_WINDOWS = [
  { width: 1366, height: 625 },
  { width: 1024, height: 600 },
] as const;
const WINDOWS = [320, 768, 1440].map((width) => ({ width, height: 800 }));

/** Of the browser's history: the sweep goes back through all games. */
const STEPS_BACK = IS_SWEEP ? 3 : 1;

const ENGLISH = { howToPlay: 'How to play' } as const;

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = textsOf(code);

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test(
      `${code}: every game's page can be read: headline, live region, how to play [R128, X30]`,
      inSweepUnless(code === 'en'),
      async ({ page }) => {
        const { howToPlay } = translated(code, ENGLISH);
        for (const { path, headline: title, firstStep } of gamePagesIn(code)) {
          await page.goto(pathIn(code, path));
          await expect(headline(page)).toHaveText(title);
          const guide = page.getByRole('region', { name: howToPlay, exact: true });
          await expect(guide.getByRole('listitem')).toHaveCount(3);
          await expect(guide.getByRole('listitem').first()).toHaveText(firstStep);
          await expect(guide).toBeVisible();
          await expect(page.locator('#game')).toBeVisible();
          await expect(page.locator(LIVE_REGIONS)).toHaveCount(1);
          await expect(page.locator(LIVE_REGIONS)).toBeEmpty();
          await expect(page.getByRole('alert')).toHaveCount(0);
        }
      },
    );
  });

  test(
    `${code}: on every game's page nothing scrolls sideways, "Skip to game" leads to the board, Alt+S to main, and nothing is said; the navigation names all games and marks this one, breadcrumbs are seen in low windows too and lead home and to the collection panel [R13]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await recordAnnouncements(page);
      const games = gamePagesIn(code);
      for (const game of games) {
        const { path } = game;
        await open(page, pathIn(code, path));
        await expectNoSidewaysScrollAt(page, WINDOWS, path);
        const link = page.getByRole('link', { name: texts.skipToGame, exact: true });
        for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
        await expect(link, path).toBeFocused();
        await expectWhollyInWindow(link);
        await page.keyboard.press('Enter');
        const board = page.locator('#game');
        await expect(board).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(board.locator(':focus'), `${path}: the next stop is inside`).toHaveCount(1);
        await page.keyboard.press('Alt+KeyS');
        await expect(page.getByRole('main')).toBeFocused();
        expect(await liveTexts(page), path).toEqual([]);
        await expectWays(page, code, game);
        for (const size of LOW_WINDOWS) {
          await page.setViewportSize(size);
          const trail = await breadcrumb(page, code).boundingBox();
          expect(trail?.width, `${path}: breadcrumbs are seen`).toBeGreaterThan(100);
        }
      }
      // The breadcrumbs of all pages are the same but for the last one.
      await breadcrumb(page, code).getByRole('link', { name: texts.pirateGames }).click();
      await expect(page).toHaveURL(pathIn(code, '/#pirate-games'));
      await expect(page.getByRole('region', { name: texts.collection })).toBeInViewport();
    },
  );

  test(
    `${code}: the header's links show every game, and so do back and forward, each told once [R13]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await recordAnnouncements(page);
      await open(page, pathIn(code, '/'));
      const navigation = page.getByRole('navigation', { name: texts.main, exact: true });
      const games = gamePagesIn(code);
      for (const game of games) {
        await navigation.getByRole('link', { name: game.label, exact: true }).click();
        await expectArrival(page, code, game);
      }
      const back = games.toReversed().slice(1, 1 + STEPS_BACK);
      for (const game of back) {
        await page.goBack();
        await expectArrival(page, code, game);
      }
      const forward = games.slice(-STEPS_BACK);
      for (const game of forward) {
        await page.goForward();
        await expectArrival(page, code, game);
      }
      const visited = [...games, ...back, ...forward];
      await expect.poll(() => liveTexts(page)).toEqual(visited.map((game) => titleOf(code, game)));
    },
  );
}

/** Asserts what the navigation and the breadcrumbs say, and where the latter lead. */
async function expectWays(page: Page, code: LanguageCode, game: ListedGamePage): Promise<void> {
  const texts = textsOf(code);
  const main = page.getByRole('navigation', { name: texts.main, exact: true });
  await expect(main.getByRole('link'), 'in this order').toContainText([
    texts.home,
    ...gamePagesIn(code).map(({ label }) => label),
  ]);
  await expect(main.locator('[aria-current="page"]')).toHaveText(game.label);

  const trail = breadcrumb(page, code);
  await expect(trail.getByRole('listitem')).toHaveText([
    texts.home,
    texts.pirateGames,
    game.headline,
  ]);
  await expect(trail.locator('[aria-current="page"]')).toHaveText(game.headline);
  for (const [name, path] of [
    [texts.home, '/'],
    [texts.pirateGames, '/#pirate-games'],
  ] as const) {
    const link = trail.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', pathIn(code, path));
  }
  await expect(headline(page)).toHaveText(game.headline);
}

function breadcrumb(page: Page, code: LanguageCode): Locator {
  return page.getByRole('navigation', { name: textsOf(code).breadcrumb });
}

function headline(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

function titleOf(code: LanguageCode, { title }: ListedGamePage): string {
  return `${title} | ${siteName(code)}`;
}

async function expectArrival(page: Page, code: LanguageCode, game: ListedGamePage): Promise<void> {
  await expect(page).toHaveURL(pathIn(code, game.path));
  await expect(headline(page)).toHaveText(game.headline);
  await expect(headline(page)).toBeFocused();
  await expect(page).toHaveTitle(titleOf(code, game));
  await expect(page.locator('#game')).toBeVisible();
}
