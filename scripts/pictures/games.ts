import type { Page } from '@playwright/test';
import { parseMoves as parseDrops } from '#games/connect-four/notation.ts';
import { PUZZLE_IDS, PUZZLES } from '#games/puzzles/collection.ts';
import { parseMoves } from '#games/ultimate/notation.ts';
import { placeOf } from '#games/ultimate/rules.ts';
import { pairsOf, SEED, takeChanceAway } from '../../tests/support/memory.ts';
import { buttonAt, letGo, play, takeSeat, untilToastsAreGone, type Arrange } from './arrange.ts';

/** Moves of tic-tac-toe, as cells numbered row by row. */
const IN_PLAY = [0, 2, 4, 5];
const SKULL_WINS = [...IN_PLAY, 6, 3, 8];
const DRAW = [0, 1, 2, 4, 3, 5, 7, 6, 8];
const LAST_CORNER = 8;

const DROPS = parseDrops('5353453354543543441777111622266') ?? [];
const DROPS_IN_PLAY = 18;
const AIMED_COLUMN = 5;

const ULTIMATE_MOVES =
  parseMoves(
    'C5 E5 E3 C1 A5 E1 A1 A9 I5 E9 I7 G5 F5 I3 C3 C7 G1 A3 C4 D5 A6 F7 G9 I9 I6 F3 C6 F9 I4 D7 G7 G4 D3 G6 F8 H5 F2',
  ) ?? [];
const PLIES_TO_A_FORCED_BOARD = 26;
const PLIES_TO_A_FREE_CHOICE = 33;

const PAIRS_IN_PLAY = 2;
/** Longer than compared cards stay open, shorter than a combo lasts. */
const COMPARED_MS = 1100;

const PUZZLES_SOLVED = 2;

/** A game under way, with the pointer over the corner that wins. */
export const playClassic: Arrange = async (page) => {
  await takeSeat(page);
  await play(page, IN_PLAY);
  await buttonAt(page, LAST_CORNER).hover();
};

export const winClassic = finishClassic(SKULL_WINS);
export const drawClassic = finishClassic(DRAW);

/** A finished board as it looks after the celebration. */
export const winClassicAndClose: Arrange = async (page) => {
  await winClassic(page);
  await page.keyboard.press('Escape');
  await untilToastsAreGone(page);
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('main > * [aria-hidden] > img').waitFor({ state: 'detached' });
  await letGo(page);
};

/** A whole game, up to its overlay. */
function finishClassic(moves: readonly number[]): Arrange {
  return async (page) => {
    await takeSeat(page);
    await play(page, moves);
    await page.mouse.move(0, 0);
    await page.locator('dialog[open]').waitFor();
  };
}

/** A battle under way, with the pointer over a column. */
export const playShipBattle: Arrange = async (page) => {
  await drop(page, DROPS_IN_PLAY);
  await buttonAt(page, AIMED_COLUMN).hover();
};

/** Four in a row, at the moment of the toast. */
export const winShipBattle: Arrange = (page) => drop(page, DROPS.length);

async function drop(page: Page, plies: number): Promise<void> {
  await takeSeat(page);
  await play(page, DROPS.slice(0, plies));
  await letGo(page);
}

/** Some pairs found, two cards compared. */
export const playMemory: Arrange = async (page) => {
  await findPairs(page, PAIRS_IN_PLAY);
  const [first, second] = pairsOf('easy').slice(PAIRS_IN_PLAY);
  await play(page, [first?.[0] ?? 0, second?.[0] ?? 0]);
  await letGo(page);
};

/** All pairs found, at the moment of the toast. */
export const completeMemory: Arrange = async (page) => {
  await findPairs(page, pairsOf('easy').length);
  await letGo(page);
};

async function findPairs(page: Page, count: number): Promise<void> {
  // The seed must be fixed before the page's own code runs.
  await page.addInitScript(takeChanceAway, SEED);
  await page.reload({ waitUntil: 'networkidle' });
  await takeSeat(page);
  for (const pair of pairsOf('easy').slice(0, count)) {
    await play(page, pair);
    await page.clock.runFor(COMPARED_MS);
  }
}

export const playOnForcedBoard = playUltimate(PLIES_TO_A_FORCED_BOARD);
export const chooseFreely = playUltimate(PLIES_TO_A_FREE_CHOICE);
/** Three boards in a line, at the moment of the toast. */
export const winUltimate = playUltimate(ULTIMATE_MOVES.length);

/** The page shows all nine boards or one at a time; in the latter case, a free choice first picks the board. */
function playUltimate(plies: number): Arrange {
  return async (page) => {
    await takeSeat(page);
    const grids = page.locator('#game [role=grid]');
    for (const { board, cell } of ULTIMATE_MOVES.slice(0, plies).map(placeOf)) {
      if ((await grids.count()) === 0) {
        await page.locator('#game li').nth(board).locator('button').click();
        await grids.waitFor();
      }
      const grid = (await grids.count()) === 1 ? grids : grids.nth(board);
      await grid.locator('button').nth(cell).click();
    }
    await letGo(page);
  };
}

/** The third puzzle, with two solved. */
export const playChallenge: Arrange = async (page) => {
  await solve(page, PUZZLES_SOLVED);
  await untilToastsAreGone(page);
  await letGo(page);
};

/** All six solved, at the moment of the toasts. */
export const solveChallenge: Arrange = async (page) => {
  await solve(page, PUZZLE_IDS.length);
  await letGo(page);
};

async function solve(page: Page, count: number): Promise<void> {
  await takeSeat(page);
  const puzzles = page.locator('main li button');
  for (const [index, id] of PUZZLE_IDS.slice(0, count).entries()) {
    await play(page, [PUZZLES[id].solution]);
    if (index < PUZZLE_IDS.length - 1) await puzzles.nth(index + 1).click();
  }
}
