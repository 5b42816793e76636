import type { Page } from '@playwright/test';
import { button, expectScore, expectTurn, placeOf, seeResult } from '../../../support/game.ts';
import { arrowsBetween } from '../../../support/keys.ts';
import { fill, EXAMINED_LANGUAGES, pathIn } from '../../../support/languages.ts';
import { openWithStillClock, toasts } from '../../../support/page.ts';
import { tryRules, type Rules } from '../../../support/rules.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';
import {
  A_IS_WON,
  beginAnew,
  board,
  C_IS_DRAWN,
  cellAt,
  choice,
  DESKTOP,
  expectField,
  expectGlass,
  glassCell,
  gridNameAfter,
  grids,
  hasten,
  markedBoards,
  movesOf,
  PHONE,
  playThroughGlass,
  positionAfter,
  ropedBoards,
  SKULL_WIN,
  TREASURE_WIN,
  ULTIMATE_PATH,
  ultimateTextsOf,
  type UltimateTexts,
} from '../../../support/ultimate.ts';

test.use({ viewport: PHONE, reducedMotion: 'reduce' });

const texts = ultimateTextsOf('en');

const THROUGH_THE_SPYGLASS: Rules = {
  'a whole game through the spyglass ends on the whole chart': async (page) => {
    await expect(grids(page, texts)).toHaveCount(0);
    await expectTurn(page, texts, texts.skullTurn, texts.anywhere);
    const [begun, played] = [SKULL_WIN.notation.slice(0, 17), SKULL_WIN.notation.slice(0, -3)];
    await playThroughGlass(page, texts, begun);
    await hasten(page, texts, played, begun);
    await playThroughGlass(page, texts, SKULL_WIN.notation, played);
    await seeResult(page);

    await expectTurn(page, texts, texts.gameComplete, texts.piratesWin, texts.piratesWinLine);
    await expectScore(page, 'en', SKULL_WIN.score);
    await expect(toasts(page, texts.notifications).last()).toContainText(texts.piratesWin);
    await expect(board(page, texts).locator('button')).toHaveCount(0);
    await expect(board(page, texts), 'focus stays on the board').toBeFocused();
    await expectChart(page, texts, SKULL_WIN.notation);

    await button(page, texts.newBattle).click();
    for (let at = 0; at < 9; at += 1) await expect(choice(page, texts, at)).toBeVisible();
  },
  'after a move focus goes to the same cell of the board enlarged next, or where the choice is free to the first open board; a held Enter plays once, though focus goes on to another empty cell [X38]':
    async (page) => {
      await choice(page, texts, 4).click();
      await expect(glassCell(page, texts, 0)).toBeFocused();
      await expectGlass(page, texts, '', 4);
      await glassCell(page, texts, 5).click();
      await expectGlass(page, texts, 'E6', 5);
      await expect(glassCell(page, texts, 5)).toBeFocused();
      await expect(
        page.getByRole('heading', { name: 'Middle right board', exact: true }),
      ).toBeVisible();
      await expect(grids(page, texts).locator('[tabindex="0"]')).toHaveCount(1);

      await button(page, texts.newBattle).click();
      await playThroughGlass(page, texts, A_IS_WON);
      await expect(grids(page, texts)).toHaveCount(0);
      await expect(choice(page, texts, 0)).toHaveCount(0);
      await expect(choice(page, texts, 1)).toBeFocused();
      await expectTurn(page, texts, texts.treasureTurn, texts.anywhere);

      await button(page, texts.newBattle).click();
      await choice(page, texts, 4).focus();
      for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await expectGlass(page, texts, '', 4);
      for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await expectGlass(page, texts, 'E1', 0);
    },
  'where one board is forced the whole chart can be looked at too, and leads back to that board alone, as the next move does [R188]':
    async (page) => {
      await playThroughGlass(page, texts, 'E6');
      await button(page, texts.wholeChart).click();
      await expect(grids(page, texts)).toHaveCount(0);
      await expect(board(page, texts).locator('button'), 'no other choice').toHaveCount(1);
      await expect(choice(page, texts, 5)).toBeFocused();
      await expectTurn(page, texts, texts.treasureTurn, texts.golden);
      await page.keyboard.press('Enter');
      await expectGlass(page, texts, 'E6', 5);
      await glassCell(page, texts, 2).click();
      await expectGlass(page, texts, 'E6 F3', 2);
    },
  'what a toast says of a captured board goes when a board is opened in its place [R203]': async (
    page,
  ) => {
    const toast = toasts(page, texts.notifications);
    await playThroughGlass(page, texts, A_IS_WON);
    await expect(toast).toContainText(texts.captured);
    await choice(page, texts, 4).click();
    await expectGlass(page, texts, A_IS_WON, 4);
    await expect(toast).toHaveCount(0);
  },
  'at a free choice one can look at a board and go back to the whole chart, which says each board, its result and its pieces':
    async (page) => {
      const drawn = `${C_IS_DRAWN} G3`;
      await hasten(page, texts, drawn);
      await choice(page, texts, 6).click();
      await expectGlass(page, texts, drawn, 6);
      await expectChart(page, texts, drawn);
      await button(page, texts.wholeChart).click();
      await expect(grids(page, texts)).toHaveCount(0);
      await expect(choice(page, texts, 0)).toBeFocused();
      await choice(page, texts, 7).click();
      await expectGlass(page, texts, drawn, 7);
      await button(page, texts.newBattle).click();
      await expect(grids(page, texts), 'a new battle begins with the chart').toHaveCount(0);

      await hasten(page, texts, 'E1 A5 E4 D5 E7');
      await expectChart(page, texts, 'E1 A5 E4 D5 E7');
      const pictures = board(page, texts).getByRole('list', { name: texts.chart }).getByRole('img');
      await expect(pictures.nth(4)).toHaveAccessibleName('Centre board, won by skull');
      await expect(pictures.nth(0)).toHaveAccessibleName(
        'Top left board, open. Treasure in row 2, column 2.',
      );
      const counts = board(page, texts).getByRole('definition');
      await expect(counts).toHaveText(['1 board', '0 boards']);
    },
  'while a playable cell is pressed, pointed at or focused by keyboard, a dashed rope on the chart shows where it sends, for a free choice around each board that is open then; the last moves of both sides are marked on it, and none once the last one has decided its board [R140]':
    async (page) => {
      const roped = expect.poll(() => ropedBoards(page, texts));
      await playThroughGlass(page, texts, 'E1');
      await board(page, texts).getByRole('list').hover();
      await roped.toEqual([]);
      await page.keyboard.press('ArrowRight');
      await roped.toEqual([1]);
      await page.keyboard.press('ArrowDown');
      await roped.toEqual([4]);
      await grids(page, texts).evaluate((grid) =>
        grid.querySelector<HTMLElement>(':focus')?.blur(),
      );
      await roped.toEqual([]);
      await glassCell(page, texts, 8).hover();
      await roped.toEqual([8]);
      await page.mouse.down();
      await roped.toEqual([8]);
      await board(page, texts).getByRole('list').hover();
      await page.mouse.up();
      await roped.toEqual([]);

      await button(page, texts.newBattle).click();
      await playThroughGlass(page, texts, A_IS_WON);
      await expect.poll(() => markedBoards(page, texts)).toEqual([]);
      await choice(page, texts, 3).click();
      await glassCell(page, texts, 0).hover();
      await roped.toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      await glassCell(page, texts, 3).click();
      await glassCell(page, texts, 0).click();
      await expect.poll(() => markedBoards(page, texts)).toEqual([3]);
    },
  'focus is seen on a cell in a gold frame, and on a board of the chart': async (page) => {
    await board(page, texts).getByRole('button').first().focus();
    await page.keyboard.press('Tab');
    await expect(choice(page, texts, 1)).toHaveCSS('outline-width', '3px');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect(glassCell(page, texts, 1)).toHaveCSS('outline', 'rgb(27, 42, 58) solid 3px');
  },
  'a window narrower than 528 px or lower than 560 px shows the spyglass, and so does one on its side below 860 px, another the field, and nothing twice; one that grows or shrinks keeps the game and the focus':
    async (page) => {
      const controls = board(page, texts).locator('button');
      for (const [width, height, count] of [
        [527, 900, 9],
        [528, 560, 81],
        [800, 600, 9],
        [860, 600, 81],
        [1280, 559, 9],
        [1100, 700, 81],
        [844, 390, 9],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(controls, `${width}×${height}`).toHaveCount(count);
        await expect(controls.filter({ visible: true }), `${width}×${height}`).toHaveCount(count);
      }

      await page.setViewportSize(PHONE);
      await playThroughGlass(page, texts, 'E1 A5');
      await expect(glassCell(page, texts, 4)).toBeFocused();
      await page.setViewportSize(DESKTOP);
      await expectField(page, texts, 'E1 A5');
      await expect(cellAt(page, texts, 0)).toBeFocused();
      await cellAt(page, texts, 44).click();
      await page.setViewportSize(PHONE);
      await expectGlass(page, texts, 'E1 A5 E9', 8);
      await expect(glassCell(page, texts, 0)).toBeFocused();
      await expectTurn(page, texts, texts.treasureTurn, texts.golden);
    },
};

test('through the spyglass, in one battle after the other', async ({ page }) => {
  await openWithStillClock(page, ULTIMATE_PATH);
  await tryRules(page, beginAnew, THROUGH_THE_SPYGLASS);
});

for (const { code } of EXAMINED_LANGUAGES) {
  const language = ultimateTextsOf(code);

  test(
    `${code}: a whole game through the spyglass by keyboard alone [R131]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await openWithStillClock(page, pathIn(code, ULTIMATE_PATH));
      let cell = 0;
      for (const [ply, move] of movesOf(TREASURE_WIN.notation).entries()) {
        const [at, target] = [Math.floor(move / 9), move % 9];
        if ((await grids(page, language).count()) === 0) {
          await choice(page, language, at).focus();
          await page.keyboard.press('Enter');
          await expect(glassCell(page, language, 0)).toBeFocused();
          cell = 0;
        }
        for (const key of arrowsBetween(placeOf(cell), placeOf(target))) {
          await page.keyboard.press(key);
        }
        await page.keyboard.press(ply % 2 === 0 ? 'Enter' : 'Space');
        cell = target;
      }
      await expectChart(page, language, TREASURE_WIN.notation);
      await seeResult(page);
      await expectScore(page, code, TREASURE_WIN.score);
    },
  );
}

/** Asserts that the chart's pictures name the nine boards. */
async function expectChart(page: Page, language: UltimateTexts, notation: string): Promise<void> {
  const chart = board(page, language).getByRole('list', { name: language.chart, exact: true });
  const names = await chart
    .getByRole('listitem')
    .locator('[role="img"], button')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('aria-label') ?? ''));
  const position = positionAfter(notation);
  expect(names).toHaveLength(9);
  for (const [at, name] of names.entries()) {
    const chosen = fill(language.choose, { board: language.phrases[at] ?? '' });
    if (name !== chosen) expect(name).toContain(gridNameAfter(language, position, at));
  }
}
