import type { Locator, Page } from '@playwright/test';
import { MARKED_MS, TOLD_MS, TRY_MS } from '#games/puzzles/session.ts';
import { board, button, cellAt, placed, TOAST_MS, turnBanner } from '../../../support/game.ts';
import { EXAMINED_LANGUAGES, pathIn } from '../../../support/languages.ts';
import {
  expectWhollyInWindow,
  liveTexts,
  openWithStillClock,
  recordAnnouncements,
  settle,
} from '../../../support/page.ts';
import {
  answerByKeyboard,
  CHALLENGE_PATH,
  expectedPuzzle,
  expectPuzzle,
  listButtons,
  missAnnouncement,
  passMiss,
  passSight,
  passUntilTold,
  puzzleTextsOf,
} from '../../../support/puzzles.ts';
import { tryRules, type Rules } from '../../../support/rules.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

const texts = puzzleTextsOf('en');

const PHONE = { width: 390, height: 664 } as const;
const DESKTOP = { width: 1440, height: 900 } as const;

/** Where it has to be looked for if it does not stand beside the board. */
const PHONES = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
] as const;

const MISSES: Rules = {
  'a wrong cell shows its piece, then the rival’s answer in a ring of its own, and both are there while it is told [R71, R144]':
    (page) => missOnce(page, 'no-preference'),
  'so it does where motion is reduced': (page) => missOnce(page, 'reduce'),
  'ropes from both ends of a line that an answer stops end before it [R144]': async (page) => {
    await listButtons(page).nth(1).click();
    await cellAt(page, texts, 1).click();
    await settle(page);
    await page.clock.runFor(TRY_MS);
    await expect.poll(() => ringedCells(board(page, texts), 'solid')).toEqual([5]);
    expect(await ringedCells(board(page, texts), 'dashed')).toEqual([]);
    const ropes = board(page, texts).locator('[data-rope]');
    await expect(ropes).toHaveCount(2);
    for (const [index, end] of [2, 8].entries()) {
      const rope = ropes.nth(index);
      expect(await isOn(cellAt(page, texts, end), rope), 'it begins there').toBe(true);
      expect(await isOn(cellAt(page, texts, 5), rope), 'it ends before').toBe(false);
    }
    await page.clock.runFor(MARKED_MS);
    await settle(page);
    await page.clock.runFor(TOLD_MS);
    await expect.poll(() => ringedCells(board(page, texts), 'solid')).toEqual([]);
    await listButtons(page).nth(0).click();
  },
  'no piece seems to stay under the mouse where a wrong one was tried; other cells show theirs once they can be played [R144]':
    async (page) => {
      const cell = cellAt(page, texts, 0);
      await cell.hover();
      await expect.poll(() => showsGhost(cell)).toBe(true);
      await cell.click();
      await settle(page);
      await cellAt(page, texts, 2).hover();
      await expectAllClosed(page);
      expect(await showsGhost(cellAt(page, texts, 2)), 'while it is shown').toBe(false);
      await cell.hover();
      await passMiss(page);
      await expectPuzzle(page, texts, expectedPuzzle(1), 'open');
      expect(await showsGhost(cell), 'after it').toBe(false);
      await cellAt(page, texts, 2).hover();
      await expect.poll(() => showsGhost(cellAt(page, texts, 2))).toBe(true);
    },
  'once it has been told, another cell can be tried at once, by pointer and by keyboard; its own cannot [R195]':
    async (page) => {
      const [first, second] = [cellAt(page, texts, 0), cellAt(page, texts, 2)];
      await first.click();
      await passUntilTold(page);
      await page.keyboard.press('Enter');
      await expect(first, 'its own').toHaveAccessibleName(placed(texts.skull, 0));
      await second.click();
      await expect(second).toHaveAccessibleName(placed(texts.skull, 2));
      await expect(first).toHaveAccessibleName(placed(texts.empty, 0));
      await expect(page.getByRole('alert'), 'what was said of the first').toHaveCount(0);
      await passUntilTold(page);
      await answerByKeyboard(page, 2, 7);
      await passSight(page);
      await expectPuzzle(page, texts, expectedPuzzle(1), 'solved');
      await resetPuzzle(page);
    },
  'what is said of an answer outlives a press on a disabled control': async (page) => {
    await cellAt(page, texts, 0).click();
    await passMiss(page);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await button(page, texts.previous).click({ force: true });
    await settle(page);
    await expect(page.getByRole('alert')).toHaveCount(1);
  },
  'Next, Reset and the list end a wrong answer at once, and it is not told': async (page) => {
    const ways = [
      { end: button(page, texts.reset), shown: 1 },
      { end: button(page, texts.next), shown: 2 },
      { end: listButtons(page).nth(0), shown: 1 },
    ];
    for (const { end, shown } of ways) {
      await page.locator('[role="gridcell"] button:not([aria-disabled])').first().click();
      await expectAllClosed(page);
      await end.click();
      await expectPuzzle(page, texts, expectedPuzzle(shown), 'open');
      await passMiss(page);
      await expectPuzzle(page, texts, expectedPuzzle(shown), 'open');
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  },
};

test('on a solved board without a line stand the pieces that follow, numbered from the answer on, ropes through the lines that threaten and dashed rings around what completes them [R181]', async ({
  page,
}) => {
  await openWithStillClock(page, CHALLENGE_PATH);
  await listButtons(page).nth(5).click();
  await cellAt(page, texts, expectedPuzzle(6).solution).click();
  await passSight(page);
  await expect.poll(() => ringedCells(board(page, texts), 'dashed')).toEqual([2, 8]);
  await expect(board(page, texts).locator('[data-after] > svg')).toHaveCount(2);
  await expect(board(page, texts).locator('[data-order] img')).toHaveCount(2);
  await expect
    .poll(() => numberedCells(page))
    .toEqual(['"1"', null, null, '"2"', '"3"', null, null, null, null]);
  await button(page, texts.reset).click();
  await expect.poll(() => ringedCells(board(page, texts), 'dashed')).toEqual([]);
});

test('the words that tell why an answer wins come when the board has shown it, in the banner with the way on [R194]', async ({
  page,
}) => {
  await openWithStillClock(page, CHALLENGE_PATH);
  const why = turnBanner(page, texts).getByRole('paragraph').last();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const number of [3, 5]) {
      await listButtons(page)
        .nth(number - 1)
        .click();
      await button(page, texts.reset).click();
      await cellAt(page, texts, expectedPuzzle(number).solution).click();
      await passSight(page);
      await expect(board(page, texts).locator('[data-starred]')).toHaveCount(1);
      const begins = (await movementsMs(why)).at(-1);
      const ends = (await movementsMs(board(page, texts))).map(([, end]) => end);
      expect(begins?.[0], `puzzle ${number}`).toBeGreaterThanOrEqual(Math.max(...ends));
    }
  }
});

test('the hint’s button says how many misses are still to come before it can be asked for [R145]', async ({
  page,
}) => {
  await openWithStillClock(page, CHALLENGE_PATH);
  const hint = button(page, texts.hint);
  for (const said of ['after 2 misses', 'after 1 more']) {
    await expect(hint).toHaveText(`${texts.hint}${said}`);
    await cellAt(page, texts, 0).click();
    await passMiss(page);
  }
  await expect(hint).toHaveText(texts.hint);
});

test('one wrong answer after the other', async ({ page }) => {
  await openWithStillClock(page, CHALLENGE_PATH);
  await tryRules(page, resetPuzzle, MISSES);
});

for (const { code } of EXAMINED_LANGUAGES) {
  test(
    `${code}: after two wrong answers Hint rings the line and takes the place of the task, in view on a phone, said once; until then it is disabled [R145]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      const words = puzzleTextsOf(code);
      const usual = page.viewportSize();
      await recordAnnouncements(page);
      await openWithStillClock(page, pathIn(code, CHALLENGE_PATH));
      const hint = button(page, words.hint);
      for (let misses = 0; misses < 2; misses += 1) {
        await expect(hint).toHaveAttribute('aria-disabled', 'true');
        await cellAt(page, words, 0).click();
        await passMiss(page);
      }
      await expect(hint).not.toHaveAttribute('aria-disabled');
      const answered = missAnnouncement(words, expectedPuzzle(1), 0, 7);
      await expect.poll(() => liveTexts(page)).toEqual([answered, `${answered} ${words.hintDue}`]);
      await hint.focus();
      await page.keyboard.press('Enter');
      await expect(board(page, words)).toHaveAccessibleDescription(words.firstHint);
      for (const size of PHONES) {
        await page.setViewportSize(size);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expectWhollyInWindow(
          page.getByRole('main').getByText(words.firstHint, { exact: true }),
        );
      }
      await expect.poll(() => ringedCells(board(page, words), 'dashed')).toEqual([1, 4, 7]);
      await expect(hint).toBeFocused();
      await page.keyboard.press('Enter');
      await settle(page);
      await expect.poll(() => liveTexts(page)).toHaveLength(3);
      expect((await liveTexts(page)).at(-1)).toBe(words.firstHint);

      if (usual !== null) await page.setViewportSize(usual);
      await cellAt(page, words, expectedPuzzle(1).solution).click();
      await passSight(page);
      await expectPuzzle(page, words, expectedPuzzle(1), 'solved');
      await expect.poll(() => ringedCells(board(page, words), 'dashed')).toEqual([]);
      await expect(hint).toBeHidden();
    },
  );
}

/** Opens the puzzle again; no toast is left. */
async function resetPuzzle(page: Page): Promise<void> {
  await button(page, texts.reset).click();
  await page.clock.runFor(TOAST_MS);
}

async function missOnce(page: Page, reducedMotion: 'reduce' | 'no-preference'): Promise<void> {
  await page.emulateMedia({ reducedMotion });
  const cell = cellAt(page, texts, 0);
  await cell.click();
  await expect(cell).toHaveAccessibleName(placed(texts.skull, 0));
  await expectAllClosed(page);
  await settle(page);
  await page.clock.runFor(TRY_MS - 1);
  await expect(cellAt(page, texts, 7)).toHaveAccessibleName(placed(texts.empty, 7));
  await page.clock.runFor(1);
  await expect(cellAt(page, texts, 7)).toHaveAccessibleName(placed(texts.winningTreasure, 7));
  await expect.poll(() => ringedCells(board(page, texts), 'solid')).toEqual([7]);
  await expect(cross(page), 'on the wrong one').toBeInViewport();
  expect(await isOn(cross(page), cell)).toBe(true);
  await expectAllClosed(page);
  await expect(cell, 'focus stays').toBeFocused();
  await page.keyboard.press('Enter');
  await settle(page);
  await page.clock.runFor(MARKED_MS - 1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('alert'), 'seen and told together').toContainText(texts.tryAgainLine);
  await settle(page);
  await page.clock.runFor(TOLD_MS - 1);
  await expect(cell).toHaveAccessibleName(placed(texts.skull, 0));
  await page.clock.runFor(1);
  await expectPuzzle(page, texts, expectedPuzzle(1), 'open');
  await expect(cross(page)).toHaveCount(0);
  await expect(cell).toBeFocused();
}

/** The mark of a wrong answer. */
function cross(page: Page): Locator {
  return board(page, texts).locator('[data-cross]');
}

/** Whether the middle of a mark lies on a cell. */
async function isOn(mark: Locator, cell: Locator): Promise<boolean> {
  const [own, around] = [await mark.boundingBox(), await cell.boundingBox()];
  if (own === null || around === null) return false;
  const [x, y] = [own.x + own.width / 2, own.y + own.height / 2];
  const isAcross = x > around.x && x < around.x + around.width;
  return isAcross && y > around.y && y < around.y + around.height;
}

/** Whether the piece that a cell would take is seen in it. */
function showsGhost(cell: Locator): Promise<boolean> {
  return cell.evaluate((element) => getComputedStyle(element, '::after').content !== 'none');
}

/** The cells over which a ring lies: a solid one on an answer, dashed ones on what else is pointed at. */
function ringedCells(grid: Locator, kind: 'dashed' | 'solid'): Promise<readonly number[]> {
  return grid.evaluate((tray, style) => {
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const rings = [...tray.querySelectorAll('span')]
      .filter((element) => getComputedStyle(element).borderTopStyle === style)
      .map(middle);
    return [...tray.querySelectorAll('[role="gridcell"]')].flatMap((cell, index) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const isRinged = rings.some(({ x, y }) => x > left && x < right && y > top && y < bottom);
      return isRinged ? [index] : [];
    });
  }, kind);
}

async function expectAllClosed(page: Page): Promise<void> {
  await expect(board(page, texts).locator('button:not([aria-disabled="true"])')).toHaveCount(0);
}

/** When each movement in an element begins and ends, in ms from when it was asked for, but for coins; the latest first. */
function movementsMs(host: Locator): Promise<readonly (readonly [number, number])[]> {
  return host.evaluate((element) => {
    const isOfCoins = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect &&
      effect.pseudoElement === '::before' &&
      effect.target?.matches('[data-found]') === true;
    return element
      .getAnimations({ subtree: true })
      .filter(({ effect }) => !isOfCoins(effect))
      .map(({ effect }) => effect?.getComputedTiming())
      .map((timing) => [Number(timing?.delay), Number(timing?.endTime)] as const)
      .toSorted(([one], [other]) => other - one);
  });
}

/** What is written on a corner of each cell's tile. */
function numberedCells(page: Page): Promise<readonly (string | null)[]> {
  return board(page, texts)
    .locator('[data-ghosts] > span')
    .evaluateAll((cells) => {
      const written = cells.map((cell) => getComputedStyle(cell, '::after').content);
      return written.map((text) => (text === 'none' ? null : text));
    });
}
