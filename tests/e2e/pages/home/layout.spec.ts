import type { Locator, Page, Route } from '@playwright/test';
import { expectInClearView } from '../../../support/cover.ts';
import {
  board,
  button,
  cellAt,
  playQuickly,
  seeResult,
  SKULL_WIN,
  turnBanner,
} from '../../../support/game.ts';
import { openEveryText } from '../../../support/home.ts';
import {
  EXAMINED_LANGUAGES,
  pathIn,
  textsOf,
  type LanguageCode,
} from '../../../support/languages.ts';
import { layoutShift, nextPaint, recordShifts } from '../../../support/layout.ts';
import {
  becomesAlive,
  expectWhollyInWindow,
  open,
  openWithStillClock,
} from '../../../support/page.ts';
import { HEADING_FACES } from '../../../../scripts/build/heading-faces.ts';
import { gamePagesIn } from '../../../support/pages.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

/** Of the other games' links. */
const WIDTHS = [1440, 768, 360] as const;

const HEIGHTS = { 320: 568, 768: 1024, 1440: 900 } as const;
/** Windows with banner, board and New Game in view after Play Now, below the header where that stays. */
const PLAY_SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 560, height: 560 },
  { width: 700, height: 510 },
  { width: 768, height: 1024 },
  { width: 1024, height: 560 },
  { width: 1100, height: 560 },
  { width: 568, height: 320 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
] as const;
/** Each with the language that stands for the others there. */
const SHIFT_SIZES = [
  { width: 390, height: 844, code: 'ar' },
  { width: 1440, height: 900, code: 'en' },
] as const;

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = textsOf(code);

  test(
    `${code}: no width from 320 px on scrolls sideways, at the start, won, on the chart or with every text of the story open [X43]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await openWithStillClock(page, pathIn(code, '/'));
      await atEachWidth(page, 'start');
      await playQuickly(page, texts, SKULL_WIN.moves);
      await seeResult(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await atEachWidth(page, 'won', async () => {
        for (const name of [texts.battleAgain, texts.seeTheBoard]) {
          await expectWhollyInWindow(button(page, name));
        }
      });

      await page.setViewportSize({ width: 844, height: 390 });
      await expectNoSidewaysScroll(page, 'landscape');
      for (const part of [
        page.getByRole('heading', { name: texts.piratesHeadline }),
        button(page, texts.battleAgain),
        button(page, texts.seeTheBoard),
      ]) {
        await expectWhollyInWindow(part);
      }
      await page.clock.runFor(1000);
      await button(page, texts.seeTheBoard).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(cellAt(page, texts, 2)).toBeFocused();
      await expectWhollyInWindow(cellAt(page, texts, 2));
      await atEachWidth(page, 'won, overlay closed');

      await openEveryText(page);
      await atEachWidth(page, 'every text of the story open');
    },
  );

  test(
    `${code}: board and New Game are in a desktop's window, between score and guide, the board in a phone's, after Play Now banner to New Game in every one [R23]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, pathIn(code, '/'));
      await expectWhollyInWindow(board(page, texts));
      await expectWhollyInWindow(button(page, texts.newGame));
      await expectSideBySide(page, [
        page.getByRole('region', { name: texts.battleScore, exact: true }),
        board(page, texts),
        page.getByRole('region', { name: texts.guide, exact: true }),
      ]);

      await page.setViewportSize({ width: 390, height: 844 });
      await expectWhollyInWindow(board(page, texts));

      const game = turnBanner(page, texts).or(board(page, texts)).or(button(page, texts.newGame));
      for (const size of PLAY_SIZES) {
        await page.setViewportSize(size);
        await page.getByRole('link', { name: texts.playNow, exact: true }).first().click();
        await expect(game).toHaveCount(3);
        await expectInClearView(game);
      }

      await test.step('the hero’s three links lead to three games, on a wide window beside Play Now, on a phone below New Game; the panel leads to all [R9, R32]', () =>
        expectOtherGames(page, code));
    },
  );

  for (const size of SHIFT_SIZES) {
    test(
      `${code}: at ${size.width} px nothing shifts while page, script, pictures and late fonts arrive [R91, R135]`,
      inSweepUnless(size.code === code),
      async ({ page }) => {
        await page.setViewportSize(size);
        await recordShifts(page);
        const letFontsThrough = await holdFonts(page);
        await page.goto(pathIn(code, '/'), { waitUntil: 'commit' });
        await becomesAlive(page);
        await nextPaint(page);
        const faces = await letFontsThrough();
        const hasFace = HEADING_FACES.some(({ languages }) => languages.includes(code));
        expect(faces > 0, 'fonts that came late').toBe(hasFace);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await nextPaint(page);
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
      },
    );
  }
}

/** Asserts where the other games' links stand, and where they lead. */
async function expectOtherGames(page: Page, code: LanguageCode): Promise<void> {
  const texts = textsOf(code);
  const games = gamePagesIn(code);
  const playNow = page.getByRole('link', { name: texts.playNow }).first();
  const newGame = page.getByRole('button', { name: texts.newGame });
  const links = page.getByRole('navigation', { name: texts.moreGames }).getByRole('link');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(links, 'each is there once').toHaveText(
      games.slice(0, 3).map(({ headline }) => headline),
    );
    expect(await hrefsOf(links)).toEqual(games.slice(0, 3).map(({ path }) => pathIn(code, path)));
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  const beside = await playNow.boundingBox();
  for (const link of await links.all()) expect((await link.boundingBox())?.y).toBe(beside?.y);
  await page.setViewportSize({ width: 390, height: 844 });
  const above = await newGame.boundingBox();
  for (const link of await links.all()) {
    const top = (await link.boundingBox())?.y;
    expect(top).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  }

  const panel = page.getByRole('region', { name: texts.collection });
  expect(await hrefsOf(panel.getByRole('link')), 'the games, and the puzzle of the day').toEqual(
    [...games.map(({ path }) => path), '/daily-voyage'].map((path) => pathIn(code, path)),
  );
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(
    games.map(({ headline }) => headline),
  );
}

function hrefsOf(links: Locator): Promise<readonly (string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

/** Asserts that each column begins after the previous one, in the page's direction, all at some common height. */
async function expectSideBySide(page: Page, columns: readonly Locator[]): Promise<void> {
  const boxes = await Promise.all(columns.map((column) => column.boundingBox()));
  const known = boxes.filter((box) => box !== null);
  expect(known).toHaveLength(columns.length);
  const direction = await page.locator('html').getAttribute('dir');
  const inOrder = direction === 'rtl' ? known.toReversed() : known;
  for (const [index, box] of inOrder.slice(1).entries()) {
    const before = inOrder[index];
    expect(box.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
  }
  const top = Math.max(...known.map(({ y }) => y));
  expect(Math.min(...known.map(({ y, height }) => y + height))).toBeGreaterThan(top);
}

/** Holds fonts back until the returned function is called, which returns how many came. */
async function holdFonts(page: Page): Promise<() => Promise<number>> {
  const held: Route[] = [];
  await page.route('**/*.woff2', (route) => void held.push(route));
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
    return held.length;
  };
}

async function atEachWidth(page: Page, state: string, check?: () => Promise<void>): Promise<void> {
  for (const [width, height] of Object.entries(HEIGHTS)) {
    await page.setViewportSize({ width: Number(width), height });
    await expectNoSidewaysScroll(page, `${state}, ${width} px`);
    await check?.();
  }
}

async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    scrollBy({ left: 100, behavior: 'instant' });
    scrollBy({ left: -200, behavior: 'instant' });
    return { beyond: scrollWidth - clientWidth, scrolled: scrollX };
  });
  expect(excess, state).toEqual({ beyond: 0, scrolled: 0 });
}
