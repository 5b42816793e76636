import type { Page } from '@playwright/test';
import { homeTextsOf, quickNavigation } from '../../../support/home.ts';
import { doubleText } from '../../../support/large-text.ts';
import { EXAMINED_LANGUAGES, pathIn } from '../../../support/languages.ts';
import { crowdedInHeader } from '../../../support/layout.ts';
import { open } from '../../../support/page.ts';
import { gamePageIn } from '../../../support/pages.ts';
import { recordStops, stopsOf } from '../../../support/stops.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

const HEIGHT_PX = 900;

/** The first one, in which the page is longest and the header stays, stands for the others. */
const FOCUS_WINDOWS = [
  { width: 390, height: 600 },
  { width: 568, height: 320 },
  { width: 768, height: 600 },
  { width: 1100, height: 600 },
] as const;

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
        expect(await page.evaluate(crowdedInHeader), `${width} px`).toEqual([]);
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
  await page.setViewportSize({ width: 1100, height: 499 });
  expect(await headerTopScrolled(page), 'too low to spare the height').toBeLessThan(0);
  await page.setViewportSize({ width: 1100, height: 600 });
  await main.getByRole('link', { name: gamePageIn('en', 'memory').label, exact: true }).click();
  await expect(page).toHaveURL('/treasure-hunt-memory');
  expect(await headerTopScrolled(page)).toBeLessThan(0);
  await expect(quickNavigation(page, texts)).toHaveCount(0);
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
  await recordStops(page);
  for (let rounds = 0; rounds < 20; rounds += 1) {
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press(key);
    const stops = await stopsOf(page);
    const covered = stops.filter(({ isCovered }) => isCovered);
    expect(covered, key).toEqual([]);
    const count = stops.findIndex(({ name }) => name === null);
    if (count >= 0) return count;
  }
  throw new Error(`${key} does not leave the page`);
}

function faqBelowHeaderPx(): number {
  const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const top = document.getElementById('faq')?.getBoundingClientRect().top ?? Number.NaN;
  return top - Math.max(0, bottom);
}
