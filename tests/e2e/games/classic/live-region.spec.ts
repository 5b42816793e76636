import {
  button,
  cellAt,
  DRAW,
  GAMES,
  placed,
  playByKeyboard,
  playByMouse,
  playQuickly,
  seeResult,
  SKULL_WIN,
  tabToBoard,
  type Game,
} from '../../../support/game.ts';
import { EXAMINED_LANGUAGES, pathIn, textsOf } from '../../../support/languages.ts';
import {
  activate,
  forgetAnnouncements,
  liveTexts,
  openWithStillClock,
  otherTexts,
  recordAnnouncements,
} from '../../../support/page.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';
import type { Texts } from '../../../support/texts.ts';

// A celebration drawn at 60 frames a second takes longer than everything else here.
test.use({ reducedMotion: 'reduce' });

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = textsOf(code);

  test(
    `${code}: the live region says each move of a game once, and the toast the result [R113]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await recordAnnouncements(page);
      await openWithStillClock(page, pathIn(code, '/'));
      await page.clock.runFor(10_000);
      expect(await liveTexts(page), 'said at load').toEqual([]);
      for (const game of GAMES) {
        await forgetAnnouncements(page);
        await playQuickly(page, texts, game.moves);
        await seeResult(page);
        await expect(page.getByRole('dialog')).toHaveCount(1);
        await page.clock.runFor(10_000);
        await expect.poll(() => liveTexts(page), game.name).toEqual(announcementsOver(game, texts));
        await expect.poll(() => otherTexts(page), game.name).toEqual([toastOf(game, texts)]);
        await activate(button(page, texts.battleAgain));
        await page.clock.runFor(10_000);
      }
    },
  );
}

const texts = textsOf('en');

test('what changes nothing says nothing, and the same opening of the next battle is said again; repeated games are told anew, move by move, by keyboard as by mouse [R47]', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await openWithStillClock(page, '/');
  await tabToBoard(page, texts);
  await playByKeyboard(page, { moves: [4] });
  for (const key of ['Enter', 'Space', 'ArrowLeft', 'ArrowRight', 'Enter']) {
    await page.keyboard.press(key);
  }
  await button(page, texts.newGame).click();
  await playByMouse(page, texts, [4, 0]);
  const opening = placed(texts.skullMoved, 4);
  await expect
    .poll(() => liveTexts(page))
    .toEqual([opening, opening, placed(texts.treasureMoved, 0)]);
  expect(await otherTexts(page)).toEqual([texts.newGameToast + texts.newGameToastLine]);

  await button(page, texts.newGame).click();
  await page.clock.runFor(10_000);
  await forgetAnnouncements(page);
  await cellAt(page, texts, 0).focus();
  for (const game of [SKULL_WIN, DRAW, SKULL_WIN]) {
    await page.keyboard.press('Control+Home');
    await playByKeyboard(page, game);
    await seeResult(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(10_000);
  }
  await expect
    .poll(() => liveTexts(page))
    .toEqual([SKULL_WIN, DRAW, SKULL_WIN].flatMap((game) => announcementsOver(game, texts)));
  const newGame = `${texts.newGameToast}${texts.newGameToastLine}`;
  await expect
    .poll(() => otherTexts(page))
    .toEqual([SKULL_WIN, DRAW, SKULL_WIN].flatMap((game) => [toastOf(game, texts), newGame]));
});

function announcementsOver({ moves }: Game, language: Texts): readonly string[] {
  return moves.map((move, ply) => {
    const isLast = ply === moves.length - 1;
    if (ply % 2 === 0) return placed(isLast ? language.skullEnded : language.skullMoved, move);
    return placed(isLast ? language.treasureEnded : language.treasureMoved, move);
  });
}

function toastOf({ toast: [title, line] }: Game, language: Texts): string {
  return language[title] + language[line];
}
