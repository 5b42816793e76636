import { expectNoSidewaysScroll } from '../../support/axe.ts';
import { misfits } from '../../support/misfits.ts';
import { LANGUAGES, pathIn, type LanguageCode } from '../../support/languages.ts';
import { open } from '../../support/page.ts';
import { PAGES } from '../../support/pages.ts';
import { inSweepUnless, IS_SWEEP } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

const WIDTHS = [320, 390, 1440] as const;

/** All pages in a sweep of languages, else those with the least room for words. */
const PATHS = IS_SWEEP
  ? [...PAGES.map(({ path }) => path), '/404']
  : ['/', '/treasure-hunt-memory'];

/** The languages that stand for the others: one with long words, one with high letters, from right to left. */
const STANDING: readonly LanguageCode[] = ['de', 'ur'];

for (const { code } of LANGUAGES) {
  test(
    `${code}: every word has its place: nothing is cut, nothing lies over its neighbour [R130, X43]`,
    inSweepUnless(STANDING.includes(code)),
    async ({ page, faults }) => {
      for (const path of PATHS) {
        if (path === '/404') {
          faults.expect(/^error: Failed to load resource: .*404/);
          faults.expect(/^error: No page at /);
        }
        await open(page, pathIn(code, path));
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoSidewaysScroll(page, `${path} at ${width} px`);
          expect(await page.evaluate(misfits), `${path} at ${width} px`).toEqual([]);
        }
      }
    },
  );
}
