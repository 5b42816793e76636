import type { Page } from '@playwright/test';
import {
  clearShip,
  columnAt,
  discAt,
  expectShip,
  modeAt,
  seeEnd,
  SHIP_PATH,
  ship,
  shipTextsOf,
  SKULL_WIN,
  TREASURE_WIN,
} from '../../../support/connect-four.ts';
import { button, expectScore, expectTurn } from '../../../support/game.ts';
import { EXAMINED_LANGUAGES, pathIn } from '../../../support/languages.ts';
import { openWithStillClock } from '../../../support/page.ts';
import { tryRules, type Rules } from '../../../support/rules.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = shipTextsOf(code);

  test(
    `${code}: a game by keyboard alone, from the page's beginning to the next battle; arrows follow the drawn ship, from the columns to the discs, and stop at its edges, also where one reads from right to left [R131]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await openWithStillClock(page, pathIn(code, SHIP_PATH));
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(columnAt(page, texts, 0)).toBeFocused();
      const steps: readonly (readonly [key: string, row: number, column: number])[] = [
        ['ArrowLeft', 0, 0],
        ['ArrowUp', 0, 0],
        ['ArrowRight', 0, 1],
        ['ArrowDown', 1, 1],
        ['End', 1, 6],
        ['ArrowRight', 1, 6],
        ['Control+End', 6, 6],
        ['ArrowDown', 6, 6],
        ['Home', 6, 0],
        ['ArrowUp', 5, 0],
        ['Control+Home', 0, 0],
        ['End', 0, 6],
        ['Home', 0, 0],
      ];
      for (const [index, [key, row, column]] of steps.entries()) {
        await page.keyboard.press(key);
        const cell = ship(page, texts)
          .getByRole('gridcell')
          .nth(row * 7 + column);
        const target = row === 0 ? cell.getByRole('button') : cell;
        await expect(target, `step ${index}, ${key}`).toBeFocused();
      }
      await expectShip(page, texts, '');

      // Columns 1 1 2 2 3 3 4 of SKULL_WIN, each in a different way.
      await page.keyboard.press('Enter');
      await page.keyboard.press('Space');
      await page.keyboard.press('2');
      await expect(columnAt(page, texts, 0), 'a digit leaves focus where it is').toBeFocused();
      await press(page, 'ArrowRight', 'ArrowDown', 'ArrowDown');
      await expect(discAt(page, texts, 8)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(discAt(page, texts, 8), 'focus stays after a drop').toBeFocused();
      await press(page, 'ArrowRight', 'Space', '3', 'End', '4');
      await expectShip(page, texts, SKULL_WIN.notation);
      await expect(discAt(page, texts, 13)).toBeFocused();
      await seeEnd(page, SKULL_WIN.notation);
      await expectTurn(page, texts, texts.gameComplete, texts.piratesWin, texts.piratesWinLine);
      await expectScore(page, code, SKULL_WIN.score);

      await page.keyboard.press('Tab');
      await expect(modeAt(page, texts.twoPlayers)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(button(page, texts.newBattle)).toBeFocused();
      await page.keyboard.press('Space');
      await expectShip(page, texts, '');
      await expect(button(page, texts.newBattle)).toBeFocused();
      await press(page, 'Shift+Tab', 'Shift+Tab');
      await expect(discAt(page, texts, 13), 'the place where one left the ship').toBeFocused();
      await press(page, ...TREASURE_WIN.notation);
      await expectShip(page, texts, TREASURE_WIN.notation);
    },
  );
}

const texts = shipTextsOf('en');

const BY_KEYBOARD: Rules = {
  'keyboard focus shows the column, its coin and where it would land; the ship is one tab stop; discs are gridcells without a button, named by place and content':
    async (page) => {
      await columnAt(page, texts, 0).focus();
      await press(page, 'ArrowRight', 'ArrowDown');
      await expect(columnAt(page, texts, 1).locator('img')).toHaveAttribute('src', /coin-skull/);
      await expect(discAt(page, texts, 36).locator('img')).toHaveAttribute('src', /coin-skull/);
      await press(page, 'Tab');
      await expect(ship(page, texts).locator('img')).toHaveCount(0);

      await expect(ship(page, texts).locator('[tabindex="0"]')).toHaveCount(1);
      await columnAt(page, texts, 4).focus();
      await page.keyboard.press('ArrowDown');
      await expect(ship(page, texts).locator('[tabindex="0"]')).toHaveCount(1);
      await expect(discAt(page, texts, 4)).toHaveAttribute('tabindex', '0');

      await press(page, '3', '3');
      const cells = ship(page, texts).getByRole('gridcell');
      await expect(cells).toHaveCount(49);
      await expect(ship(page, texts).getByRole('button')).toHaveCount(7);
      await expect(ship(page, texts).getByRole('row')).toHaveCount(7);
      await expect(cells.nth(7 + 37)).toHaveAccessibleName('Row 6, column 3, skull');
      await expect(cells.nth(7 + 30)).toHaveAccessibleName('Row 5, column 3, treasure');
      await expect(cells.nth(7)).toHaveAccessibleName('Row 1, column 1, empty');
      await expect(columnAt(page, texts, 2)).toHaveAccessibleName('Column 3, 4 free');
    },
  'digits drop inside the ship only, without modifiers, from either part of the keyboard; no key plays in a full column or on a finished ship':
    async (page) => {
      await button(page, texts.newBattle).focus();
      await press(page, '1', '4');
      await expectShip(page, texts, '');
      await columnAt(page, texts, 0).focus();
      await press(page, 'Alt+2', 'Control+3', 'Meta+4', 'Shift+5', '0', '8', '9');
      await expectShip(page, texts, '');
      await press(page, '6');
      await expectShip(page, texts, '6');

      await typeOnPad(page, '7', 'Numpad7');
      await expectShip(page, texts, '67');
      await typeOnPad(page, '٢', 'Digit2');
      await expectShip(page, texts, '672');
      await typeOnPad(page, 'ArrowRight', 'Numpad6');
      await expectShip(page, texts, '672');
      await expect(columnAt(page, texts, 1), 'the pad without its lock').toBeFocused();

      await button(page, texts.newBattle).click();
      await columnAt(page, texts, 0).focus();
      await press(
        page,
        ...'444444',
        'ArrowRight',
        'ArrowRight',
        'ArrowRight',
        'Enter',
        'Space',
        '4',
      );
      await press(page, 'ArrowDown', 'Enter', 'Space');
      await expect(discAt(page, texts, 3)).toBeFocused();
      await expectShip(page, texts, '444444');

      await button(page, texts.newBattle).click();
      await discAt(page, texts, 3).focus();
      await press(page, ...SKULL_WIN.notation, 'Enter', 'Space', '7');
      await expectShip(page, texts, SKULL_WIN.notation);
      await seeEnd(page, SKULL_WIN.notation);
      await expectScore(page, 'en', [1, 0, 0]);
    },
  'a key that is held down drops once, and Space does not scroll the page [X38]': async (page) => {
    await page.setViewportSize({ width: 700, height: 500 });
    for (const place of [columnAt(page, texts, 1), discAt(page, texts, 15)]) {
      await button(page, texts.newBattle).click();
      await place.focus();
      const before = await page.evaluate(() => scrollY);
      for (const [key, notation] of [
        ['Enter', '2'],
        ['Space', '22'],
        ['5', '225'],
      ] as const) {
        for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down(key);
        await page.keyboard.up(key);
        await expectShip(page, texts, notation);
      }
      await expect(place).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(before);
    }
  },
};

test('by keyboard, on one ship after the other', async ({ page }) => {
  await openWithStillClock(page, SHIP_PATH);
  await tryRules(page, clearShip, BY_KEYBOARD);
});

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Playwright's keyboard has no number pad with Num Lock on, and no other languages. */
async function typeOnPad(page: Page, key: string, code: string): Promise<void> {
  await page.evaluate(
    ([typed, place]) => {
      const event = new KeyboardEvent('keydown', { key: typed, code: place, bubbles: true });
      document.activeElement?.dispatchEvent(event);
    },
    [key, code] as const,
  );
}
