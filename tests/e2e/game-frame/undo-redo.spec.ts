import type { Locator, Page } from '@playwright/test';
import {
  ANSWER_DELAY_MS,
  columnAt,
  discCount,
  dropByMouse,
  dropQuickly,
  expectShip,
  landingMsOf,
  modeAt,
  seeEnd,
  SHIP_PATH,
  shipTextsOf,
  SKULL_WIN,
} from '../../support/connect-four.ts';
import { expectInClearView } from '../../support/cover.ts';
import { board, button, cellAt, expectScore, expectTurn, land } from '../../support/game.ts';
import {
  EXAMINED_LANGUAGES,
  pathIn,
  textsOf,
  translated,
  type LanguageCode,
} from '../../support/languages.ts';
import {
  activate,
  forgetAnnouncements,
  liveTexts,
  openWithStillClock,
  recordAnnouncements,
  settle,
} from '../../support/page.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';
import {
  cellAt as smallCellAt,
  board as nineBoards,
  ultimateTextsOf,
  ULTIMATE_PATH,
} from '../../support/ultimate.ts';

const ENGLISH = {
  undo: 'Undo',
  redo: 'Redo',
  skullAgain: "Move taken back. Skull Pirate's Turn.",
  treasureAgain: "Move taken back. Treasure Hunter's Turn.",
  skullRestored: "Move restored. Skull Pirate's Turn.",
  treasureRestored: "Move restored. Treasure Hunter's Turn.",
} as const;

/** Windows of phones, upright and on their side. */
const PHONES = [
  [360, 640],
  [390, 664],
  [430, 740],
  [844, 390],
] as const;

const tableTextsOf = (code: LanguageCode) => translated(code, ENGLISH);

interface Table {
  readonly name: string;
  readonly path: string;
  /** How many pieces lie on the board. */
  readonly pieces: (page: Page, code: LanguageCode) => Promise<number>;
  /** The places of two moves, the second as an answer to the first. */
  readonly places: (page: Page, code: LanguageCode) => readonly [Locator, Locator];
  /** The language that stands for all in the daily tests. */
  readonly daily: LanguageCode;
}

const TABLES: readonly Table[] = [
  {
    name: 'tic-tac-toe',
    path: '/',
    pieces: (page, code) => board(page, textsOf(code)).locator('[data-state="taken"]').count(),
    places: (page, code) => [cellAt(page, textsOf(code), 4), cellAt(page, textsOf(code), 0)],
    daily: 'en',
  },
  {
    name: 'Ship Battle',
    path: SHIP_PATH,
    pieces: (page, code) => discCount(page, shipTextsOf(code)),
    places: (page, code) => [
      columnAt(page, shipTextsOf(code), 3),
      columnAt(page, shipTextsOf(code), 4),
    ],
    daily: 'ar',
  },
  {
    name: 'Ultimate',
    path: ULTIMATE_PATH,
    pieces: (page, code) => nineBoards(page, ultimateTextsOf(code)).locator('[data-mark]').count(),
    places: (page, code) => [
      smallCellAt(page, ultimateTextsOf(code), 40),
      smallCellAt(page, ultimateTextsOf(code), 36),
    ],
    daily: 'en',
  },
];

for (const table of TABLES) {
  for (const { code } of EXAMINED_LANGUAGES) {
    const texts = { ...textsOf(code), ...tableTextsOf(code) };

    test(
      `${table.name}, ${code}: moves are taken back and restored by buttons and by keys, and each is announced [R154]`,
      inSweepUnless(code === table.daily),
      async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await recordAnnouncements(page);
        await openWithStillClock(page, pathIn(code, table.path));
        const [first, second] = table.places(page, code);
        const [undo, redo] = [button(page, texts.undo), button(page, texts.redo)];
        const pieces = () => table.pieces(page, code);
        await expect(undo).toHaveAttribute('aria-disabled', 'true');
        await expect(redo).toHaveAttribute('aria-disabled', 'true');

        await first.click();
        await land(page, LANDED_MS);
        await second.click();
        await land(page, LANDED_MS);
        await expect.poll(pieces).toBe(2);
        await forgetAnnouncements(page);

        await undo.click();
        await settle(page);
        await expect.poll(pieces).toBe(1);
        await expect(banner(page, texts)).toContainText(texts.treasureTurn);
        await undo.click();
        await settle(page);
        await expect.poll(pieces).toBe(0);
        await expect(undo, 'nothing is left').toHaveAttribute('aria-disabled', 'true');
        await expect(undo, 'focus stays').toBeFocused();
        await activate(undo);
        await redo.click();
        await settle(page);
        await expect.poll(pieces).toBe(1);
        await expect
          .poll(() => liveTexts(page))
          .toEqual([texts.treasureAgain, texts.skullAgain, texts.treasureRestored]);

        await first.focus();
        const focused = page.locator(':focus');
        await focused.press('Control+y');
        await expect.poll(pieces).toBe(2);
        await focused.press('Control+z');
        await expect.poll(pieces).toBe(1);
        await focused.press('Control+Shift+z');
        await expect.poll(pieces).toBe(2);
        await expect(redo, 'all is restored').toHaveAttribute('aria-disabled', 'true');
        await undo.click();
        await undo.press('Control+z');
        await settle(page);
        expect(await pieces(), 'keys work on the board alone').toBe(1);
      },
    );
  }
}

for (const table of TABLES) {
  test(`${table.name}: what can be taken back and restored is shown when a piece has landed, not before; the keys count at once [R143]`, async ({
    page,
  }) => {
    const texts = { ...textsOf('en'), ...tableTextsOf('en') };
    await page.setViewportSize({ width: 1280, height: 900 });
    await openWithStillClock(page, table.path);
    const [first, second] = table.places(page, 'en');
    const [undo, redo] = [button(page, texts.undo), button(page, texts.redo)];
    await activate(first);
    await settle(page);
    await expect.poll(() => table.pieces(page, 'en')).toBe(1);
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await land(page, LANDED_MS);
    await expect(undo).not.toHaveAttribute('aria-disabled');

    await activate(second);
    await land(page, LANDED_MS);
    await activate(undo);
    await expect(redo).not.toHaveAttribute('aria-disabled');
    await activate(second);
    await settle(page);
    await expect.poll(() => table.pieces(page, 'en')).toBe(2);
    await expect(redo).not.toHaveAttribute('aria-disabled');
    await activate(redo);
    await land(page, LANDED_MS);
    await expect(redo).toHaveAttribute('aria-disabled', 'true');
    await expect(redo).toBeFocused();
    expect(await table.pieces(page, 'en')).toBe(2);

    await activate(undo);
    await activate(undo);
    await activate(first);
    await activate(undo);
    await settle(page);
    expect(await table.pieces(page, 'en'), 'a disabled button').toBe(1);
    await first.focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => table.pieces(page, 'en'), 'before it has landed').toBe(0);
  });
}

const texts = { ...shipTextsOf('en'), ...tableTextsOf('en') };

test('the rival and what captains agree on are locked once the first piece has landed, and free once the last one has; before, a press changes nothing of the battle [R143]', async ({
  page,
}) => {
  await openWithStillClock(page, SHIP_PATH);
  await dropByMouse(page, texts, '4');
  await expect(modeAt(page, texts.hard)).not.toHaveAttribute('aria-disabled');
  await activate(modeAt(page, texts.hard));
  await expectShip(page, texts, '4');
  await land(page, landingMsOf('4'));
  await expect(modeAt(page, texts.hard)).toHaveAttribute('aria-disabled', 'true');
  await expect(modeAt(page, texts.twoPlayers)).toBeChecked();

  await button(page, texts.newBattle).click();
  await dropQuickly(page, texts, SKULL_WIN.notation);
  await expect(modeAt(page, texts.hard)).toHaveAttribute('aria-disabled', 'true');
  await land(page, landingMsOf(SKULL_WIN.notation));
  await expect(modeAt(page, texts.hard)).not.toHaveAttribute('aria-disabled');
});

for (const { name, path } of TABLES.filter((table) => table.path !== '/')) {
  test(`${name}: on a phone Undo is in the window beside the board, upright and on its side [R154]`, async ({
    page,
  }) => {
    await openWithStillClock(page, path);
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      await expectInClearView(button(page, ENGLISH.undo), `${width}×${height}`);
    }
  });
}

test('a move in a new direction ends what can be restored; so does a new battle [R154]', async ({
  page,
}) => {
  await openWithStillClock(page, SHIP_PATH);
  await dropByMouse(page, texts, '44');
  await button(page, texts.undo).click();
  await dropByMouse(page, texts, '5');
  await land(page, landingMsOf('5'));
  await expect(button(page, texts.redo)).toHaveAttribute('aria-disabled', 'true');
  await expectShip(page, texts, '45');
  await button(page, texts.undo).click();
  await button(page, texts.newBattle).click();
  for (const name of [texts.undo, texts.redo]) {
    await expect(button(page, name)).toHaveAttribute('aria-disabled', 'true');
  }
});

test('against the computer an undo goes back to the person’s own turn, also while it thinks [R154]', async ({
  page,
}) => {
  await openWithStillClock(page, SHIP_PATH);
  await modeAt(page, texts.easy).click();
  await dropByMouse(page, texts, '4');
  await land(page, landingMsOf('4'));
  await expectTurn(page, texts, texts.treasureTurn, texts.thinking);
  await button(page, texts.undo).click();
  await expectTurn(page, texts, texts.skullTurn, texts.chooseSquare);
  await page.clock.runFor(2 * ANSWER_DELAY_MS);
  await settle(page);
  await expectShip(page, texts, '');

  await recordAnnouncements(page);
  await button(page, texts.redo).click();
  await expectTurn(page, texts, texts.treasureTurn, texts.thinking);
  await settle(page);
  await page.clock.runFor(ANSWER_DELAY_MS);
  await expect.poll(() => discCount(page, texts)).toBe(2);
  await land(page, landingMsOf('4'));
  await button(page, texts.undo).click();
  await expectShip(page, texts, '');
  await button(page, texts.redo).click();
  await expect.poll(() => discCount(page, texts), 'with the answer it had').toBe(2);
  await expectTurn(page, texts, texts.skullTurn, texts.chooseSquare);
});

test(
  'after the end of a battle nothing is taken back: what is counted stays counted [R154]',
  { tag: '@sweep' },
  async ({ page }) => {
    await openWithStillClock(page, SHIP_PATH);
    await dropQuickly(page, texts, SKULL_WIN.notation);
    await seeEnd(page, SKULL_WIN.notation);
    await expectScore(page, 'en', [1, 0, 0]);
    await expect(button(page, texts.undo)).toHaveAttribute('aria-disabled', 'true');
    await activate(button(page, texts.undo));
    await columnAt(page, texts, 0).press('Control+z');
    await expectShip(page, texts, SKULL_WIN.notation);
  },
);

/** Longer than any of these pieces takes to land. */
const LANDED_MS = 1000;

function banner(page: Page, { turn }: { readonly turn: string }): Locator {
  return page.getByRole('group', { name: turn, exact: true });
}
