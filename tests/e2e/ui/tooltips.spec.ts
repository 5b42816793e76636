import type { Page } from '@playwright/test';
import { button } from '../../support/game.ts';
import { textsOf } from '../../support/languages.ts';
import { openWithStillClock } from '../../support/page.ts';
import { tryRules, type Rules } from '../../support/rules.ts';
import { expect, test } from '../../support/test.ts';

const texts = textsOf('en');

// Narrow enough for the menu button, which has a tooltip too.
test.use({ viewport: { width: 760, height: 1200 } });

const TOOLTIPS: Rules = {
  'a tooltip opens when the pointer has rested 700 ms, at once within 300 ms of another, not in passing by [R115]':
    async (page) => {
      const tip = page.locator('[role="tooltip"]');
      const reset = button(page, texts.resetScores);
      const menu = button(page, texts.menu);

      await reset.hover();
      await page.clock.runFor(699);
      await expect(tip).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(tip).toHaveText(texts.resetScoresTip);
      await expect(reset).toHaveAccessibleDescription(texts.resetScoresTip);

      await page.mouse.move(1, 1);
      await expect(tip).toHaveCount(0);
      await page.clock.runFor(299);
      await menu.hover();
      await page.clock.runFor(1);
      await expect(tip).toHaveText(texts.menu);

      await page.mouse.move(1, 1);
      await expect(tip).toHaveCount(0);
      await page.clock.runFor(300);
      await reset.hover();
      await page.clock.runFor(699);
      await expect(tip).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(tip).toHaveCount(1);

      await page.mouse.move(1, 1);
      await page.clock.runFor(300);
      await menu.hover();
      await page.clock.runFor(600);
      await page.mouse.move(1, 1);
      await page.clock.runFor(10_000);
      await expect(tip).toHaveCount(0);
    },
  'keyboard focus opens a tooltip at once; Escape hides it and leaves focus where it is; it stays while the pointer moves onto it, and goes when its control is pressed':
    async (page) => {
      const tip = page.locator('[role="tooltip"]');
      const score = page.getByRole('region', { name: texts.battleScore, exact: true });
      await score.evaluate((region) => {
        region.tabIndex = -1;
        region.focus();
      });
      await page.keyboard.press('Tab');
      await expect(button(page, texts.resetScores)).toBeFocused();
      await expect(tip).toHaveText(texts.resetScoresTip);
      await page.keyboard.press('Escape');
      await expect(tip).toHaveCount(0);
      await expect(button(page, texts.resetScores)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(tip).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(tip).toHaveCount(0);

      await button(page, texts.resetScores).hover();
      await page.clock.runFor(700);
      await tip.hover();
      await page.clock.runFor(2000);
      await expect(tip).toHaveCount(1);
      await button(page, texts.resetScores).click();
      await expect(tip).toHaveCount(0);
    },
};

test('one tooltip after the other', async ({ page }) => {
  await openWithStillClock(page, '/');
  await tryRules(page, leaveAlone, TOOLTIPS);
});

/** Takes the pointer away, for longer than tooltips follow each other at once. */
async function leaveAlone(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.clock.runFor(1000);
}
