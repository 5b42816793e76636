import { expect, type Locator, type Page } from '@playwright/test';
import { parse } from '@messageformat/parser';
import { replay, type Move, type Side } from '#core/game.ts';
import { parseMoves } from '#games/ultimate/notation.ts';
import {
  boardResult,
  cellsOf,
  forcedBoard,
  placeOf,
  ultimateRules,
  type UltimatePosition,
} from '#games/ultimate/rules.ts';
import { button } from './game.ts';
import { fill, textsOf, translated, type LanguageCode } from './languages.ts';
import { activate } from './page.ts';

export const ULTIMATE_PATH = '/ultimate-tic-tac-toe';
export const ANSWER_DELAY_MS = 1500;
/** How long after a move what it has won is stamped. */
export const STAMPED_MS = 980;
/** Where all boards are shown, a move that decides its board is told this long after it was painted. */
export const DECIDED_MS = 1320;
/** Where one board is enlarged, the last move of a battle is seen so long on its board. */
export const LAST_SEEN_MS = 1800;
/** And then the whole chart opens, before a line is drawn on it. */
export const OPENED_MS = 380;
export const CAPTURE_TOAST_MS = 2000;
export const WIN_TOAST_MS = 5000;
export const STALEMATE_TOAST_MS = 4000;

export const DESKTOP = { width: 1280, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

const BOARD_NAMES = {
  topLeft: 'top left board',
  topCentre: 'top centre board',
  topRight: 'top right board',
  middleLeft: 'middle left board',
  centre: 'centre board',
  middleRight: 'middle right board',
  bottomLeft: 'bottom left board',
  bottomCentre: 'bottom centre board',
  bottomRight: 'bottom right board',
} as const;

const ULTIMATE_TEXTS = {
  group: 'Ultimate board',
  chart: 'Chart of all boards',
  wholeChart: 'Whole chart',
  hint: 'Tap a board to enlarge it.',
  playHere: 'Play here',
  golden: 'Play on the golden board',
  anywhere: 'Play anywhere: choose a board',
  thinking: 'AI Captain is thinking...',
  newBattle: 'New Battle',
  boardCleared: "The board is cleared. Skull Pirate's Turn.",
  twoPlayers: 'Two Players',
  easy: 'AI Easy',
  medium: 'AI Medium',
  hard: 'AI Hard',
  showRules: 'Show Rules',
  hideRules: 'Hide Rules',

  open: '{board}, open',
  forced: '{board}, open, play here',
  wonBySkull: '{board}, won by skull',
  wonByTreasure: '{board}, won by treasure',
  drawn: '{board}, drawn',
  choose: 'Play in {board}',
  playable: '{board}, row {row}, column {column}, empty, playable',
  emptyCell: '{board}, row {row}, column {column}, empty',
  skullCell: '{board}, row {row}, column {column}, skull',
  treasureCell: '{board}, row {row}, column {column}, treasure',

  skullMovedOn: 'Skull in {board}, row {row}, column {column}.',
  treasureMovedOn: 'Treasure in {board}, row {row}, column {column}.',
  skullTakes: 'Skull takes the {board}.',
  treasureTakes: 'Treasure takes the {board}.',
  boardDrawn: 'The {board} is drawn.',
  next: 'Next: {board}.',
  nextAny: 'Next: any open board.',
  skullNext: "Skull Pirate's Turn.",
  treasureNext: "Treasure Hunter's Turn.",

  captured: 'Board Captured!',
  skullCaptured: 'Skull Pirates take the {board}!',
  treasureCaptured: 'Treasure Hunters take the {board}!',
  stalemate: 'Stalemate!',
  stalemateLine: 'Nobody has three boards in a line.',
} as const;

/** The texts of the page of Ultimate Tic Tac Toe. */
export type UltimateTexts = ReturnType<typeof ultimateTextsOf>;

export function ultimateTextsOf(code: LanguageCode) {
  const names = Object.values(translated(code, BOARD_NAMES));
  return {
    ...textsOf(code),
    ...translated(code, ULTIMATE_TEXTS),
    titles: names.map((name) => capitalised(inCase(name, 'other'))),
    phrases: names.map((name) => inCase(name, 'oblique')),
  };
}

/** A board's name in a grammatical case, where its language tells cases apart. */
function inCase(name: string, grammaticalCase: string): string {
  const tokens = parse(name).flatMap((token) => {
    if (!('cases' in token)) return token;
    const wanted = token.cases.find(({ key }) => key === grammaticalCase);
    return wanted?.tokens ?? [];
  });
  return tokens.map((token) => (token.type === 'content' ? token.value : '')).join('');
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A whole game, in the notation of `docs/rules/ultimate.md`. */
export interface UltimateGame {
  readonly name: string;
  readonly notation: string;
  readonly banner: readonly [
    title: 'piratesWin' | 'huntersWin' | 'stalemate',
    line: 'piratesWinLine' | 'huntersWinLine' | 'stalemateLine',
  ];
  readonly toastMs: number;
  /** What it adds to the score: skulls, treasures and draws. */
  readonly score: readonly [number, number, number];
}

export const SKULL_WIN: UltimateGame = {
  name: 'a skull win',
  notation: 'I6 F7 G3 C8 H3 C7 G6 F9 I4 D6 F2 B8 H9 I7 G9 I2 B5 E7 H6 F1 A3 C1 A2 B9 I5',
  banner: ['piratesWin', 'piratesWinLine'],
  toastMs: WIN_TOAST_MS,
  score: [1, 0, 0],
};

export const TREASURE_WIN: UltimateGame = {
  name: 'a treasure win',
  notation: 'A1 A7 G8 H1 A2 B6 F1 A3 C1 A5 E2 B7 G4 D1 I3 C4 D2 B1 E3 C6 F2 B4 D4 D3 C3 C5',
  banner: ['huntersWin', 'huntersWinLine'],
  toastMs: WIN_TOAST_MS,
  score: [0, 1, 0],
};

export const STALEMATE: UltimateGame = {
  name: 'a stalemate',
  notation:
    'F7 G5 E4 D5 E8 H1 A8 H7 G4 D2 B9 I7 G7 G6 F9 I5 E7 G2 B1 A6 F3 C7 G9 I3 C2 B2 B5 E9 C5 E6 F5 E3 C6 C9 A5 H4 D4 D7 G8 D8 A2 C8',
  banner: ['stalemate', 'stalemateLine'],
  toastMs: STALEMATE_TOAST_MS,
  score: [0, 0, 1],
};

/** The first side wins the top left board by a move that sends to that same board. */
export const A_IS_WON = 'A2 B1 A3 C1 A1';

/** The top right board is drawn by a move that sends to the bottom left one, whose next move may send back. */
export const C_IS_DRAWN =
  'C8 H3 C1 A7 G9 I8 H4 D8 H5 E3 C3 C2 B3 C5 E6 F3 C6 F1 A3 C9 I3 C4 D1 A4 D9 I4 D3 C7';

export function movesOf(notation: string): readonly Move[] {
  const moves = parseMoves(notation);
  if (moves === null) throw new Error(`Not a game: ${notation}`);
  return moves;
}

export function positionAfter(notation: string): UltimatePosition {
  return replay(ultimateRules, movesOf(notation));
}

export function board(page: Page, texts: UltimateTexts): Locator {
  return page.getByRole('group', { name: texts.group, exact: true });
}

/** The nine boards as a list, where it leads to them. */
export function chart(page: Page, texts: UltimateTexts): Locator {
  return board(page, texts).getByRole('list', { name: texts.chart, exact: true });
}

/** The grids that are shown: nine, or the one under the spyglass, or none. */
export function grids(page: Page, texts: UltimateTexts): Locator {
  return board(page, texts).locator('[role="grid"]');
}

/** The button of a move, where all nine boards are shown. */
export function cellAt(page: Page, texts: UltimateTexts, move: Move): Locator {
  const place = placeOf(move);
  return grids(page, texts).nth(place.board).locator('[role="gridcell"] button').nth(place.cell);
}

/** The button of a cell, 0 to 8, where one board is enlarged. */
export function glassCell(page: Page, texts: UltimateTexts, cell: number): Locator {
  return grids(page, texts).locator('[role="gridcell"] button').nth(cell);
}

/** The button that chooses a board, where none is enlarged. */
export function choice(page: Page, texts: UltimateTexts, at: number): Locator {
  const name = fill(texts.choose, { board: texts.phrases[at] ?? '' });
  return board(page, texts).getByRole('button', { name, exact: true });
}

/** The boards of the chart that a dashed rope lies around. */
export function ropedBoards(page: Page, texts: UltimateTexts): Promise<readonly number[]> {
  return chart(page, texts)
    .getByRole('listitem')
    .evaluateAll((places) =>
      places.flatMap((place, at) => {
        const { display, visibility } = getComputedStyle(place, '::after');
        return display !== 'none' && visibility === 'visible' ? [at] : [];
      }),
    );
}

/** The boards of the chart on which a ring marks a move. */
export function markedBoards(page: Page, texts: UltimateTexts): Promise<readonly number[]> {
  return chart(page, texts)
    .getByRole('listitem')
    .evaluateAll((places) =>
      places.flatMap((place, at) =>
        [...place.querySelectorAll('span')].some(
          (cell) => getComputedStyle(cell).outlineStyle === 'solid',
        )
          ? [at]
          : [],
      ),
    );
}

/** Goes back to where rules begin: an empty field, no toast, the pointer nowhere. */
export async function beginAnew(page: Page): Promise<void> {
  await activate(button(page, ultimateTextsOf('en').newBattle));
  await page.mouse.move(0, 0);
  await page.clock.runFor(WIN_TOAST_MS);
}

export function modeAt(page: Page, name: string): Locator {
  return page.getByRole('radio', { name, exact: true });
}

export async function playOnField(
  page: Page,
  texts: UltimateTexts,
  notation: string,
): Promise<void> {
  for (const move of movesOf(notation)) await cellAt(page, texts, move).click();
}

/** Continues a game to a longer one, through the spyglass. */
export async function playThroughGlass(
  page: Page,
  texts: UltimateTexts,
  notation: string,
  from = '',
): Promise<void> {
  const moves = movesOf(notation);
  for (let ply = movesOf(from).length; ply < moves.length; ply += 1) {
    const position = replay(ultimateRules, moves.slice(0, ply));
    const place = placeOf(moves[ply] ?? 0);
    if (forcedBoard(position) === null) await choice(page, texts, place.board).click();
    await glassCell(page, texts, place.cell).click();
  }
}

/**
 * Continues a game to a longer one in one go, where neither pointer nor focus matters; each move is shown
 * and announced before the next.
 */
export async function hasten(
  page: Page,
  texts: UltimateTexts,
  notation: string,
  from = '',
): Promise<void> {
  const places = movesOf(notation).slice(movesOf(from).length).map(placeOf);
  await board(page, texts).evaluate(async (group, all) => {
    for (const { board: at, cell } of all) {
      const isChoice = group.querySelector('[role="grid"]') === null;
      if (isChoice) await press(group.querySelectorAll('li')[at]?.querySelector('button'));
      const cells = group.querySelectorAll<HTMLElement>('[role="gridcell"] button');
      await press(cells[cells.length === 9 ? cell : at * 9 + cell]);
    }

    async function press(target: HTMLElement | null | undefined): Promise<void> {
      target?.click();
      for (let rounds = 0; rounds < 4; rounds += 1) await nextTask();
    }

    // The page's timers stand still, messages do not.
    function nextTask(): Promise<void> {
      return new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => done(), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    }
  }, places);
}

/** The move at a row and column of the field, both from 0 to 8. */
export function moveAtField(row: number, column: number): Move {
  const at = Math.floor(row / 3) * 3 + Math.floor(column / 3);
  return at * 9 + (row % 3) * 3 + (column % 3);
}

/** Asserts the names of all grids and cells that are shown after a whole or partial game. */
export async function expectField(
  page: Page,
  texts: UltimateTexts,
  notation: string,
): Promise<void> {
  const position = positionAfter(notation);
  const expected = Array.from({ length: 9 }, (_, at) => [
    gridNameAfter(texts, position, at),
    ...cellNamesAfter(texts, position, at),
  ]);
  await expect.poll(() => namesOn(page, texts), notation).toEqual(expected);
}

/** Asserts the names of the enlarged board's grid and cells. */
export async function expectGlass(
  page: Page,
  texts: UltimateTexts,
  notation: string,
  at: number,
): Promise<void> {
  const position = positionAfter(notation);
  const expected = [gridNameAfter(texts, position, at), ...cellNamesAfter(texts, position, at)];
  await expect.poll(() => namesOn(page, texts), notation).toEqual([expected]);
}

/** For every grid that is shown: its name and those of its cells. */
export function namesOn(page: Page, texts: UltimateTexts): Promise<readonly (readonly string[])[]> {
  return grids(page, texts).evaluateAll((shown) =>
    shown.map((grid) =>
      [grid, ...grid.querySelectorAll('[role="gridcell"] > button')].map(
        (element) => element.getAttribute('aria-label') ?? '',
      ),
    ),
  );
}

export function gridNameAfter(
  texts: UltimateTexts,
  position: UltimatePosition,
  at: number,
): string {
  const result = boardResult(position, at);
  const open = forcedBoard(position) === at ? texts.forced : texts.open;
  const template = {
    first: texts.wonBySkull,
    second: texts.wonByTreasure,
    draw: texts.drawn,
    none: open,
  }[result ?? 'none'];
  return fill(template, { board: texts.titles[at] ?? '' });
}

function cellNamesAfter(
  texts: UltimateTexts,
  position: UltimatePosition,
  at: number,
): readonly string[] {
  const legal = ultimateRules.legalMoves(position);
  return cellsOf(position, at).map((side, cell) => {
    const isPlayable = legal.includes(at * 9 + cell);
    const template = {
      first: texts.skullCell,
      second: texts.treasureCell,
      none: isPlayable ? texts.playable : texts.emptyCell,
    }[side ?? 'none'];
    return fill(template, { board: texts.titles[at] ?? '', ...placed(cell) });
  });
}

/** What the live region says over a game, from its first move to its last. */
export function announcementsOver(texts: UltimateTexts, notation: string): readonly string[] {
  const moves = movesOf(notation);
  return moves.map((_, ply) =>
    announcedAfter(texts, replay(ultimateRules, moves.slice(0, ply + 1))),
  );
}

/** What the live region says about the last move. */
export function announcedAfter(texts: UltimateTexts, position: UltimatePosition): string {
  const move = position.lastMove ?? 0;
  const isSkull = position.cells[move] === 'first';
  const { board: at, cell } = placeOf(move);
  const phrase = (of: number) => ({ board: texts.phrases[of] ?? '' });
  const result = boardResult(position, at);
  const decision = { first: texts.skullTakes, second: texts.treasureTakes, draw: texts.boardDrawn };
  const forced = forcedBoard(position);
  const sentences = [
    fill(isSkull ? texts.skullMovedOn : texts.treasureMovedOn, { ...phrase(at), ...placed(cell) }),
    ...(result === null ? [] : [fill(decision[result], phrase(at))]),
    ...(ultimateRules.outcome(position) === null
      ? [
          forced === null ? texts.nextAny : fill(texts.next, phrase(forced)),
          isSkull ? texts.treasureNext : texts.skullNext,
        ]
      : []),
  ];
  return sentences.join(' ');
}

/** What the toasts say over a game: each board won before the last move, then the result. */
export function toastsOver(texts: UltimateTexts, game: UltimateGame): readonly string[] {
  const moves = movesOf(game.notation);
  const captures = moves.slice(0, -1).flatMap((move, ply) => {
    const at = placeOf(move).board;
    const result = boardResult(replay(ultimateRules, moves.slice(0, ply + 1)), at);
    return result === 'first' || result === 'second'
      ? [captureAnnouncement(texts, result, at)]
      : [];
  });
  const [title, line] = game.banner;
  return [...captures, texts[title] + texts[line]];
}

export function captureAnnouncement(texts: UltimateTexts, winner: Side, at: number): string {
  const line = winner === 'first' ? texts.skullCaptured : texts.treasureCaptured;
  return texts.captured + fill(line, { board: texts.phrases[at] ?? '' });
}

/** Row and column inside a small board, as people count them. */
export function placed(cell: number): { readonly row: number; readonly column: number } {
  return { row: Math.floor(cell / 3) + 1, column: (cell % 3) + 1 };
}

/** Row and column of a move on the field of 9×9 cells, both from 0 to 8. */
export function fieldPlace(move: Move): { readonly row: number; readonly column: number } {
  const { board: at, cell } = placeOf(move);
  return {
    row: Math.floor(at / 3) * 3 + Math.floor(cell / 3),
    column: (at % 3) * 3 + (cell % 3),
  };
}
