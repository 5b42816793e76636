import type { Page } from '@playwright/test';
import { board, button, expectTurn } from '../support/game.ts';
import { homeTextsOf, quickNavigation } from '../support/home.ts';
import {
  EXAMINED_LANGUAGES,
  fill,
  otherThan,
  pathIn,
  textsOf,
  translated,
} from '../support/languages.ts';
import { LIVE_REGIONS } from '../support/page.ts';
import { PAGES } from '../support/pages.ts';
import { inSweepUnless } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

const ENGLISH = {
  noScript: 'The games need JavaScript. Everything else here can be read without it.',
} as const;

for (const language of EXAMINED_LANGUAGES) {
  const { code } = language;
  const texts = textsOf(code);

  test(
    `${code}: without script the page can be read, its menus open, and Play Now leads to the game [R128, X30]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await page.goto(pathIn(code, '/'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.homeHeadline);
      const notice = page.locator('noscript p').first();
      await expect(notice).toHaveText(translated(code, ENGLISH).noScript);
      await expect(notice).toBeVisible();
      await expect(board(page, texts)).toBeVisible();
      await expect(board(page, texts).getByRole('button')).toHaveCount(9);
      await expectTurn(page, texts, texts.skullTurn, texts.chooseSquare);
      await expect(page.getByRole('heading', { name: texts.guide })).toBeVisible();
      await expect(page.getByText(texts.guideFirstStep)).toBeVisible();
      await expectOneLiveRegion(page);
      const home = homeTextsOf(code);
      const marked = quickNavigation(page, home).locator('[aria-current="location"]');
      await expect(marked, 'the first section').toHaveText([home.playGame]);

      await page.getByRole('link', { name: texts.playNow, exact: true }).first().click();
      await expect(page).toHaveURL(`${pathIn(code, '/')}#game-section`);
      await expect(board(page, texts)).toBeInViewport({ ratio: 1 });

      const main = page.getByRole('navigation', { name: texts.main });
      // A press on a page that still glides may be taken for the end of the glide.
      await expect(async () => {
        await button(page, texts.menu).click();
        await expect(main.getByRole('link', { name: texts.home })).toBeVisible({ timeout: 1000 });
      }).toPass();
      await page.keyboard.press('Escape');

      await button(page, fill(texts.languageNamed, { languageName: language.name })).click();
      const other = otherThan(code);
      await page.getByRole('link', { name: other.name }).click();
      await expect(page).toHaveURL(pathIn(other.code, '/'));
    },
  );

  test(
    `${code}: without script an unknown path can be read, and leads home [R128, X30]`,
    inSweepUnless(code === 'en'),
    async ({ page, faults }) => {
      faults.expect(/status of 404/);
      await page.goto(pathIn(code, '/nope'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFoundHeadline);
      await expectOneLiveRegion(page);
      await page.getByRole('link', { name: texts.returnHome, exact: true }).click();
      await expect(page).toHaveURL(pathIn(code, '/'));
    },
  );
}

test('every page is served with one polite live region, hidden and empty, and no alert [R113]', async ({
  page,
}) => {
  for (const { path } of PAGES) {
    await page.goto(path);
    await test.step(path, () => expectOneLiveRegion(page));
  }
});

/** Asserts that the page as served has exactly one polite live region, hidden and empty, and no alert. */
async function expectOneLiveRegion(page: Page): Promise<void> {
  const regions = page.locator(LIVE_REGIONS);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(regions).toHaveCount(1);
  await expect(regions).toHaveRole('status');
  await expect(regions).toBeEmpty();
  const box = await regions.boundingBox();
  expect((box?.width ?? 0) * (box?.height ?? 0), 'px² to be seen').toBeLessThanOrEqual(1);
}
