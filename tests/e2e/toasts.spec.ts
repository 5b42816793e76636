import {
  button,
  cellAt,
  OVERLAY_LIMIT_MS,
  playQuickly,
  SKULL_WIN,
  TOAST_MS,
} from '../support/game.ts';
import { textsOf } from '../support/languages.ts';
import { openWithStillClock, setHidden, toasts } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const texts = textsOf('en');

test('a toast is gone after 4 s, or when it is dismissed', async ({ page }) => {
  await openWithStillClock(page, '/');
  const shown = toasts(page, texts.notifications);
  await expect(shown).toHaveCount(0);

  await button(page, texts.newGame).click();
  await expect(shown.getByRole('paragraph')).toHaveText([
    texts.newGameToast,
    texts.newGameToastLine,
  ]);
  await expect(button(page, texts.newGame), 'a toast takes no focus').toBeFocused();
  await page.clock.runFor(TOAST_MS - 1);
  await expect(shown).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(shown).toHaveCount(0);

  await button(page, texts.resetScores).click();
  await expect(shown.getByRole('paragraph')).toHaveText([texts.resetToast, texts.resetToastLine]);
  await button(page, texts.dismiss).click();
  await expect(shown).toHaveCount(0);
});

test('a toast stays while the pointer rests on it, and goes on from where it stopped', async ({
  page,
}) => {
  await openWithStillClock(page, '/');
  const shown = toasts(page, texts.notifications);
  await button(page, texts.newGame).click();
  await page.clock.runFor(3000);
  await shown.hover();
  await page.clock.runFor(60_000);
  await expect(shown).toHaveCount(1);
  await button(page, texts.newGame).hover();
  await page.clock.runFor(999);
  await expect(shown).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(shown).toHaveCount(0);
});

test('a toast stays while focus is in it; dismissed, it hands focus back', async ({ page }) => {
  await openWithStillClock(page, '/');
  const shown = toasts(page, texts.notifications);
  await cellAt(page, texts, 0).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.clock.runFor(3000);
  await button(page, texts.dismiss).focus();
  await page.clock.runFor(60_000);
  await expect(shown).toHaveCount(1);

  await page.keyboard.press('Enter');
  await expect(shown).toHaveCount(0);
  await expect(button(page, texts.newGame)).toBeFocused();

  await page.keyboard.press('Enter');
  await page.clock.runFor(TOAST_MS);
  await expect(shown, 'the next one leaves by itself again').toHaveCount(0);
});

test('a toast above the overlay can be read and dismissed without leaving the overlay', async ({
  page,
}) => {
  await openWithStillClock(page, '/');
  await playQuickly(page, texts, SKULL_WIN.moves);
  await page.clock.runFor(OVERLAY_LIMIT_MS);
  await expect(button(page, texts.battleAgain)).toBeFocused();
  const shown = toasts(page, texts.notifications);
  await expect(shown).toHaveCount(1);
  await button(page, texts.dismiss).click();
  await expect(shown).toHaveCount(0);
  await expect(button(page, texts.battleAgain)).toBeFocused();
});

test('toasts stand still while the window is hidden', async ({ page }) => {
  await openWithStillClock(page, '/');
  const shown = toasts(page, texts.notifications);
  await button(page, texts.newGame).click();
  await setHidden(page, true);
  await page.clock.runFor(60_000);
  await expect(shown).toHaveCount(1);
  await setHidden(page, false);
  await page.clock.runFor(TOAST_MS);
  await expect(shown).toHaveCount(0);
});
