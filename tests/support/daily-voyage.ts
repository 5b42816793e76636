import { expect, type Locator, type Page } from '@playwright/test';
import { drawVoyage } from '#daily-voyage/draw.ts';
import type { Chart, Course, Voyage } from '#daily-voyage/voyage.ts';
import { board, button, RESULT_MS } from './game.ts';
import { pathIn, textsOf, translated, type LanguageCode } from './languages.ts';
import { open, settle } from './page.ts';
import type { Texts } from './texts.ts';

export const VOYAGE_PATH = '/daily-voyage';

const ENGLISH = {
  board: 'Puzzle board',
  title: 'Daily voyage',
  setSail: 'Set sail',
  drawn: 'The chart is drawn.',
  skullsToMoveAnnouncement: 'Skull Pirates to move.',
  skullsToMove: 'Skull Pirates to move',
  treasuresToMove: 'Treasure Hunters to move',
  findMove: 'Find the one winning move',
  onCourse: 'On course! Find your next move',
  complete: 'Voyage complete!',
  nextMove: 'Find your next move.',
  bothTakenBack: 'Both are taken back.',
  offCourse: 'Off course!',
  landAhoy: 'Land ahoy!',
  twoMoves: 'Two moves',
  threeMoves: 'Three moves',
  ticTacToe: 'Tic Tac Toe',
  shipBattle: 'Ship Battle',
  myResult: 'My result',
  shareResult: 'Share my result',
  resultCopied: 'Result copied!',
  resultSent: 'Result sent!',
  notCopied: 'Not copied',
  shared: 'Daily voyage, {date}',
  gameAndLength: '{gameName}: {length}',
  solvedDay: '{date}, solved',
  archive: 'All voyages',
  lost: 'The chart could not be drawn.',
  tryAgain: 'Try again',
  malformed: 'There is no such day. Here is the newest voyage.',
  early: 'The first voyage set sail on {first}. Here is the newest one.',
  future: 'That voyage has not set sail yet. Here is the newest one.',
} as const;

/** The shared texts and those of the daily voyage, whose board has another name. */
export type VoyageTexts = Texts & Readonly<Record<keyof typeof ENGLISH, string>>;

export function voyageTextsOf(code: LanguageCode): VoyageTexts {
  return { ...textsOf(code), ...translated(code, ENGLISH) };
}

/** Opens the page at noon of a day, by a clock that only the test moves on, and sets sail. */
export async function openOn(
  page: Page,
  code: LanguageCode,
  today: string,
  fragment = '',
): Promise<void> {
  await standOn(page, today);
  await open(page, pathIn(code, VOYAGE_PATH) + fragment);
  await setSail(page, voyageTextsOf(code));
}

/** Has the voyage drawn, and waits for its board. */
export async function setSail(page: Page, texts: VoyageTexts): Promise<void> {
  await button(page, texts.setSail).click();
  await board(page, texts).waitFor();
  await settle(page);
}

/** Stops the clock at noon of a day. */
export async function standOn(page: Page, today: string): Promise<void> {
  const noon = Date.parse(`${today}T12:00:00Z`);
  await page.clock.install({ time: noon - 1000 });
  await page.clock.pauseAt(noon);
}

/** The day as the page's language writes it. */
export function dateIn(code: LanguageCode, day: string): string {
  return new Intl.DateTimeFormat(`${code}-u-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));
}

/** Where a move is made: a cell of the tray, or the top of a column. */
export function placeFor(page: Page, texts: VoyageTexts, move: number): Locator {
  return board(page, texts).getByRole('gridcell').nth(move).getByRole('button');
}

/** A person's way through a voyage: the right moves, each with the rival's answer but for the last. */
export interface Line {
  readonly voyage: Voyage;
  readonly moves: readonly { readonly move: number; readonly answer: number | null }[];
  /** A first move that strays, and what refutes it. */
  readonly wrong: { readonly move: number; readonly refutation: number };
}

export function lineOf(day: string): Line {
  const voyage = drawVoyage(day);
  const moves: { move: number; answer: number | null }[] = [];
  let chart: Chart | null = voyage.chart;
  while (chart !== null) {
    const [move, course]: readonly [number?, Course?] =
      [...chart].find(([, { kind }]) => kind !== 'strays') ?? [];
    if (move === undefined || course === undefined) throw new Error(`No way through ${day}`);
    moves.push({ move, answer: course.kind === 'forces' ? course.answer : null });
    chart = course.kind === 'forces' ? course.next : null;
  }
  const [wrong, course] = [...voyage.chart].find(([, { kind }]) => kind === 'strays') ?? [];
  if (wrong === undefined || course?.kind !== 'strays') throw new Error(`All is right on ${day}`);
  return { voyage, moves, wrong: { move: wrong, refutation: course.refutation } };
}

/** No disc falls longer, and no pause is longer. */
const STEP_MS = 700;

/** Lets steps pass, each counted from its paint. */
export async function passSteps(page: Page, count: number): Promise<void> {
  for (let step = 0; step < count; step += 1) {
    await settle(page);
    await page.clock.runFor(STEP_MS);
  }
  await settle(page);
}

/** Lets a right move land and be answered. */
export const passAnswer = (page: Page) => passSteps(page, 3);

/** Lets a wrong move be seen, refuted and taken back. */
export const passMiss = (page: Page) => passSteps(page, 4);

/** Lets the last move land and the line be seen. */
export async function passEnd(page: Page): Promise<void> {
  await passSteps(page, 1);
  await page.clock.runFor(RESULT_MS);
  await settle(page);
}

/** Solves a voyage in one go, to reach the end that a test is about. */
export async function solve(page: Page, texts: VoyageTexts, day: string): Promise<void> {
  for (const { move, answer } of lineOf(day).moves) {
    await placeFor(page, texts, move).click();
    await (answer === null ? passEnd(page) : passAnswer(page));
  }
  await expect(page.getByRole('heading', { name: texts.myResult })).toBeVisible();
}
