import { homeTextsOf } from '../../../support/home.ts';
import { LANGUAGES, pathIn, type LanguageCode } from '../../../support/languages.ts';
import { open } from '../../../support/page.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

/** Upright phones, whose hero has the least room between the words and the ship. */
const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
] as const;

/** The longest words, the longest button, one from right to left, and one that is written without spaces. */
const STANDING: readonly LanguageCode[] = ['ru', 'pt', 'ar', 'zh'];

for (const { code } of LANGUAGES) {
  test(
    `${code}: on phones neither the headline nor Play Now touches the ship, and no line of the headline ends inside a word`,
    inSweepUnless(STANDING.includes(code)),
    async ({ page }) => {
      const texts = homeTextsOf(code);
      await open(page, pathIn(code, '/'));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
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
    },
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
