import type { Page } from '@playwright/test';
import { total } from '#core/series.ts';
import {
  ANSWER_DELAY_MS,
  columnAt,
  contentsOf,
  discAt,
  discCount,
  dropByMouse,
  expectShip,
  landingMsOf,
  modeAt,
  playToTheEnd,
  SHIP_PATH,
  ship,
  shipTextsOf,
} from '../../../support/connect-four.ts';
import { button, expectTurn, land, mascot, turnBanner } from '../../../support/game.ts';
import { fill, EXAMINED_LANGUAGES, pathIn } from '../../../support/languages.ts';
import {
  liveTexts,
  openWithStillClock,
  recordAnnouncements,
  setHidden,
  settle,
} from '../../../support/page.ts';
import { tryRules, type Rules } from '../../../support/rules.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = shipTextsOf(code);

  test(
    `${code}: the computer answers 1000 ms after the move, not a moment before, and is said to think once; the mascot thinks with it [R52]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await recordAnnouncements(page);
      await openWithStillClock(page, pathIn(code, SHIP_PATH));
      await expect(mascot(page), 'two people are among themselves').toHaveCount(0);
      await modeAt(page, texts.medium).click();
      await expect(mascot(page)).toHaveAttribute('data-mascot', 'watching');
      await dropByMouse(page, texts, '4');
      await land(page, landingMsOf('4'));
      await expectTurn(page, texts, texts.treasureTurn, texts.thinking);
      await expect(mascot(page)).toHaveAttribute('data-mascot', 'thinking');
      await expect(mascot(page).locator('img:visible')).toHaveAttribute('src', /parrot-thinks/);
      await page.clock.runFor(ANSWER_DELAY_MS - landingMsOf('4') - 1);
      await settle(page);
      expect(await discCount(page, texts)).toBe(1);
      await page.clock.runFor(1);
      await expect.poll(() => discCount(page, texts)).toBe(2);
      await land(page, landingMsOf('4'));
      await expectTurn(page, texts, texts.skullTurn, texts.chooseSquare);
      await expect(mascot(page)).toHaveAttribute('data-mascot', 'watching');
      await expect(columnAt(page, texts, 3), 'focus stays where one played').toBeFocused();

      const column = ((await contentsOf(page, texts)).indexOf('treasure') % 7) + 1;
      await page.clock.runFor(10_000);
      await expect
        .poll(() => liveTexts(page))
        .toEqual([
          fill(texts.skullDropped, { column: 4 }),
          texts.thinking,
          fill(texts.treasureDropped, { column }),
        ]);
    },
  );
}

const texts = shipTextsOf('en');

// The tests of failing workers play a whole game in the third mode.
for (const mode of ['easy', 'hard'] as const) {
  test(
    `a whole game in the mode ${texts[mode]} comes to its end and counts once`,
    inSweepUnless(mode === 'hard'),
    async ({ page }) => {
      await openWithStillClock(page, SHIP_PATH);
      await modeAt(page, texts[mode]).click();
      await playToTheEnd(page, texts);
      await expect(modeAt(page, texts[mode])).toBeChecked();
      expect(await battlesFought(page)).toBe(1);
      await page.clock.runFor(10_000);
      const discs = await discCount(page, texts);
      await button(page, texts.newBattle).click();
      await page.clock.runFor(10_000);
      await expectShip(page, texts, '');
      expect(discs).toBeGreaterThanOrEqual(7);
    },
  );
}

const WHILE_IT_THINKS: Rules = {
  'clicks and keys are ignored, and the columns say so; the mode cannot be changed, Reset Scores and a hidden tab let it think on [R53, X32]':
    async (page) => {
      const columns = ship(page, texts).locator('button');
      await expect(columns.and(page.locator('[aria-disabled="true"]'))).toHaveCount(7);
      await expect(columns.and(page.locator('[disabled]'))).toHaveCount(0);
      await columnAt(page, texts, 1).click({ force: true });
      await discAt(page, texts, 16).dblclick({ force: true });
      for (const key of ['Enter', 'Space', '5', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
      await expectShip(page, texts, '4');

      await modeAt(page, texts.hard).click({ force: true });
      await expect(modeAt(page, texts.easy)).toBeChecked();
      await button(page, texts.resetScores).click();
      await setHidden(page, true);
      await page.clock.runFor(ANSWER_DELAY_MS);
      await expect.poll(() => discCount(page, texts)).toBe(2);
      await setHidden(page, false);
      await page.clock.runFor(10_000);
      expect(await discCount(page, texts)).toBe(2);
      await expectTurn(page, texts, texts.skullTurn, texts.chooseSquare);
    },

  'New Battle cancels the answer; the next one comes in its own time': async (page) => {
    await page.clock.runFor(ANSWER_DELAY_MS - 1);
    await button(page, texts.newBattle).click();
    await expectShip(page, texts, '');
    await page.clock.runFor(10_000);
    await settle(page);
    await expectShip(page, texts, '');

    await dropByMouse(page, texts, '3');
    await page.clock.runFor(500);
    await button(page, texts.newBattle).click();
    await dropByMouse(page, texts, '3');
    await page.clock.runFor(ANSWER_DELAY_MS - 1);
    await settle(page);
    await expectShip(page, texts, '3');
    await page.clock.runFor(1);
    await expect.poll(() => discCount(page, texts)).toBe(2);
  },

  'going to another page and back gives an empty ship and no late answer': async (page) => {
    const navigation = page.getByRole('navigation', { name: texts.main });
    await page.clock.runFor(ANSWER_DELAY_MS - 1);
    await navigation.getByRole('link', { name: texts.home, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.homeHeadline })).toBeFocused();
    const announcedBefore = await liveTexts(page);
    await page.clock.runFor(10_000);
    await settle(page);
    expect(await liveTexts(page), 'said from a page that was left').toEqual(announcedBefore);

    await navigation.getByRole('link', { name: texts.shipBattle, exact: true }).click();
    await expectShip(page, texts, '');
    await page.clock.runFor(10_000);
    await settle(page);
    await expectShip(page, texts, '');
    await expectTurn(page, texts, texts.skullTurn, texts.chooseSquare);
    await expect(modeAt(page, texts.twoPlayers)).toBeChecked();

    await page.goBack();
    await page.goForward();
    await expectShip(page, texts, '');
  },

  'a page out of the back/forward cache begins the thought anew [X33]': async (page) => {
    await page.clock.runFor(ANSWER_DELAY_MS - 1);
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await page.clock.runFor(ANSWER_DELAY_MS - 1);
    await settle(page);
    await expectShip(page, texts, '4');
    await page.clock.runFor(1);
    await expect.poll(() => discCount(page, texts)).toBe(2);
    await page.clock.runFor(10_000);
    await settle(page);
    expect(await discCount(page, texts), 'the first thought answers no more').toBe(2);
  },
};

test('while the computer thinks', async ({ page }) => {
  await recordAnnouncements(page);
  await openWithStillClock(page, SHIP_PATH);
  await tryRules(page, letItThink, WHILE_IT_THINKS);
});

/** Begins a battle against the computer, and plays its first move. */
async function letItThink(page: Page): Promise<void> {
  await button(page, texts.newBattle).click();
  await modeAt(page, texts.easy).click();
  await dropByMouse(page, texts, '4');
}

async function battlesFought(page: Page): Promise<number> {
  await expect(turnBanner(page, texts)).toContainText(texts.gameComplete);
  const region = page.getByRole('region', { name: texts.battleScore, exact: true });
  const [first, second, draws] = (await region.getByRole('definition').allTextContents()).map(
    Number,
  );
  return total({ first: first ?? 0, second: second ?? 0, draws: draws ?? 0 });
}
