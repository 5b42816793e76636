import type { CDPSession, Locator, Page } from '@playwright/test';
import { board, button, cellAt, expectBoard } from '../support/game.ts';
import { textsOf } from '../support/languages.ts';
import {
  cardAt,
  expectCards,
  hintButton,
  memoryTextsOf,
  missOf,
  openMemory,
} from '../support/memory.ts';
import { open, openWithStillClock, otherTexts, recordAnnouncements } from '../support/page.ts';
import { CHALLENGE_PATH, expectedPuzzle, expectPuzzle, puzzleTextsOf } from '../support/puzzles.ts';
import { expect, test } from '../support/test.ts';
import { ULTIMATE_PATH, ultimateTextsOf } from '../support/ultimate.ts';

const texts = textsOf('en');

test.describe('Enter held down presses once', () => {
  test('on a cell, on New Game, on a menu and on a question', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await recordAnnouncements(page);
    await openWithStillClock(page, '/');
    await holdEnter(cellAt(page, texts, 4));
    await expectBoard(page, texts, { moves: [4] });

    await holdEnter(button(page, texts.newGame));
    await expectBoard(page, texts, { moves: [] });
    const told = await otherTexts(page);
    expect(told.filter((text) => text.includes(texts.newGameToast))).toHaveLength(1);

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

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('two fingers at once play at most one move, and a finger that rests hinders nothing later', async ({
    page,
    context,
  }) => {
    await openWithStillClock(page, '/');
    const fingers = await context.newCDPSession(page);
    await board(page, texts).scrollIntoViewIfNeeded();
    const cells = [0, 4, 8].map((cell) => cellAt(page, texts, cell));
    for (let round = 0; round < 3; round += 1) await tapTogether(fingers, cells);
    expect(await marksOn(page)).toBeLessThanOrEqual(1);
    await button(page, texts.newGame).tap();
    await cellAt(page, texts, 4).tap();
    await cellAt(page, texts, 0).tap();
    await expectBoard(page, texts, { moves: [4, 0] });
  });
});

/** Presses Enter on a control and keeps it down for as long as a keyboard repeats it five times. */
async function holdEnter(control: Locator): Promise<void> {
  const { keyboard } = control.page();
  await control.focus();
  for (let repeats = 0; repeats < 6; repeats += 1) await keyboard.down('Enter');
  await keyboard.up('Enter');
}

async function tapTogether(fingers: CDPSession, targets: readonly Locator[]): Promise<void> {
  const boxes = await Promise.all(targets.map((target) => target.boundingBox()));
  const touchPoints = boxes.map((box, id) => {
    if (box === null) throw new Error(`Target ${id} is not shown`);
    return { id, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

function marksOn(page: Page): Promise<number> {
  return board(page, texts)
    .locator('button')
    .evaluateAll((all) => all.filter((cell) => !cell.ariaLabel?.endsWith(', empty')).length);
}
