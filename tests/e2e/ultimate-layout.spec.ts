import type { Page } from '@playwright/test';
import { button, turnBanner } from '../support/game.ts';
import { LANGUAGES, pathIn } from '../support/languages.ts';
import { expectWhollyInWindow, openWithStillClock } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import {
  A_IS_WON,
  board,
  C_IS_DRAWN,
  choice,
  DESKTOP,
  grids,
  hasten,
  modeAt,
  PHONE,
  SKULL_WIN,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../support/ultimate.ts';

const LEAST_PX = 44;

test.use({ reducedMotion: 'reduce' });

for (const { code } of LANGUAGES) {
  const texts = ultimateTextsOf(code);

  test(`${code}: boards and New Battle are in a desktop's window, the spyglass in a phone's`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openWithStillClock(page, pathIn(code, ULTIMATE_PATH));
    await expectWhollyInWindow(board(page, texts));
    await expectWhollyInWindow(button(page, texts.newBattle));

    await page.setViewportSize(PHONE);
    await expectWhollyInWindow(turnBanner(page, texts));
    await choice(page, texts, 4).click();
    await expectWhollyInWindow(turnBanner(page, texts));
    await expectWhollyInWindow(grids(page, texts));

    await page.setViewportSize({ width: 844, height: 390 });
    await board(page, texts).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expectWhollyInWindow(grids(page, texts));
    await expectWhollyInWindow(board(page, texts).getByRole('list'));
  });

  test(`${code}: no width from 320 px on scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openWithStillClock(page, pathIn(code, ULTIMATE_PATH));
    await expectNoSidewaysScroll(page, 'start');
    await page.setViewportSize({ width: 320, height: 568 });
    await hasten(page, texts, `${C_IS_DRAWN} G3`);
    await choice(page, texts, 6).click();
    await button(page, texts.showRules).click();
    await expectNoSidewaysScroll(page, 'in play, one board chosen, rules open');
  });

  test(`${code}: on phones every target is at least 44×44 px, lying down as well`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openWithStillClock(page, pathIn(code, ULTIMATE_PATH));
    await expectTargets(page, 'choice');
    await hasten(page, texts, `${C_IS_DRAWN} G3`);
    await choice(page, texts, 6).click();
    await expectTargets(page, 'chosen');
    for (const size of [
      { width: 320, height: 568 },
      { width: 640, height: 360 },
      { width: 844, height: 390 },
      { width: 568, height: 320 },
      { width: 512, height: 560 },
      { width: 768, height: 1024 },
    ]) {
      await page.setViewportSize(size);
      await expectTargets(page, JSON.stringify(size));
    }
  });
}

const texts = ultimateTextsOf('en');

test('an enlarged cell is at least 88 px on phones of 360 to 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openWithStillClock(page, ULTIMATE_PATH);
  await choice(page, texts, 0).click();
  for (const [width, chartPx] of [
    [360, 148],
    [390, 168],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    const sizes = await sizesOf(page, '[role="gridcell"] > button');
    expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(88);
    const chart = await board(page, texts).getByRole('list').locator('xpath=..').boundingBox();
    expect(chart?.width).toBe(chartPx);
  }
});

test('boards that do not wait for a double tap, with pieces that cannot be selected', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openWithStillClock(page, ULTIMATE_PATH);
  await expect(choice(page, texts, 0)).toHaveCSS('user-select', 'none');
  await choice(page, texts, 0).click();
  const cell = grids(page, texts).locator('button').first();
  await expect(cell).toHaveCSS('touch-action', 'manipulation');
  await expect(cell).toHaveCSS('user-select', 'none');
});

for (const size of [PHONE, DESKTOP, { width: 1100, height: 800 }, { width: 844, height: 390 }]) {
  test(`at ${size.width}×${size.height} nothing shifts during a game`, async ({ page }) => {
    await page.setViewportSize(size);
    await openWithStillClock(page, ULTIMATE_PATH);
    const before = await placesOf(page);
    await hasten(page, texts, 'E1 A5');
    expect(await placesOf(page), 'forced').toEqual(before);
    await button(page, texts.newBattle).click();
    await hasten(page, texts, A_IS_WON);
    expect(await placesOf(page), 'free').toEqual(before);
    await button(page, texts.newBattle).click();
    await hasten(page, texts, SKULL_WIN.notation);
    expect(await placesOf(page), 'won').toEqual(before);
    await modeAt(page, texts.easy).click();
    await hasten(page, texts, 'E1');
    expect(await placesOf(page), 'thinking').toEqual(before);
  });
}

test('as served and when taken over the board has one size', async ({ page }) => {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') window.shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(ULTIMATE_PATH, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.01);
  }
});

declare global {
  interface Window {
    /** In a recorded page: the sum of its layout shifts. */
    shift: number;
  }
}

async function expectTargets(page: Page, state: string): Promise<void> {
  const sizes = await sizesOf(page, 'main button, main [role="radio"]');
  expect(sizes.length, `${state}: targets`).toBeGreaterThan(8);
  const small = sizes.filter((size) => Math.min(...size) < LEAST_PX - 0.1);
  expect(small, state).toEqual([]);
}

/** Width and height of everything that is shown and fits. */
function sizesOf(page: Page, selector: string): Promise<readonly (readonly number[])[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return [width, height];
      }),
  );
}

/** Where everything is that a game must not push. */
function placesOf(page: Page): Promise<readonly (readonly number[])[]> {
  return page
    .locator('h1, h2:not([role="group"] h2), [role="radiogroup"], [role="radiogroup"] ~ button')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round);
      }),
    );
}

async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [512, 560],
    [640, 360],
    [768, 1024],
    [1100, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(beyond, `${state}, ${width} px`).toBe(0);
  }
}
