import type { Page } from '@playwright/test';
import { openChoice } from '../../../support/choice-sheet.ts';
import { ANSWER_POLL_MS } from '../../../support/connect-four.ts';
import { button, expectTurn, turnBanner, land, PLACE_MS } from '../../../support/game.ts';
import {
  forgetAnnouncements,
  liveTexts,
  openWithStillClock,
  recordAnnouncements,
  settle,
} from '../../../support/page.ts';
import { tryRules, type Rules } from '../../../support/rules.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';
import {
  ANSWER_DELAY_MS,
  beginAnew,
  board,
  cellAt,
  DESKTOP,
  expectField,
  glassCell,
  grids,
  modeAt,
  namesOn,
  PHONE,
  playOnField,
  announcementsOver,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../../../support/ultimate.ts';

const texts = ultimateTextsOf('en');
/** A move is seen, an arrow grows, its board goes, and the next one comes. */
const ARRIVED_MS = 1320 + 540;

test.use({ viewport: DESKTOP });

const THE_COMPUTER: Rules = {
  'the computer answers 1500 ms after the move, not a moment before, and is said to think once [R68]':
    async (page) => {
      await modeAt(page, texts.medium).click();
      await forgetAnnouncements(page);
      await playOnField(page, texts, 'E1');
      await land(page);
      await expectTurn(page, texts, texts.treasureTurn, texts.thinking);
      const tab = board(page, texts).getByText(texts.playHere, { exact: true });
      await expect(tab.filter({ visible: true }), 'nobody else is asked to play').toHaveCount(0);
      await page.clock.runFor(ANSWER_DELAY_MS - PLACE_MS - 1);
      await settle(page);
      expect(await pieceCount(page)).toBe(1);
      await page.clock.runFor(1);
      await expect.poll(() => pieceCount(page)).toBe(2);
      await expect(cellAt(page, texts, 36), 'focus stays with the person').toBeFocused();

      // On an empty board the computer takes the centre.
      await expectField(page, texts, 'E1 A5');
      await land(page);
      await expectTurn(page, texts, texts.skullTurn, texts.golden);
      await expect(tab.filter({ visible: true })).toHaveCount(1);
      await page.clock.runFor(10_000);
      const [first, second] = announcementsOver(texts, 'E1 A5');
      await expect.poll(() => liveTexts(page)).toEqual([first, texts.thinking, second]);
    },
  'while the computer thinks nothing can be played, and the mode is locked; New Battle cancels the answer, and the next one comes in its own time':
    async (page) => {
      await modeAt(page, texts.easy).click();
      await playOnField(page, texts, 'E1');
      await expect(board(page, texts).locator('button:not([aria-disabled])')).toHaveCount(0);
      await cellAt(page, texts, 4).click({ force: true });
      await page.keyboard.press('Enter');
      expect(await pieceCount(page)).toBe(1);
      await modeAt(page, texts.hard).click({ force: true });
      await expect(modeAt(page, texts.easy)).toBeChecked();
      await page.clock.runFor(ANSWER_DELAY_MS);
      await expect.poll(() => pieceCount(page)).toBe(2);

      await button(page, texts.newBattle).click();
      await modeAt(page, texts.hard).click();
      await playOnField(page, texts, 'E1');
      await page.clock.runFor(ANSWER_DELAY_MS - 1);
      await button(page, texts.newBattle).click();
      await page.clock.runFor(10_000);
      await settle(page);
      await expectField(page, texts, '');
      await playOnField(page, texts, 'A1');
      await page.clock.runFor(ANSWER_DELAY_MS - 1);
      await settle(page);
      expect(await pieceCount(page)).toBe(1);
      await page.clock.runFor(1);
      await expect.poll(() => pieceCount(page)).toBe(2);
    },
  'on a phone the spyglass shows where the computer is sent, and then where the person is': async (
    page,
  ) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openChoice(page);
    await modeAt(page, texts.medium).click();
    await board(page, texts).getByRole('button', { name: 'Play in centre board' }).click();
    await glassCell(page, texts, 0).click();
    await expect(grids(page, texts)).toHaveAccessibleName('Top left board, open, play here');
    await expect(grids(page, texts).locator('button:not([aria-disabled])')).toHaveCount(0);
    await expect(board(page, texts).locator('> *')).toHaveCSS('opacity', '0.85');
    await page.clock.runFor(ANSWER_DELAY_MS);
    await expect(grids(page, texts)).toHaveAccessibleName('Centre board, open, play here');
    await expect(glassCell(page, texts, 0)).toBeFocused();
    await expect(board(page, texts).locator('> *')).toHaveCSS('opacity', '1');
  },
  'on a phone, with motion, the computer answers once the board that it is sent to has come, not a moment before [R189]':
    async (page) => {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await openChoice(page);
      await modeAt(page, texts.medium).click();
      await board(page, texts).getByRole('button', { name: 'Play in centre board' }).click();
      await glassCell(page, texts, 0).click();
      await settle(page);
      await page.clock.runFor(ARRIVED_MS - 1);
      await expect(grids(page, texts)).toHaveAccessibleName(/^Top left board/);
      const pieces = grids(page, texts).locator('button[data-mark]');
      await expect(pieces).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(pieces).toHaveCount(1);
    },
};

test('the computer, in one battle after the other', async ({ page }) => {
  await recordAnnouncements(page);
  await openWithStillClock(page, ULTIMATE_PATH);
  await tryRules(page, beginAnew, THE_COMPUTER);
});

for (const mode of ['easy', 'hard'] as const) {
  test(
    `a whole game in the mode ${texts[mode]} comes to its end`,
    inSweepUnless(mode === 'hard'),
    async ({ page }) => {
      await openWithStillClock(page, ULTIMATE_PATH);
      await modeAt(page, texts[mode]).click();
      const isOver = turnBanner(page, texts).getByText(texts.gameComplete, { exact: true });
      const playable = board(page, texts).locator('button:not([aria-disabled])');
      while (!(await isOver.isVisible())) {
        await playable.evaluateAll(([first]) => {
          if (first instanceof HTMLElement) first.click();
        });
        await settle(page);
        await page.clock.runFor(ANSWER_DELAY_MS);
        const isAnswered = async () => {
          if ((await playable.count()) > 0) return true;
          await page.clock.runFor(10 * ANSWER_POLL_MS);
          return isOver.isVisible();
        };
        await expect.poll(isAnswered, { intervals: [ANSWER_POLL_MS] }).toBe(true);
      }
      await expect(modeAt(page, texts[mode])).toBeChecked();
      await modeAt(page, texts.twoPlayers).click();
      await expectField(page, texts, '');
    },
  );
}

/** How many cells of the field are taken. */
async function pieceCount(page: Page): Promise<number> {
  const names = (await namesOn(page, texts)).flatMap(([, ...cells]) => cells);
  return names.filter((name) => /, (skull|treasure)$/.test(name)).length;
}
