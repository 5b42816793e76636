import type { Page } from '@playwright/test';
import {
  beginAnew,
  board,
  button,
  cellAt,
  celebration,
  CELEBRATION_MS,
  expectBoard,
  expectScore,
  expectTurn,
  GAMES,
  land,
  playByMouse,
  playQuickly,
  scoreAfter,
  seeResult,
  SKULL_WIN,
  turnBanner,
  type Game,
} from '../../../support/game.ts';
import { EXAMINED_LANGUAGES, pathIn, textsOf } from '../../../support/languages.ts';
import { openWithStillClock, toasts } from '../../../support/page.ts';
import { tryRules, type Rules } from '../../../support/rules.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';
import type { Texts } from '../../../support/texts.ts';

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = textsOf(code);

  test(
    `${code}: each battle by mouse is told by banner, board, toast, overlay and score; scores add up over battles, New Game keeps them, Reset Scores sets them to zero [R2, R23, R25, R26, R27, R34, R43, R45, R46, R47, R48, R49, R143]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await openWithStillClock(page, pathIn(code, '/'));
      await expectBoard(page, texts, { moves: [] });
      await expectScore(page, code, [0, 0, 0]);

      for (const [index, game] of GAMES.entries()) {
        await test.step(`${game.name} by mouse is told by banner, board, toast, overlay and score`, async () => {
          if (index === 0) await playTellingTurns(page, texts, game);
          else await playByMouse(page, texts, game.moves);

          const dialog = page.getByRole('dialog');
          await expectBoard(page, texts, game);
          await land(page);
          await expect(dialog, 'the line is seen first').toHaveCount(0);
          await expect(turnBanner(page, texts), 'and alone').not.toContainText(texts.gameComplete);
          const lines = turnBanner(page, texts).getByRole('paragraph');
          await expect(lines, 'nobody is asked for a move').toHaveCount(1);
          await seeResult(page, 0);
          const score = scoreAfter(GAMES.slice(0, index + 1));
          const [title, line] = game.banner;
          await expectTurn(page, texts, texts.gameComplete, texts[title], texts[line]);
          await expectScore(page, code, score);
          await expectToast(page, texts, game.toast);
          await expect(celebration(page), 'wins alone are celebrated').toHaveCount(
            game.line.length === 0 ? 0 : 1,
          );
          await expect(dialog).toHaveAccessibleName(texts[game.headline]);
          await expect(dialog).toHaveAttribute('aria-modal', 'true');
          await expect(button(page, texts.battleAgain)).toBeFocused();

          await page.clock.runFor(1000);
          await button(page, texts.seeTheBoard).click();
          await expect(dialog).toHaveCount(0);
          await expect(cellAt(page, texts, game.moves.at(-1) ?? -1)).toBeFocused();

          await button(page, texts.newGame).click();
          await expectBoard(page, texts, { moves: [] });
          await expectTurn(page, texts, texts.skullTurn, texts.chooseSquare);
          await expectScore(page, code, score);
          await expectToast(page, texts, ['newGameToast', 'newGameToastLine']);
        });
      }

      // A last move that completes a line wins even on a full board.
      const moves = [0, 1, 2, 3, 4, 5, 7, 6, 8];
      await playQuickly(page, texts, moves);
      await expectBoard(page, texts, { moves, line: [0, 4, 8] });
      await seeResult(page);
      await expectScore(page, code, [2, 1, 1]);
      await page.keyboard.press('Escape');
      await button(page, texts.newGame).click();

      await button(page, texts.resetScores).click();
      await expectScore(page, code, [0, 0, 0]);
      await expectToast(page, texts, ['resetToast', 'resetToastLine']);
    },
  );
}

const texts = textsOf('en');

const BY_MOUSE: Rules = {
  'a taken cell ignores clicks and stays focusable; in the middle of a battle Reset Scores leaves it as it is, New Game clears the board and counts nothing [R24]':
    async (page) => {
      const taken = cellAt(page, texts, 4);
      await taken.click();
      await expect(taken).toHaveAttribute('aria-disabled', 'true');
      await expect(taken).not.toHaveAttribute('disabled');
      await clickAnyway(page, texts, 4);
      await expectBoard(page, texts, { moves: [4] });
      await land(page);
      await expectTurn(page, texts, texts.treasureTurn, texts.chooseSquare);
      await expect(taken).toBeFocused();

      await playByMouse(page, texts, [0, 8]);
      await button(page, texts.resetScores).click();
      await expectBoard(page, texts, { moves: [4, 0, 8] });
      await land(page);
      await expectTurn(page, texts, texts.treasureTurn, texts.chooseSquare);
      await button(page, texts.newGame).click();
      await expectBoard(page, texts, { moves: [] });
      await expectTurn(page, texts, texts.skullTurn, texts.chooseSquare);
      await expectScore(page, 'en', [0, 0, 0]);
    },
  'a finished board ignores clicks, empty cells included [R24]': async (page) => {
    await playQuickly(page, texts, SKULL_WIN.moves);
    await seeResult(page);
    await page.keyboard.press('Escape');
    const cells = board(page, texts).locator('button');
    await expect(cells.and(page.locator('[aria-disabled="true"]'))).toHaveCount(9);
    await expect(cells.and(page.locator('[disabled]'))).toHaveCount(0);
    await clickAnyway(page, texts, 8);
    await expectBoard(page, texts, SKULL_WIN);
    await expectScore(page, 'en', [1, 0, 0]);
    await page.clock.runFor(CELEBRATION_MS);
    await expect(page.getByRole('dialog'), 'closed is closed').toHaveCount(0);
  },
};

test('by mouse, in one battle after the other', async ({ page }) => {
  await openWithStillClock(page, '/');
  await tryRules(page, beginAnew, BY_MOUSE);
});

async function playTellingTurns(page: Page, language: Texts, { moves }: Game): Promise<void> {
  for (const [ply, move] of moves.entries()) {
    const turn = ply % 2 === 0 ? language.skullTurn : language.treasureTurn;
    await expectTurn(page, language, turn, language.chooseSquare);
    await cellAt(page, language, move).click();
    await expect(cellAt(page, language, move)).toBeFocused();
    if (ply < moves.length - 1) await land(page);
  }
}

async function expectToast(
  page: Page,
  language: Texts,
  [title, line]: readonly [keyof Texts, keyof Texts],
): Promise<void> {
  const newest = toasts(page, language.notifications).last();
  await expect(newest.getByRole('paragraph')).toHaveText([language[title], language[line]]);
}

/** Clicks as a hand does, which ignores `aria-disabled`. */
async function clickAnyway(page: Page, language: Texts, cell: number): Promise<void> {
  await cellAt(page, language, cell).click({ force: true });
}
