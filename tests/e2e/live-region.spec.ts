import {
  button,
  DRAW,
  GAMES,
  OVERLAY_LIMIT_MS,
  placed,
  playByKeyboard,
  playByMouse,
  SKULL_WIN,
  tabToBoard,
  type Game,
} from '../support/game.ts';
import { LANGUAGES, pathIn, textsOf } from '../support/languages.ts';
import { liveTexts, openWithStillClock, otherTexts, recordAnnouncements } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import type { Texts } from '../support/texts.ts';

for (const { code } of LANGUAGES) {
  const texts = textsOf(code);

  test(`${code}: the live region says each move of a game once, and the toast the result`, async ({
    page,
  }) => {
    await recordAnnouncements(page);
    for (const game of GAMES) {
      await openWithStillClock(page, pathIn(code, '/'));
      await page.clock.runFor(10_000);
      expect(await liveTexts(page), 'said at load').toEqual([]);

      await playByMouse(page, texts, game.moves);
      await page.clock.runFor(OVERLAY_LIMIT_MS);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await page.clock.runFor(10_000);
      await expect.poll(() => liveTexts(page), game.name).toEqual(saidOver(game, texts));
      await expect.poll(() => otherTexts(page), game.name).toEqual([toastOf(game, texts)]);
    }
  });
}

test.describe('as served', () => {
  test.use({ javaScriptEnabled: false });

  for (const { code } of LANGUAGES) {
    test(`${code}: a page has exactly one live region, hidden and empty`, async ({
      page,
      faults,
    }) => {
      faults.expect(/status of 404/);
      for (const path of ['/', '/nowhere']) {
        await page.goto(pathIn(code, path));
        const regions = page.locator('[role="status"], [role="alert"], [role="log"], [aria-live]');
        await expect(regions).toHaveCount(1);
        await expect(regions).toHaveRole('status');
        await expect(regions).toBeEmpty();
        const box = await regions.boundingBox();
        expect((box?.width ?? 0) * (box?.height ?? 0), 'px² to be seen').toBeLessThanOrEqual(1);
      }
    });
  }
});

const texts = textsOf('en');

test('repeated games are told anew, move by move, by keyboard as by mouse', async ({ page }) => {
  await recordAnnouncements(page);
  await openWithStillClock(page, '/');
  await tabToBoard(page, texts);
  for (const game of [SKULL_WIN, DRAW, SKULL_WIN]) {
    await page.keyboard.press('Control+Home');
    await playByKeyboard(page, game);
    await page.clock.runFor(2000);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(10_000);
  }
  await expect
    .poll(() => liveTexts(page))
    .toEqual([SKULL_WIN, DRAW, SKULL_WIN].flatMap((game) => saidOver(game, texts)));
  const newGame = `${texts.newGameToast}${texts.newGameToastLine}`;
  await expect
    .poll(() => otherTexts(page))
    .toEqual([SKULL_WIN, DRAW, SKULL_WIN].flatMap((game) => [toastOf(game, texts), newGame]));
});

test('the same opening in two battles is said twice', async ({ page }) => {
  await recordAnnouncements(page);
  await openWithStillClock(page, '/');
  await playByMouse(page, texts, [4]);
  await button(page, texts.newGame).click();
  await playByMouse(page, texts, [4]);
  const opening = placed(texts.skullMoved, 4);
  await expect.poll(() => liveTexts(page)).toEqual([opening, opening]);
});

test('what changes nothing says nothing', async ({ page }) => {
  await recordAnnouncements(page);
  await openWithStillClock(page, '/');
  await tabToBoard(page, texts);
  await playByKeyboard(page, { moves: [4] });
  for (const key of ['Enter', 'Space', 'ArrowLeft', 'ArrowRight', 'Enter']) {
    await page.keyboard.press(key);
  }
  // The next move is the first that has something to say again.
  await playByMouse(page, texts, [0]);
  await expect
    .poll(() => liveTexts(page))
    .toEqual([placed(texts.skullMoved, 4), placed(texts.treasureMoved, 0)]);
  expect(await otherTexts(page)).toEqual([]);
});

function saidOver({ moves }: Game, language: Texts): readonly string[] {
  return moves.map((move, ply) => {
    const isLast = ply === moves.length - 1;
    if (ply % 2 === 0) return placed(isLast ? language.skullEnded : language.skullMoved, move);
    return placed(isLast ? language.treasureEnded : language.treasureMoved, move);
  });
}

function toastOf({ toast: [title, line] }: Game, language: Texts): string {
  return language[title] + language[line];
}
