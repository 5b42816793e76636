import type { Locator } from '@playwright/test';
import { DRIVEN_GAMES } from '../../games/drivers.ts';
import { banner, consentTextsOf, preferences } from '../../support/consent.ts';
import { board } from '../../support/game.ts';
import { EXAMINED_LANGUAGES, pathIn, textsOf } from '../../support/languages.ts';
import { layoutShift, nextPaint, recordShifts } from '../../support/layout.ts';
import { open, standsStill } from '../../support/page.ts';
import { gamePageIn } from '../../support/pages.ts';
import { recordStops, stopsOf } from '../../support/stops.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';
import { choice, grids, ULTIMATE_PATH, ultimateTextsOf } from '../../support/ultimate.ts';

test.use({ consent: null });

const TALLEST_PX = 200;
const LARGEST_SHARE = 0.3;
/** Upright and on their side, the lowest ones included. */
const PHONES = [
  { width: 320, height: 480 },
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 568, height: 320 },
  { width: 640, height: 360 },
  { width: 844, height: 390 },
];
const OTHERS = [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const SMALL_PHONE = { width: 360, height: 640 };
const LAPTOP = { width: 1366, height: 625 };

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = consentTextsOf(code);

  test(
    `${code}: the banner stays low in every window, its controls are large, and the preferences fit [R112]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await open(page, pathIn(code, '/'));
      const region = banner(page, texts);
      await expect(region).toBeVisible();
      const windows = [...PHONES, ...OTHERS];
      for (const window of windows) {
        const state = `${window.width}×${window.height}`;
        await page.setViewportSize(window);
        const share = PHONES.includes(window) ? window.height * LARGEST_SHARE : TALLEST_PX;
        const limit = Math.min(TALLEST_PX, share);
        expect((await region.boundingBox())?.height, state).toBeLessThanOrEqual(limit);
        await expectInReach(region.getByRole('button'), state);
      }
      await page.getByRole('button', { name: texts.customize, exact: true }).click();
      await expect(preferences(page, texts)).toBeVisible();
      for (const window of windows) {
        await page.setViewportSize(window);
        const state = `preferences, ${window.width}×${window.height}`;
        await expectInReach(preferences(page, texts).getByRole('button'), state);
      }
    },
  );
}

const texts = consentTextsOf('en');

test('the banner comes without shifting anything; open, it covers no focused control, on the way through a phone’s page and back, nothing at the end of the page, and of no game’s board anything, on a phone and on a laptop [R135]', async ({
  page,
}) => {
  await page.setViewportSize(SMALL_PHONE);
  await recordShifts(page);
  await open(page, '/');
  const top = await topOf(banner(page, texts));
  await nextPaint(page);
  expect(await layoutShift(page), 'shifted').toBe(0);
  const own = await banner(page, texts)
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent));
  await recordStops(page);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press(key);
  }
  const stops = await stopsOf(page);
  const others = stops.filter(({ name }) => name === null || !own.includes(name));
  expect(others.length, 'outside of the banner').toBeGreaterThan(40);
  expect(others.filter(({ bottom }) => bottom > top + 0.5)).toEqual([]);

  for (const width of [SMALL_PHONE.width, LAPTOP.width]) {
    await page.setViewportSize({ width, height: SMALL_PHONE.height });
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    const { bottom } = await edgesOf(page.getByRole('contentinfo'));
    expect(bottom, `${width} px`).toBeLessThanOrEqual((await topOf(banner(page, texts))) + 0.5);
  }

  const main = page.getByRole('navigation', { name: 'Main', exact: true });
  for (const { id, path } of DRIVEN_GAMES) {
    if (path !== '/') {
      const { label } = gamePageIn('en', id);
      await main.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
    }
    const whole = path === '/' ? board(page, textsOf('en')) : page.locator('#game');
    const cell = whole.locator('button:not([aria-disabled])').last();
    for (const window of [SMALL_PHONE, LAPTOP]) {
      const state = `${path}, ${window.width}×${window.height}`;
      await page.setViewportSize(window);
      // A page that has just been followed to may still take its place.
      await expect(async () => {
        await whole.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
        const edges = await edgesOf(whole);
        const limit = (await topOf(banner(page, texts))) + 0.5;
        expect(edges.bottom, state).toBeLessThanOrEqual(limit);
        expect(edges.top, state).toBeGreaterThanOrEqual(-0.5);
      }).toPass();
      // A trial asserts that the click would reach the cell.
      await cell.click({ trial: true });
    }
    await cell.click();
  }
});

test('on Ultimate’s page of a phone a board that is opened lies whole above the banner, and takes the room when that has gone [R213]', async ({
  page,
}) => {
  const game = ultimateTextsOf('en');
  await page.setViewportSize(SMALL_PHONE);
  await open(page, ULTIMATE_PATH);
  const top = await topOf(banner(page, texts));
  await choice(page, game, 8).click();
  const opened = grids(page, game);
  await standsStill(page);
  const small = await edgesOf(opened);
  expect(small.bottom).toBeLessThanOrEqual(top + 0.5);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: texts.essentialOnly, exact: true }).click();
  await expect.poll(async () => (await edgesOf(opened)).bottom).toBeGreaterThan(small.bottom);
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
    .poll(() => page.locator(':focus').evaluate((it) => it.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(top + 0.5);
});

/** Asserts that each control is large and can be brought wholly into the window. */
async function expectInReach(controls: Locator, state: string): Promise<void> {
  await expect.poll(() => controls.evaluateAll(outOfReach), state).toEqual([]);
  expect(await controls.count(), state).toBeGreaterThan(1);
}

/** The controls that are small or cannot be seen wholly; runs in the page. */
function outOfReach(controls: readonly Element[]): readonly string[] {
  return controls
    .filter((control) => {
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { top, left, bottom, right, width, height } = control.getBoundingClientRect();
      const beyond = Math.max(-top, -left, bottom - innerHeight, right - innerWidth);
      return beyond > 0.5 || Math.min(width, height) < 43.99;
    })
    .map((control) => control.ariaLabel ?? control.textContent);
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
