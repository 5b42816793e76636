import type { Locator, Page } from '@playwright/test';
import { openChoice } from '../../../support/choice-sheet.ts';
import { button, expectTurn, RESULT_MS } from '../../../support/game.ts';
import {
  activate,
  forgetAnnouncements,
  liveTexts,
  openWithStillClock,
  recordAnnouncements,
  settle,
  standsStill,
  toasts,
} from '../../../support/page.ts';
import { tryRules, type Rules } from '../../../support/rules.ts';
import { expect, test } from '../../../support/test.ts';
import { expectToastClear, headerAndGame } from '../../../support/toast-place.ts';
import {
  A_IS_WON,
  announcementsOver,
  beginAnew,
  board,
  chart,
  choice,
  expectGlass,
  glassCell,
  grids,
  hasten,
  LAST_SEEN_MS,
  modeAt,
  OPENED_MS,
  PHONE,
  ropedBoards,
  SKULL_WIN,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../../../support/ultimate.ts';

const SMALL_PHONE = { width: 360, height: 640 } as const;
const ON_ITS_SIDE = { width: 844, height: 390 } as const;

/** So far a board that opens may be off its place on the chart: the tray's rim counts for some of it. */
const PLACE_PX = 12;

/** The last move wins the centre board and sends to the one at the bottom left. */
const CENTRE_IS_WON = 'E1 A5 E4 D5 E7';

/** How long a move is seen before the next board opens. */
const SEEN_MS = 1320;
/** And how long one that decides its board, with the stamp. */
const DECISION_SEEN_MS = 2820;
/** And one that names a decided board. */
const REFUSED_SEEN_MS = DECISION_SEEN_MS + 600;
/** How long an arrow grows. */
const ARROW_MS = 200;
/** How long a board refuses it, and when: as soon as it is there. */
const REFUSAL_MS = [400, 2580];
/** How long that board is crossed out, and when. */
const CROSSED_OUT_MS = [420, 2580];
/** When a stamp is seen on the chart, and counted. */
const COUNTED_MS = 1980;
/** When it has been seen on its board. */
const STAMP_SEEN_MS = 1620;
/** When it has gone to the chart. */
const STAMP_JOINS_MS = 2000;
/** When the arrow leaves, once the stamp has gone. */
const DECISION_ARROW_MS = 2400;
/** So near it is to the middle of its place there. */
const NEAR_PX = 8;
/** How long the boards take to go and come, and the next one is seen before the computer plays on it. */
const ARRIVAL_MS = 540;

test.use({ viewport: PHONE });

const texts = ultimateTextsOf('en');

const SEEN: Rules = {
  'a move that stays on its board can be answered at once; one that leaves the choice free, with its stamp, and the last one, are seen on their board before the chart, on which a line is drawn and seen for 1.2 s; where the choice is free, the board that the arrow leads to refuses it in its ring, and the open boards are ringed until the chart is there [R141, R143, R196]':
    async (page) => {
      await choice(page, texts, 4).click();
      await glassCell(page, texts, 4).click();
      await glassCell(page, texts, 0).click();
      await settle(page);
      await page.clock.runFor(SEEN_MS);
      await expectGlass(page, texts, 'E5 E1', 0);

      await button(page, texts.newBattle).click();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await hasten(page, texts, A_IS_WON.slice(0, -3));
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await activate(glassCell(page, texts, 0));
      await settle(page);
      const open = [1, 2, 3, 4, 5, 6, 7, 8];
      await expectRefusal(page, 0, open);
      await page.clock.runFor(REFUSED_SEEN_MS - 1);
      await expectBoardShown(page, 'Top left board', 'Top left board, won by skull');
      await page.clock.runFor(1);
      await expect(choice(page, texts, 1)).toBeVisible();
      expect(await ropedBoards(page, texts)).toEqual(open);

      await button(page, texts.newBattle).click();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await hasten(page, texts, SKULL_WIN.notation.slice(0, -3));
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await activate(glassCell(page, texts, 4));
      await settle(page);
      await page.clock.runFor(LAST_SEEN_MS - 1);
      await expectBoardShown(page, 'Bottom right board', 'Bottom right board, won by skull');
      await page.clock.runFor(1);
      await expect(grids(page, texts)).toHaveCount(0);
      await expectTurn(page, texts, texts.skullTurn);
      await settle(page);
      await page.clock.runFor(OPENED_MS);
      await settle(page);
      await page.clock.runFor(RESULT_MS - 1);
      await expectTurn(page, texts, texts.skullTurn);
      await page.clock.runFor(1);
      await expectTurn(page, texts, texts.gameComplete, texts.piratesWin, texts.piratesWinLine);
    },
  'a press on the board that is held goes on at once, once its piece has been seen [R192]': async (
    page,
  ) => {
    await choice(page, texts, 4).click();
    await glassCell(page, texts, 0).click();
    await expectBoardShown(page, 'Centre board', 'Centre board, open');
    const [held] = await boxesOf([grids(page, texts)]);
    await expect(async () => {
      await page.mouse.click((held?.x ?? 0) + 8, (held?.y ?? 0) + 8);
      await expectBoardShown(page, 'Top left board', 'Top left board, open, play here', 300);
    }).toPass();
    await expectTurn(page, texts, texts.treasureTurn, texts.golden);
    await expectGlass(page, texts, 'E1', 0);
  },
  'a board that is chosen opens from its place on the whole chart, which goes to its own [R193]':
    async (page) => {
      for (const size of [PHONE, ON_ITS_SIDE]) {
        await page.setViewportSize(size);
        await page.evaluate(() => scrollTo(0, 0));
        const [place, whole] = await boxesOf([choice(page, texts, 8), chart(page, texts)]);
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Animation.enable');
        await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
        await choice(page, texts, 8).click();
        const boxes = await boxesOf([grids(page, texts), chart(page, texts)]);
        for (const [at, box] of [place, whole].entries()) {
          for (const side of ['x', 'y', 'width', 'height'] as const) {
            const [from = NaN, to = NaN] = [box?.[side], boxes[at]?.[side]];
            expect(Math.abs(from - to), `${size.width} px: ${side} of ${at}`).toBeLessThanOrEqual(
              PLACE_PX,
            );
          }
        }
        await devtools.detach();
        await button(page, texts.wholeChart).click();
      }
      await page.setViewportSize(PHONE);
    },
  'a board that is won is counted once its stamp has come to the chart [R191]': async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await hasten(page, texts, A_IS_WON.slice(0, -3));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const count = board(page, texts).getByRole('definition').first();
    await expect(count).toHaveText('0 boards');
    await activate(glassCell(page, texts, 0));
    await expect(count, 'one after the other').toHaveText('0 boards1 board');
    const delaysMs = await count.evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().delay),
    );
    expect(delaysMs).toEqual([COUNTED_MS, COUNTED_MS]);
    await settle(page);
    await page.clock.runFor(REFUSED_SEEN_MS);
    await expect(count).toHaveText('1 board');
  },
  'a piece that wins its board lies below the stamp, which is seen for half a second, then goes to its place on the chart and is seen there; the three that won stay in sight, their line till the arrow leaves from the piece [R205]':
    async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await hasten(page, texts, CENTRE_IS_WON.slice(0, -3));
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await activate(glassCell(page, texts, 6));
      await settle(page);
      const place = chart(page, texts).getByRole('listitem').nth(4);
      const onBoard = {
        isOverPiece: true,
        isSeen: true,
        areThreeSeen: true,
        isLineSeen: true,
        isOnChart: false,
      };
      expect(await stampAt(page, place, STAMP_SEEN_MS)).toEqual(onBoard);
      expect(await stampAt(page, place, STAMP_JOINS_MS - 10)).toEqual({
        ...onBoard,
        isOnChart: true,
      });
      expect(await stampAt(page, place, DECISION_ARROW_MS)).toEqual({
        ...onBoard,
        isSeen: false,
        isLineSeen: false,
        isOnChart: true,
      });
      await expect(place.locator('img, svg')).toHaveCSS('opacity', '1');
    },
  'a move that sends to its own board stays ringed until the next one [R212]': async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await hasten(page, texts, 'E1 A5');
    await activate(glassCell(page, texts, 4));
    await settle(page);
    await expectBoardShown(page, 'Centre board', 'Centre board, open, play here');
    await expect(glassCell(page, texts, 4)).toHaveCSS('outline-style', 'solid');
    // There and back: the board is the same, and the piece is not the last one.
    for (const cell of [1, 4]) {
      await activate(glassCell(page, texts, cell));
      await settle(page);
    }
    await expectBoardShown(page, 'Centre board', 'Centre board, open, play here');
    await expect(glassCell(page, texts, 4)).toHaveCSS('outline-style', 'none');
  },
  'the toast of a board that is won covers nothing of the board that opens meanwhile, and cuts no control [R149]':
    async (page) => {
      await page.setViewportSize(SMALL_PHONE);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await hasten(page, texts, CENTRE_IS_WON.slice(0, -3));
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await activate(glassCell(page, texts, 6));
      await settle(page);
      await page.clock.runFor(DECISION_SEEN_MS);
      await expectBoardShown(page, 'Bottom left board', 'Bottom left board, open, play here');
      await expectToastClear(page, 'en', headerAndGame(page), 'a board is won');
      const toast = await toasts(page, texts.notifications).boundingBox();
      const row = await button(page, texts.newBattle).boundingBox();
      expect(toast?.y).toBeLessThanOrEqual(row?.y ?? 0);
      expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeGreaterThanOrEqual(
        (row?.y ?? 0) + (row?.height ?? 0),
      );
      await page.setViewportSize(PHONE);
    },
  'a move is seen for 900 ms under the name of its own board, and no other is asked for, then a rope grows from it for 200 ms and is seen whole, then the next board opens and is told; the computer’s moves too [R141]':
    async (page) => {
      await openChoice(page);
      await modeAt(page, texts.medium).click();
      await forgetAnnouncements(page);
      await choice(page, texts, 4).click();
      // Only what moves after the move counts, not what the board that has just been chosen brings with it.
      await standsStill(page);
      await glassCell(page, texts, 0).click();
      await settle(page);
      await page.clock.runFor(SEEN_MS - 1);
      await expectBoardShown(page, 'Centre board', 'Centre board, open');
      await expect(glassCell(page, texts, 0)).toHaveAccessibleName(/skull$/);
      expect(await movements(page)).toContainEqual([ARROW_MS, 900]);
      const asked = page.getByRole('group', { name: 'Turn', exact: true }).locator('p').last();
      await expect(asked, 'it has been done').toHaveCSS('opacity', '0');
      expect(await liveTexts(page)).toEqual([]);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Animation.enable');
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
      await page.clock.runFor(1);
      await expectBoardShown(page, 'Top left board', 'Top left board, open, play here');
      await expect(asked).toHaveCSS('opacity', '1');
      expect(
        await movements(page),
        'the rope goes, the next board comes with its name, the one before stays till then; what thinks pales',
      ).toEqual([
        [80, 0],
        [200, 540],
        [200, 0],
        [420, 0],
        [420, 0],
      ]);
      await devtools.detach();
      await expect.poll(() => liveTexts(page)).toEqual(announcementsOver(texts, 'E1'));

      // On an empty board the computer takes the centre.
      await page.clock.runFor(ARRIVAL_MS);
      await expect(glassCell(page, texts, 4)).toHaveAccessibleName(/treasure$/);
      await settle(page);
      await page.clock.runFor(SEEN_MS - 1);
      await expectBoardShown(page, 'Top left board', 'Top left board, open');
      await page.clock.runFor(1);
      await expectBoardShown(page, 'Centre board', 'Centre board, open, play here');
    },
};

test('one move after the other', async ({ page }) => {
  await recordAnnouncements(page);
  await openWithStillClock(page, ULTIMATE_PATH);
  await tryRules(page, beginAnew, SEEN);
});

function boxesOf(shown: readonly Locator[]) {
  return Promise.all(shown.map((each) => each.boundingBox()));
}

async function expectBoardShown(
  page: Page,
  heading: string,
  name: string,
  timeout?: number,
): Promise<void> {
  await expect(grids(page, texts)).toHaveAccessibleName(
    name,
    timeout === undefined ? {} : { timeout },
  );
  const shown = board(page, texts).getByRole('heading');
  await expect(shown).toHaveText(heading);
}

/** Asserts that an arrow will be refused by the board that it names, and that this is ringed, and those that are open. */
async function expectRefusal(page: Page, named: number, open: readonly number[]): Promise<void> {
  const moving = await movements(page);
  expect(moving).toContainEqual([ARROW_MS, DECISION_ARROW_MS]);
  expect(moving).toContainEqual(REFUSAL_MS);
  expect(moving).toContainEqual(CROSSED_OUT_MS);
  expect(await ropedBoards(page, texts)).toEqual([named, ...open]);
}

/** Duration and delay of what is moving on the board, shortest first, but for the pieces. */
function movements(page: Page): Promise<readonly (readonly number[])[]> {
  return board(page, texts).evaluate((host) =>
    host
      .getAnimations({ subtree: true })
      .map(({ effect }) => {
        const { duration, delay } = effect?.getComputedTiming() ?? {};
        return [Number(duration), Number(delay)];
      })
      .filter(([duration]) => duration !== 220)
      .toSorted(([one = 0], [other = 0]) => one - other),
  );
}

/** How the stamp on the enlarged board is seen so long after the move: its middle may be on that board's place on the chart. */
async function stampAt(
  page: Page,
  place: Locator,
  afterMs: number,
): Promise<
  Record<'isOverPiece' | 'isSeen' | 'areThreeSeen' | 'isLineSeen' | 'isOnChart', boolean>
> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('The chart was not seen');
  const goal = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return grids(page, texts).evaluate(
    (grid, [ms, middle, near]) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = ms;
      }
      const stamp = grid.querySelector(':scope > svg, :scope > img');
      const piece = grid.querySelector('[data-last-move]');
      const line = grid.querySelector('[data-line]');
      if (stamp === null || piece === null || line === null) throw new Error('Nothing is stamped');
      const { zIndex, opacity } = getComputedStyle(stamp);
      const { left, right, top, bottom } = stamp.getBoundingClientRect();
      const away = Math.hypot((left + right) / 2 - middle.x, (top + bottom) / 2 - middle.y);
      return {
        isOverPiece: Number(zIndex) > (Number(getComputedStyle(piece, '::before').zIndex) || 0),
        isSeen: Number(opacity) > 0.9,
        areThreeSeen: [...grid.querySelectorAll('[data-winning]')].every(
          (cell) => getComputedStyle(cell, '::before').opacity === '1',
        ),
        isLineSeen: getComputedStyle(line).opacity === '1',
        isOnChart: away < near,
      };
    },
    [afterMs, goal, NEAR_PX] as const,
  );
}
