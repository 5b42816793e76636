import type { Page, Request } from '@playwright/test';
import { columnAt, SHIP_PATH, shipTextsOf } from '../../support/connect-four.ts';
import { button, cellAt, DRAW, land, PLACE_MS, SKULL_WIN } from '../../support/game.ts';
import { memoryTextsOf } from '../../support/memory.ts';
import { textsOf } from '../../support/languages.ts';
import { activate, openWithStillClock, settle, toasts } from '../../support/page.ts';
import { GAME_PAGES, gamePageIn } from '../../support/pages.ts';
import {
  CHALLENGE_PATH,
  EXPECTED_PUZZLES,
  passMiss,
  passProof,
  puzzleTextsOf,
  wrongCells,
} from '../../support/puzzles.ts';
import { placeOf } from '#games/ultimate/rules.ts';
import { expectSound, recordAudio } from '../../support/sound.ts';
import { expect, test } from '../../support/test.ts';
import {
  A_IS_WON,
  captureAnnouncement,
  cellAt as fieldCell,
  choice,
  glassCell,
  grids,
  hasten,
  movesOf,
  PHONE,
  STAMPED_MS,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../../support/ultimate.ts';

const texts = textsOf('en');
const ship = shipTextsOf('en');
const ultimate = ultimateTextsOf('en');
const { sound } = memoryTextsOf('en');

/** Longer than anything that is told after a move, shorter than a toast. */
const TOLD_MS = 3000;

const KNOCK = [180];
const PLUNK = [300];
const BELL = [880, 1320];
const MATCH = [523.25];
const MISMATCH = [207.65];
const VICTORY = [523.25, 659.26, 783.99, 1046.5, 1318.51];
const CHORD = [330, 415];
const RUSH = [0];

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(recordAudio);
});

test('on the home page a piece knocks, a win rises and a draw is a chord; before a gesture there is no audio [R148]', async ({
  page,
}) => {
  await openWithStillClock(page, '/');
  await page.clock.runFor(TOLD_MS);
  expect(await page.evaluate(() => window.contexts)).toBe(0);
  const [first = 0, ...others] = SKULL_WIN.moves;
  await wakeSound(page, () => cellAt(page, texts, first).click());
  await expectHeard(page, [], KNOCK);
  const otherKnocks = others.flatMap(() => KNOCK);
  await expectHeard(page, others.map(place), [...otherKnocks, ...VICTORY]);
  await expectHeard(page, [() => activate(button(page, texts.battleAgain))], []);
  const knocks = DRAW.moves.flatMap(() => KNOCK);
  await expectHeard(page, DRAW.moves.map(place), [...knocks, ...CHORD]);
  expect(await page.evaluate(() => window.contexts)).toBe(1);

  function place(cell: number) {
    return () => activate(cellAt(page, texts, cell));
  }
});

test('in Ship Battle a coin plunks; in Ultimate a piece knocks, and a board that is won rings [R148]', async ({
  page,
}) => {
  await openWithStillClock(page, SHIP_PATH);
  await wakeSound(page, () => columnAt(page, ship, 3).click());
  await expectHeard(page, [], PLUNK);
  const coins = [4, 3, 4, 3, 4, 3].map((column) => () => activate(columnAt(page, ship, column)));
  const plunks = coins.flatMap(() => PLUNK);
  await expectHeard(page, coins, [...plunks, ...VICTORY]);

  await openWithStillClock(page, ULTIMATE_PATH);
  const [first = 0, ...others] = movesOf(A_IS_WON);
  await wakeSound(page, () => fieldCell(page, ultimate, first).click());
  const pieces = others.map((move) => () => activate(fieldCell(page, ultimate, move)));
  const knocks = pieces.flatMap(() => KNOCK);
  await expectHeard(page, pieces, [...knocks, ...BELL]);
});

test('on a phone a piece knocks when it lands, and the board that it wins rings and is told when it is stamped, before play goes on; a press that goes on sooner drops neither [R148, R207]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openWithStillClock(page, ULTIMATE_PATH);
  await choice(page, ultimate, 0).click();
  await wakeSound(page, () => glassCell(page, ultimate, 0).click());
  const [last = 0] = movesOf(A_IS_WON).slice(-1);
  const before = A_IS_WON.slice(0, A_IS_WON.lastIndexOf(' '));
  const shown = toasts(page, ultimate.notifications);
  for (const isHurried of [false, true]) {
    await button(page, ultimate.newBattle).click();
    await page.clock.runFor(TOLD_MS);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await hasten(page, ultimate, before);
    await settle(page);
    await page.evaluate(() => {
      window.notes = [];
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await activate(glassCell(page, ultimate, placeOf(last).cell));
    await land(page);
    await expectSound(page, KNOCK);
    await expect(shown).toHaveCount(0);
    if (isHurried) await goOn();
    else await page.clock.runFor(STAMPED_MS - PLACE_MS);
    await settle(page);
    await expectSound(page, BELL);
    await expect(shown).toHaveText([captureAnnouncement(ultimate, 'first', 0)]);
  }

  async function goOn() {
    const held = await grids(page, ultimate).boundingBox();
    await expect(async () => {
      await page.mouse.click((held?.x ?? 0) + 8, (held?.y ?? 0) + 8);
      await expect(choice(page, ultimate, 1)).toBeVisible({ timeout: 300 });
    }).toPass();
  }
});

test('in the Challenge a page is turned with a rush, wrong and right sound as in memory, and six of six are a victory [R148]', async ({
  page,
}) => {
  const words = puzzleTextsOf('en');
  await openWithStillClock(page, CHALLENGE_PATH);
  await wakeSound(page, () => button(page, words.next).click());
  await expectHeard(page, [() => activate(button(page, words.previous))], [...RUSH, ...RUSH]);
  for (const puzzle of EXPECTED_PUZZLES) {
    const [wrong = 0] = wrongCells(puzzle);
    await activate(cellAt(page, words, wrong));
    await passMiss(page);
    await expectSound(page, MISMATCH);
    const isLast = puzzle.number === EXPECTED_PUZZLES.length;
    const solve = () => activate(cellAt(page, words, puzzle.solution));
    const seeProof = () => passProof(page);
    if (isLast) {
      await expectHeard(page, [solve, seeProof], [...MATCH, ...VICTORY]);
    } else {
      await expectHeard(page, [solve], MATCH);
      await expectHeard(page, [() => activate(button(page, words.next))], RUSH);
    }
  }
});

test('the switch of one game silences all, and is the same on every page [R148]', async ({
  page,
}) => {
  await openWithStillClock(page, '/');
  await expectHeard(
    page,
    [() => button(page, sound).click(), () => cellAt(page, texts, 0).click()],
    [],
  );
  expect(await page.evaluate(() => window.contexts)).toBe(0);
  const main = page.getByRole('navigation', { name: texts.main, exact: true });
  for (const { label, path } of [...GAME_PAGES, gamePageIn('en', 'classic')]) {
    await main.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(button(page, sound), path).toHaveAttribute('aria-pressed', 'false');
  }
});

/**
 * Does what is the first to sound on a page, and waits for what plays it: a sound that comes late is
 * dropped, and the clock of these tests waits for nothing.
 */
async function wakeSound(page: Page, act: (() => Promise<void>) | undefined): Promise<void> {
  const player = (request: Request) => request.url().includes('/sound-player-');
  const fetched = page.waitForEvent('requestfinished', { predicate: player });
  await act?.();
  await fetched;
  await settle(page);
  await page.clock.runFor(TOLD_MS);
}

/** Does things one after the other, each told before the next, and asserts all that is heard. */
async function expectHeard(
  page: Page,
  acts: readonly (() => Promise<void>)[],
  frequenciesHz: readonly number[],
): Promise<void> {
  for (const act of acts) {
    await act();
    await settle(page);
    await page.clock.runFor(TOLD_MS);
    await settle(page);
  }
  await expectSound(page, frequenciesHz);
}
