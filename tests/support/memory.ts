import { expect, type Locator, type Page } from '@playwright/test';
import { parse, type Select } from '@messageformat/parser';
import { deal, FACES, LAYOUTS, type Face } from '#games/memory/deck.ts';
import type { Difficulty } from '#games/memory/difficulties.ts';
import { pairsIn, type Slots } from '#games/memory/scripted-play.ts';
import { QUIET_MS, SHOW_MS } from '#games/memory/session.ts';
import { fill, pathIn, translated, type LanguageCode } from './languages.ts';
import { activate, openWithStillClock } from './page.ts';

export { SHOW_MS };

export const PATH = '/treasure-hunt-memory';

/** Determines every deck and every hint of a test. */
export const SEED = 7;

/** How long the longest toast stays. */
const RECORD_TOAST_MS = 5000;

const TEXTS = {
  board: 'Memory board',
  down: 'Row {row}, column {column}, face down',
  hinted: 'Row {row}, column {column}, face down, hint',
  up: 'Row {row}, column {column}, {face}',
  matched: 'Row {row}, column {column}, {face}, matched',
  skull: 'skull',
  treasure: 'treasure',
  ship: 'ship',
  compass: 'compass',
  anchor: 'anchor',
  parrot: 'parrot',
  shuffling: 'Shuffling the deck…',
  paused: 'Paused',

  logbook: 'Logbook',
  moves: 'Moves',
  time: 'Time',
  pairs: 'Pairs',
  combo: 'Combo',
  bestMoves: 'Best moves',
  bestTime: 'Best time',

  gameComplete: 'Game Complete!',
  found: 'Treasure Found!',
  record: 'New Record!',
  stars: '{count} of 3 stars',
  result: '{moves, plural, one {# move} other {# moves}} · {time}',
  resultToast:
    '{moves, plural, one {All pairs found in # move.} other {All pairs found in # moves.}} Time: {time}',

  watch: 'Game settings',
  difficulty: 'Difficulty',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  locked: 'Locked during a game.',
  hint: '{hintsLeft, plural, one {Hint, # left} other {Hint, # left}}',
  hintTip: 'Points at a card that is face down',
  pause: 'Pause',
  resume: 'Resume',
  newGame: 'New Game',
  sound: 'Sound',
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',

  turned: '{face} in row {row}, column {column}.',
  miss: '{first} and {second}: no match.',
  pair: '{first} and {second}: a pair. {pairs, plural, one {{pairsFound} of # pair found.} other {{pairsFound} of # pairs found.}}',
  hintAnnouncement:
    'Hint: row {row}, column {column}. {hintsLeft, plural, =0 {No hints left.} one {# hint left.} other {# hints left.}}',
  dealt:
    '{pairs, plural, one {The deck is shuffled: # pair to find.} other {The deck is shuffled: # pairs to find.}}',
  pausedAnnouncement: 'Game paused.',
  resumedAnnouncement: 'The hunt goes on.',
} as const;

export type MemoryTexts = Readonly<Record<keyof typeof TEXTS, string>> & {
  readonly code: LanguageCode;
};

/** The texts of memory in a language. */
export function memoryTextsOf(code: LanguageCode): MemoryTexts {
  return { ...translated(code, TEXTS), code };
}

type Values = Readonly<Record<string, string | number>>;

/** A message with its gaps filled and its choices made; a face is given by its id. */
export function formatted(texts: MemoryTexts, message: string, values: Values): string {
  const { code } = texts;
  const sentence = textOf(parse(message));
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);

  function textOf(tokens: Select['cases'][number]['tokens'], count = ''): string {
    return tokens
      .map((token) => {
        if (token.type === 'content') return token.value;
        if (token.type === 'octothorpe') return count;
        const value = values[token.arg] ?? '';
        if (!('cases' in token)) return String(isFace(value) ? texts[value] : value);
        const key =
          token.type === 'select'
            ? String(value)
            : new Intl.PluralRules(code).select(Number(value));
        const chosen =
          token.cases.find((one) => one.key === key) ??
          token.cases.find((one) => one.key === 'other');
        return textOf(chosen?.tokens ?? [], String(value));
      })
      .join('');
  }
}

function isFace(value: string | number): value is Face {
  return FACES.some((face) => face === value);
}

export function pairsOf(difficulty: Difficulty): readonly Slots[] {
  return pairsIn(difficulty, SEED);
}

/** The cards of two different pairs. */
export function missOf(difficulty: Difficulty): Slots {
  const [first, second] = pairsOf(difficulty);
  if (first === undefined || second === undefined) throw new Error('Too few pairs');
  return [first[0], second[0]];
}

export function faceOf(difficulty: Difficulty, slot: number): Face {
  const face = deal(difficulty, SEED)[slot];
  if (face === undefined) throw new Error(`No slot ${slot}`);
  return face;
}

/** Opens the page with a still clock and a known deck. */
export async function openMemory(
  page: Page,
  texts: MemoryTexts,
  difficulty: Difficulty = 'easy',
): Promise<void> {
  await page.addInitScript(takeChanceAway, SEED);
  await openWithStillClock(page, pathIn(texts.code, PATH));
  if (difficulty === 'easy') return;
  await difficultyOf(page, texts, difficulty).click();
  await page.clock.runFor(300);
}

/** Runs in the page: makes every seed the same. */
export function takeChanceAway(seed: number): void {
  Object.defineProperty(crypto, 'getRandomValues', {
    configurable: true,
    value: (numbers: Uint32Array) => numbers.fill(seed),
  });
}

export function board(page: Page, texts: MemoryTexts): Locator {
  return page.getByRole('grid', { name: texts.board, exact: true });
}

export function cards(page: Page, texts: MemoryTexts): Locator {
  return board(page, texts).getByRole('gridcell').getByRole('button');
}

export function cardAt(page: Page, texts: MemoryTexts, slot: number): Locator {
  return cards(page, texts).nth(slot);
}

export function difficultyOf(page: Page, texts: MemoryTexts, difficulty: Difficulty): Locator {
  return page
    .getByRole('radiogroup', { name: texts.difficulty })
    .getByRole('radio', { name: texts[difficulty], exact: true });
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

export function hintButton(page: Page, texts: MemoryTexts, left: number): Locator {
  return button(page, formatted(texts, texts.hint, { hintsLeft: left }));
}

export function resultPanel(page: Page, texts: MemoryTexts): Locator {
  return page.getByRole('group', { name: texts.gameComplete, exact: true });
}

/** Goes back to where rules begin: a new deck, no toast, the pointer nowhere. */
export async function dealAnew(page: Page): Promise<void> {
  await activate(button(page, memoryTextsOf('en').newGame));
  await page.mouse.move(0, 0);
  await page.clock.runFor(RECORD_TOAST_MS);
}

export async function flip(page: Page, texts: MemoryTexts, slots: readonly number[]) {
  for (const slot of slots) await cardAt(page, texts, slot).click();
}

/** Clicks on cards that must not turn now. */
export async function tryToFlip(page: Page, texts: MemoryTexts, slots: readonly number[]) {
  for (const slot of slots) await tryToClick(cardAt(page, texts, slot));
}

/** Clicks on a control that is disabled now; a plain click would wait for it. */
export async function tryToClick(control: Locator): Promise<void> {
  await expect(control).toHaveAttribute('aria-disabled', 'true');
  await control.click({ force: true });
}

/**
 * Turns two cards per turn and runs the clock for the second they show, as quickly as a test may; with the last
 * pair until the end has been told.
 */
export async function playTurns(page: Page, texts: MemoryTexts, turns: readonly Slots[]) {
  for (const slots of turns) {
    await cards(page, texts).evaluateAll((all, pair) => {
      for (const slot of pair) if (all[slot] instanceof HTMLElement) all[slot].click();
    }, slots);
    await page.clock.runFor(SHOW_MS);
  }
  if ((await board(page, texts).getAttribute('data-status')) === 'found') await seeEnd(page);
}

/** Lets the last pair be seen alone, so that the end is told. */
export async function seeEnd(page: Page): Promise<void> {
  await page.clock.runFor(QUIET_MS);
}

/** The state of the cards: those that are not listed lie face down without a hint. */
export interface Table {
  readonly difficulty: Difficulty;
  readonly up?: readonly number[];
  readonly matched?: readonly number[];
  readonly hinted?: number;
}

/** Asserts the names of all cards. */
export async function expectCards(page: Page, texts: MemoryTexts, table: Table): Promise<void> {
  const expected = deal(table.difficulty, SEED).map((_, slot) => nameOf(texts, table, slot));
  await expect
    .poll(() =>
      cards(page, texts).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label'))),
    )
    .toEqual(expected);
}

function nameOf(texts: MemoryTexts, table: Table, slot: number): string {
  const { difficulty, up = [], matched = [], hinted } = table;
  const values = { ...placeOf(difficulty, slot), face: faceOf(difficulty, slot) };
  if (matched.includes(slot)) return formatted(texts, texts.matched, values);
  if (up.includes(slot)) return formatted(texts, texts.up, values);
  return formatted(texts, slot === hinted ? texts.hinted : texts.down, values);
}

/** Row and column as people count them. */
export function placeOf(difficulty: Difficulty, slot: number) {
  const { columns } = LAYOUTS[difficulty];
  return { row: Math.floor(slot / columns) + 1, column: (slot % columns) + 1 };
}

/** Asserts moves, time, pairs and combo, and where given, best moves and best time. */
export async function expectFigures(
  page: Page,
  texts: MemoryTexts,
  figures: readonly string[],
  best: readonly [moves: string, time: string] = ['–', '–'],
): Promise<void> {
  const logbook = page.getByRole('region', { name: texts.logbook, exact: true });
  const { moves, time, pairs, combo, bestMoves, bestTime } = texts;
  await expect(logbook.getByRole('term')).toHaveText([
    moves,
    time,
    pairs,
    combo,
    bestMoves,
    bestTime,
  ]);
  await expect(logbook.getByRole('definition')).toHaveText([...figures, ...best]);
}

/** Asserts that a game is over, how it ended, and its stars. */
export async function expectResult(
  page: Page,
  texts: MemoryTexts,
  ending: 'found' | 'record',
  result: { readonly moves: number; readonly time: string; readonly stars: number },
): Promise<void> {
  const panel = resultPanel(page, texts);
  await expect(panel.getByRole('paragraph')).toHaveText([
    texts.gameComplete,
    texts[ending],
    formatted(texts, texts.result, result),
  ]);
  const stars = panel.getByRole('img', { name: fill(texts.stars, { count: result.stars }) });
  await expect(stars).toBeVisible();
}
