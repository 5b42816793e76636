import {
  beginAnew,
  board,
  button,
  cellAt,
  expectBoard,
  expectScore,
  GAMES,
  OVERLAY_DEAF_MS,
  playByKeyboard,
  seeResult,
  SKULL_WIN,
  tabToBoard,
  TREASURE_WIN,
} from '../../../support/game.ts';
import { EXAMINED_LANGUAGES, pathIn, textsOf } from '../../../support/languages.ts';
import { openWithStillClock } from '../../../support/page.ts';
import { tryRules, type Rules } from '../../../support/rules.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

// A celebration drawn at 60 frames a second takes longer than everything else here.
test.use({ reducedMotion: 'reduce' });

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = textsOf(code);

  for (const game of GAMES) {
    // The test by mouse covers all three endings.
    const stands = code === 'ar' && game === TREASURE_WIN;

    test(
      `${code}: ${game.name} by keyboard alone, from the page's beginning to the next battle; arrows follow the drawn board and stop at its edges, also where one reads from right to left [R25, R47, R131]`,
      inSweepUnless(stands),
      async ({ page }) => {
        await openWithStillClock(page, pathIn(code, '/'));
        await tabToBoard(page, texts);
        await playByKeyboard(page, game);
        await expectBoard(page, texts, game);
        await expect(cellAt(page, texts, game.moves.at(-1) ?? -1)).toBeFocused();

        await seeResult(page);
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
        await seeResult(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(cellAt(page, texts, game.moves.at(-1) ?? -1)).toBeFocused();

        await page.keyboard.press('Tab');
        await expect(button(page, texts.newGame)).toBeFocused();
        await page.keyboard.press('Space');
        await expectBoard(page, texts, { moves: [] });
        await expect(button(page, texts.newGame)).toBeFocused();

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
      },
    );
  }
}

const texts = textsOf('en');

const BY_KEYBOARD: Rules = {
  'the board is one tab stop, and keeps the place where one left it': async (page) => {
    await cellAt(page, texts, 0).focus();
    await expect(board(page, texts).locator('[tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(button(page, texts.newGame)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(cellAt(page, texts, 4)).toBeFocused();
    await expect(board(page, texts).locator('[tabindex="0"]')).toHaveCount(1);
  },
  'Enter and Space do nothing on a taken cell and on a finished board, whose cells can all be visited; arrows lead on, but not with another key':
    async (page) => {
      await cellAt(page, texts, 0).focus();
      await playByKeyboard(page, { moves: [4] });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Space');
      await expectBoard(page, texts, { moves: [4] });
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await expect(cellAt(page, texts, 4)).toBeFocused();
      for (const key of ['Shift+ArrowRight', 'Shift+End', 'Control+ArrowLeft', 'Meta+ArrowDown']) {
        await page.keyboard.press(key);
        await expect(cellAt(page, texts, 4), key).toBeFocused();
      }

      await button(page, texts.newGame).click();
      await cellAt(page, texts, 0).focus();
      await playByKeyboard(page, SKULL_WIN);
      await expectBoard(page, texts, SKULL_WIN);
      await seeResult(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+End');
      await expect(cellAt(page, texts, 8)).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Space');
      await expectBoard(page, texts, SKULL_WIN);
      await expectScore(page, 'en', [1, 0, 0]);
    },
};

test('by keyboard, in one battle after the other', async ({ page }) => {
  await openWithStillClock(page, '/');
  await tryRules(page, beginAnew, BY_KEYBOARD);
});
