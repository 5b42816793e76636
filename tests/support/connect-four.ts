import { expect, type Locator, type Page } from '@playwright/test';
import { replay, type Start } from '#core/game.ts';
import { formatMatch } from '#core/match-text.ts';
import { seatsOf, type Mode } from '#core/mode.ts';
import { COLUMNS, connectFourRules, freeIn, winningCells } from '#games/connect-four/rules.ts';
import { parseMoves, WRITTEN } from '#games/connect-four/notation.ts';
import { button, seeResult, turnBanner } from './game.ts';
import { fill, textsOf, translated, type LanguageCode } from './languages.ts';
import { activate, settle } from './page.ts';

export const SHIP_PATH = '/pirate-ship-battle';
export const ANSWER_DELAY_MS = 1000;
/** The page gives up a worker that is silent for this long; there are two workers. */
export const ANSWER_LIMIT_MS = 3000;
const WIN_TOAST_MS = 4000;
const DRAW_TOAST_MS = 3000;

const SHIP_TEXTS = {
  board: 'Battle board',
  free: 'Column {column}, {free} free',
  full: 'Column {column}, full',
  empty: 'Row {row}, column {column}, empty',
  skull: 'Row {row}, column {column}, skull',
  treasure: 'Row {row}, column {column}, treasure',
  winningSkull: 'Row {row}, column {column}, skull, winning line',
  winningTreasure: 'Row {row}, column {column}, treasure, winning line',
  skullDropped: "Skull in column {column}. Treasure Hunter's Turn.",
  treasureDropped: "Treasure in column {column}. Skull Pirate's Turn.",
  skullEnded: 'Skull in column {column}.',
  treasureEnded: 'Treasure in column {column}.',
  thinking: 'AI Captain is thinking...',
  newBattle: 'New Battle',
  boardCleared: "The board is cleared. Skull Pirate's Turn.",
  gameMode: 'Game mode',
  twoPlayers: 'Two Players',
  easy: 'AI Easy',
  medium: 'AI Medium',
  hard: 'AI Hard',
  legend: 'AI Legend',
  locked: 'Locked while a battle is under way.',
  shipBattle: 'Ship Battle',
  battleReview: 'Battle Review',
} as const;

/** The texts of the page of Pirate Ship Battle. */
export type ShipTexts = ReturnType<typeof shipTextsOf>;

export function shipTextsOf(code: LanguageCode) {
  return { ...textsOf(code), ...translated(code, SHIP_TEXTS) };
}

type TextName = keyof ShipTexts;

/**
 * A battle against AI Legend, whose turn it is, and the one column that is best: it loses as late as can be.
 * Source: `src/solver/data/middle-easy.columns.txt`.
 */
export const LEGEND_BATTLE = { notation: '111357212626743', answer: '2' } as const;

/** The address that puts a battle against AI Legend on the ship. */
export function legendLink(notation: string): string {
  return SHIP_PATH + battleHash('legend', notation);
}

/** The part of an address that puts a battle on the ship. */
export function battleHash(mode: Mode, notation: string, start?: Start): string {
  const moves = columnsOf(notation, start);
  const match = { seats: seatsOf(mode), seed: 7, moves, ...(start !== undefined && { start }) };
  return `#b=${formatMatch(WRITTEN, match)}`;
}

/** A whole game, in the notation of `docs/rules/connect-four.md`. */
export interface ShipGame {
  readonly name: string;
  readonly notation: string;
  readonly banner: readonly [title: TextName, line: TextName];
  readonly toastMs: number;
  /** What it adds to the score: skulls, treasures and draws. */
  readonly score: readonly [number, number, number];
}

export const SKULL_WIN: ShipGame = {
  name: 'a skull win in a row',
  notation: '1122334',
  banner: ['piratesWin', 'piratesWinLine'],
  toastMs: WIN_TOAST_MS,
  score: [1, 0, 0],
};

export const TREASURE_WIN: ShipGame = {
  name: 'a treasure win in a column',
  notation: '12121232',
  banner: ['huntersWin', 'huntersWinLine'],
  toastMs: WIN_TOAST_MS,
  score: [0, 1, 0],
};

export const DRAW: ShipGame = {
  name: 'a draw',
  notation: '615774355472567647222566652732331443134111',
  banner: ['draw', 'drawLine'],
  toastMs: DRAW_TOAST_MS,
  score: [0, 0, 1],
};

/** The columns of a game, 0 to 6. */
export function columnsOf(notation: string, start?: Start): readonly number[] {
  const moves = parseMoves(notation, start);
  if (moves === null) throw new Error(`Not a game: ${notation}`);
  return moves;
}

/** How long the last disc of a game takes to land, in ms. */
export function landingMsOf(notation: string): number {
  const discsInColumn = notation.split(notation.slice(-1)).length - 1;
  return 90 * (7 - discsInColumn) + 160;
}

/** Lets the last disc of a game land and its result be seen, so that it is told. */
export async function seeEnd(page: Page, notation: string): Promise<void> {
  await seeResult(page, landingMsOf(notation));
}

export function ship(page: Page, texts: ShipTexts): Locator {
  return page.getByRole('grid', { name: texts.board, exact: true });
}

/** The drawing of the winner's flag on the ship's mast. */
export function flag(page: Page): Locator {
  return page.locator('img[data-flag][alt=""]');
}

/** The button above a column, 0 to 6. */
export function columnAt(page: Page, texts: ShipTexts, column: number): Locator {
  return ship(page, texts).getByRole('gridcell').nth(column).getByRole('button');
}

/** A disc's place, 0 to 41 in reading order. */
export function discAt(page: Page, texts: ShipTexts, cell: number): Locator {
  return ship(page, texts)
    .getByRole('gridcell')
    .nth(COLUMNS + cell);
}

/** Goes back to where rules begin: an empty ship, a score of zero, no toast, the pointer nowhere. */
export async function clearShip(page: Page): Promise<void> {
  const { newBattle, resetScores } = shipTextsOf('en');
  await activate(button(page, resetScores));
  await activate(button(page, newBattle));
  await page.mouse.move(0, 0);
  await page.clock.runFor(WIN_TOAST_MS);
}

export function modeAt(page: Page, name: string): Locator {
  return page.getByRole('radio', { name, exact: true });
}

export async function dropByMouse(page: Page, texts: ShipTexts, notation: string): Promise<void> {
  for (const digit of notation) await columnAt(page, texts, Number(digit) - 1).click();
}

/** Drops many discs at once, by their digits, to set up a position that the test is not about. */
export async function dropQuickly(page: Page, texts: ShipTexts, notation: string): Promise<void> {
  await columnAt(page, texts, 0).focus();
  await page.evaluate(async (digits) => {
    for (const key of digits) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      // Each disc is drawn before the next one falls.
      await new Promise((drawn) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', drawn, { once: true });
        port1.start();
        port2.postMessage(null);
      });
    }
  }, notation);
}

/** Asserts the names of all columns and cells after a whole or partial game. */
export async function expectShip(page: Page, texts: ShipTexts, notation: string): Promise<void> {
  await expect.poll(() => namesOn(page, texts), notation).toEqual(namesAfter(texts, notation));
}

/** The names of the seven columns, then those of the cells. */
export function namesOn(page: Page, texts: ShipTexts): Promise<readonly string[]> {
  return ship(page, texts)
    .getByRole('gridcell')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const named = cell.querySelector('button') ?? cell;
        return named.getAttribute('aria-label') ?? '';
      }),
    );
}

/** The names of the seven columns, then those of the cells, after a whole or partial game. */
export function namesAfter(texts: ShipTexts, notation: string): readonly string[] {
  const position = replay(connectFourRules, columnsOf(notation));
  const line = winningCells(position);
  const columns = Array.from({ length: COLUMNS }, (_, index) => {
    const free = freeIn(position, index);
    return fill(free === 0 ? texts.full : texts.free, { column: index + 1, free });
  });
  const cells = position.cells.map((side, cell) => {
    const isWinning = line.includes(cell);
    const template = {
      first: isWinning ? texts.winningSkull : texts.skull,
      second: isWinning ? texts.winningTreasure : texts.treasure,
      none: texts.empty,
    }[side ?? 'none'];
    return fill(template, { row: Math.floor(cell / COLUMNS) + 1, column: (cell % COLUMNS) + 1 });
  });
  return [...columns, ...cells];
}

/** What the live region says over a game, from its first move to its last. */
export function announcementsOver(texts: ShipTexts, notation: string): readonly string[] {
  const moves = columnsOf(notation);
  const isOver = connectFourRules.outcome(replay(connectFourRules, moves)) !== null;
  return moves.map((move, ply) => {
    const isLast = isOver && ply === moves.length - 1;
    const skull = isLast ? texts.skullEnded : texts.skullDropped;
    const treasure = isLast ? texts.treasureEnded : texts.treasureDropped;
    return fill(ply % 2 === 0 ? skull : treasure, { column: move + 1 });
  });
}

export type Content = 'skull' | 'treasure' | 'empty';

/** What lies in each of the 42 cells. */
export async function contentsOf(page: Page, texts: ShipTexts): Promise<readonly Content[]> {
  const names = await namesOn(page, texts);
  return names.slice(COLUMNS).map((name, cell) => {
    const place = { row: Math.floor(cell / COLUMNS) + 1, column: (cell % COLUMNS) + 1 };
    const isOneOf = (...templates: readonly string[]) =>
      templates.some((template) => fill(template, place) === name);
    if (isOneOf(texts.empty)) return 'empty';
    if (isOneOf(texts.skull, texts.winningSkull)) return 'skull';
    if (isOneOf(texts.treasure, texts.winningTreasure)) return 'treasure';
    throw new Error(`Cell ${cell} is named "${name}"`);
  });
}

/** How many discs lie on the ship. */
export async function discCount(page: Page, texts: ShipTexts): Promise<number> {
  const contents = await contentsOf(page, texts);
  return contents.filter((content) => content !== 'empty').length;
}

/** The page's time passes four times as fast while an answer is awaited, and no worker seems silent by that. */
export const ANSWER_POLL_MS = 25;

/** Drops a disc and lets the computer answer, over and over, until the game is over. */
export async function playToTheEnd(
  page: Page,
  texts: ShipTexts,
  answerMs = ANSWER_DELAY_MS,
): Promise<void> {
  const isOver = turnBanner(page, texts).getByText(texts.gameComplete, { exact: true });
  // After the end no column takes a disc.
  const open = ship(page, texts).locator('button:not([aria-disabled])');
  while (!(await isOver.isVisible())) {
    await open.evaluateAll(([first]) => {
      if (first instanceof HTMLElement) first.click();
    });
    await settle(page);
    await page.clock.runFor(answerMs);
    await expect.poll(isAnswered, { intervals: [ANSWER_POLL_MS] }).toBe(true);
  }

  async function isAnswered(): Promise<boolean> {
    if ((await open.count()) > 0) return true;
    await page.clock.runFor(10 * ANSWER_POLL_MS);
    return isOver.isVisible();
  }
}
