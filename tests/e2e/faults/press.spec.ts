import type { Locator } from '@playwright/test';
import { DRIVEN_GAMES, DRIVERS } from '../../games/drivers.ts';
import { columnAt, expectShip, SHIP_PATH, shipTextsOf } from '../../support/connect-four.ts';
import { fingersOn, middleOf } from '../../support/fingers.ts';
import {
  board,
  button,
  cellAt,
  expectBoard,
  OVERLAY_DEAF_MS,
  playQuickly,
  seeResult,
  SKULL_WIN,
} from '../../support/game.ts';
import { textsOf } from '../../support/languages.ts';
import {
  cardAt,
  expectCards,
  hintButton,
  memoryTextsOf,
  missOf,
  openMemory,
} from '../../support/memory.ts';
import {
  open,
  openWithStillClock,
  otherTexts,
  recordAnnouncements,
  settle,
} from '../../support/page.ts';
import {
  CHALLENGE_PATH,
  expectedPuzzle,
  expectPuzzle,
  puzzleTextsOf,
} from '../../support/puzzles.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';
import {
  A_IS_WON,
  choice,
  expectGlass,
  glassCell,
  grids,
  hasten,
  PHONE,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../../support/ultimate.ts';

/** After this time another press at the same place counts as a new one, whatever the device. */
const LATER_MS = 1000;

/** The game whose board changes most under a finger, and the one that is not played on a board. */
const STANDING_GAMES: readonly string[] = ['ultimate', 'memory'];

const texts = textsOf('en');

test.describe('Enter held down presses once [X38]', () => {
  test('on a cell, on New Game, on a menu and on a question', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await recordAnnouncements(page);
    await openWithStillClock(page, '/');
    await holdEnter(cellAt(page, texts, 4));
    await expectBoard(page, texts, { moves: [4] });

    await holdEnter(button(page, texts.newGame));
    await expectBoard(page, texts, { moves: [] });
    const told = async () =>
      (await otherTexts(page)).filter((text) => text.includes(texts.newGameToast));
    await expect.poll(told).toHaveLength(1);

    await holdEnter(button(page, texts.menu));
    await expect(page.locator(':popover-open')).toHaveCount(1);
    await page.keyboard.press('Escape');

    const question = page.locator('#faq details').nth(1);
    await holdEnter(question.locator('summary'));
    await expect(question).toHaveAttribute('open');
  });

  test('on a card, Hint, Pause, Sound and a choice', async ({ page }) => {
    const words = memoryTextsOf('en');
    await openMemory(page, words);
    const [slot] = missOf('easy');
    await holdEnter(cardAt(page, words, slot));
    await expectCards(page, words, { difficulty: 'easy', up: [slot] });

    await holdEnter(hintButton(page, words, 3));
    await expect(hintButton(page, words, 2)).toBeVisible();
    await holdEnter(button(page, words.sound));
    await expect(button(page, words.sound)).toHaveAttribute('aria-pressed', 'false');
    await holdEnter(button(page, words.pause));
    await expect(button(page, words.resume)).toBeVisible();
    await holdEnter(button(page, words.newGame));
    await page.clock.runFor(300);
    await expectCards(page, words, { difficulty: 'easy' });
  });

  test('on Show Rules and on Next', async ({ page }) => {
    const words = ultimateTextsOf('en');
    await open(page, ULTIMATE_PATH);
    await holdEnter(button(page, words.showRules));
    await expect(button(page, words.hideRules)).toHaveAttribute('aria-expanded', 'true');

    const puzzles = puzzleTextsOf('en');
    await open(page, CHALLENGE_PATH);
    await holdEnter(button(page, puzzles.next));
    await expectPuzzle(page, puzzles, expectedPuzzle(2), 'open');
  });
});

test.describe('the second half of a double click [X36]', () => {
  test('on a column drops nothing, however often it is clicked; quick clicks on two columns drop two discs, and so do slow ones on one', async ({
    page,
  }) => {
    const words = shipTextsOf('en');
    await openWithStillClock(page, SHIP_PATH);
    const column = columnAt(page, words, 3);
    await column.click({ clickCount: 4 });
    await expectShip(page, words, '4');
    await columnAt(page, words, 4).dblclick();
    await expectShip(page, words, '45');
    await column.click();
    await column.click();
    await expectShip(page, words, '4544');
  });

  test('on Battle Again plays nothing on the board that comes to lie under the pointer', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await openWithStillClock(page, '/');
    await playQuickly(page, texts, SKULL_WIN.moves);
    await seeResult(page);
    const place = await middleOfShared(
      button(page, texts.battleAgain),
      board(page, texts).getByRole('gridcell', { includeHidden: true }),
    );
    await page.clock.runFor(OVERLAY_DEAF_MS);
    await page.mouse.dblclick(place.x, place.y);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await settle(page);
    await expectBoard(page, texts, { moves: [] });
    await page.mouse.click(place.x, place.y);
    const skulls = board(page, texts).getByRole('button', { name: /, skull$/u });
    await expect(skulls, 'a cell lies there').toHaveCount(1);
  });

  test('on a board of the chart plays nothing in it, and on a cell chooses no board and plays nothing in the next one', async ({
    page,
  }) => {
    const words = ultimateTextsOf('en');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    await openWithStillClock(page, ULTIMATE_PATH);
    for (const at of [8, 0]) {
      await choice(page, words, at).dblclick();
      await settle(page);
      await expectGlass(page, words, '', at);
      await button(page, words.wholeChart).click();
    }
    await choice(page, words, 4).dblclick();
    await glassCell(page, words, 5).dblclick();
    await settle(page);
    await expectGlass(page, words, 'E6', 5);
    await button(page, words.newBattle).click();

    const [before, last] = [A_IS_WON.slice(0, -3), A_IS_WON.slice(-1)];
    await hasten(page, words, before);
    await glassCell(page, words, Number(last) - 1).dblclick();
    await settle(page);
    await expect(grids(page, words), 'the choice is free, and nobody has chosen').toHaveCount(0);
    await choice(page, words, 4).click();
    await expectGlass(page, words, A_IS_WON, 4);
  });
});

test(
  'two presses that come before the first can be shown play one move [X35]',
  { tag: '@sweep' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const { touch } of [DRIVERS.classic, DRIVERS['connect-four'], DRIVERS.ultimate]) {
      await touch.open(page);
      const [one, another] = touch.places(page);
      const second = await another.elementHandle();
      await one.evaluate((first, other) => {
        for (const place of [first, other]) if (place instanceof HTMLElement) place.click();
      }, second);
      await settle(page);
      expect(await touch.taken(page)).toBe(1);
    }
  },
);

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const { id, touch } of DRIVEN_GAMES) {
    test(
      `${id}: two fingers at once play at most one move; a double tap plays one, and a tap elsewhere another at once [X36, X37]`,
      inSweepUnless(STANDING_GAMES.includes(id)),
      async ({ page }) => {
        await touch.open(page);
        const fingers = await fingersOn(page);
        const [one, another, third] = touch.places(page);
        await third.scrollIntoViewIfNeeded();
        const pair = [await middleOf(another), await middleOf(third)];
        await fingers.press(pair, 'in order');
        await fingers.press(pair, 'in reverse');
        await settle(page);
        const before = await touch.taken(page);
        expect(before).toBeLessThanOrEqual(1);

        await page.clock.runFor(LATER_MS);
        await touch.showMove?.(page);
        const place = await middleOf(one);
        await fingers.tap(place);
        await expect.poll(() => touch.taken(page)).toBe(before + 1);
        await fingers.tap(place);
        await fingers.tap({ x: place.x + 14, y: place.y + 14 });
        await settle(page);
        expect(await touch.taken(page), 'the other halves').toBe(before + 1);
        await touch.showMove?.(page);
        await fingers.tap(await middleOf(another));
        await expect.poll(() => touch.taken(page)).toBe(before + 2);
      },
    );
  }
});

/** Presses Enter on a control and holds it while the keyboard repeats it five times. */
async function holdEnter(control: Locator): Promise<void> {
  const { keyboard } = control.page();
  await control.focus();
  for (let repeats = 0; repeats < 6; repeats += 1) await keyboard.down('Enter');
  await keyboard.up('Enter');
}

/** A place on a control that lies above one of some elements. */
async function middleOfShared(
  control: Locator,
  beneath: Locator,
): Promise<{ readonly x: number; readonly y: number }> {
  const above = await control.evaluate(
    (element) => element.getBoundingClientRect().toJSON() as DOMRect,
  );
  const place = await beneath.evaluateAll((all, box) => {
    for (const element of all) {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [x, y] = [Math.max(left, box.left), Math.max(top, box.top)];
      const [width, height] = [Math.min(right, box.right) - x, Math.min(bottom, box.bottom) - y];
      if (width > 16 && height > 16) return { x: x + width / 2, y: y + height / 2 };
    }
    return null;
  }, above);
  if (place === null) throw new Error('Nothing lies beneath it.');
  return place;
}
