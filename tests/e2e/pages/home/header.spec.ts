import type { Page } from '@playwright/test';
import { homeTextsOf, quickNavigation } from '../../../support/home.ts';
import { doubleText } from '../../../support/large-text.ts';
import {
  EXAMINED_LANGUAGES,
  LANGUAGES,
  pathIn,
  type LanguageCode,
} from '../../../support/languages.ts';
import { open } from '../../../support/page.ts';
import { gamePageIn } from '../../../support/pages.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

/** The header at its narrowest and widest: folded on a phone, folded with a language's name, with all links. */
const ROW_WIDTHS = [320, 360, 719, 720, 767, 768, 1024, 1099, 1100, 1319] as const;
const LINKS_FROM_PX = 768;
const LINKS = 6;
const HEIGHT_PX = 900;

/** The longest names of all, and those that are written from right to left in a wide hand. */
const STANDING_LANGUAGES: readonly LanguageCode[] = ['ru', 'ur'];

/** The first one, in which the page is longest and the header stays, stands for the others. */
const FOCUS_WINDOWS = [
  { width: 390, height: 600 },
  { width: 568, height: 320 },
  { width: 768, height: 600 },
  { width: 1100, height: 600 },
] as const;

/** A mouse's scroll bar takes its width from the page. */
const SCROLL_BAR_PX = 15;

for (const { code } of LANGUAGES) {
  test(
    `${code}: name, links, compass, language and menu stand in one row of the header at every width, the links unfolded from 768 px on`,
    inSweepUnless(STANDING_LANGUAGES.includes(code)),
    async ({ page }) => {
      await open(page, pathIn(code, '/'));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const texts = homeTextsOf(code);
      const main = page.getByRole('navigation', { name: texts.main, exact: true });
      for (const width of ROW_WIDTHS) {
        await page.setViewportSize({ width: width - SCROLL_BAR_PX, height: HEIGHT_PX });
        expect.soft(await page.evaluate(crowded), `${width} px with a scroll bar`).toEqual([]);
        await page.setViewportSize({ width, height: HEIGHT_PX });
        expect.soft(await page.evaluate(crowded), `${width} px`).toEqual([]);
        const height = await page.locator('header').evaluate((header) => header.clientHeight);
        expect(height, `${width} px`).toBe(width < 720 ? 66 : 78);
        const isFolded = width < LINKS_FROM_PX;
        await expect(main.getByRole('link'), `${width} px`).toHaveCount(isFolded ? 0 : LINKS);
        await page.keyboard.press('Alt+KeyN');
        const target = isFolded ? main.getByRole('button') : main;
        await expect(target, `Alt+N at ${width} px`).toBeFocused();
      }
    },
  );
}

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = homeTextsOf(code);

  test(
    `${code}: with text of twice the size the header holds all its controls, and no section hides under it [R130]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await open(page, pathIn(code, '/'));
      // The first key press brings the late scripts.
      await page.keyboard.press('Shift');
      await page.evaluate(doubleText);
      for (const width of [320, 390, 768, 1100]) {
        await page.setViewportSize({ width, height: HEIGHT_PX });
        expect(await page.evaluate(crowded), `${width} px`).toEqual([]);
        const navigation = quickNavigation(page, texts);
        await navigation.getByRole('button').click();
        await navigation.getByRole('link', { name: texts.faq, exact: true }).click();
        await expect
          .poll(() => page.evaluate(faqBelowHeaderPx), `${width} px`)
          .toBeGreaterThanOrEqual(-0.5);
      }
    },
  );

  for (const size of FOCUS_WINDOWS) {
    const window = `${size.width}×${size.height}`;
    const stands = code === 'ar' && size === FOCUS_WINDOWS[0];

    test(
      `${code}, ${window}: whatever has the focus on the home page can be seen, gone through by Tab to the end and back`,
      inSweepUnless(stands),
      async ({ page }) => {
        await page.setViewportSize(size);
        await open(page, pathIn(code, '/'));
        expect(await goThrough(page, 'Tab')).toBeGreaterThan(30);
        expect(await goThrough(page, 'Shift+Tab')).toBeGreaterThan(30);
      },
    );
  }
}

test('where the browser’s own text is twice as large, a tablet has the links in the menu', async ({
  page,
}) => {
  const texts = homeTextsOf('ru');
  const main = page.getByRole('navigation', { name: texts.main, exact: true });
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, pathIn('ru', '/'));
  await expect(main.getByRole('link')).toHaveCount(LINKS);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect(main.getByRole('link')).toHaveCount(0);
  await expect(main.getByRole('button')).toBeVisible();
  expect(await page.evaluate(crowded)).toEqual([]);
});

test('the header stays at the edge of the home page’s window, of no other page’s, on a visit by link too', async ({
  page,
}) => {
  const texts = homeTextsOf('en');
  const main = page.getByRole('navigation', { name: texts.main, exact: true });
  await page.setViewportSize({ width: 1100, height: 600 });
  await open(page, '/treasure-hunt-memory');
  expect(await headerTopScrolled(page)).toBeLessThan(0);
  await main.getByRole('link', { name: texts.home, exact: true }).press('Enter');
  await expect(page).toHaveURL('/');
  expect(await headerTopScrolled(page)).toBe(0);
  await expect(quickNavigation(page, texts).getByRole('button')).toBeVisible();
  await main.getByRole('link', { name: gamePageIn('en', 'memory').label, exact: true }).click();
  await expect(page).toHaveURL('/treasure-hunt-memory');
  expect(await headerTopScrolled(page)).toBeLessThan(0);
  await expect(quickNavigation(page, texts)).toHaveCount(0);

  // The window is too low to spare the height.
  await open(page, '/');
  await page.setViewportSize({ width: 1100, height: 499 });
  expect(await headerTopScrolled(page)).toBeLessThan(0);
});

/** Where the header's upper edge is when the page is scrolled, in px of the window. */
function headerTopScrolled(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    scrollTo({ top: 300, behavior: 'instant' });
    return document.querySelector('header')?.getBoundingClientRect().top;
  });
}

/** Presses the key until focus leaves the page; returns how many stops there were. */
async function goThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<number> {
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press(key);
    const { name, isCovered } = await page.evaluate(focusedControl);
    if (name === null) return stops;
    expect(isCovered, `${key}: "${name}" is covered`).toBe(false);
  }
  throw new Error('Tab does not leave the page');
}

/** What has the focus, and whether something lies over all of it; runs in the page. */
function focusedControl(): { readonly name: string | null; readonly isCovered: boolean } {
  const control = document.activeElement;
  if (control === null || control === document.body) return { name: null, isCovered: false };
  const { left, top, width, height } = control.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  const isSeen = parts.some((x) =>
    parts.some((y) => {
      const found = document.elementFromPoint(left + x * width, top + y * height);
      return found !== null && (control.contains(found) || found.contains(control));
    }),
  );
  return { name: control.ariaLabel ?? control.textContent.trim().slice(0, 40), isCovered: !isSeen };
}

/** Controls of the header that touch each other or leave the window; runs in the page. */
function crowded(): readonly string[] {
  const controls = [...document.querySelectorAll('header a, header button')].filter((control) =>
    control.checkVisibility(),
  );
  const boxes = controls.map((control) => ({
    name: control.ariaLabel ?? control.textContent,
    box: control.getBoundingClientRect(),
  }));
  return boxes.flatMap(({ name, box }, index) => {
    const isOut = box.left < 0 || box.right > document.documentElement.clientWidth;
    const over = boxes
      .slice(index + 1)
      .filter(
        (other) =>
          box.left < other.box.right &&
          other.box.left < box.right &&
          box.top < other.box.bottom &&
          other.box.top < box.bottom,
      );
    return [
      ...(isOut ? [`${name} leaves the window`] : []),
      ...over.map((o) => `${name} over ${o.name}`),
    ];
  });
}

function faqBelowHeaderPx(): number {
  const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const top = document.getElementById('faq')?.getBoundingClientRect().top ?? Number.NaN;
  return top - Math.max(0, bottom);
}
