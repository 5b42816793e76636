import type { Page } from '@playwright/test';
import { GAMES } from '#games/catalogue.ts';
import { homeTextsOf, type HomeTexts } from '../../../support/home.ts';
import { LANGUAGES, pathIn, type LanguageCode } from '../../../support/languages.ts';
import { crowdedInHeader } from '../../../support/layout.ts';
import { open } from '../../../support/page.ts';
import { gamePageIn } from '../../../support/pages.ts';
import { inSweepUnless, IS_SWEEP } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

/** The header at its narrowest and widest: folded on a phone, folded with a language's name, with all links. */
const ROW_WIDTHS = [320, 360, 719, 720, 767, 768, 1024, 1099, 1100, 1319] as const;
const LINKS_FROM_PX = 768;
/** To each game, and to the blog. */
const LINKS = GAMES.length + 1;
const HEIGHT_PX = 900;

/** A mouse's scroll bar takes its width from the page. */
const SCROLL_BAR_PX = 15;

/** Upright phones, whose hero has the least room between the words and the ship. */
const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
] as const;

/** The longest words, the longest button, and one that is written without spaces. */
const WITH_LONG_HEADLINES: readonly LanguageCode[] = ['ru', 'pt', 'zh'];

/** The longest names of all, and those that are written from right to left in a wide hand. */
const WITH_LONG_NAMES: readonly LanguageCode[] = ['ru', 'ur'];

for (const { code } of LANGUAGES) {
  const hasLongNames = WITH_LONG_NAMES.includes(code);

  test(
    `${code}: the longest words fit: those of the hero on phones, those of the header at every width`,
    inSweepUnless(hasLongNames || WITH_LONG_HEADLINES.includes(code)),
    async ({ page }) => {
      const texts = homeTextsOf(code);
      await open(page, pathIn(code, '/'));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await test.step('on phones neither the headline nor Play Now touches the ship, and no line of the headline ends inside a word', () =>
        expectClearOfShip(page, texts));
      // The header of the others is tried in the sweep.
      if (!IS_SWEEP && !hasLongNames) return;
      await test.step('name, links, compass, language and menu stand in one row of the header at every width, the links unfolded from 768 px on', () =>
        expectOneRow(page, texts));
      await test.step('where the language’s name stands beside the links, on the page of a game, the row is one as well', () =>
        expectOneRowOfGame(page, code));
      await test.step('where the browser’s own text is twice as large, a tablet has the links in the menu', () =>
        expectFoldedByLargeText(page, texts));
    },
  );
}

async function expectClearOfShip(page: Page, texts: HomeTexts): Promise<void> {
  const headline = page.getByRole('heading', { level: 1 });
  const play = page.getByRole('link', { name: texts.playNow, exact: true }).first();
  for (const size of PHONES) {
    await page.setViewportSize(size);
    const state = `${size.width}×${size.height}`;
    for (const words of [headline, play]) {
      expect(await words.evaluate(touchesShip), `${state}, ${String(words)}`).toBe(false);
    }
    expect(await headline.evaluate(brokenWords), state).toEqual([]);
  }
}

async function expectOneRow(page: Page, texts: HomeTexts): Promise<void> {
  const main = page.getByRole('navigation', { name: texts.main, exact: true });
  for (const width of ROW_WIDTHS) {
    await page.setViewportSize({ width: width - SCROLL_BAR_PX, height: HEIGHT_PX });
    expect.soft(await page.evaluate(crowdedInHeader), `${width} px with a scroll bar`).toEqual([]);
    await page.setViewportSize({ width, height: HEIGHT_PX });
    expect.soft(await page.evaluate(crowdedInHeader), `${width} px`).toEqual([]);
    const height = await page.locator('header').evaluate((header) => header.clientHeight);
    expect(height, `${width} px`).toBe(width < 720 ? 66 : 78);
    const isFolded = width < LINKS_FROM_PX;
    await expect(main.getByRole('link'), `${width} px`).toHaveCount(isFolded ? 0 : LINKS);
    await page.keyboard.press('Alt+KeyN');
    const target = isFolded ? main.getByRole('button') : main;
    await expect(target, `Alt+N at ${width} px`).toBeFocused();
  }
}

async function expectOneRowOfGame(page: Page, code: LanguageCode): Promise<void> {
  await open(page, pathIn(code, gamePageIn(code, 'connect-four').path));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const width of ROW_WIDTHS.filter((each) => each >= LINKS_FROM_PX)) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    const height = await page.locator('header').evaluate((header) => header.clientHeight);
    expect(height, `${width} px`).toBe(78);
  }
}

async function expectFoldedByLargeText(page: Page, texts: HomeTexts): Promise<void> {
  const main = page.getByRole('navigation', { name: texts.main, exact: true });
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(main.getByRole('link')).toHaveCount(LINKS);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect(main.getByRole('link')).toHaveCount(0);
  await expect(main.getByRole('button')).toBeVisible();
  expect(await page.evaluate(crowdedInHeader), 'the browser’s own text is twice as large').toEqual(
    [],
  );
}

/** Whether the words reach the columns that the ship has in the drawing behind them; runs in the page. */
function touchesShip(words: Element): boolean {
  /** The drawing's size, and where in it the hull begins and the bowsprit ends. */
  const drawing = { width: 3200, height: 420, ship: { from: 1812, to: 2180 } };
  const view = document.querySelector('main img');
  if (!(view instanceof HTMLImageElement)) throw new Error('The hero has no picture');
  const room = view.getBoundingClientRect();
  const scale = Math.max(room.width / drawing.width, room.height / drawing.height);
  const [across = ''] = getComputedStyle(view).objectPosition.split(' ');
  const share = Number.parseFloat(across) / 100;
  const offset = share * (room.width - drawing.width * scale);
  const from = offset + drawing.ship.from * scale;
  const to = offset + drawing.ship.to * scale;
  const isMirrored = document.dir === 'rtl';
  const [left, right] = isMirrored
    ? [room.right - to, room.right - from]
    : [room.left + from, room.left + to];
  const range = document.createRange();
  range.selectNodeContents(words);
  const boxes = words.matches('a') ? [words.getBoundingClientRect()] : [...range.getClientRects()];
  return boxes.some((box) => box.left < right && left < box.right);
}

/** The first characters of lines that do not begin a word; runs in the page. */
function brokenWords(headline: Element): readonly string[] {
  const text = headline.firstChild;
  if (!(text instanceof Text)) throw new Error('The headline has no words');
  const range = document.createRange();
  const tops = [...text.data].map((_, index) => {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().top;
  });
  return tops.flatMap((top, index) => {
    const isNewLine = index > 0 && top > (tops[index - 1] ?? top) + 4;
    const before = text.data[index - 1] ?? '';
    return isNewLine && /[\p{L}\p{M}\p{N}]/u.test(before) ? [text.data.slice(index)] : [];
  });
}
