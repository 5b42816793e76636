import type { Locator, Page } from '@playwright/test';
import {
  clearShip,
  columnAt,
  discAt,
  DRAW,
  dropByMouse,
  dropQuickly,
  expectShip,
  flag,
  landingMsOf,
  seeEnd,
  announcementsOver,
  SHIP_PATH,
  ship,
  shipTextsOf,
  SKULL_WIN,
  TREASURE_WIN,
  type ShipGame,
  type ShipTexts,
} from '../../../support/connect-four.ts';
import {
  button,
  expectScore,
  expectTurn,
  land,
  scoreAfter,
  seeResult,
  turnBanner,
} from '../../../support/game.ts';
import { EXAMINED_LANGUAGES, pathIn } from '../../../support/languages.ts';
import {
  liveTexts,
  openWithStillClock,
  otherTexts,
  recordAnnouncements,
  standsStill,
  toasts,
} from '../../../support/page.ts';
import { tryRules, type Rules } from '../../../support/rules.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

const GAMES = [SKULL_WIN, TREASURE_WIN, DRAW] as const;

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = shipTextsOf(code);

  test(
    `${code}: each battle by mouse is told by banner, ship, live region, toast and score; after a win a rope is pulled over the line once the last disc has landed, and the ship flies the winner’s flag [R51, R55, R98, R136, R143, R151]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await recordAnnouncements(page);
      await openWithStillClock(page, pathIn(code, SHIP_PATH));
      await expectShip(page, texts, '');
      await expectScore(page, code, [0, 0, 0]);
      expect(await liveTexts(page), 'said at load').toEqual([]);
      const [left, right] = await edgesOf(page, texts);
      expect(left, 'column 1 is drawn on the left').toBeLessThan(right);

      for (const [index, game] of GAMES.entries()) {
        const played = GAMES.slice(0, index + 1);
        await test.step(`${game.name} by mouse is told by banner, ship, live region, toast and score`, async () => {
          await playTellingTurns(page, texts, game);
          await expectShip(page, texts, game.notation);
          await expect(rope(page)).toHaveCount(game === DRAW ? 0 : 1);
          if (game !== DRAW) {
            expect(new Set(await pulls(page))).toEqual(
              new Set([`410 ms after ${landingMsOf(game.notation)}`]),
            );
          }
          await land(page, landingMsOf(game.notation));
          const turn = turnBanner(page, texts);
          await expect(turn, 'the line is seen alone').not.toContainText(texts.gameComplete);
          await expect(flag(page)).toHaveCount(0);
          await seeResult(page, 0);

          await expect(flag(page)).toHaveCount(game === DRAW ? 0 : 1);
          if (game !== DRAW) await expect(flag(page)).toHaveAttribute('data-flag', winnerOf(game));

          const [title, line] = game.banner;
          const score = scoreAfter(played);
          await expectTurn(page, texts, texts.gameComplete, texts[title], texts[line]);
          await expectScore(page, code, score);

          const shown = toasts(page, texts.notifications);
          await expect(shown.getByRole('paragraph')).toHaveText([texts[title], texts[line]]);
          await page.clock.runFor(game.toastMs - 1);
          await expect(shown).toHaveCount(1);
          await page.clock.runFor(1);
          await expect(shown).toHaveCount(0);

          await standsStill(page);
          await button(page, texts.newBattle).click();
          await expect(flag(page)).toHaveCount(0);
          await expect(rope(page)).toHaveCount(0);
          await expectShip(page, texts, '');
          await expectTurn(page, texts, texts.skullTurn, texts.chooseSquare);
          await expectScore(page, code, score);
          await page.clock.runFor(10_000);
          await expect
            .poll(() => liveTexts(page))
            .toEqual(
              played.flatMap(({ notation }) => [
                ...announcementsOver(texts, notation),
                texts.boardCleared,
              ]),
            );
          await expect
            .poll(() => otherTexts(page))
            .toEqual(played.map(({ banner }) => texts[banner[0]] + texts[banner[1]]));
        });
      }
    },
  );
}

function winnerOf({ score: [skulls] }: ShipGame): string {
  return skulls > 0 ? 'first' : 'second';
}

const texts = shipTextsOf('en');

const BY_MOUSE: Rules = {
  'a click anywhere in a column drops in that column, and a double click drops once: the second half would be the rival’s move [R50, X36]':
    async (page) => {
      await discAt(page, texts, 2).click();
      await expectShip(page, texts, '3');
      await discAt(page, texts, 37).click();
      await expectShip(page, texts, '33');
      await discAt(page, texts, 41).click();
      await expectShip(page, texts, '337');
      await columnAt(page, texts, 6).click();
      await expectShip(page, texts, '3377');

      const button7 = await columnAt(page, texts, 6).boundingBox();
      const disc7 = await discAt(page, texts, 6).boundingBox();
      if (button7 === null || disc7 === null) throw new Error('The ship is not shown');
      await page.mouse.click(disc7.x + disc7.width / 2, (button7.y + button7.height + disc7.y) / 2);
      await expectShip(page, texts, '33777');

      await columnAt(page, texts, 0).dblclick();
      await expectShip(page, texts, '337771');
      await discAt(page, texts, 8).dblclick();
      await expectShip(page, texts, '3377712');
      await land(page, landingMsOf('3377712'));
      await expectTurn(page, texts, texts.treasureTurn, texts.chooseSquare);
    },
  'a full column and a finished ship ignore clicks, stay focusable, and the other columns go on [R53]':
    async (page) => {
      await dropQuickly(page, texts, '444444');
      const full = columnAt(page, texts, 3);
      await expect(full).toHaveAccessibleName('Column 4, full');
      await expect(full).toHaveAttribute('aria-disabled', 'true');
      await expect(full).not.toHaveAttribute('disabled');
      await full.click({ force: true });
      await discAt(page, texts, 38).click({ force: true });
      await expectShip(page, texts, '444444');
      await land(page, landingMsOf('444444'));
      await expectTurn(page, texts, texts.skullTurn, texts.chooseSquare);
      await full.focus();
      await expect(full).toBeFocused();
      await dropByMouse(page, texts, '5');
      await expectShip(page, texts, '4444445');

      await button(page, texts.newBattle).click();
      await dropQuickly(page, texts, SKULL_WIN.notation);
      const columns = ship(page, texts).locator('button');
      await expect(columns.and(page.locator('[aria-disabled="true"]'))).toHaveCount(7);
      await expect(columns.and(page.locator('[disabled]'))).toHaveCount(0);
      await columnAt(page, texts, 6).click({ force: true });
      await discAt(page, texts, 20).click({ force: true });
      await expectShip(page, texts, SKULL_WIN.notation);
      await seeEnd(page, SKULL_WIN.notation);
      await expectScore(page, 'en', [1, 0, 0]);
    },
  'all discs of two lines at once are winning, and nothing else is; New Battle in the middle clears the ship and counts nothing; Reset Scores leaves it [R55]':
    async (page) => {
      await dropQuickly(page, texts, '456546524551725137316712166674177424223');
      await expectShip(page, texts, '456546524551725137316712166674177424223');
      await expect(rope(page).locator('> g'), 'a rope for each line').toHaveCount(2);
      await expect.poll(() => pulls(page), 'with reduced motion both are there').toEqual([]);
      await seeEnd(page, '456546524551725137316712166674177424223');
      await expectTurn(page, texts, texts.gameComplete, texts.piratesWin, texts.piratesWinLine);

      await button(page, texts.newBattle).click();
      await dropByMouse(page, texts, '445');
      await button(page, texts.resetScores).click();
      await expectShip(page, texts, '445');
      await expectScore(page, 'en', [0, 0, 0]);
      const newest = toasts(page, texts.notifications).last();
      await expect(newest.getByRole('paragraph')).toHaveText([
        texts.resetToast,
        texts.resetToastLine,
      ]);
      await button(page, texts.newBattle).click();
      await expectShip(page, texts, '');
      await expectScore(page, 'en', [0, 0, 0]);
    },
  'what a toast says of a result goes with the next battle [R203]': async (page) => {
    const toast = toasts(page, texts.notifications);
    await dropQuickly(page, texts, SKULL_WIN.notation);
    await seeEnd(page, SKULL_WIN.notation);
    await expect(toast).toContainText(texts.piratesWin);
    await button(page, texts.newBattle).click();
    await expectShip(page, texts, '');
    await expect(toast).toHaveCount(0);
  },
  'a pointer shows the mover’s coin, the column and the landing place; a full column shows none':
    async (page) => {
      const coins = ship(page, texts).locator('img');
      await expect(coins).toHaveCount(0);
      await discAt(page, texts, 10).hover();
      await expect(coins, 'one is held, one is a ghost').toHaveCount(2);
      await expect(columnAt(page, texts, 3).locator('img')).toHaveAttribute('src', /coin-skull/);
      await expect(discAt(page, texts, 38).locator('img')).toHaveAttribute('src', /coin-skull/);
      await discAt(page, texts, 10).click();
      await expect(columnAt(page, texts, 3).locator('img')).toHaveAttribute('src', /coin-treasure/);
      await expect(discAt(page, texts, 31).locator('img')).toHaveAttribute('src', /coin-treasure/);
      await page.mouse.move(0, 0);
      await expect(coins, 'the disc that was dropped').toHaveCount(1);
      await dropQuickly(page, texts, '44444');
      await discAt(page, texts, 3).hover();
      await expect(columnAt(page, texts, 3).locator('img')).toHaveCount(0);
    },
};

test('by mouse, on one ship after the other', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithStillClock(page, SHIP_PATH);
  await tryRules(page, clearShip, BY_MOUSE);
});

/** The picture of all ropes on the ship. */
function rope(page: Page): Locator {
  return page.locator('#game svg[data-rope]');
}

/** For how many milliseconds each piece of a rope is pulled, and after how many. */
function pulls(page: Page): Promise<readonly string[]> {
  return rope(page).evaluate((picture) =>
    picture.getAnimations({ subtree: true }).map(({ effect }) => {
      const { duration, delay } = effect?.getComputedTiming() ?? {};
      return `${Number(duration)} ms after ${Math.round(Number(delay))}`;
    }),
  );
}

async function edgesOf(page: Page, language: ShipTexts): Promise<readonly [number, number]> {
  const [first, last] = await Promise.all(
    [0, 6].map((column) => columnAt(page, language, column).boundingBox()),
  );
  return [first?.x ?? NaN, last?.x ?? NaN];
}

/** Plays by mouse; in a long game only the beginning and the end. */
async function playTellingTurns(
  page: Page,
  language: ShipTexts,
  { notation }: ShipGame,
): Promise<void> {
  for (const [ply, digit] of Array.from(notation.slice(0, 4)).entries()) {
    const turn = ply % 2 === 0 ? language.skullTurn : language.treasureTurn;
    await expectTurn(page, language, turn, language.chooseSquare);
    await dropByMouse(page, language, digit);
    await land(page, landingMsOf(notation.slice(0, ply + 1)));
  }
  await dropQuickly(page, language, notation.slice(4, -4));
  await dropByMouse(page, language, notation.slice(4).slice(-4));
}
