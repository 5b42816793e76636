import type { Locator, Page } from '@playwright/test';
import { SITE } from '#site/site.ts';
import { button } from '../../support/game.ts';
import {
  EXAMINED_LANGUAGES,
  fill,
  LANGUAGES,
  otherThan,
  pathIn,
  textsOf,
} from '../../support/languages.ts';
import { becomesAlive, expectWhollyInWindow, open } from '../../support/page.ts';
import { gamePageIn } from '../../support/pages.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

const PHONE = { width: 390, height: 844 };
const LOW = { width: 1280, height: 420 };

/** A page that has less on it than the home page. */
const PATH = '/tic-tac-toe-challenge';

for (const language of EXAMINED_LANGUAGES) {
  const { code } = language;
  const texts = textsOf(code);

  test(
    `${code}: the skip links come first, show while focused, and lead where they say [R113]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      const targets: readonly (readonly [name: string, target: Locator])[] = [
        [texts.skipToMain, page.getByRole('main')],
        [texts.skipToNavigation, navigation(page, texts.main)],
        [texts.skipToGame, page.locator('#game')],
      ];
      const linkTo = (name: string) => page.getByRole('link', { name, exact: true });
      await open(page, pathIn(code, '/'));
      for (const [name] of targets) {
        await expect(linkTo(name)).not.toBeInViewport();
        await page.keyboard.press('Tab');
        await expect(linkTo(name)).toBeFocused();
        await expectWhollyInWindow(linkTo(name));
      }
      for (const [name, target] of targets) {
        await linkTo(name).focus();
        await page.keyboard.press('Enter');
        await expect(target).toBeFocused();
        await expect(linkTo(name)).not.toBeInViewport();
      }
    },
  );

  test(
    `${code}: the language switch leads to the same page in each other language [R126]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      const other = otherThan(code);
      await open(page, pathIn(code, PATH));
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      const name = fill(texts.languageNamed, { languageName: language.name });
      const links = navigation(page, texts.language).getByRole('link');
      await expect(links).toHaveCount(0);

      await button(page, name).focus();
      await page.keyboard.press('Enter');
      await expect(links).toHaveCount(LANGUAGES.length);
      for (const [index, { code: hreflang, name: own }] of LANGUAGES.entries()) {
        await expect(links.nth(index)).toHaveText(own);
        await expect(links.nth(index)).toHaveAttribute('hreflang', hreflang);
        await expect(links.nth(index)).toHaveAttribute('lang', hreflang);
        await expect(links.nth(index)).toHaveAttribute('href', pathIn(hreflang, PATH));
      }
      for (let presses = 0; presses <= LANGUAGES.indexOf(asListed(other.code)); presses += 1) {
        await page.keyboard.press('Tab');
      }
      await expect(links.filter({ hasText: other.name })).toBeFocused();
      await page.keyboard.press('Enter');

      await page.waitForURL(pathIn(other.code, PATH));
      await becomesAlive(page);
      await expect(page.locator('html')).toHaveAttribute('lang', other.code);
      await expect(page.locator('html')).toHaveAttribute('dir', other.direction);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        gamePageIn(other.code, 'puzzles').headline,
      );
    },
  );
}

const texts = textsOf('en');

test('breadcrumb, footer and navigation say where one is and whom to ask; the keyboard help is a labelled dialog that hands focus back; Alt+S goes to main and Alt+N to the navigation, whatever the modifiers say not; on a phone the menu opens, is gone through and closes by keyboard, or by a tap beside it, and Alt+N leads to its button [R14, R111, R133]', async ({
  page,
}) => {
  await open(page, '/');
  const opener = button(page, texts.shortcuts);
  const dialog = page.getByRole('dialog', { name: texts.shortcuts, exact: true });

  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect(button(page, texts.close)).toBeFocused();
  await expect(dialog.getByText(texts.shortcutToMain)).toBeVisible();
  await expect(dialog.getByText(texts.shortcutToNavigation)).toBeVisible();
  for (const key of ['S', 'N', 'Home', 'End', 'Enter', 'Esc']) {
    await expect(dialog.getByText(key, { exact: true }).first(), key).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await button(page, texts.close).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Alt+KeyN');
  await expect(navigation(page, texts.main)).toBeFocused();
  await page.keyboard.press('Alt+KeyS');
  await expect(page.getByRole('main')).toBeFocused();
  for (const keys of ['Alt+Shift+KeyN', 'Control+Alt+KeyN', 'KeyN']) {
    await page.keyboard.press(keys);
    await expect(page.getByRole('main'), keys).toBeFocused();
  }

  const trail = navigation(page, texts.breadcrumb);
  await expect(trail.getByRole('listitem')).toHaveText([texts.home, texts.homeTitle]);
  await expect(trail.getByRole('link', { name: texts.home })).toHaveAttribute('href', '/');
  await expect(trail.getByText(texts.homeTitle)).toHaveAttribute('aria-current', 'page');

  const current = navigation(page, texts.main).getByRole('link', { name: texts.home });
  await expect(current).toHaveAttribute('aria-current', 'page');
  const mail = navigation(page, texts.footer).getByRole('link', { name: texts.writeToSupport });
  await expect(mail).toHaveAttribute('href', `mailto:${SITE.addresses.support}`);

  await page.setViewportSize(PHONE);
  const menu = button(page, texts.menu);
  const home = navigation(page, texts.main).getByRole('link', { name: texts.home });
  await page.keyboard.press('Alt+KeyN');
  await expect(menu).toBeFocused();
  await expect(home).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(home).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(home).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(home).toHaveCount(0);
  await expect(menu).toBeFocused();
  await page.keyboard.press('Alt+KeyS');
  await expect(page.getByRole('main')).toBeFocused();

  await menu.click();
  await expect(home).toBeVisible();
  await page.mouse.click(20, 600);
  await expect(home).toHaveCount(0);
});

test('a page brings its style along; another page’s comes before that page is shown', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(request.url());
  });
  await open(page, '/contact');
  expect(fetched).toEqual([]);
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Blog').click();
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  expect(fetched.length).toBeGreaterThan(0);
  const afterTheLink = await sizeOf(card);
  await page.reload();
  expect(await sizeOf(card)).toEqual(afterTheLink);
});

test.describe('in a low window', () => {
  test.use({ viewport: LOW });

  test('Play Now scrolls to the game and takes focus along; #pirate-games, #game-section and #game are anchors on the page [R9, R21]', async ({
    page,
  }) => {
    await open(page, '/#pirate-games');
    await expect(page.getByRole('region', { name: texts.collection })).toBeInViewport();
    const play = page.getByRole('link', { name: texts.playNow, exact: true }).first();
    await expect(play).toHaveAttribute('href', '#game-section');
    await play.click();
    await expect(page.locator('#game')).toBeFocused();
    await expectAtTop(page.locator('#game'));

    for (const anchor of ['#game-section', '#game']) {
      await page.goto('about:blank');
      await open(page, `/${anchor}`);
      await expect(page.locator(anchor)).toHaveCount(1);
      await expectAtTop(page.locator(anchor));
    }
  });
});

function navigation(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name, exact: true });
}

/** The listed entry of a language, for its place in the list. */
function asListed(code: string): (typeof LANGUAGES)[number] {
  return LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0];
}

async function expectAtTop(locator: Locator): Promise<void> {
  const top = () => locator.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top, 'px below the top of the window').toBeLessThanOrEqual(32);
  await expect.poll(top).toBeGreaterThanOrEqual(-32);
}

async function sizeOf(element: Locator): Promise<{ width: number; height: number } | null> {
  const box = await element.boundingBox();
  return box === null ? null : { width: box.width, height: box.height };
}
