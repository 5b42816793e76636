import type { Page } from '@playwright/test';
import { placeOf } from '#games/ultimate/rules.ts';
import { button, land, RESULT_MS } from '../../../support/game.ts';
import { activate, openWithStillClock, settle, standsStill } from '../../../support/page.ts';
import { expect, test } from '../../../support/test.ts';
import {
  chart,
  glassCell,
  hasten,
  LAST_SEEN_MS,
  movesOf,
  OPENED_MS,
  PHONE,
  SKULL_WIN,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../../../support/ultimate.ts';

const texts = ultimateTextsOf('en');

test.use({ viewport: PHONE });

test('drawings of a winner nearly fill the boards of the line while that is celebrated; for the next battle the chart comes forward from where it stood, and its boards are laid out from one corner to the other [R208, R209]', async ({
  page,
}) => {
  await winOnPhone(page, 'no-preference');
  for (const at of [6, 7, 8])
    await expect.poll(() => shareOfDrawing(page, at), `board ${at}`).toBeGreaterThan(0.9);
  await standsStill(page);
  const stood = await chart(page, texts).boundingBox();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await activate(button(page, texts.newBattle));
  await expect.poll(() => orderLaidOut(page)).toEqual([0, 1, 2, 1, 2, 3, 2, 3, 4]);
  expectNear(await chart(page, texts).boundingBox(), stood);
});

for (const height of [640, 844])
  test(`${height} px: the chart at an end stays where it opened, as large as it was, when the result is told [R208]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height });
    await playToLastMove(page, 'no-preference');
    await land(page, LAST_SEEN_MS);
    await standsStill(page);
    const opened = await chart(page, texts).boundingBox();
    await seeLine(page);
    await expect(chart(page, texts).getByRole('listitem').nth(8).locator('img, svg')).toHaveCSS(
      'scale',
      '1.22',
    );
    await standsStill(page);
    expect(await chart(page, texts).boundingBox()).toEqual(opened);
  });

test('under reduced motion drawings of a winner are no larger at the end, and the boards lie where they are for the next battle [R208]', async ({
  page,
}) => {
  await winOnPhone(page, 'reduce');
  for (const at of [6, 7, 8]) expect(await shareOfDrawing(page, at)).toBeLessThan(0.8);
  await activate(button(page, texts.newBattle));
  await expect(chart(page, texts).getByRole('button')).toHaveCount(9);
  expect(await orderLaidOut(page)).toEqual([]);
});

type Motion = 'reduce' | 'no-preference';
type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** Plays to the celebration of a win on the bottom row of boards. */
async function winOnPhone(page: Page, motion: Motion): Promise<void> {
  await playToLastMove(page, motion);
  await land(page, LAST_SEEN_MS);
  await seeLine(page);
}

/** Lets the whole chart open and the line on it be seen, so that the result is told. */
async function seeLine(page: Page): Promise<void> {
  await settle(page);
  await page.clock.runFor(OPENED_MS);
  await settle(page);
  await page.clock.runFor(RESULT_MS);
}

/** Plays that battle; only its last move is seen at its own pace. */
async function playToLastMove(page: Page, motion: Motion): Promise<void> {
  const { notation } = SKULL_WIN;
  const words = notation.split(' ');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithStillClock(page, ULTIMATE_PATH);
  await hasten(page, texts, words.slice(0, -1).join(' '));
  await page.emulateMedia({ reducedMotion: motion });
  await activate(glassCell(page, texts, placeOf(movesOf(notation).at(-1) ?? 0).cell));
}

function expectNear(box: Box | null, other: Box | null): void {
  if (box === null || other === null) throw new Error('It was not seen.');
  const sides = ['x', 'y', 'width', 'height'] as const;
  expect(Math.max(...sides.map((side) => Math.abs(box[side] - other[side])))).toBeLessThan(4);
}

/** How wide the drawing of who has won a board of the chart is, in widths of the board. */
function shareOfDrawing(page: Page, at: number): Promise<number> {
  return chart(page, texts)
    .getByRole('listitem')
    .nth(at)
    .evaluate((place) => {
      const drawing = place.querySelector('img, svg');
      if (drawing === null) throw new Error('Nobody has won the board');
      return drawing.getBoundingClientRect().width / place.getBoundingClientRect().width;
    });
}

/** Which of the nine boards move first, which after those, and so on; none where no board moves. */
function orderLaidOut(page: Page): Promise<readonly number[]> {
  return chart(page, texts)
    .getByRole('listitem')
    .evaluateAll((places) => {
      const delays = places.flatMap((place) =>
        place.getAnimations().map(({ effect }) => effect?.getTiming().delay ?? 0),
      );
      const steps = [...new Set(delays)].toSorted((one, other) => one - other);
      return delays.map((delay) => steps.indexOf(delay));
    });
}
