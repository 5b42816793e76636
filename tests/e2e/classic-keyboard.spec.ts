import {
  board,
  button,
  cellAt,
  expectBoard,
  expectScore,
  GAMES,
  OVERLAY_DEAF_MS,
  OVERLAY_LIMIT_MS,
  playByKeyboard,
  SKULL_WIN,
  tabToBoard,
} from '../support/game.ts';
import { LANGUAGES, pathIn, textsOf } from '../support/languages.ts';
import { openWithStillClock } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

for (const { code } of LANGUAGES) {
  const texts = textsOf(code);

  for (const game of GAMES) {
    test(`${code}: ${game.name} by keyboard alone, from the page's beginning to the next battle`, async ({
      page,
    }) => {
      await openWithStillClock(page, pathIn(code, '/'));
      await tabToBoard(page, texts);
      await playByKeyboard(page, game);
      await expectBoard(page, texts, game);
      await expect(cellAt(page, texts, game.moves.at(-1) ?? -1)).toBeFocused();

      await page.clock.runFor(OVERLAY_LIMIT_MS);
      await expect(page.getByRole('dialog')).toHaveAccessibleName(texts[game.headline]);
      await expect(button(page, texts.battleAgain)).toBeFocused();
      await page.clock.runFor(OVERLAY_DEAF_MS);
      await page.keyboard.press('Tab');
      await expect(button(page, texts.seeTheBoard)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');

      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectBoard(page, texts, { moves: [] });
      await expectScore(page, code, game.score);
      await page.keyboard.press('Control+Home');
      await playByKeyboard(page, game);
      await expectBoard(page, texts, game);
      await page.clock.runFor(OVERLAY_LIMIT_MS);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(cellAt(page, texts, game.moves.at(-1) ?? -1)).toBeFocused();

      await page.keyboard.press('Tab');
      await expect(button(page, texts.newGame)).toBeFocused();
      await page.keyboard.press('Space');
      await expectBoard(page, texts, { moves: [] });
      await expect(button(page, texts.newGame)).toBeFocused();
    });
  }

  test(`${code}: arrows follow the drawn board and stop at its edges`, async ({ page }) => {
    await openWithStillClock(page, pathIn(code, '/'));
    await cellAt(page, texts, 0).focus();
    const steps: readonly (readonly [key: string, cell: number])[] = [
      ['ArrowLeft', 0],
      ['ArrowUp', 0],
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowRight', 2],
      ['ArrowDown', 5],
      ['ArrowDown', 8],
      ['ArrowDown', 8],
      ['ArrowLeft', 7],
      ['Home', 6],
      ['ArrowLeft', 6],
      ['End', 8],
      ['ArrowUp', 5],
      ['Home', 3],
      ['End', 5],
      ['Control+Home', 0],
      ['Control+End', 8],
    ];
    for (const [index, [key, cell]] of steps.entries()) {
      await page.keyboard.press(key);
      await expect(cellAt(page, texts, cell), `step ${index}, ${key}`).toBeFocused();
    }
    await expectBoard(page, texts, { moves: [] });

    const left = await cellAt(page, texts, 3).boundingBox();
    const right = await cellAt(page, texts, 5).boundingBox();
    expect(left?.x, 'column 1 is drawn on the left').toBeLessThan(right?.x ?? 0);
  });
}

const texts = textsOf('en');

test('the board is one tab stop, and keeps the place where one left it', async ({ page }) => {
  await openWithStillClock(page, '/');
  await tabToBoard(page, texts);
  await expect(board(page, texts).locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(button(page, texts.newGame)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(cellAt(page, texts, 4)).toBeFocused();
  await expect(board(page, texts).locator('[tabindex="0"]')).toHaveCount(1);
});

test('Enter and Space do nothing on a taken cell, which keeps its place among the arrows', async ({
  page,
}) => {
  await openWithStillClock(page, '/');
  await cellAt(page, texts, 0).focus();
  await playByKeyboard(page, { moves: [4] });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expectBoard(page, texts, { moves: [4] });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(cellAt(page, texts, 4)).toBeFocused();
});

test('Enter and Space do nothing on a finished board, whose cells can all be visited', async ({
  page,
}) => {
  await openWithStillClock(page, '/');
  await cellAt(page, texts, 0).focus();
  await playByKeyboard(page, SKULL_WIN);
  await page.clock.runFor(OVERLAY_LIMIT_MS);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+End');
  await expect(cellAt(page, texts, 8)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expectBoard(page, texts, SKULL_WIN);
  await expectScore(page, 'en', [1, 0, 0]);
});

test('keys with Alt, Shift or Meta do not move on the board', async ({ page }) => {
  await openWithStillClock(page, '/');
  await cellAt(page, texts, 4).focus();
  for (const key of ['Shift+ArrowRight', 'Shift+End', 'Control+ArrowLeft', 'Meta+ArrowDown']) {
    await page.keyboard.press(key);
    await expect(cellAt(page, texts, 4), key).toBeFocused();
  }
});
