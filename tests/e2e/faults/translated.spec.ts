import type { Page } from '@playwright/test';
import { DRIVEN_GAMES, openGame } from '../../games/drivers.ts';
import { textsOf } from '../../support/languages.ts';
import { becomesAlive, open } from '../../support/page.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';
import { translateByBrowser } from '../../support/translator.ts';

/** The game with the most words around it. */
const STANDING_GAMES: readonly string[] = ['/'];

const texts = textsOf('en');

for (const game of DRIVEN_GAMES) {
  test(
    `${game.path} is played to its end, and its texts are right, while the browser translates the page [X57]`,
    inSweepUnless(STANDING_GAMES.includes(game.path)),
    async ({ page }) => {
      await translateByBrowser(page, 'when alive');
      await openGame(page, game);
      await expect(page.locator('h1 > font')).toHaveCount(1);
      await game.playToTheEnd(page);
      await leaveAndComeBack(page);
    },
  );
}

for (const path of ['/', '/privacy-policy'] as const) {
  test(
    `${path} is whole, long texts and all, when the browser has translated it before it came to life [X58]`,
    inSweepUnless(path === '/'),
    async ({ page, faults }) => {
      faults.expect(/^warning: The page was drawn anew\./);
      const served = page.locator('[data-served]');
      await open(page, path);
      const whole = await served.allTextContents();
      await translateByBrowser(page, 'before the script');
      await page.reload();
      await becomesAlive(page);
      await expect.poll(() => served.allTextContents()).toEqual(whole);
      await leaveAndComeBack(page);
      await expect.poll(() => served.allTextContents()).toEqual(whole);
    },
  );
}

test(
  'a translator that names a language that is none keeps no page from coming to life',
  { tag: '@sweep' },
  async ({ page }) => {
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('<html lang="en"', '<html lang="en_auto"');
      await route.fulfill({ response: answer, body });
    });
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en_auto');
    const cell = page.getByRole('gridcell').getByRole('button').nth(4);
    await cell.click();
    await expect(cell).toHaveAccessibleName(/skull$/);
  },
);

test(
  'names that were translated are written anew where they change [X59]',
  { tag: '@sweep' },
  async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
        for (const element of document.querySelectorAll(`body [${name}]`)) {
          element.setAttribute(name, `«${element.getAttribute(name)}»`);
        }
      }
    });
    const cells = page.getByRole('gridcell').getByRole('button');
    await cells.nth(4).click();
    await expect(cells.nth(4)).toHaveAccessibleName(/^[^«]+$/);
    await expect(cells.nth(0)).toHaveAccessibleName(/^«/);
    await cells.nth(0).click();
    await expect(cells.nth(0)).toHaveAccessibleName(/^[^«]+$/);
  },
);

async function leaveAndComeBack(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const main = page.getByRole('navigation', { name: texts.main, exact: true });
  await main.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page).toHaveURL(pathname);
}
