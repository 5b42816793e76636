import { expect, type Locator, type Page } from '@playwright/test';
import { MARKED_MS, PROOF_MS, TOLD_MS, TRY_MS } from '#games/puzzles/session.ts';
import {
  board,
  button,
  expectTurn,
  PLACE_MS,
  placed,
  placeOf,
  RESULT_MS,
  turnBanner,
} from './game.ts';
import { arrowsBetween } from './keys.ts';
import { fill, textsOf, translated, type LanguageCode } from './languages.ts';
import { settle } from './page.ts';
import type { Texts } from './texts.ts';

export const CHALLENGE_PATH = '/tic-tac-toe-challenge';

const ENGLISH = {
  board: 'Puzzle board',
  skullsToMove: 'Skull Pirates to move',
  treasuresToMove: 'Treasure Hunters to move',
  findSquare: 'Find the one best square',
  explanation1: 'Three skulls in the middle column. The treasures needed that very square too!',
  explanation2: 'Three treasures in the right column. Why block when you can win?',
  explanation3: 'The centre threatens the middle row and a diagonal. Nobody can block both.',
  explanation4: 'The corner threatens the top row and the right column. Nobody can block both.',
  explanation5:
    'A treasure must block in the corner. Then a skull in the centre stops the diagonal and threatens twice.',
  explanation6:
    'A skull must block on the left. Then a treasure in the centre stops the row and threatens twice.',
  goal1: 'One square ends the battle at once. Which?',
  goal2: 'The skulls threaten a line. Is blocking it really your best move?',
  goal3: 'No line can be finished yet. Which square makes two threats at once?',
  goal4: 'Lay a trap with two ways to win: nobody can block both.',
  goal5: 'Make a threat that has only one answer, then lay your trap.',
  goal6: 'Force the skulls to block. Their block threatens you: answer it with a trap.',
  puzzleSolved: 'Puzzle solved!',
  firstReason: 'Three skulls in the middle column. The treasures needed that very square too!',
  allSolvedAnnouncement: 'All six puzzles are solved.',
  allSolved: 'All six solved!',
  allYours: 'Every winning move is yours, captain!',
  counter: '{solved} of {count} solved',
  puzzle: 'Puzzle {number}',
  previous: 'Previous',
  next: 'Next',
  reset: 'Reset',
  startOver: 'Start Over',

  easy: 'Puzzle {number}, Easy',
  easySolved: 'Puzzle {number}, Easy, solved',
  easyAnnouncement: 'Puzzle {number} of {count}, Easy.',
  medium: 'Puzzle {number}, Medium',
  mediumSolved: 'Puzzle {number}, Medium, solved',
  mediumAnnouncement: 'Puzzle {number} of {count}, Medium.',
  hard: 'Puzzle {number}, Hard',
  hardSolved: 'Puzzle {number}, Hard, solved',
  hardAnnouncement: 'Puzzle {number} of {count}, Hard.',
  skullsToMoveAnnouncement: 'Skull Pirates to move.',
  treasuresToMoveAnnouncement: 'Treasure Hunters to move.',
  solvedAnnouncement: 'Solved.',
  resetAnnouncement: 'The puzzle is set up again.',
  skullAnswers: 'Skull answers in row {row}, column {column}.',
  treasureAnswers: 'Treasure answers in row {row}, column {column}.',
  bothTakenBack: 'Both are taken back.',
  hint: 'Hint',
  hintDue: 'You can ask for a hint now.',
  firstHint: 'Hint: two skulls already stand in the middle column. Make it three.',

  correct: 'Correct!',
  correctLine: 'You found the winning move!',
  tryAgain: 'Try Again',
  tryAgainLine: "That's not the optimal move. Think strategically!",
  startedOver: 'Starting Over! 🧭',
  startedOverLine: 'All six puzzles are unsolved again.',
} as const;

/** The shared texts and those of the Challenge, whose board has another name. */
export type PuzzleTexts = Texts & Readonly<Record<keyof typeof ENGLISH, string>>;

export function puzzleTextsOf(code: LanguageCode): PuzzleTexts {
  return { ...textsOf(code), ...translated(code, ENGLISH) };
}

export interface ExpectedPuzzle {
  readonly number: number;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  /** Nine signs in reading order: X for skulls, O for treasures. */
  readonly signs: string;
  readonly player: 'X' | 'O';
  readonly solution: number;
  /** The line that the solution completes. */
  readonly line: readonly number[];
}

/** The puzzles that the page must show, written out once more. */
export const EXPECTED_PUZZLES: readonly ExpectedPuzzle[] = [
  puzzle(1, 'easy', '.X..X.O.O', 'X', 7, [1, 4, 7]),
  puzzle(2, 'easy', 'X.O.X..XO', 'O', 5, [2, 5, 8]),
  puzzle(3, 'medium', 'XO.X..O..', 'X', 4),
  puzzle(4, 'medium', '.O.XXO.X.', 'O', 2),
  puzzle(5, 'hard', 'O......X.', 'X', 6),
  puzzle(6, 'hard', '.....XOX.', 'O', 0),
];

export const COUNT = EXPECTED_PUZZLES.length;

export function expectedPuzzle(number: number): ExpectedPuzzle {
  const found = EXPECTED_PUZZLES[number - 1];
  if (found === undefined) throw new RangeError(`No puzzle ${number}`);
  return found;
}

/** The empty cells that are no solution. */
export function wrongCells({ signs, solution }: ExpectedPuzzle): readonly number[] {
  return [...signs].flatMap((sign, cell) => (sign === '.' && cell !== solution ? [cell] : []));
}

/** Lets the time pass in which a wrong answer is shown, on a page whose clock stands still. */
export async function passMiss(
  page: Page,
  pass = (ms: number) => page.clock.runFor(ms),
): Promise<void> {
  await passUntilTold(page, pass);
  await pass(TOLD_MS);
  await settle(page);
}

/** Lets the time pass until a wrong answer has been refuted and told. */
export async function passUntilTold(
  page: Page,
  pass = (ms: number) => page.clock.runFor(ms),
): Promise<void> {
  for (const ms of [TRY_MS, MARKED_MS]) {
    // The time counts from the paint.
    await settle(page);
    await pass(ms);
  }
  await settle(page);
}

/** Lets the time pass in which a right answer is seen, on a page whose clock stands still. */
export async function passSight(
  page: Page,
  pass = (ms: number) => page.clock.runFor(ms),
  followingMs = RESULT_MS,
): Promise<void> {
  for (const ms of [PLACE_MS, followingMs]) {
    await settle(page);
    await pass(ms);
  }
  await settle(page);
}

/** The same for the last puzzle's answer and what proves it. */
export function passProof(page: Page, pass?: (ms: number) => Promise<void>): Promise<void> {
  return passSight(page, pass, PROOF_MS.hard);
}

type ShownState = 'open' | 'solved' | 'last solved' | 'all solved';

export function listButtons(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem').getByRole('button');
}

/**
 * Asserts banner, board, the one Next and which puzzle is marked as the current one. The last one is `last solved`
 * while what proves its answer is seen; then all are.
 */
export async function expectPuzzle(
  page: Page,
  texts: PuzzleTexts,
  expected: ExpectedPuzzle,
  state: ShownState,
): Promise<void> {
  const isSolved = state !== 'open';
  const isNextDue = state === 'solved';
  const next = { name: texts.next, exact: true };
  const cells = board(page, texts).getByRole('gridcell').getByRole('button');
  const current = listButtons(page).and(page.locator('[aria-current="true"]'));
  const name = fill(texts.puzzle, { number: expected.number });
  await Promise.all([
    expectTurn(page, texts, ...bannerLines(page, texts, expected, state)),
    expect(button(page, texts.next)).toHaveCount(1),
    expect(turnBanner(page, texts).getByRole('button', next)).toHaveCount(isNextDue ? 1 : 0),
    expect
      .poll(() => cells.evaluateAll(namesAndStates), `cells of ${name}`)
      .toEqual(
        [...expected.signs].map((sign, cell) => [
          placed(cellText(texts, expected, cell, isSolved), cell),
          isSolved || sign !== '.' ? 'true' : null,
        ]),
      ),
    expect(current).toHaveText(new RegExp(name)),
    expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible(),
  ]);
}

/** Runs in the page. */
function namesAndStates(cells: readonly Element[]) {
  return cells.map((cell) => [cell.getAttribute('aria-label'), cell.getAttribute('aria-disabled')]);
}

const EXPLANATIONS = [
  'explanation1',
  'explanation2',
  'explanation3',
  'explanation4',
  'explanation5',
  'explanation6',
] as const;
const GOALS = ['goal1', 'goal2', 'goal3', 'goal4', 'goal5', 'goal6'] as const;

/** What the banner says; where Next is due, it stands in the place of the second line. */
function bannerLines(
  page: Page,
  texts: PuzzleTexts,
  { number, player }: ExpectedPuzzle,
  state: ShownState,
): readonly string[] {
  // There the panel beside the board says what to find, and the banner why an answer wins.
  const isDesktop = (page.viewportSize()?.width ?? 0) >= 1100;
  switch (state) {
    case 'open': {
      const goal = GOALS[number - 1];
      const isBeside = goal === undefined || isDesktop;
      return [
        player === 'X' ? texts.skullsToMove : texts.treasuresToMove,
        isBeside ? texts.findSquare : texts[goal],
      ];
    }
    case 'solved':
    case 'last solved': {
      const explanation = EXPLANATIONS[number - 1];
      const why = isDesktop && explanation !== undefined ? [texts[explanation]] : [];
      return [texts.puzzleSolved, ...why];
    }
    case 'all solved':
      return [texts.allSolved, texts.allYours];
    default:
      return state satisfies never;
  }
}

/** Asserts the counter and the names in the list, given the numbers of the solved puzzles. */
export async function expectSolved(
  page: Page,
  texts: PuzzleTexts,
  solved: readonly number[],
): Promise<void> {
  const counter = fill(texts.counter, { solved: solved.length, count: COUNT });
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(counter);
  await Promise.all(
    EXPECTED_PUZZLES.map(({ number, difficulty }, index) => {
      const key = solved.includes(number) ? (`${difficulty}Solved` as const) : difficulty;
      const name = fill(texts[key], { number });
      return expect(listButtons(page).nth(index)).toHaveAccessibleName(name);
    }),
  );
}

/** What is said when a puzzle comes on the board. */
export function arrivalAnnouncement(
  texts: PuzzleTexts,
  { number, difficulty, player }: ExpectedPuzzle,
  isSolved = false,
): string {
  const place = fill(texts[`${difficulty}Announcement`], { number, count: COUNT });
  const turn = player === 'X' ? texts.skullsToMoveAnnouncement : texts.treasuresToMoveAnnouncement;
  return `${place} ${isSolved ? texts.solvedAnnouncement : turn}`;
}

/** What is said after the right answer. */
export function solutionAnnouncement(
  texts: PuzzleTexts,
  { player, solution }: ExpectedPuzzle,
): string {
  return placed(player === 'X' ? texts.skullEnded : texts.treasureEnded, solution);
}

/** What is said when a wrong answer is taken back, given the rival's answer to it. */
export function missAnnouncement(
  texts: PuzzleTexts,
  { player }: ExpectedPuzzle,
  cell: number,
  answer: number,
): string {
  const said =
    player === 'X'
      ? [placed(texts.skullEnded, cell), placed(texts.treasureAnswers, answer)]
      : [placed(texts.treasureEnded, cell), placed(texts.skullAnswers, answer)];
  return [...said, texts.bothTakenBack].join(' ');
}

/** Solves all puzzles in one go, to set up a page that the test is not about; the last answer is yet to be seen. */
export async function solveAllQuickly(page: Page, texts: PuzzleTexts): Promise<void> {
  const solutions = EXPECTED_PUZZLES.map(({ solution }) => solution);
  await page.getByRole('main').evaluate(
    async (main, { cells, next }) => {
      for (const [index, cell] of cells.entries()) {
        await press(main.querySelectorAll('[role="gridcell"] button')[cell]);
        const buttons = [...main.querySelectorAll('button')];
        if (index < cells.length - 1) await press(buttons.find((one) => one.textContent === next));
      }

      // The page's timers stand still, messages do not.
      async function press(target: Element | undefined): Promise<void> {
        if (target instanceof HTMLElement) target.click();
        await new Promise((drawn) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', drawn, { once: true });
          port1.start();
          port2.postMessage(null);
        });
      }
    },
    { cells: solutions, next: texts.next },
  );
}

/** Goes from cell to cell by arrows and presses Enter. */
export async function answerByKeyboard(page: Page, from: number, to: number): Promise<void> {
  for (const key of arrowsBetween(placeOf(from), placeOf(to))) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
}

function puzzle(
  number: number,
  difficulty: ExpectedPuzzle['difficulty'],
  signs: string,
  player: 'X' | 'O',
  solution: number,
  line: readonly number[] = [],
): ExpectedPuzzle {
  return { number, difficulty, signs, player, solution, line };
}

function cellText(
  texts: PuzzleTexts,
  { signs, player, solution, line }: ExpectedPuzzle,
  cell: number,
  isSolved: boolean,
): string {
  const sign = isSolved && cell === solution ? player : signs[cell];
  const isWinning = isSolved && line.includes(cell);
  if (sign === 'X') return isWinning ? texts.winningSkull : texts.skull;
  if (sign === 'O') return isWinning ? texts.winningTreasure : texts.treasure;
  return texts.empty;
}
