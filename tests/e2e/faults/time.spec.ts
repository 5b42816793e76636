import {
  ANSWER_DELAY_MS,
  columnAt,
  discCount,
  modeAt,
  SHIP_PATH,
  shipTextsOf,
} from '../../support/connect-four.ts';
import {
  button,
  celebration,
  expectBoard,
  expectScore,
  land,
  OVERLAY_DEAF_MS,
  playQuickly,
  SKULL_WIN,
  TOAST_MS,
} from '../../support/game.ts';
import { textsOf } from '../../support/languages.ts';
import {
  cardAt,
  expectCards,
  expectFigures,
  flip,
  hintButton,
  memoryTextsOf,
  missOf,
  openMemory,
} from '../../support/memory.ts';
import { openWithStillClock, settle, toasts } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

const LONG_AGO = Date.UTC(1999, 0, 1);
const LATER = Date.UTC(2040, 0, 1);
/** How long a device sleeps: everything due meanwhile comes at once when it wakes. */
const SLEEP_MS = 3_600_000;

test(
  'a clock that is set back and forth hastens and delays no answer of the computer; after a sleep it comes at once, and once [X31]',
  { tag: '@sweep' },
  async ({ page }) => {
    const texts = shipTextsOf('en');
    await openWithStillClock(page, SHIP_PATH);
    await modeAt(page, texts.easy).click();
    await columnAt(page, texts, 3).click();
    for (const date of [LONG_AGO, LATER, LONG_AGO]) await page.clock.setSystemTime(date);
    await page.clock.runFor(ANSWER_DELAY_MS - 1);
    await settle(page);
    expect(await discCount(page, texts)).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => discCount(page, texts)).toBe(2);

    await columnAt(page, texts, 2).click();
    await settle(page);
    await page.clock.fastForward(SLEEP_MS);
    await expect.poll(() => discCount(page, texts)).toBe(4);
    await page.clock.runFor(10 * ANSWER_DELAY_MS);
    await settle(page);
    expect(await discCount(page, texts)).toBe(4);
  },
);

test(
  'a clock that is set back and forth is no time in memory; after a sleep the cards are turned back and the hint is gone [X31]',
  { tag: '@sweep' },
  async ({ page }) => {
    const texts = memoryTextsOf('en');
    await openMemory(page, texts);
    const [first, second] = missOf('easy');
    await flip(page, texts, [first]);
    await page.clock.runFor(2000);
    for (const date of [LONG_AGO, LATER, LONG_AGO]) await page.clock.setSystemTime(date);
    await page.clock.runFor(1000);
    await expectFigures(page, texts, ['0', '0:03', '0 / 6', '–']);

    await hintButton(page, texts, 3).click();
    await flip(page, texts, [second]);
    await page.clock.fastForward(SLEEP_MS);
    await expectCards(page, texts, { difficulty: 'easy' });
    await expectFigures(page, texts, ['1', '60:03', '0 / 6', '–']);
    await cardAt(page, texts, first).click();
    await expectCards(page, texts, { difficulty: 'easy', up: [first] });
  },
);

test('a clock that is set back and forth keeps no toast; after a sleep the overlay is open, and toast, tooltip and celebration are as they would be [X31]', async ({
  page,
}) => {
  const texts = textsOf('en');
  await openWithStillClock(page, '/');
  const shown = toasts(page, texts.notifications);
  const tip = page.locator('[role="tooltip"]');
  await button(page, texts.resetScores).hover();
  for (const date of [LATER, LONG_AGO]) await page.clock.setSystemTime(date);
  await page.clock.runFor(700);
  await expect(tip).toBeVisible();
  await page.mouse.move(1, 1);
  await expect(tip).toHaveCount(0);

  await button(page, texts.newGame).click();
  await expect(shown).toHaveCount(1);
  for (const date of [LATER, LONG_AGO]) await page.clock.setSystemTime(date);
  await page.clock.runFor(TOAST_MS);
  await expect(shown).toHaveCount(0);

  await playQuickly(page, texts, SKULL_WIN.moves);
  await land(page);
  await page.clock.fastForward(SLEEP_MS);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(shown).toHaveCount(1);
  await page.clock.fastForward(SLEEP_MS);
  await expect(shown).toHaveCount(0);
  await page.clock.runFor(OVERLAY_DEAF_MS);
  await button(page, texts.battleAgain).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(celebration(page)).toHaveCount(0);
  await expectBoard(page, texts, { moves: [] });
  await expectScore(page, 'en', SKULL_WIN.score);
});
