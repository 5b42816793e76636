import type { Locator, Page } from '@playwright/test';
import { expectNoFindings, expectNoSidewaysScroll } from '../../../support/axe.ts';
import { board, button, cellAt, turnBanner } from '../../../support/game.ts';
import { EXAMINED_LANGUAGES, fill, pathIn, type LanguageCode } from '../../../support/languages.ts';
import { placeInLayout } from '../../../support/layout.ts';
import { expectWhollyInWindow, open, openWithStillClock } from '../../../support/page.ts';
import {
  CHALLENGE_PATH,
  COUNT,
  EXPECTED_PUZZLES,
  expectedPuzzle,
  listButtons,
  passMiss,
  passProof,
  passSight,
  puzzleTextsOf,
  solveAllQuickly,
  type PuzzleTexts,
} from '../../../support/puzzles.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';
import { expectToastClear, headerAndGame } from '../../../support/toast-place.ts';

const LEAST_PX = 44;
const NARROWEST = { width: 320, height: 568 };
/** The narrowest window in both languages, and each other layout in one. */
const SIZES = {
  ltr: [NARROWEST, { width: 640, height: 360 }, { width: 1440, height: 900 }],
  rtl: [NARROWEST, { width: 768, height: 1024 }],
} as const;
const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 412, height: 915 },
] as const;
const DESKTOPS = [
  { width: 1366, height: 625 },
  { width: 1440, height: 900 },
] as const;
const GOLD = 'rgb(242, 182, 50)';

for (const { code, direction } of EXAMINED_LANGUAGES) {
  const texts = puzzleTextsOf(code);

  test(
    `${code}: nothing scrolls sideways from 320 px on, and nothing moves the board or Previous until all are solved [R135, X43]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      // A result is told sooner then, in the same places.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, pathIn(code, CHALLENGE_PATH));
      const places = new Map<number, Set<string>>(
        SIZES[direction].map(({ width }) => [width, new Set()]),
      );
      for (const { number, solution } of EXPECTED_PUZZLES) {
        const solve = async () => {
          await cellAt(page, texts, solution).click();
          // Until then the way on is not where it will be.
          const solved = number === COUNT ? texts.allSolved : texts.puzzleSolved;
          await expect(turnBanner(page, texts)).toContainText(solved);
        };
        const goOn = () => button(page, texts.next).click();
        for (const act of number === COUNT ? [solve] : [solve, goOn]) {
          for (const size of SIZES[direction]) {
            await page.setViewportSize(size);
            places.get(size.width)?.add(await placesOf(page, texts));
            await expectNoSidewaysScroll(page, `${size.width} px`);
          }
          await act();
        }
      }
      for (const [width, found] of places) {
        expect([...found], `${width} px: tops of board and Previous`).toHaveLength(1);
      }
    },
  );
}

type State = 'start' | 'wrong' | 'solved' | 'all solved';

/** Each state is in at least two of them, one of them with a contrast preference, and in the one that stands. */
const VIEWS: readonly {
  readonly code: LanguageCode;
  readonly width: number;
  readonly media: NonNullable<Parameters<Page['emulateMedia']>[0]>;
  readonly states: readonly State[];
  /** Whether it stands for the others. */
  readonly stands: boolean;
}[] = [
  {
    code: 'en',
    width: 1440,
    media: { colorScheme: 'light' },
    states: ['wrong', 'all solved'],
    stands: false,
  },
  {
    code: 'en',
    width: 390,
    media: { colorScheme: 'dark' },
    states: ['start', 'wrong', 'solved', 'all solved'],
    stands: true,
  },
  {
    code: 'en',
    width: 390,
    media: { contrast: 'more' },
    states: ['start', 'wrong', 'all solved'],
    stands: false,
  },
  {
    code: 'ar',
    width: 1440,
    media: { forcedColors: 'active' },
    states: ['solved', 'all solved'],
    stands: false,
  },
];

for (const { code, width, media, states, stands } of VIEWS) {
  const name = [code, `${width} px`, ...Object.entries(media).flat()].join(', ');

  test(
    `${name}: axe finds nothing in the Challenge: ${states.join('; ')} [R132]`,
    inSweepUnless(stands),
    async ({ page }) => {
      const texts = puzzleTextsOf(code);
      const look = async (state: State) => {
        if (states.includes(state)) await expectNoFindings(page, state);
      };
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      await open(page, pathIn(code, CHALLENGE_PATH));
      await look('start');
      await cellAt(page, texts, 0).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await look('wrong');
      await cellAt(page, texts, 7).click();
      await expect(turnBanner(page, texts)).toContainText(texts.puzzleSolved);
      await look('solved');
      await button(page, texts.reset).click();
      await solveAllQuickly(page, texts);
      await expect(button(page, texts.startOver)).toBeVisible();
      await look('all solved');
    },
  );
}

test.describe('on a 360×640 phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  for (const { code } of EXAMINED_LANGUAGES) {
    const texts = puzzleTextsOf(code);

    test(
      `${code}: dots, banner and board are seen at once, and all targets are 44 px [R112]`,
      inSweepUnless(code === 'ar'),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, pathIn(code, CHALLENGE_PATH));
        for (const dot of await listButtons(page).all()) await expectWhollyInWindow(dot);
        await expectWhollyInWindow(turnBanner(page, texts));
        await expectWhollyInWindow(board(page, texts));
        expect(await smallTargets(page)).toEqual([]);
        await solveAllQuickly(page, texts);
        await expect(button(page, texts.startOver)).toBeVisible();
        expect(await smallTargets(page)).toEqual([]);
      },
    );
  }
});

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = puzzleTextsOf(code);

  test(
    `${code}: on a phone what is said of an answer covers neither header, dots, banner, board nor any control; the banner says why a right one wins, beside the way on [R149, R184]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openWithStillClock(page, pathIn(code, CHALLENGE_PATH));
      await answer(page, texts, async () => {
        for (const { width, height } of PHONES) {
          await page.setViewportSize({ width, height });
          const kept = headerAndGame(page).or(page.getByRole('main').getByRole('button'));
          await expectToastClear(page, code, kept, `${width}×${height}`);
        }
      });
      const banner = turnBanner(page, texts);
      const words = page.getByText(texts.firstReason).filter({ visible: true });
      for (const { width, height } of PHONES) {
        await page.setViewportSize({ width, height });
        await expectWhollyInWindow(words);
        await expect(banner.getByText(texts.firstReason)).toBeVisible();
        await expect(banner.getByRole('button', { name: texts.next, exact: true })).toBeVisible();
      }
    },
  );

  test(
    `${code}: on a desktop what is said of an answer covers neither board nor the words beside it [R184]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openWithStillClock(page, pathIn(code, CHALLENGE_PATH));
      await answer(page, texts, async () => {
        for (const { width, height } of DESKTOPS) {
          await page.setViewportSize({ width, height });
          const kept = headerAndGame(page).or(reason(page, texts));
          await expectToastClear(page, code, kept, `${width}×${height}`);
        }
      });
    },
  );
}

/** Answers the first puzzle wrongly and then rightly; `look` is called when each has been told. */
async function answer(page: Page, texts: PuzzleTexts, look: () => Promise<void>): Promise<void> {
  await cellAt(page, texts, 0).click();
  await passMiss(page);
  await look();
  await cellAt(page, texts, expectedPuzzle(1).solution).click();
  await passSight(page);
  await look();
}

/** The words in the first puzzle's panel, after its difficulty. */
function reason(page: Page, { puzzle }: PuzzleTexts): Locator {
  const panel = page.getByRole('region', { name: fill(puzzle, { number: 1 }) });
  return panel.getByRole('paragraph').last();
}

const english = puzzleTextsOf('en');

test('a wrong cell shakes each time it is taken back, under reduced motion nothing moves; after a right answer Next is the one golden button, at six of six Start Over', async ({
  page,
}) => {
  await openWithStillClock(page, CHALLENGE_PATH);
  const cell = cellAt(page, english, 0);
  const movement = () => cell.evaluate((element) => getComputedStyle(element).animationName);
  const missOnce = async () => {
    await cell.click();
    await passMiss(page);
    await expect(cell).not.toHaveAttribute('aria-disabled');
  };
  await missOnce();
  const first = await movement();
  expect(first).toContain('shake');
  await missOnce();
  expect(await movement(), 'the second time it has a movement of its own').not.toBe(first);
  expect(await movement()).toContain('shake');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await cell.click();
  expect(await board(page, english).evaluate(countAnimations), 'a wrong piece').toBe(0);
  await passMiss(page);
  expect(await board(page, english).evaluate(countAnimations), 'taken back').toBe(0);
  await cellAt(page, english, 7).click();
  expect(await board(page, english).evaluate(countAnimations), 'a right piece').toBe(0);
  await passSight(page);

  // Without motion colours change at once.
  await button(page, english.reset).click();
  await page.mouse.move(0, 0);
  expect(await goldenButtons(page)).toEqual([]);
  await cellAt(page, english, 7).click();
  await passSight(page);
  await expect(turnBanner(page, english)).toContainText(english.puzzleSolved);
  expect(await goldenButtons(page)).toEqual([english.next]);
  await button(page, english.next).click();
  expect(await goldenButtons(page)).toEqual([]);
  await button(page, english.previous).click();
  await button(page, english.reset).click();
  expect(await goldenButtons(page)).toEqual([]);
  await solveAllQuickly(page, english);
  await passProof(page);
  await expect(button(page, english.startOver)).toBeVisible();
  expect(await goldenButtons(page)).toEqual([english.startOver]);
  await button(page, english.previous).click();
  expect(await goldenButtons(page)).toEqual([english.startOver]);
});

/** The names of the buttons in main that a finger would miss. */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll(
      (buttons, leastPx) =>
        buttons.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          return Math.min(width, height) < leastPx ? [element.textContent] : [];
        }),
      LEAST_PX,
    );
}

/** Where board and Previous begin on the page. */
async function placesOf(page: Page, texts: PuzzleTexts): Promise<string> {
  const places = [board(page, texts), button(page, texts.previous)].map((locator) =>
    locator.evaluate(placeInLayout),
  );
  return (await Promise.all(places)).map(([, top]) => top).join(' ');
}

function countAnimations(element: Element): number {
  return element.getAnimations({ subtree: true }).length;
}

/** The labels of the buttons that are filled with gold. */
function goldenButtons(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll(
      (buttons, gold) =>
        buttons
          .filter((element) => getComputedStyle(element).backgroundColor === gold)
          .map((element) => element.textContent)
          // Golden cells hold drawings.
          .filter((label) => label !== ''),
      GOLD,
    );
}
