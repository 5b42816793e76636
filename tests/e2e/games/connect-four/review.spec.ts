import type { Locator, Page } from '@playwright/test';
import { COLUMNS } from '#games/connect-four/rules.ts';
import { expectNoFindings, expectNoSidewaysScroll } from '../../../support/axe.ts';
import {
  battleHash,
  DRAW,
  dropQuickly,
  seeEnd,
  SHIP_PATH,
  shipTextsOf,
  SKULL_WIN,
  type ShipTexts,
} from '../../../support/connect-four.ts';
import { button } from '../../../support/game.ts';
import { EXAMINED_LANGUAGES, fill, pathIn, translated } from '../../../support/languages.ts';
import {
  expectWhollyInWindow,
  forgetAnnouncements,
  liveTexts,
  nextFrame,
  open,
  openWithStillClock,
  recordAnnouncements,
} from '../../../support/page.ts';
import { refuseWebAssembly } from '../../../support/policy.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

const ENGLISH = {
  review: 'Battle Review',
  close: 'Close the review',
  scoring: 'The captain reads the battle again, move by move.',
  failed:
    'The battle cannot be reviewed now. Close the review, and open it again when you are online.',
  refused:
    'The battle cannot be reviewed: that needs WebAssembly, and this browser or this site does not allow it.',
  curve: 'Curve of the battle',
  reviewBoard: 'Review board',
  moves: 'Moves of the battle',
  place: 'Move {number} of {total}',
  decisive: 'The decisive moment.',
  blunder: 'It turned a win into a draw.',
  best: 'No column was better.',
  level: 'Perfect play: a draw.',
  full: 'The ship is full: a draw.',
  better: 'Column {column} was better. Perfect play goes on like this:',
  showLine: 'Show it on the ship',
  decided: 'The decisive moment was move {number}: from then on it was level.',
  skullBlunder: 'Move {number}: Skull in column {column}, blunder',
  skullGood: 'Move {number}: Skull in column {column}, good',
  skullBest: 'Move {number}: Skull in column {column}, best',
  treasureBest: 'Move {number}: Treasure in column {column}, best',
  skullDropped: 'Skull in column {column}.',
  treasureDropped: 'Treasure in column {column}.',
  fairPlay: 'Head starts and names',
  firstName: 'Name of the first captain',
} as const;

/**
 * What perfect play says of the draw of `tests/support/connect-four.ts` after its eighth move: the skull could win at
 * once in column 4, and its 33rd move let it go.
 */
const DECISIVE = { number: 33, column: 1, better: 4 } as const;
const TOTAL = DRAW.notation.length;

/** The buttons beneath the review's board, in this order in every language. */
const BUTTONS = ['First', 'Back', 'Next', 'Last'] as const;

/** A machine that does much else takes several times the two seconds of an idle one. */
const SCORING_LIMIT_MS = 20_000;

for (const { code, direction } of EXAMINED_LANGUAGES) {
  const texts = { ...shipTextsOf(code), ...translated(code, ENGLISH) };
  const [backKey, nextKey] =
    direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];

  test(
    `${code}: a finished battle is reviewed: its button moves nothing, the region takes focus, a progress bar can be left, the decisive moment is shown first; keys and buttons step through it, each move is seen and said once, a better column with its line; names of captains; no finding of axe [R176, R177]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await recordAnnouncements(page);
      const release = await holdSolver(page);
      await openWithStillClock(page, pathIn(code, SHIP_PATH));
      const opener = button(page, texts.fairPlay);
      await opener.click();
      await page.getByLabel(texts.firstName, { exact: true }).fill('Anne');
      await opener.click();
      await dropQuickly(page, texts, DRAW.notation.slice(0, -1));
      await expect(button(page, texts.review), 'not before the end').toHaveCount(0);
      const before = await opener.boundingBox();
      await dropQuickly(page, texts, DRAW.notation.slice(-1));
      await seeEnd(page, DRAW.notation);
      await button(page, texts.review).waitFor();
      expect((await opener.boundingBox())?.y, 'nothing has moved').toBe(before?.y);

      const review = reviewOn(page, texts);
      await button(page, texts.review).focus();
      await page.keyboard.press('Enter');
      await expect(review.heading).toBeFocused();
      await expectWhollyInWindow(review.heading);
      await expect(review.region.getByRole('progressbar', { name: texts.scoring })).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(review.region, 'closed while it is computed').toHaveCount(0);
      await expect(button(page, texts.review)).toBeFocused();
      await expect(button(page, texts.review)).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Enter');
      await forgetAnnouncements(page);
      release();

      await expect(review.moves).toHaveCount(TOTAL, { timeout: SCORING_LIMIT_MS });
      await review.expectShown(DECISIVE.number);
      const decisive = [
        texts.decisive,
        fill(texts.skullDropped, { column: DECISIVE.column }),
        texts.blunder,
        texts.level,
      ].join(' ');
      await expect(review.region.getByText(decisive, { exact: true })).toBeVisible();
      await expect(review.curve).toHaveAccessibleDescription(
        new RegExp(`Anne.*${fill(texts.decided, { number: DECISIVE.number })}`),
      );
      const line = fill(texts.better, { column: DECISIVE.better });
      await expect(review.region.getByText(line, { exact: true })).toBeVisible();
      const better = `${decisive} ${line} ${fill(texts.skullDropped, { column: DECISIVE.better })}`;
      await expect.poll(() => liveTexts(page)).toEqual([expect.stringContaining(better)]);
      const [summed] = await liveTexts(page);
      expect(summed, 'the sum of the curve is said first').toMatch(/Anne/);
      for (const [template, number, column] of [
        [texts.skullGood, 31, 3],
        [texts.skullBlunder, DECISIVE.number, DECISIVE.column],
        [texts.treasureBest, 34, 4],
      ] as const) {
        await expect(button(page, fill(template, { number, column }))).toBeVisible();
      }

      // Axe waits by the page's clock.
      await page.clock.resume();
      const within = 'section[aria-labelledby="battle-review"]';
      if (code === 'en') {
        for (const name of BUTTONS) await expect(review.button(name)).toHaveAccessibleName(name);
      }
      await expectNoFindings(page, 'light', { within, leastRules: 10 });
      await page.emulateMedia({ colorScheme: 'dark' });
      // Of Arabic script the colours are not compared.
      const isRecoloured = direction === 'ltr';
      await expectNoFindings(page, 'dark', { within, leastRules: 10, isRecoloured });

      const winningCell = { row: 3, column: DECISIVE.better };
      const showLine = review.region.getByRole('button', { name: texts.showLine, exact: true });
      await expect(review.cell(fill(texts.empty, winningCell))).toBeVisible();
      await showLine.click();
      await expect(showLine).toHaveAttribute('aria-pressed', 'true');
      await expect(review.cell(fill(texts.winningSkull, winningCell))).toBeVisible();
      await page.keyboard.press(nextKey);
      await review.expectShown(34);
      await expect(showLine).toHaveCount(0);
      await expect(review.button('Next'), 'focus stays in the review').toBeFocused();
      await page.keyboard.press(backKey);
      await review.expectShown(DECISIVE.number);

      await review.heading.focus();
      await forgetAnnouncements(page);
      await page.keyboard.press(nextKey);
      await review.expectShown(34);
      await expect(review.cell(fill(texts.treasure, winningCell))).toBeVisible();
      await expect(review.heading, 'focus stays').toBeFocused();
      const answer = [fill(texts.treasureDropped, { column: 4 }), texts.best, texts.level];
      await expect.poll(() => liveTexts(page)).toEqual([answer.join(' ')]);
      await page.keyboard.press(backKey);
      await review.expectShown(DECISIVE.number);
      await page.keyboard.press('End');
      await review.expectShown(TOTAL);
      const end = [fill(texts.treasureDropped, { column: 1 }), texts.best, texts.full];
      await expect.poll(() => liveTexts(page)).toEqual([answer.join(' '), better, end.join(' ')]);
      await expect(review.button('Next')).toHaveAttribute('aria-disabled', 'true');
      await review.board.getByRole('button').first().focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await review.expectShown(TOTAL);
      await review.button('Back').click();
      await review.expectShown(TOTAL - 1);
      await review.button('First').click();
      await review.expectShown(1);
      await expect(review.button('First')).toHaveAttribute('aria-disabled', 'true');
      await review.button('Next').click();
      await review.expectShown(2);
      await review.button('Last').click();
      await review.expectShown(TOTAL);
      await button(page, fill(texts.treasureBest, { number: 34, column: 4 })).click();
      await review.expectShown(34);

      await page.setViewportSize({ width: 320, height: 568 });
      await expectNoSidewaysScroll(page, '320 px');
      await button(page, texts.newBattle).click();
      await expect(review.region, 'gone with its battle').toHaveCount(0);
    },
  );
}

test(
  'where the solver is refused or cannot be fetched the review says which, and the game goes on [R176]',
  { tag: '@sweep' },
  async ({ page, faults }) => {
    faults.expect(/The battle cannot be reviewed/);
    // The worker is closed at once, at times before the browser has passed on what it reports.
    faults.allow(/wasm-eval|WebAssembly/);
    const texts = { ...shipTextsOf('en'), ...ENGLISH };
    await page.route('**/*.wasm', (route) => route.abort());
    await openWithStillClock(page, SHIP_PATH);
    await dropQuickly(page, texts, SKULL_WIN.notation);
    await seeEnd(page, SKULL_WIN.notation);
    await button(page, texts.review).click();
    const review = reviewOn(page, texts);
    await expect(review.region.getByRole('alert')).toHaveText(texts.failed);
    await expect(review.moves).toHaveCount(0);
    await button(page, texts.review).click();
    await expect(review.region).toHaveCount(0);
    await page.unroute('**/*.wasm');
    await refuseWebAssembly(page);
    await button(page, texts.review).click();
    await expect(review.region.getByRole('alert')).toHaveText(texts.refused);
    await button(page, texts.review).click();
    await button(page, texts.newBattle).click();
    await dropQuickly(page, texts, '4');
  },
);

test(
  'in a browser without WebAssembly, where nobody can be asked before, the review of a battle says why there is none, and its button moves nothing [R176, R177]',
  { tag: '@sweep' },
  async ({ page, faults }) => {
    faults.expect(/The battle cannot be reviewed/);
    faults.allow(/wasm-eval|WebAssembly/);
    const texts = { ...shipTextsOf('en'), ...ENGLISH };
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
    // A worker cannot be robbed of it.
    await refuseWebAssembly(page);
    await openWithStillClock(page, SHIP_PATH);
    const opener = button(page, texts.fairPlay);
    await dropQuickly(page, texts, SKULL_WIN.notation.slice(0, -1));
    const before = await opener.boundingBox();
    await dropQuickly(page, texts, SKULL_WIN.notation.slice(-1));
    await seeEnd(page, SKULL_WIN.notation);
    await button(page, texts.review).waitFor();
    expect((await opener.boundingBox())?.y, 'nothing has moved').toBe(before?.y);
    await button(page, texts.review).click();
    await expect(reviewOn(page, texts).region.getByRole('alert')).toHaveText(texts.refused);
  },
);

for (const [width, height] of [
  [360, 640],
  [640, 960],
] as const) {
  test(`in a window of ${width} × ${height} nothing covers the button of the review, and its beginning stays in the window when the moves have been judged [R176]`, async ({
    page,
  }) => {
    const texts = { ...shipTextsOf('en'), ...ENGLISH };
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${SHIP_PATH}${battleHash('two-players', DRAW.notation)}`);
    await button(page, texts.review).click();
    const review = reviewOn(page, texts);
    await expect(review.moves).toHaveCount(TOTAL, { timeout: SCORING_LIMIT_MS });
    await nextFrame(page);
    await expectWhollyInWindow(review.heading);
    await expectWhollyInWindow(review.curve);
  });
}

/** Keeps the solver from coming until the returned function is called. */
async function holdSolver(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** The review on the page. */
function reviewOn(page: Page, texts: ShipTexts & Readonly<Record<keyof typeof ENGLISH, string>>) {
  const region = page.getByRole('region', { name: texts.review, exact: true });
  const moves = region.getByRole('list', { name: texts.moves, exact: true }).getByRole('button');
  const board = region.getByRole('grid', { name: texts.reviewBoard, exact: true });
  return {
    region,
    moves,
    board,
    heading: region.getByRole('heading', { name: texts.review, exact: true }),
    curve: region.getByRole('img', { name: texts.curve, exact: true }),
    /** After the cross and those of the board. */
    button: (name: (typeof BUTTONS)[number]): Locator =>
      region.getByRole('button').nth(1 + COLUMNS + BUTTONS.indexOf(name)),
    cell: (name: string): Locator => board.getByRole('gridcell', { name, exact: true }),
    /** Asserts that a move, counted from 1, is the one that is shown and marked in the list. */
    async expectShown(number: number): Promise<void> {
      const place = fill(texts.place, { number, total: TOTAL });
      await expect(region.getByRole('heading', { level: 3 })).toContainText(place);
      await expect(moves.and(page.locator('[aria-current="step"]'))).toHaveCount(1);
      await expect(moves.nth(number - 1)).toHaveAttribute('aria-current', 'step');
    },
  };
}
