import { expect, type Locator, type Page } from '@playwright/test';
import { arrowsBetween } from './keys.ts';
import { fill, numberIn, textsOf, type LanguageCode } from './languages.ts';
import { activate, nextFrame, settle } from './page.ts';
import type { Texts } from './texts.ts';

/** Cells are numbered row by row from 0, as in `docs/rules`. */
export interface Game {
  readonly name: string;
  readonly moves: readonly number[];
  /** Cells of the winning line; empty after a draw. */
  readonly line: readonly number[];
  readonly toast: readonly [title: keyof Texts, line: keyof Texts];
  readonly banner: readonly [title: keyof Texts, line: keyof Texts];
  readonly headline: keyof Texts;
  /** What it adds to the score: skulls, treasures and draws. */
  readonly score: readonly [number, number, number];
}

export const SKULL_WIN: Game = {
  name: 'a skull win',
  moves: [0, 3, 1, 4, 2],
  line: [0, 1, 2],
  toast: ['skullToast', 'skullToastLine'],
  banner: ['piratesWin', 'piratesWinLine'],
  headline: 'piratesHeadline',
  score: [1, 0, 0],
};

export const TREASURE_WIN: Game = {
  name: 'a treasure win',
  moves: [0, 2, 1, 4, 8, 6],
  line: [2, 4, 6],
  toast: ['treasureToast', 'treasureToastLine'],
  banner: ['huntersWin', 'huntersWinLine'],
  headline: 'huntersHeadline',
  score: [0, 1, 0],
};

export const DRAW: Game = {
  name: 'a draw',
  moves: [0, 1, 2, 4, 3, 5, 7, 6, 8],
  line: [],
  toast: ['drawToast', 'drawToastLine'],
  banner: ['draw', 'drawLine'],
  headline: 'drawHeadline',
  score: [0, 0, 1],
};

export const GAMES: readonly Game[] = [SKULL_WIN, TREASURE_WIN, DRAW];

/** A piece has landed, and its move is told, this long after it was painted. */
export const PLACE_MS = 220;
/** The line of a result is drawn and seen alone, for this long after the last piece has landed. */
export const RESULT_MS = 1610;
/** No result is told later than this after the last move, on any board. */
export const RESULT_LIMIT_MS = 2800;
/** The last move shows for at most this long before the overlay covers it. */
export const OVERLAY_LIMIT_MS = 2000;
/** The overlay ignores activation for this long after it opens. */
export const OVERLAY_DEAF_MS = 300;
export const CELEBRATION_MS = 5000;
export const TOAST_MS = 4000;

export function board(page: Page, texts: Texts): Locator {
  return page.getByRole('grid', { name: texts.board, exact: true });
}

export function cellAt(page: Page, texts: Texts, cell: number): Locator {
  return board(page, texts).getByRole('gridcell').nth(cell).getByRole('button');
}

export function turnBanner(page: Page, texts: Texts): Locator {
  return page.getByRole('group', { name: texts.turn, exact: true });
}

/** The mascot beside the turn banner, in battles against the computer; `data-mascot` is its mood. */
export function mascot(page: Page): Locator {
  return page.locator('[data-mascot][aria-hidden="true"]');
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/**
 * Goes back to where rules of the home page begin: an empty board, a score of zero, no dialog, no toast,
 * the pointer nowhere.
 */
export async function beginAnew(page: Page): Promise<void> {
  const texts = textsOf('en');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await activate(button(page, texts.resetScores));
  await activate(button(page, texts.newGame));
  await page.mouse.move(0, 0);
  // The time of their toasts counts from the paint.
  await settle(page);
  await page.clock.runFor(TOAST_MS);
}

/** Brings a game into view: on the home page by the link to its board, elsewhere it is at the top. */
export async function goToBoard(page: Page, code: LanguageCode): Promise<void> {
  // In a new window the page says the height of its header a frame later, and goes to the board by that.
  await nextFrame(page);
  await page.evaluate((playNow) => {
    scrollTo({ top: 0, behavior: 'instant' });
    const links = [...document.querySelectorAll('a')];
    links.find(({ textContent }) => textContent === playNow)?.click();
  }, textsOf(code).playNow);
}

/** Lets the piece that was played last land, so that its move is told. */
export async function land(page: Page, landingMs = PLACE_MS): Promise<void> {
  await settle(page);
  await page.clock.runFor(landingMs);
}

/** Lets the last piece of a battle land and the result be seen, so that it is told. */
export async function seeResult(page: Page, landingMs = PLACE_MS): Promise<void> {
  await land(page, landingMs);
  await settle(page);
  await page.clock.runFor(RESULT_MS);
}

/** The decoration of a victory. */
export function celebration(page: Page): Locator {
  return page.locator('[aria-hidden="true"]:has(> img)');
}

/** The name of a cell, from a text with gaps. */
export function placed(template: string, cell: number): string {
  return fill(template, placeOf(cell));
}

/** Row and column of a cell, as people count them. */
export function placeOf(cell: number): { readonly row: number; readonly column: number } {
  return { row: Math.floor(cell / 3) + 1, column: (cell % 3) + 1 };
}

export async function playByMouse(
  page: Page,
  texts: Texts,
  moves: readonly number[],
): Promise<void> {
  for (const move of moves) await cellAt(page, texts, move).click();
}

/** Plays moves in one go, to set up a position that the test is not about. */
export async function playQuickly(
  page: Page,
  texts: Texts,
  moves: readonly number[],
): Promise<void> {
  await board(page, texts).evaluate(async (grid, cells) => {
    const buttons = grid.querySelectorAll('button');
    for (const cell of cells) {
      buttons[cell]?.focus();
      buttons[cell]?.click();
      // Each mark is drawn before the next one; the page's timers stand still, messages do not.
      await new Promise((drawn) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', drawn, { once: true });
        port1.start();
        port2.postMessage(null);
      });
    }
  }, moves);
}

/** Goes from cell to cell by arrows and plays each by Enter and Space in turn; focus must be on the board. */
export async function playByKeyboard(
  page: { readonly keyboard: Pick<Page['keyboard'], 'press'> },
  { from = 0, moves }: { readonly from?: number; readonly moves: readonly number[] },
): Promise<void> {
  let current = from;
  for (const [index, move] of moves.entries()) {
    for (const key of arrowsBetween(placeOf(current), placeOf(move))) {
      await page.keyboard.press(key);
    }
    await page.keyboard.press(index % 2 === 0 ? 'Enter' : 'Space');
    current = move;
  }
}

/** Goes from the page's beginning to the board by keyboard alone, along the skip links. */
export async function tabToBoard(page: Page, texts: Texts): Promise<void> {
  const skipLink = page.getByRole('link', { name: texts.skipToGame, exact: true });
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(cellAt(page, texts, 0)).toBeFocused();
}

/** Asserts the names of all nine cells after some moves. */
export async function expectBoard(
  page: Page,
  texts: Texts,
  { moves, line = [] }: { readonly moves: readonly number[]; readonly line?: readonly number[] },
): Promise<void> {
  await expect
    .poll(() =>
      board(page, texts)
        .getByRole('gridcell')
        .getByRole('button')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label'))),
    )
    .toEqual(namesAfter(texts, { moves, line }));
}

/** The names of all nine cells after some moves. */
export function namesAfter(
  texts: Texts,
  { moves, line = [] }: { readonly moves: readonly number[]; readonly line?: readonly number[] },
): readonly string[] {
  return Array.from({ length: 9 }, (_, cell) =>
    placed(cellText(texts, moves.indexOf(cell), line.includes(cell)), cell),
  );
}

function cellText(texts: Texts, ply: number, isWinning: boolean): string {
  if (ply < 0) return texts.empty;
  if (ply % 2 === 0) return isWinning ? texts.winningSkull : texts.skull;
  return isWinning ? texts.winningTreasure : texts.treasure;
}

/** What some games add to the score together. */
export function scoreAfter(games: readonly Pick<Game, 'score'>[]): Game['score'] {
  return games.reduce<Game['score']>(
    ([skulls, treasures, draws], { score: [skull, treasure, draw] }) => [
      skulls + skull,
      treasures + treasure,
      draws + draw,
    ],
    [0, 0, 0],
  );
}

/** Asserts the three counters and their sum. */
export async function expectScore(
  page: Page,
  code: LanguageCode,
  score: readonly [skull: number, treasure: number, draws: number],
): Promise<void> {
  const texts = textsOf(code);
  const region = page.getByRole('region', { name: texts.battleScore, exact: true });
  const total = score[0] + score[1] + score[2];
  const { skullPirates, treasureHunters, draws, totalBattles } = texts;
  await expect(region.getByRole('term')).toHaveText([
    skullPirates,
    treasureHunters,
    draws,
    totalBattles,
  ]);
  await expect(region.getByRole('definition')).toHaveText(
    [...score, total].map((value) => numberIn(code, value)),
  );
}

/** Asserts what the turn indicator says, line by line. */
export async function expectTurn(
  page: Page,
  texts: Texts,
  ...lines: readonly string[]
): Promise<void> {
  // As it is seen: a line may have a shorter text for large windows.
  const paragraphs = turnBanner(page, texts).getByRole('paragraph');
  await expect(paragraphs).toHaveText([...lines], { useInnerText: true });
}
