import { button } from '../../../support/game.ts';
import { EXAMINED_LANGUAGES, pathIn } from '../../../support/languages.ts';
import { middleOf } from '../../../support/fingers.ts';
import { activate, openWithStillClock, settle, standsStill } from '../../../support/page.ts';
import { expect, test } from '../../../support/test.ts';
import {
  chart,
  choice,
  glassCell,
  grids,
  PHONE,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../../../support/ultimate.ts';

/** How long a move is seen before the next board opens. */
const SEEN_MS = 1320;
/** A board begins with its middle so near to that of its place: the tray's rim counts for some of it. */
const NEAR_PX = 5;

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = ultimateTextsOf(code);

  for (const viewport of [PHONE, { width: 844, height: 390 }]) {
    test(`${code}, ${viewport.width} px: a board that is chosen begins in its place on the whole chart, one that a move sends to in its place on the small one, and the whole chart in the place of that [R141, R193, R206]`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openWithStillClock(page, pathIn(code, ULTIMATE_PATH));
      const place = await middleOf(choice(page, texts, 5));
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Animation.enable');
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
      await choice(page, texts, 5).click();
      expectNear(await middleOf(grids(page, texts)), place);

      await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
      await standsStill(page);
      await activate(glassCell(page, texts, 6));
      await settle(page);
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
      await page.clock.runFor(SEEN_MS);
      const sentTo = await middleOf(chart(page, texts).getByRole('listitem').nth(6));
      expectNear(await middleOf(grids(page, texts)), sentTo);

      const beside = await middleOf(chart(page, texts));
      await activate(button(page, texts.wholeChart));
      await expect(choice(page, texts, 6)).toBeVisible();
      expectNear(await middleOf(chart(page, texts)), beside);
      // The board with the piece is seen at once.
      await expect(chart(page, texts).getByRole('listitem').nth(5)).toHaveCSS('opacity', '1');
    });
  }
}

type Point = Awaited<ReturnType<typeof middleOf>>;

function expectNear(point: Point, other: Point): void {
  expect(Math.abs(point.x - other.x)).toBeLessThanOrEqual(NEAR_PX);
  expect(Math.abs(point.y - other.y)).toBeLessThanOrEqual(NEAR_PX);
}
