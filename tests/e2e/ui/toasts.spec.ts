import type { Locator, Page } from '@playwright/test';
import {
  beginAnew,
  board,
  button,
  cellAt,
  OVERLAY_DEAF_MS,
  playQuickly,
  seeResult,
  SKULL_WIN,
  TOAST_MS,
  turnBanner,
} from '../../support/game.ts';
import { pathIn, textsOf } from '../../support/languages.ts';
import {
  activate,
  openWithStillClock,
  setHidden,
  standsStill,
  toasts,
} from '../../support/page.ts';
import { tryRules, type Rules } from '../../support/rules.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

const texts = textsOf('en');

const TOASTS: Rules = {
  'a toast is gone after 4 s, or when it is dismissed; it stays while the pointer rests on it, and goes on from where it stopped':
    async (page) => {
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
      await expect(shown.getByRole('paragraph')).toHaveText([
        texts.resetToast,
        texts.resetToastLine,
      ]);
      await button(page, texts.dismiss).click();
      await expect(shown).toHaveCount(0);

      await button(page, texts.newGame).click();
      await expect(shown).toHaveCount(1);
      await page.clock.runFor(3000);
      await shown.hover();
      await page.clock.runFor(60_000);
      await expect(shown).toHaveCount(1);
      await button(page, texts.newGame).hover();
      await page.clock.runFor(999);
      await expect(shown).toHaveCount(1);
      await page.clock.runFor(1);
      await expect(shown).toHaveCount(0);
    },
  'a toast stays while focus is in it; dismissed, it hands focus back; toasts stand still while the window is hidden [X32]':
    async (page) => {
      const shown = toasts(page, texts.notifications);
      await cellAt(page, texts, 0).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(shown).toHaveCount(1);
      await page.clock.runFor(3000);
      await button(page, texts.dismiss).focus();
      await page.clock.runFor(60_000);
      await expect(shown).toHaveCount(1);

      await page.keyboard.press('Enter');
      await expect(shown).toHaveCount(0);
      await expect(button(page, texts.newGame)).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(shown).toHaveCount(1);
      await page.clock.runFor(TOAST_MS);
      await expect(shown, 'the next one leaves by itself again').toHaveCount(0);

      await page.keyboard.press('Enter');
      await expect(shown).toHaveCount(1);
      await setHidden(page, true);
      await page.clock.runFor(60_000);
      await expect(shown).toHaveCount(1);
      await setHidden(page, false);
      await page.clock.runFor(TOAST_MS);
      await expect(shown).toHaveCount(0);
    },
  'of more than three toasts the one that has focus or pointer stays, and the oldest other one goes [X41]':
    async (page) => {
      const shown = toasts(page, texts.notifications);
      const press = (name: string) => button(page, name).dispatchEvent('click');
      await press(texts.newGame);
      await press(texts.resetScores);
      await press(texts.resetScores);
      const dismiss = shown.first().getByRole('button');
      await dismiss.focus();
      await press(texts.newGame);
      await expect(shown).toHaveText([
        RegExp(texts.newGameToast),
        RegExp(texts.resetToast),
        RegExp(texts.newGameToast),
      ]);
      await expect(dismiss).toBeFocused();

      await shown.nth(1).hover();
      await press(texts.newGame);
      await expect(shown).toHaveText([
        RegExp(texts.newGameToast),
        RegExp(texts.resetToast),
        RegExp(texts.newGameToast),
      ]);
      await expect(dismiss).toBeFocused();
    },
  'a toast above the overlay can be read and dismissed without leaving the overlay': async (
    page,
  ) => {
    await playQuickly(page, texts, SKULL_WIN.moves);
    await seeResult(page);
    await expect(button(page, texts.battleAgain)).toBeFocused();
    const shown = toasts(page, texts.notifications);
    await expect(shown).toHaveCount(1);
    await button(page, texts.dismiss).click();
    await expect(shown).toHaveCount(0);
    await expect(button(page, texts.battleAgain)).toBeFocused();
  },
  'focus is never lost with a toast: where it came from cannot take it, main does [X41]': async (
    page,
  ) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shown = toasts(page, texts.notifications);
    const dismiss = button(page, texts.dismiss);
    const giveToast = () => button(page, texts.newGame).dispatchEvent('click');

    // The menu's button disappears when the window is turned.
    await giveToast();
    await button(page, texts.menu).focus();
    await dismiss.focus();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Enter');
    await expect(shown).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();

    // Focus comes from a dialog, which is closed by then.
    await button(page, texts.shortcuts).click();
    await expect(button(page, texts.close)).toBeFocused();
    await giveToast();
    await dismiss.focus();
    await page.keyboard.press('Enter');
    await expect(shown).toHaveCount(0);
    await expect(button(page, texts.close)).toBeFocused();
    await giveToast();
    await dismiss.focus();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await dismiss.focus();
    await page.keyboard.press('Enter');
    await expect(shown).toHaveCount(0);
    await expect(button(page, texts.shortcuts)).toBeFocused();
  },
};

test('one toast after the other', async ({ page }) => {
  await openWithStillClock(page, '/');
  await tryRules(page, beginAnew, TOASTS);
});

/** Phones upright and on their side, with few pixels to spare. */
const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
] as const;

for (const consent of ['essential', null] as const) {
  test.describe(consent === null ? 'while cookies are asked about' : 'in play', () => {
    test.use({ consent, reducedMotion: 'reduce' });

    for (const code of ['en', 'ar', 'de'] as const) {
      test(
        `${code}: on phones a toast covers neither turn, board, header controls nor what the dialog says and offers, ${consent ?? 'with the cookie banner'} [R149]`,
        inSweepUnless(code === (consent === null ? 'ar' : 'de')),
        async ({ page }) => {
          const words = textsOf(code);
          await page.setViewportSize(PHONES[0]);
          await openWithStillClock(page, pathIn(code, '/'));
          await playQuickly(page, words, SKULL_WIN.moves);
          await seeResult(page);
          await button(page, words.battleAgain).waitFor();
          await page.clock.runFor(OVERLAY_DEAF_MS);
          const dialog = page.getByRole('dialog');
          const inDialog = dialog
            .getByRole('heading')
            .or(dialog.getByRole('paragraph'))
            .or(dialog.getByRole('button'));
          for (const viewport of PHONES) {
            await page.setViewportSize(viewport);
            await expectUncovered(page, words.notifications, inDialog);
          }
          await activate(button(page, words.battleAgain));
          await page.clock.runFor(1);
          await expect(toasts(page, words.notifications)).toHaveCount(1);
          for (const viewport of PHONES) {
            await page.setViewportSize(viewport);
            await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
            // The first touch brings the game into view.
            await cellAt(page, words, 0).click();
            await expectUncovered(
              page,
              words.notifications,
              turnBanner(page, words).or(board(page, words)),
            );
            await expectUncovered(
              page,
              words.notifications,
              page.getByRole('banner').getByRole('button'),
            );
            await activate(button(page, words.newGame));
          }
        },
      );
    }
  });
}

/** Asserts that no toast lies over any of the elements that are shown, once the window has scrolled. */
async function expectUncovered(page: Page, name: string, elements: Locator): Promise<void> {
  await standsStill(page);
  await expect(toasts(page, name)).not.toHaveCount(0);
  await expect.poll(() => coveredByToasts(page, name, elements)).toEqual([]);
}

async function coveredByToasts(page: Page, name: string, elements: Locator): Promise<string[]> {
  const covers = await toasts(page, name).evaluateAll((all) =>
    all.map((toast) => toast.getBoundingClientRect().toJSON() as DOMRect),
  );
  return elements.evaluateAll(
    (all, boxes) =>
      all
        .filter((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          return boxes.some(
            (box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom,
          );
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    covers,
  );
}
