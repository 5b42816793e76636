import type { Page } from '@playwright/test';
import {
  ANSWER_DELAY_MS,
  columnAt,
  discAt,
  discCount,
  modeAt,
  SHIP_PATH,
  shipTextsOf,
} from '../../support/connect-four.ts';
import { holdEntry } from '../../support/entry.ts';
import { button, cellAt, expectBoard } from '../../support/game.ts';
import { textsOf } from '../../support/languages.ts';
import { difficultyOf, memoryTextsOf, PATH as MEMORY_PATH } from '../../support/memory.ts';
import { becomesAlive } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

const texts = textsOf('en');

test('what is pressed before any script has come is done in its order, the same control twice in a row once [R134, X44]', async ({
  page,
}) => {
  const letThrough = await openSlowly(page, '/');
  await cellAt(page, texts, 8).dblclick();
  await cellAt(page, texts, 0).click();
  await cellAt(page, texts, 8).click();
  await cellAt(page, texts, 4).click();
  await expectBoard(page, texts, { moves: [] });
  letThrough();
  await becomesAlive(page);
  await expectBoard(page, texts, { moves: [8, 0, 4] });
});

test('a level and a column that are pressed early make a battle against the computer [R134, X44]', async ({
  page,
}) => {
  const ship = shipTextsOf('en');
  await page.clock.install();
  const letThrough = await openSlowly(page, SHIP_PATH);
  await modeAt(page, ship.easy).click();
  await columnAt(page, ship, 3).click();
  letThrough();
  await becomesAlive(page);
  await expect(modeAt(page, ship.easy)).toBeChecked();
  await page.clock.runFor(ANSWER_DELAY_MS);
  await expect.poll(() => discCount(page, ship), 'the computer answers').toBe(2);
  await expect(discAt(page, ship, 38)).toHaveAccessibleName('Row 6, column 4, skull');
});

test('a difficulty and a card that are pressed early turn a card of that difficulty, once it is dealt [R134, X44]', async ({
  page,
}) => {
  const memory = memoryTextsOf('en');
  const letThrough = await openSlowly(page, MEMORY_PATH);
  await difficultyOf(page, memory, 'hard').click();
  const cards = page.getByRole('grid', { name: memory.board, exact: true }).getByRole('button');
  await cards.first().click();
  letThrough();
  await becomesAlive(page);
  await expect(difficultyOf(page, memory, 'hard')).toBeChecked();
  await expect(cards).toHaveCount(24);
  await expect(cards.first()).not.toHaveAccessibleName(/face down/);
});

test('a menu that is opened early stays open [R134]', async ({ page }) => {
  const letThrough = await openSlowly(page, '/');
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, texts.menu).click();
  const menu = page.getByRole('navigation', { name: texts.main, exact: true });
  await expect(menu.getByRole('link', { name: texts.home, exact: true })).toBeVisible();
  letThrough();
  await becomesAlive(page);
  await expect(menu.getByRole('link', { name: texts.home, exact: true })).toBeVisible();
});

/** Opens a page that can be seen while its script is still on the way; the returned function lets it come. */
async function openSlowly(page: Page, path: string): Promise<() => void> {
  const letThrough = await holdEntry(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeVisible();
  return letThrough;
}
