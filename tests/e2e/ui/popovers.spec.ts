import type { Locator, Page } from '@playwright/test';
import { button } from '../../support/game.ts';
import { homeTextsOf, quickNavigation } from '../../support/home.ts';
import { fill, textsOf } from '../../support/languages.ts';
import { open } from '../../support/page.ts';
import { gamePageIn } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

const texts = textsOf('en');
const home = homeTextsOf('en');
const LANGUAGES_BUTTON = fill(texts.languageNamed, { languageName: 'English' });

test.use({ viewport: { width: 390, height: 844 } });

test('the menu closes when a link in it is followed by pointer or Enter, to another page or to the same, and focus goes to the headline; it closes when a link beside it is followed by keyboard; the languages are closed in the page that is left for another language [X40]', async ({
  page,
}) => {
  await open(page, '/');
  for (const way of ['pointer', 'Enter'] as const) {
    for (const [name, path] of [
      [texts.home, '/'],
      [gamePageIn('en', 'memory').label, '/treasure-hunt-memory'],
      [texts.home, '/'],
    ] as const) {
      await button(page, texts.menu).click();
      const link = menuLink(page, name);
      if (way === 'pointer') await link.click();
      else await link.press('Enter');
      await expectClosed(page);
      await expect(page, way).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 }), way).toBeFocused();
    }
  }

  // The way back from a game is there for the eye; for ears the page has a trail of its own.
  await button(page, texts.menu).click();
  await menuLink(page, gamePageIn('en', 'memory').label).click();
  await expect(page).toHaveURL('/treasure-hunt-memory');
  await button(page, texts.menu).click();
  await expect(menuLink(page, texts.pirateGames)).toHaveCount(0);
  await page.locator(':popover-open').getByText(texts.pirateGames, { exact: true }).click();
  await expectClosed(page);
  await expect(page.getByRole('region', { name: texts.collection })).toBeInViewport();

  // A link beside the menu.
  await button(page, texts.menu).click();
  await page.getByRole('link', { name: texts.skipToGame, exact: true }).press('Enter');
  await expectClosed(page);
  await expect(page.locator('#game')).toBeFocused();

  await button(page, LANGUAGES_BUTTON).click();
  // Notes what is open when the back/forward cache takes the page in.
  await page.evaluate(() => {
    addEventListener('pagehide', () => {
      sessionStorage.setItem('open', String(document.querySelectorAll(':popover-open').length));
    });
  });
  await page.locator(':popover-open a[hreflang="ar"]').click();
  await page.waitForURL('/ar');
  expect(await page.evaluate(() => sessionStorage.getItem('open'))).toBe('0');
});

test(
  'a menu closes when one goes back, to another page and within the page [X40]',
  { tag: '@sweep' },
  async ({ page }) => {
    await open(page, '/contact');
    await button(page, texts.menu).click();
    await menuLink(page, texts.home).click();
    await expect(page).toHaveURL('/');
    await button(page, home.quickNavigation).click();
    await quickNavigation(page, home).getByRole('link', { name: home.faq, exact: true }).click();
    await expect(page).toHaveURL('/#faq');

    await button(page, LANGUAGES_BUTTON).click();
    await expectOpen(page);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/');
    await expectClosed(page);

    for (const opener of [LANGUAGES_BUTTON, texts.menu, home.quickNavigation]) {
      await button(page, opener).click();
      await expectOpen(page);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL('/contact');
      await expectClosed(page);
      await page.evaluate(() => history.forward());
      await expect(page).toHaveURL('/');
    }
  },
);

function menuLink(page: Page, name: string): Locator {
  const main = page.getByRole('navigation', { name: texts.main, exact: true });
  return main.getByRole('link', { name, exact: true });
}

async function expectOpen(page: Page): Promise<void> {
  await expect(page.locator(':popover-open')).toHaveCount(1);
}

async function expectClosed(page: Page): Promise<void> {
  await expect(page.locator(':popover-open')).toHaveCount(0);
}
