import type { Locator } from '@playwright/test';
import { DRIVEN_GAMES } from '../../games/drivers.ts';
import { banner, consentTextsOf, preferences } from '../../support/consent.ts';
import { board, cellAt } from '../../support/game.ts';
import { EXAMINED_LANGUAGES, pathIn, textsOf } from '../../support/languages.ts';
import { expectWhollyInWindow, open } from '../../support/page.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

test.use({ consent: null });

const TALLEST_PX = 200;
const LARGEST_SHARE = 0.3;
const PHONES = { 320: 568, 360: 640, 390: 844, 844: 390 } as const;
const OTHERS = { 768: 1024, 1440: 900 } as const;
const SMALL_PHONE = { width: 360, height: 640 };

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = consentTextsOf(code);

  test(
    `${code}: the banner stays low in every window, its controls are large, and the preferences fit [R112]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await open(page, pathIn(code, '/'));
      const region = banner(page, texts);
      await expect(region).toBeVisible();
      const windows = Object.entries({ ...PHONES, ...OTHERS });
      for (const [width, height] of windows) {
        await page.setViewportSize({ width: Number(width), height });
        const limit = width in PHONES ? Math.min(TALLEST_PX, height * LARGEST_SHARE) : TALLEST_PX;
        expect((await region.boundingBox())?.height, `at ${width}`).toBeLessThanOrEqual(limit);
        for (const control of await region.getByRole('button').all()) {
          await expectWhollyInWindow(control);
          const box = await control.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.99);
        }
      }
      await page.getByRole('button', { name: texts.customize, exact: true }).click();
      await expect(preferences(page, texts)).toBeVisible();
      for (const [width, height] of windows) {
        await page.setViewportSize({ width: Number(width), height });
        for (const control of await preferences(page, texts).getByRole('button').all()) {
          await control.scrollIntoViewIfNeeded();
          await expectWhollyInWindow(control);
        }
      }
    },
  );
}

const texts = consentTextsOf('en');

test('the banner comes without shifting anything [R135]', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) console.error(`Shifted: ${JSON.stringify(entry)}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/blog']) {
    await open(page, path);
    await expect(banner(page, texts)).toBeVisible();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
});

test('on a 360×640 phone a game can be played with the banner open, nothing lies under it at the end of the page, and it never covers the focused control, on the way through the page and back', async ({
  page,
}) => {
  await page.setViewportSize(SMALL_PHONE);
  await open(page, '/');
  const shared = textsOf('en');
  const top = await topOf(banner(page, texts));
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press(key);
      const { isInBanner, bottom, name } = await page.evaluate(focusedControl);
      if (!isInBanner) expect(bottom, `${key} to ${name}`).toBeLessThanOrEqual(top + 0.5);
    }
  }

  await board(page, shared).evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  const edges = await edgesOf(board(page, shared));
  expect(edges.bottom).toBeLessThanOrEqual(top + 0.5);
  expect(edges.top).toBeGreaterThanOrEqual(-0.5);
  for (const cell of [0, 4, 8]) await cellAt(page, shared, cell).click();
  await expect(banner(page, texts)).toBeVisible();

  for (const width of [SMALL_PHONE.width, 1440]) {
    await page.setViewportSize({ width, height: SMALL_PHONE.height });
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    const { bottom } = await edgesOf(page.getByRole('contentinfo'));
    expect(bottom).toBeLessThanOrEqual((await topOf(banner(page, texts))) + 0.5);
  }
});

test('above the open banner there is room for every game’s whole board, on a phone and on a laptop, and it plays', async ({
  page,
}) => {
  for (const { path } of DRIVEN_GAMES) {
    await open(page, path);
    const whole = path === '/' ? board(page, textsOf('en')) : page.locator('#game');
    const cell = whole.locator('button:not([aria-disabled])').last();
    for (const window of [SMALL_PHONE, { width: 1366, height: 625 }]) {
      const state = `${path}, ${window.width}×${window.height}`;
      await page.setViewportSize(window);
      const top = await topOf(banner(page, texts));
      await whole.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
      const edges = await edgesOf(whole);
      expect(edges.bottom, state).toBeLessThanOrEqual(top + 0.5);
      expect(edges.top, state).toBeGreaterThanOrEqual(-0.5);
      // A trial asserts that the click would reach the cell.
      await cell.click({ trial: true });
    }
    await cell.click();
  }
});

test('a control that had the focus before the banner came is brought out from under it', async ({
  page,
}) => {
  await page.setViewportSize(SMALL_PHONE);
  await page.route('**/views-*.js', async (route) => {
    await page.keyboard.press('Tab');
    await page.evaluate(() => {
      const [control] = [...document.querySelectorAll<HTMLElement>('main a, main button')].filter(
        (element) => element.getBoundingClientRect().bottom > innerHeight - 20,
      );
      control?.focus({ preventScroll: true });
      scrollTo({
        top: (control?.getBoundingClientRect().bottom ?? 0) + scrollY - innerHeight,
        behavior: 'instant',
      });
    });
    await route.continue();
  });
  await open(page, '/');
  const top = await topOf(banner(page, texts));
  await expect
    .poll(async () => (await page.evaluate(focusedControl)).bottom)
    .toBeLessThanOrEqual(top + 0.5);
});

interface Focused {
  readonly isInBanner: boolean;
  readonly bottom: number;
  readonly name: string;
}

function focusedControl(): Focused {
  const focused = document.activeElement ?? document.body;
  const isPage = focused === document.body;
  return {
    isInBanner: isPage || focused.closest('section:has(#customize-cookies)') !== null,
    bottom: focused.getBoundingClientRect().bottom,
    name: focused.textContent ?? '',
  };
}

async function topOf(locator: Locator): Promise<number> {
  await locator.waitFor();
  return (await edgesOf(locator)).top;
}

function edgesOf(locator: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  return locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });
}
