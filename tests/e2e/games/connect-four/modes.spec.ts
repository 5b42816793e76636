import {
  dropByMouse,
  dropQuickly,
  expectShip,
  landingMsOf,
  modeAt,
  SHIP_PATH,
  shipTextsOf,
  SKULL_WIN,
} from '../../../support/connect-four.ts';
import { expectScore, land } from '../../../support/game.ts';
import { EXAMINED_LANGUAGES, pathIn } from '../../../support/languages.ts';
import { openWithStillClock } from '../../../support/page.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

for (const { code, direction } of EXAMINED_LANGUAGES) {
  const texts = shipTextsOf(code);
  const modes = [texts.twoPlayers, texts.easy, texts.medium, texts.hard, texts.legend];
  const [onward, backward] =
    direction === 'rtl'
      ? (['ArrowLeft', 'ArrowRight'] as const)
      : (['ArrowRight', 'ArrowLeft'] as const);

  test(
    `${code}: arrows choose a mode and go round, in the direction of the page`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await openWithStillClock(page, pathIn(code, SHIP_PATH));
      const group = page.getByRole('radiogroup', { name: texts.gameMode, exact: true });
      await expect(group.getByRole('radio')).toHaveText(modes);
      await expect(modeAt(page, texts.twoPlayers)).toBeChecked();
      await modeAt(page, texts.twoPlayers).focus();
      const steps: readonly (readonly [key: string, mode: number])[] = [
        [onward, 1],
        [onward, 2],
        ['ArrowDown', 3],
        [onward, 4],
        [onward, 0],
        [backward, 4],
        ['ArrowUp', 3],
        ['ArrowUp', 2],
        ['Shift+ArrowUp', 2],
        ['Control+ArrowDown', 2],
      ];
      for (const [index, [key, mode]] of steps.entries()) {
        await page.keyboard.press(key);
        const chosen = modeAt(page, modes[mode] ?? '');
        await expect(chosen, `step ${index}, ${key}`).toBeFocused();
        await expect(chosen).toBeChecked();
        await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
        await expect(group.locator('[tabindex="0"]'), 'one tab stop').toHaveCount(1);
      }
    },
  );
}

const texts = shipTextsOf('en');

test('during a battle the modes are locked, keep focus, ignore keys and clicks, and say why; after the end a mode can be chosen: it clears the ship and keeps the scores [R54]', async ({
  page,
}) => {
  await openWithStillClock(page, SHIP_PATH);
  const group = page.getByRole('radiogroup', { name: texts.gameMode, exact: true });
  const reason = page.getByText(texts.locked, { exact: true });
  await expect(reason).toBeHidden();
  await expect(group).not.toHaveAccessibleDescription(texts.locked);

  const [firstMove = '', ...otherMoves] = SKULL_WIN.notation;
  await dropByMouse(page, texts, firstMove);
  await land(page, landingMsOf(firstMove));
  await expect(reason).toBeVisible();
  await expect(group).toHaveAccessibleDescription(texts.locked);
  for (const mode of [texts.twoPlayers, texts.easy, texts.medium, texts.hard, texts.legend]) {
    await expect(modeAt(page, mode)).toHaveAttribute('aria-disabled', 'true');
    await expect(modeAt(page, mode)).not.toHaveAttribute('disabled');
    await modeAt(page, mode).click({ force: true });
  }
  await expect(modeAt(page, texts.twoPlayers)).toBeChecked();
  await modeAt(page, texts.twoPlayers).focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'Enter', 'Space']) await page.keyboard.press(key);
  await expect(modeAt(page, texts.medium)).toBeFocused();
  await expect(modeAt(page, texts.twoPlayers)).toBeChecked();
  await expectShip(page, texts, firstMove);

  await dropQuickly(page, texts, otherMoves.join(''));
  await land(page, landingMsOf(SKULL_WIN.notation));
  await expect(modeAt(page, texts.hard)).not.toHaveAttribute('aria-disabled');
  await modeAt(page, texts.hard).click();
  await expect(modeAt(page, texts.hard)).toBeChecked();
  await expect(modeAt(page, texts.hard)).toBeFocused();
  await expectShip(page, texts, '');
  await expectScore(page, 'en', SKULL_WIN.score);
});
