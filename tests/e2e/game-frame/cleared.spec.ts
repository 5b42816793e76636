import type { Locator, Page } from '@playwright/test';
import { board as tray, button, cellAt, land } from '../../support/game.ts';
import { openWithStillClock, settle } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';
import { textsOf } from '../../support/languages.ts';
import * as ultimate from '../../support/ultimate.ts';

const texts = textsOf('en');
const ultimateTexts = ultimate.ultimateTextsOf('en');

/** How a battle of four moves is begun, where the pieces lie, and the button for the next battle. */
const BOARDS = {
  home: {
    board: (page: Page) => tray(page, texts),
    next: texts.newGame,
    begin: async (page: Page) => {
      await openWithStillClock(page, '/');
      for (const cell of [4, 0, 8, 2]) {
        await cellAt(page, texts, cell).click();
        await land(page);
      }
    },
  },
  ultimate: {
    board: (page: Page) => ultimate.board(page, ultimateTexts),
    next: ultimateTexts.newBattle,
    begin: async (page: Page) => {
      await page.setViewportSize(ultimate.DESKTOP);
      await openWithStillClock(page, ultimate.ULTIMATE_PATH);
      await ultimate.playOnField(page, ultimateTexts, 'E1 A5 E9 I5');
      await land(page);
    },
  },
} as const;

for (const [name, { board, next, begin }] of Object.entries(BOARDS)) {
  test(`${name}: pieces are lifted off when they are taken back and before the next battle; the first move ends it [R200]`, async ({
    page,
  }) => {
    await begin(page);
    await button(page, 'Undo').click();
    await settle(page);
    expect(await liftedOff(board(page)), 'taken back').toBe(1);
    await button(page, next).click();
    await settle(page);
    expect(await liftedOff(board(page))).toBe(3);
    await board(page).getByRole('gridcell').nth(1).getByRole('button').click();
    await settle(page);
    expect(await liftedOff(board(page)), 'after the first move').toBe(0);
  });

  test.describe('under reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test(`${name}: the board is clear at once [R200]`, async ({ page }) => {
      await begin(page);
      await button(page, next).click();
      await settle(page);
      expect(await liftedOff(board(page))).toBe(0);
    });
  });
}

test('what was stamped on a captured board is lifted off with the piece that captured it [R200]', async ({
  page,
}) => {
  await page.setViewportSize(ultimate.DESKTOP);
  await openWithStillClock(page, ultimate.ULTIMATE_PATH);
  await ultimate.playOnField(page, ultimateTexts, ultimate.A_IS_WON);
  await land(page, ultimate.DECIDED_MS);
  await button(page, 'Undo').click();
  await settle(page);
  expect(await liftedOff(ultimate.board(page, ultimateTexts))).toBe(2);
});

/** How many pieces of a board are on their way off it, or have gone that way. */
function liftedOff(board: Locator): Promise<number> {
  return board.evaluate(
    (element) =>
      element
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect?.getComputedTiming().fill === 'both').length,
  );
}
