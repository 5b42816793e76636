import type { Page } from '@playwright/test';
import {
  clearShip,
  columnAt,
  discAt,
  DRAW,
  dropByMouse,
  dropQuickly,
  modeAt,
  SHIP_PATH,
  ship,
  shipTextsOf,
} from '../../../support/connect-four.ts';
import { openChoice } from '../../../support/choice-sheet.ts';
import { button, turnBanner } from '../../../support/game.ts';
import { EXAMINED_LANGUAGES, pathIn } from '../../../support/languages.ts';
import { expectNoSidewaysScrollAt, placesAt } from '../../../support/layout.ts';
import { expectWhollyInWindow, openWithStillClock } from '../../../support/page.ts';
import { tryRules, type Rules } from '../../../support/rules.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 600, height: 640 },
  { width: 720, height: 640 },
  { width: 1100, height: 640 },
] as const;
const SHIFT_SIZES = [
  { width: 390, height: 900 },
  { width: 1440, height: 900 },
] as const;

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = shipTextsOf(code);

  test(
    `${code}: ship and New Battle are in a desktop's window, banner and ship in a phone's; no width from 320 px on scrolls sideways [X43]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openWithStillClock(page, pathIn(code, SHIP_PATH));
      await expectWholeShip(page);
      await expectWhollyInWindow(button(page, texts.newBattle));
      const planks = await page.locator('img[src*="/hull-"]').nth(1).boundingBox();
      expect(planks?.height ?? 0, 'the planks of a desktop').toBeGreaterThan(0.6 * 900);

      for (const [width, height] of [
        [390, 844],
        [360, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectWhollyInWindow(turnBanner(page, texts));
        await expectWholeShip(page);
      }

      await page.setViewportSize({ width: 844, height: 390 });
      await ship(page, texts).evaluate((grid) => grid.scrollIntoView({ block: 'start' }));
      await expectWhollyInWindow(ship(page, texts));

      await expectNoSidewaysScrollAt(page, WINDOWS, 'start');
      await dropQuickly(page, texts, '112233');
      await expectNoSidewaysScrollAt(page, WINDOWS, 'in play');
      await dropByMouse(page, texts, '4');
      await expectNoSidewaysScrollAt(page, WINDOWS, 'won');
    },
  );
}

const texts = shipTextsOf('en');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('every target is 44 px wide and high; a tap drops, shows no aim, and does not wait for a second tap [R112]', async ({
    page,
  }) => {
    await openWithStillClock(page, SHIP_PATH);
    await openChoice(page);
    const targets = page.locator('[role="grid"] :is(button, [tabindex]), [role="radio"]');
    const sizes = await targets.evaluateAll((elements) =>
      elements.map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(sizes).toHaveLength(7 + 42 + 5);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    const newBattle = await button(page, texts.newBattle).boundingBox();
    expect(newBattle?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');

    await columnAt(page, texts, 2).tap();
    await discAt(page, texts, 16).tap();
    await expect(ship(page, texts).locator('img'), 'two discs and nothing more').toHaveCount(2);
    await expect(columnAt(page, texts, 2)).toHaveAccessibleName('Column 3, 4 free');
    await expect(discAt(page, texts, 13)).toHaveCSS('touch-action', 'manipulation');
    await expect(discAt(page, texts, 13)).toHaveCSS('user-select', 'none');
  });
});

const WHATEVER_THE_WINDOW: Rules = {
  'nothing shifts during a game [R135]': async (page) => {
    // What can be asked of perfect play has a place of its own, in which one button follows another.
    const parts = page
      .locator('h1, h2, [role="grid"], [role="radiogroup"], main button')
      .filter({ hasNotText: /^(Ask the parrot|Battle Review)/ });
    const places = () => placesAt(page, SHIFT_SIZES, parts);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const before = await places();
    await dropQuickly(page, texts, '112233');
    expect(await places(), 'in play').toEqual(before);
    await dropByMouse(page, texts, '4');
    expect(await places(), 'won').toEqual(before);
    await modeAt(page, texts.easy).click();
    await dropByMouse(page, texts, '4');
    expect(await places(), 'thinking').toEqual(before);
    await button(page, texts.newBattle).click();
    await modeAt(page, texts.twoPlayers).click();
    await dropQuickly(page, texts, DRAW.notation);
    expect(await places(), 'drawn').toEqual(before);
    await page.emulateMedia({ reducedMotion: null });
  },

  'the planks and their portholes fit the cells, whatever the width; a disc falls 90 ms a row and bounces for 160, and under reduced motion lies there at once':
    async (page) => {
      for (const width of [320, 390, 720, 900, 1100, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const planks = await page.locator('img[src*="/hull-"]').nth(1).boundingBox();
        const first = await ship(page, texts).getByRole('gridcell').nth(7).boundingBox();
        const last = await ship(page, texts).getByRole('gridcell').nth(48).boundingBox();
        if (planks === null || first === null || last === null) throw new Error('No ship is shown');
        const unit = planks.width / 765;
        expect(first.width, `${width} px, cell`).toBeCloseTo(100 * unit, 0);
        expect(first.x, `${width} px, left`).toBeCloseTo(planks.x + (14 + 18.5) * unit, 0);
        expect(first.y, `${width} px, top`).toBeCloseTo(planks.y + 44 * unit, 0);
        expect(last.x + last.width, `${width} px, right`).toBeCloseTo(planks.x + 732.5 * unit, 0);
        expect(last.y + last.height, `${width} px, bottom`).toBeCloseTo(planks.y + 644 * unit, 0);
      }

      const way = (cell: number) => discAt(page, texts, cell).locator('img');
      await dropByMouse(page, texts, '4');
      await expect(way(38)).toHaveCSS('animation-duration', `${(6 * 90) / 1000}s, 0.16s`);
      await dropQuickly(page, texts, '44444');
      await expect(way(3), 'to the uppermost row').toHaveCSS('animation-duration', '0.09s, 0.16s');

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await button(page, texts.newBattle).click();
      await dropByMouse(page, texts, '4');
      await expect(way(38)).toHaveCSS('animation-name', 'none');
    },
};

test('whatever the window', async ({ page }) => {
  await openWithStillClock(page, SHIP_PATH);
  await tryRules(page, clearShip, WHATEVER_THE_WINDOW);
});

async function expectWholeShip(page: Page): Promise<void> {
  await expectWhollyInWindow(page.getByRole('grid'));
  for (const picture of await page.locator('img[src*="/hull-"]').all()) {
    if (await picture.isVisible()) await expectWhollyInWindow(picture);
  }
}
