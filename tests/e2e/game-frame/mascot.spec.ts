import type { Page } from '@playwright/test';
import {
  dropByMouse,
  landingMsOf,
  modeAt,
  playToTheEnd,
  SHIP_PATH,
  shipTextsOf,
  type ShipTexts,
} from '../../support/connect-four.ts';
import { land, mascot, turnBanner } from '../../support/game.ts';
import { pathIn } from '../../support/languages.ts';
import { openWithStillClock } from '../../support/page.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

/** The smallest windows of each shape, and one with room. */
const WINDOWS = [
  [320, 568],
  [360, 640],
  [568, 320],
  [844, 390],
  [768, 1024],
  [1100, 800],
  [1440, 900],
] as const;

for (const code of ['en', 'de', 'ru', 'hi'] as const) {
  test(
    `${code}: the mascot covers no word and is in the window, however small, and a loss told in many words takes no more height than a turn [R150]`,
    inSweepUnless(code === 'de'),
    async ({ page }) => {
      const texts = shipTextsOf(code);
      await openWithStillClock(page, pathIn(code, SHIP_PATH));
      await modeAt(page, texts.hard).click();
      await dropByMouse(page, texts, '4');
      await land(page, landingMsOf('4'));
      await expect(turnBanner(page, texts)).toContainText(texts.thinking);
      const heights = await expectMascotClear(page, texts);
      await playToTheEnd(page, texts);
      expect(await expectMascotClear(page, texts)).toEqual(heights);
    },
  );
}

/** Gives the heights of the turn banner. */
async function expectMascotClear(page: Page, texts: ShipTexts): Promise<readonly number[]> {
  const heights: number[] = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const where = `covered by the mascot at ${width}×${height}`;
    await expect.poll(() => mascot(page).evaluate(coveredByMascot), where).toEqual([]);
    const box = await turnBanner(page, texts).boundingBox();
    heights.push(Math.round(box?.height ?? 0));
  }
  return heights;
}

/** What the mascot covers, and whether it sticks out of the window; runs in the page. */
function coveredByMascot(place: Element): readonly string[] {
  const box = place.getBoundingClientRect();
  const isOut = box.left < 0 || box.right > document.documentElement.clientWidth;
  const things = document.querySelectorAll(
    'main :is(h1, h2, p, dt, dd, button, [role="gridcell"])',
  );
  const covered = [...things].filter((thing) => {
    const isSeen = thing.checkVisibility({ visibilityProperty: true }) && thing.clientWidth > 1;
    if (!isSeen) return false;
    const range = document.createRange();
    range.selectNodeContents(thing);
    const rects = thing.matches('button, [role]') ? thing.getClientRects() : range.getClientRects();
    return [...rects].some(
      (rect) =>
        rect.left < box.right - 1 &&
        box.left < rect.right - 1 &&
        rect.top < box.bottom - 1 &&
        box.top < rect.bottom - 1,
    );
  });
  const names = covered.map((thing) => thing.ariaLabel ?? thing.textContent);
  return isOut ? [...names, 'edge of the window'] : names;
}
