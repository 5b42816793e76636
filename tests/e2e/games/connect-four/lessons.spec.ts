import type { Locator, Page } from '@playwright/test';
import { COLUMNS } from '#games/connect-four/rules.ts';
import { expectNoFindings, expectNoSidewaysScroll } from '../../../support/axe.ts';
import { columnAt, expectShip, SHIP_PATH, shipTextsOf } from '../../../support/connect-four.ts';
import {
  EXAMINED_LANGUAGES,
  fill,
  languageOf,
  pathIn,
  translated,
} from '../../../support/languages.ts';
import { layoutShift, nextPaint, recordShifts } from '../../../support/layout.ts';
import {
  forgetAnnouncements,
  liveTexts,
  open,
  recordAnnouncements,
} from '../../../support/page.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

const ENGLISH = {
  heading: 'Lessons from the bridge',
  wrongNumber: 'The number there is {lines}. Look for the largest one in the lowest row.',
  waitElsewhere: 'Then the treasure takes the ring itself. Try to wait in the other column.',
  middle: 'Why the middle?',
  middleIdea:
    'There are 69 lines of four on the ship, and 51 of them pass through the middle column: every line across, every slanting one and three upright ones.',
  middleAsks:
    'Each number counts the lines of four through its place; in the lowest row 3, 4, 5, 7, 5, 4, 3. In which column should the skull start?',
  middleFirst:
    'Right in the middle! Seven lines go through this place. No other first move lets the skull win against every defence.',
  middleSecond: 'The treasure takes the place above it: ten lines go through there.',
  middleThird: 'And the skull takes the next one, with thirteen. No place on the ship has more.',
  doubleThreat: 'Two threats at once',
  doubleThreatIdea:
    'A threat is a free place that would give you four in a line. Your rival can fill one such place in a turn, but never two.',
  zugzwang: 'Who must move?',
  zugzwangIdea:
    'Count the rows from the water up. When only one column is left, the side that began gets rows 1, 3 and 5, and the other side rows 2, 4 and 6. So skulls like threats in odd rows, and treasures in even ones.',
  zugzwangFirst:
    'The skull waits in column 7. Whoever plays right below the ring opens it for the other side.',
  zugzwangLast:
    'The skull takes the ring: four in a row! The third row is odd, and in the last column odd rows belong to the side that began.',
} as const;

/** The buttons beneath a ship, in this order in every language. */
const BUTTONS = ['Back', 'Next move', 'Start again'] as const;

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 320, height: 568 },
] as const;

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = translated(code, ENGLISH);

  test(
    `${code}: lessons below the game: their ships come with the window and push nothing; the right column and Next go on, Back and Start again go back, a wrong column is told why; each sentence is seen, and said once; by mouse and by keyboard [R170, R171]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await recordShifts(page);
      await recordAnnouncements(page);
      await open(page, pathIn(code, SHIP_PATH));
      const section = page.getByRole('region', { name: texts.heading, exact: true });
      await expect(page.getByRole('grid'), 'only the board of the game').toHaveCount(1);
      const before = await section.boundingBox();
      // What the page itself did while it came is told before the ships come.
      await nextPaint(page);
      const shiftBefore = await layoutShift(page);
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('grid')).toHaveCount(3);
      await nextPaint(page);
      expect((await section.boundingBox())?.height).toBe(before?.height);
      expect((await layoutShift(page)) - shiftBefore).toBe(0);

      const middle = lessonOn(page, texts.middle);
      if (code === 'en') {
        for (const name of BUTTONS) await expect(middle.button(name)).toHaveAccessibleName(name);
      }
      await forgetAnnouncements(page);
      await middle.column(0).click();
      const wrong = fill(texts.wrongNumber, { lines: 3 });
      await middle.expectSeen(wrong);
      await middle.column(3).click();
      await middle.expectSeen(texts.middleFirst);
      await expect(middle.column(3)).toHaveAttribute('aria-disabled', 'true');
      await middle.button('Next move').click();
      await middle.button('Next move').click();
      await middle.expectSeen(texts.middleThird);
      await expect(middle.button('Next move')).toHaveAttribute('aria-disabled', 'true');
      await middle.button('Next move').click({ force: true });
      await middle.button('Back').click();
      await middle.expectSeen(texts.middleSecond);
      await middle.button('Start again').click();
      await middle.expectSeen(texts.middleAsks);
      await expect(middle.button('Back')).toHaveAttribute('aria-disabled', 'true');
      expect(await liveTexts(page)).toEqual([
        wrong,
        texts.middleFirst,
        texts.middleSecond,
        texts.middleThird,
        texts.middleSecond,
        texts.middleAsks,
      ]);

      const zugzwang = lessonOn(page, texts.zugzwang);
      await middle.button('Start again').focus();
      // Past the second lesson, its ship and its three buttons.
      for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
      await expect(zugzwang.grid.getByRole('button').first()).toBeFocused();
      await page.keyboard.press('2');
      await zugzwang.expectSeen(texts.waitElsewhere);
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await zugzwang.expectSeen(texts.zugzwangFirst);
      await expect(zugzwang.column(6), 'focus stays on the ship').toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(zugzwang.button('Next move')).toBeFocused();
      for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Enter');
      await zugzwang.expectSeen(texts.zugzwangLast);
      await expect(zugzwang.button('Next move')).toBeFocused();

      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // Of Arabic script too few texts would be compared.
        const isRecoloured = colorScheme === 'dark' && languageOf(code).direction === 'ltr';
        const within = 'section[aria-labelledby="lessons"]';
        await expectNoFindings(page, colorScheme, { within, leastRules: 10, isRecoloured });
      }
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        await expectNoSidewaysScroll(page, `${size.width} px`);
      }
    },
  );

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(
      `${code}: without script the ideas of the lessons can be read, and there is nothing to press [R170]`,
      inSweepUnless(code === 'ar'),
      async ({ page }) => {
        await page.goto(pathIn(code, SHIP_PATH));
        const section = page.getByRole('region', { name: texts.heading, exact: true });
        for (const [title, idea] of [
          [texts.middle, texts.middleIdea],
          [texts.doubleThreat, texts.doubleThreatIdea],
          [texts.zugzwang, texts.zugzwangIdea],
        ] as const) {
          await expect(section.getByRole('heading', { name: title, exact: true })).toBeVisible();
          await expect(section.getByText(idea, { exact: true })).toBeVisible();
        }
        await expect(section.getByRole('button')).toHaveCount(0);
      },
    );
  });
}

test('after a link to the page the lessons come with it, so that what lies below them stays where it is when they are reached [R170]', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.getByRole('contentinfo').locator(`a[href="${SHIP_PATH}"]`).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const section = page.getByRole('region', { name: ENGLISH.heading, exact: true });
  await expect(section.getByRole('grid')).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => scrollY), 'nobody has come near them').toBe(0);
  const footer = page.getByRole('contentinfo');
  const before = await footer.evaluate(topOf);
  await section.scrollIntoViewIfNeeded();
  await nextPaint(page);
  const moved = (await page.evaluate(() => scrollY)) + (await footer.evaluate(topOf)) - before;
  expect(Math.abs(moved)).toBeLessThan(1);
});

test(
  'a lesson whose script cannot be fetched can be read, and the game goes on [R170]',
  { tag: '@sweep' },
  async ({ page, faults }) => {
    faults.expect(/lessons-section|The lessons stay still|Failed to load resource/);
    await page.route('**/assets/lessons-section-*', (route) => route.abort());
    await open(page, SHIP_PATH);
    const section = page.getByRole('region', { name: ENGLISH.heading, exact: true });
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await section.scrollIntoViewIfNeeded();
    expect((await warned).text()).toContain('The lessons stay still.');
    await expect(section.getByText(ENGLISH.middleIdea, { exact: true })).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(0);
    const texts = shipTextsOf('en');
    await columnAt(page, texts, 3).click();
    await expectShip(page, texts, '4');
  },
);

/** A lesson on the page. */
function lessonOn(page: Page, title: string) {
  const card = page.getByRole('article', { name: title, exact: true });
  const grid = card.getByRole('grid', { name: title, exact: true });
  return {
    grid,
    column: (column: number): Locator => grid.getByRole('button').nth(column),
    button: (name: (typeof BUTTONS)[number]): Locator =>
      card.getByRole('button').nth(COLUMNS + BUTTONS.indexOf(name)),
    /** Asserts that a sentence is the one that is seen. */
    async expectSeen(sentence: string): Promise<void> {
      await expect(card.locator('[data-shown]')).toHaveText(sentence);
      await expect(card.getByText(sentence, { exact: true })).toBeVisible();
    },
  };
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
