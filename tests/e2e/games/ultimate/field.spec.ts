import type { Page } from '@playwright/test';
import { forcedBoard } from '#games/ultimate/rules.ts';
import { button, expectScore, expectTurn, land, seeResult } from '../../../support/game.ts';
import { arrowsBetween } from '../../../support/keys.ts';
import { EXAMINED_LANGUAGES, pathIn } from '../../../support/languages.ts';
import { openWithStillClock, settle, toasts } from '../../../support/page.ts';
import { tryRules, type Rules } from '../../../support/rules.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';
import {
  A_IS_WON,
  beginAnew,
  board,
  C_IS_DRAWN,
  CAPTURE_TOAST_MS,
  captureAnnouncement,
  cellAt,
  DECIDED_MS,
  STAMPED_MS,
  DESKTOP,
  expectField,
  fieldPlace,
  grids,
  hasten,
  moveAtField,
  movesOf,
  playOnField,
  positionAfter,
  SKULL_WIN,
  STALEMATE,
  TREASURE_WIN,
  ULTIMATE_PATH,
  ultimateTextsOf,
  type UltimateGame,
  type UltimateTexts,
} from '../../../support/ultimate.ts';

test.use({ viewport: DESKTOP });

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = ultimateTextsOf(code);

  test(
    `${code}: a whole game by mouse is told by banner, boards, toast and score [R106]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await openWithStillClock(page, pathIn(code, ULTIMATE_PATH));
      await expectField(page, texts, '');
      await expectScore(page, code, [0, 0, 0]);
      await playTellingTurns(page, texts, SKULL_WIN.notation);
      await expectEnd(page, texts, SKULL_WIN);
      await expectScore(page, code, SKULL_WIN.score);

      await button(page, texts.newBattle).click();
      await expectField(page, texts, '');
      await expectTurn(page, texts, texts.skullTurn, texts.anywhere);
      await expectScore(page, code, SKULL_WIN.score);
    },
  );

  test(
    `${code}: a whole game by keyboard alone, from the page's beginning to the next battle; the nine boards are one field of 9×9 cells for the keys, drawn left to right in Arabic as well [R131]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await openWithStillClock(page, pathIn(code, ULTIMATE_PATH));
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(cellAt(page, texts, 0)).toBeFocused();
      let current = 0;
      for (const [ply, move] of movesOf(TREASURE_WIN.notation).entries()) {
        for (const key of arrowsBetween(fieldPlace(current), fieldPlace(move))) {
          await page.keyboard.press(key);
        }
        await page.keyboard.press(ply % 2 === 0 ? 'Enter' : 'Space');
        current = move;
      }
      await expect(cellAt(page, texts, current)).toBeFocused();
      await expectEnd(page, texts, TREASURE_WIN);
      await expectScore(page, code, TREASURE_WIN.score);

      while (!(await button(page, texts.newBattle).evaluate(isFocused))) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Space');
      await expectField(page, texts, '');
      await expect(button(page, texts.newBattle)).toBeFocused();

      await cellAt(page, texts, 0).focus();
      const steps: readonly (readonly [key: string, row: number, column: number])[] = [
        ['ArrowLeft', 0, 0],
        ['ArrowUp', 0, 0],
        ['End', 0, 8],
        ['ArrowRight', 0, 8],
        ['ArrowLeft', 0, 7],
        ['ArrowLeft', 0, 6],
        ['ArrowLeft', 0, 5],
        ['ArrowDown', 1, 5],
        ['ArrowDown', 2, 5],
        ['ArrowDown', 3, 5],
        ['Home', 3, 0],
        ['Control+End', 8, 8],
        ['ArrowDown', 8, 8],
        ['Shift+ArrowUp', 8, 8],
        ['Control+Home', 0, 0],
      ];
      for (const [key, row, column] of steps) {
        await page.keyboard.press(key);
        await expect(cellAt(page, texts, moveAtField(row, column)), key).toBeFocused();
      }
      await expect(board(page, texts).locator('[tabindex="0"]')).toHaveCount(1);
      const left = await cellAt(page, texts, moveAtField(0, 0)).boundingBox();
      const right = await cellAt(page, texts, moveAtField(0, 8)).boundingBox();
      expect(left?.x, 'column 1 is drawn on the left').toBeLessThan(right?.x ?? 0);
    },
  );
}

const texts = ultimateTextsOf('en');

/** One more piece of the first side, at the bottom left, takes the centre board. */
/** The face of what wins. */
const GOLDEN = 'rgb(255, 224, 138)';
const CENTRE_IS_NEXT_TO_FALL = 'E1 A5 E4 D5';

const ON_THE_FIELD: Rules = {
  [`a stalemate is counted, and its toast shows for ${STALEMATE.toastMs} ms [R106]`]: async (
    page,
  ) => {
    await hasten(page, texts, STALEMATE.notation);
    await expectEnd(page, texts, STALEMATE);
    await expectScore(page, 'en', STALEMATE.score);
    await button(page, texts.resetScores).click();
    await expectScore(page, 'en', [0, 0, 0]);
  },
  'the boards and their cells have the roles of grids; the rules open and close [R69]': async (
    page,
  ) => {
    const group = board(page, texts);
    await expect(group.getByRole('grid')).toHaveCount(9);
    const centre = group.getByRole('grid', { name: 'Centre board, open', exact: true });
    await expect(centre.getByRole('row')).toHaveCount(3);
    await expect(centre.getByRole('gridcell')).toHaveCount(9);
    const cell = group.getByRole('button', {
      name: 'Top left board, row 2, column 3, empty, playable',
      exact: true,
    });
    await cell.click();
    await expect(cellAt(page, texts, 5)).toHaveAccessibleName(
      'Top left board, row 2, column 3, skull',
    );
    await expect(
      group.getByRole('grid', { name: 'Middle right board, open, play here', exact: true }),
    ).toHaveCount(1);

    const show = button(page, texts.showRules);
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await show.click();
    const hide = button(page, texts.hideRules);
    await expect(hide).toBeFocused();
    await expect(hide).toHaveAttribute('aria-expanded', 'true');
    const rules = page.locator(`[id="${await hide.getAttribute('aria-controls')}"]`);
    await expect(rules.getByRole('listitem')).toHaveCount(8);
    await hide.click();
    await expect(rules).toHaveCount(0);
  },
  'only the forced board takes a move, once for a held key, and says so without colour [R66, X38]':
    async (page) => {
      await cellAt(page, texts, 38).focus();
      for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await land(page);
      await expectField(page, texts, 'E3');
      const tabs = board(page, texts).getByText(texts.playHere, { exact: true });
      await expect(tabs.filter({ visible: true })).toHaveCount(1);
      for (const move of movesOf('E3 C1').concat(movesOf('A1'))) {
        if (move === 18) continue;
        await expect(cellAt(page, texts, move)).toHaveAttribute('aria-disabled', 'true');
        await expect(cellAt(page, texts, move)).not.toHaveAttribute('disabled');
        await cellAt(page, texts, move).click({ force: true });
      }
      await expectField(page, texts, 'E3');
      await cellAt(page, texts, 18).click();
      await expectField(page, texts, 'E3 C1');
      await expect(
        cellAt(page, texts, 18),
        'focus stays on the cell that was played',
      ).toBeFocused();
    },
  'a piece lands, then the three that win are golden, then their board is stamped with what it has decided, and only then the next board is the golden one, where one plays; it takes a move before, and with reduced motion all is there at once [R143]':
    async (page) => {
      const golden = board(page, texts)
        .getByRole('grid')
        .filter({ has: page.getByText(texts.playHere, { exact: true }).filter({ visible: true }) });
      await playOnField(page, texts, CENTRE_IS_NEXT_TO_FALL);
      await land(page);
      await expect(golden).toHaveAccessibleName(/^Centre board/);
      await cellAt(page, texts, 42).click();
      await settle(page);
      await page.clock.runFor(DECIDED_MS - 1);
      await expect(golden, 'nobody plays on a decided board').toHaveCount(0);
      const stamp = grids(page, texts).nth(4).locator('img');
      await expect(stamp).toHaveCSS('animation-duration', '0.22s');
      await expect(stamp, 'after the three').toHaveCSS('animation-delay', '0.9s');
      for (const cell of [36, 39, 42]) {
        await expect(cellAt(page, texts, cell)).toHaveCSS('background-color', GOLDEN);
        await expect(cellAt(page, texts, cell)).toHaveCSS('transition-delay', '0.22s');
      }
      await expect(cellAt(page, texts, 40)).not.toHaveCSS('background-color', GOLDEN);
      await expectTurn(page, texts, texts.skullTurn, texts.golden);
      await page.clock.runFor(1);
      await expect(golden).toHaveAccessibleName(/^Bottom left board/);
      await expectTurn(page, texts, texts.treasureTurn, texts.golden);

      await cellAt(page, texts, 54).click();
      await cellAt(page, texts, 1).click();
      await expectField(page, texts, `${CENTRE_IS_NEXT_TO_FALL} E7 G1 A2`);
      await land(page);
      await expect(golden).toHaveAccessibleName(/^Top centre board/);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await cellAt(page, texts, 9).click();
      await expect(golden).toHaveAccessibleName(/^Top left board/);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    },
  'a board won frees the choice, closes, and is told by a toast of two seconds once it is stamped; a board drawn gets no toast, and being sent to it frees the choice [R66, R106]':
    async (page) => {
      await playOnField(page, texts, A_IS_WON);
      await expectField(page, texts, A_IS_WON);
      await land(page, STAMPED_MS);
      const shown = toasts(page, texts.notifications);
      await expect(shown).toHaveText([captureAnnouncement(texts, 'first', 0)]);
      await page.clock.runFor(CAPTURE_TOAST_MS - 1);
      await expect(shown).toHaveCount(1);
      await page.clock.runFor(1);
      await expect(shown).toHaveCount(0);
      await expectTurn(page, texts, texts.treasureTurn, texts.anywhere);
      await expect(grids(page, texts).first().locator('img')).toHaveCount(1);
      await cellAt(page, texts, 4).click({ force: true });
      await expectField(page, texts, A_IS_WON);

      await button(page, texts.newBattle).click();
      await hasten(page, texts, C_IS_DRAWN);
      await expectField(page, texts, C_IS_DRAWN);
      await land(page, DECIDED_MS);
      await expect(toasts(page, texts.notifications)).toHaveCount(0);
      await expectTurn(page, texts, texts.skullTurn, texts.golden);
      await playMore(page, C_IS_DRAWN, `${C_IS_DRAWN} G3`);
      await land(page);
      await expectTurn(page, texts, texts.treasureTurn, texts.anywhere);
    },
};

test('on the field, in one battle after the other', async ({ page }) => {
  await openWithStillClock(page, ULTIMATE_PATH);
  await tryRules(page, beginAnew, ON_THE_FIELD);
});

/** Plays by mouse; in a long game only the beginning, where each turn is shown, and the end. */
async function playTellingTurns(
  page: Page,
  language: UltimateTexts,
  notation: string,
): Promise<void> {
  const words = notation.split(' ');
  const moves = movesOf(notation);
  for (const [ply, move] of moves.slice(0, 8).entries()) {
    const isForced = forcedBoard(positionAfter(words.slice(0, ply).join(' '))) !== null;
    const turn = ply % 2 === 0 ? language.skullTurn : language.treasureTurn;
    await expectTurn(page, language, turn, isForced ? language.golden : language.anywhere);
    await cellAt(page, language, move).click();
    await land(page);
  }
  await hasten(page, language, words.slice(0, -1).join(' '), words.slice(0, 8).join(' '));
  const last = cellAt(page, language, moves.at(-1) ?? -1);
  await last.click();
  await expect(last).toBeFocused();
}

/** Asserts a finished game: banner, boards that take nothing more, and one toast for its time. */
async function expectEnd(page: Page, language: UltimateTexts, game: UltimateGame): Promise<void> {
  await seeResult(page, DECIDED_MS);
  const [title, line] = game.banner;
  await expectTurn(page, language, language.gameComplete, language[title], language[line]);
  await expectField(page, language, game.notation);
  await expect(board(page, language).locator('button:not([aria-disabled])')).toHaveCount(0);
  const newest = toasts(page, language.notifications).last();
  await expect(newest.getByRole('paragraph')).toHaveText([language[title], language[line]]);
  await page.clock.runFor(game.toastMs - 1);
  await expect(toasts(page, language.notifications)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(toasts(page, language.notifications)).toHaveCount(0);
}

async function playMore(page: Page, from: string, to: string): Promise<void> {
  for (const move of movesOf(to).slice(movesOf(from).length))
    await cellAt(page, texts, move).click();
}

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
