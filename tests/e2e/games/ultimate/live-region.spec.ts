import { EXAMINED_LANGUAGES, pathIn } from '../../../support/languages.ts';
import { button, land, seeResult } from '../../../support/game.ts';
import {
  liveTexts,
  openWithStillClock,
  otherTexts,
  recordAnnouncements,
} from '../../../support/page.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';
import {
  C_IS_DRAWN,
  DECIDED_MS,
  DESKTOP,
  hasten,
  PHONE,
  playOnField,
  announcementsOver,
  SKULL_WIN,
  STALEMATE,
  toastsOver,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../../../support/ultimate.ts';

test.use({ viewport: DESKTOP });

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = ultimateTextsOf(code);

  test(
    `${code}: the live region says each move of a game once, and toasts the rest`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await recordAnnouncements(page);
      await openWithStillClock(page, pathIn(code, ULTIMATE_PATH));
      await page.clock.runFor(10_000);
      expect(await liveTexts(page), 'said at load').toEqual([]);
      await hasten(page, texts, STALEMATE.notation);
      await seeResult(page, DECIDED_MS);
      await page.clock.runFor(10_000);
      await expect
        .poll(() => liveTexts(page))
        .toEqual(announcementsOver(texts, STALEMATE.notation));
      await expect.poll(() => otherTexts(page)).toEqual(toastsOver(texts, STALEMATE));
      await button(page, texts.newBattle).click();
      await expect.poll(async () => (await liveTexts(page)).at(-1)).toBe(texts.boardCleared);
    },
  );
}

const texts = ultimateTextsOf('en');

test('the words are those of the rules: a board taken, where to next, whose turn; a board drawn and a last move are said, on a phone as well', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await openWithStillClock(page, ULTIMATE_PATH);
  await playOnField(page, texts, 'E1 A5 E4 D5 E7');
  await land(page, DECIDED_MS);
  await expect
    .poll(() => liveTexts(page))
    .toEqual([
      "Skull in centre board, row 1, column 1. Next: top left board. Treasure Hunter's Turn.",
      "Treasure in top left board, row 2, column 2. Next: centre board. Skull Pirate's Turn.",
      "Skull in centre board, row 2, column 1. Next: middle left board. Treasure Hunter's Turn.",
      "Treasure in middle left board, row 2, column 2. Next: centre board. Skull Pirate's Turn.",
      "Skull in centre board, row 3, column 1. Skull takes the centre board. Next: bottom left board. Treasure Hunter's Turn.",
    ]);
  await expect
    .poll(() => otherTexts(page))
    .toEqual(['Board Captured!Skull Pirates take the centre board!']);

  await button(page, texts.newBattle).click();
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hasten(page, texts, C_IS_DRAWN);
  await expect
    .poll(async () => (await liveTexts(page)).at(-1))
    .toBe(
      "Treasure in top right board, row 3, column 1. The top right board is drawn. Next: bottom left board. Skull Pirate's Turn.",
    );
  await button(page, texts.newBattle).click();
  await hasten(page, texts, SKULL_WIN.notation);
  await seeResult(page);
  await expect
    .poll(async () => (await liveTexts(page)).at(-1))
    .toBe('Skull in bottom right board, row 2, column 2. Skull takes the bottom right board.');
  await expect
    .poll(async () => (await otherTexts(page)).at(-1))
    .toBe('Pirates Win!Skull & Crossbones rule the deck!');
});
