import type { Locator, Page } from '@playwright/test';
import { expectNoFindings, expectNoSidewaysScroll } from '../../support/axe.ts';
import {
  ANSWER_DELAY_MS,
  contentsOf,
  discAt,
  discCount,
  dropByMouse,
  dropQuickly,
  landingMsOf,
  modeAt,
  SHIP_PATH,
  shipTextsOf,
  SKULL_WIN,
  type ShipTexts,
} from '../../support/connect-four.ts';
import {
  button,
  cellAt,
  expectTurn,
  playQuickly,
  land,
  seeResult,
  TOAST_MS,
  turnBanner,
} from '../../support/game.ts';
import { EXAMINED_LANGUAGES, fill, pathIn, textsOf, translated } from '../../support/languages.ts';
import { misfits } from '../../support/misfits.ts';
import {
  activate,
  forgetAnnouncements,
  liveTexts,
  open,
  openWithStillClock,
  recordAnnouncements,
  settle,
  toasts,
} from '../../support/page.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

const ENGLISH = {
  opener: 'Head starts and names',
  handicap: 'Handicap',
  even: 'Even',
  skullAhead: 'Skull Pirates get a head start',
  treasureAhead: 'Treasure Hunters get a head start',
  who: 'Who starts',
  skullStarts: 'Skull Pirates start',
  loserStarts: 'The last loser starts',
  firstName: 'Name of the first captain',
  secondName: 'Name of the second captain',
  namedTurn: "{name}'s Turn",
  namedWin: '{name} wins!',
  namedAhead: '{name} gets a head start',
  dropped: 'Skull in column {column}.',
  score: 'Battle Score',
  send: 'Send to a friend',
  dialog: 'Send this battle',
  link: 'Link',
} as const;

const TEXTS = { ...shipTextsOf('en'), ...translated('en', ENGLISH) };
type Texts = ShipTexts & Readonly<Record<keyof typeof ENGLISH, string>>;

const SMALL_PHONE = { width: 320, height: 568 };
const LONGEST_NAME = 20;
const LONGEST = isolated('W'.repeat(LONGEST_NAME));

/** The cells of a head start. */
const HEAD_START = [36, 40] as const;

for (const { code } of EXAMINED_LANGUAGES) {
  const texts: Texts = { ...shipTextsOf(code), ...translated(code, ENGLISH) };

  test(
    `${code}: by keyboard alone a head start is chosen before a battle; it lies on the ship, stands beside the score, is locked with the battle and stays for the next one; axe finds nothing [R158]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await open(page, pathIn(code, SHIP_PATH));
      const opener = button(page, texts.opener);
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      const even = radioAt(page, texts.handicap, texts.even);
      await expect(even).toBeChecked();
      await page.keyboard.press('Tab');
      await expect(even).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(radioAt(page, texts.handicap, texts.treasureAhead)).toBeChecked();
      for (const cell of HEAD_START) await expect(discAt(page, texts, cell)).toBeVisible();
      await expect(scoreOf(page, texts)).toContainText(texts.treasureAhead);
      await expectNoFindings(page, 'the choice');

      await dropByMouse(page, texts, '4');
      await expect(even).toHaveAttribute('aria-disabled', 'true');
      await even.click({ force: true });
      expect(await discCount(page, texts)).toBe(3);
      await button(page, texts.newBattle).click();
      await expect.poll(() => discCount(page, texts)).toBe(2);
      await expectTurn(page, texts, texts.skullTurn, texts.chooseSquare);
      await radioAt(page, texts.handicap, texts.even).click();
      await expect.poll(() => discCount(page, texts)).toBe(0);
      await expect(scoreOf(page, texts)).not.toContainText(texts.treasureAhead);
    },
  );

  test(
    `${code}: captains with names are called by them beside the board, in announcements and when they win, on this visit and no longer [R159]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await recordAnnouncements(page);
      await openWithStillClock(page, pathIn(code, SHIP_PATH));
      await button(page, texts.opener).click();
      await page.getByRole('textbox', { name: texts.firstName, exact: true }).fill('Anna');
      const second = page.getByRole('textbox', { name: texts.secondName, exact: true });
      await second.fill('Captain Benjamin the Twelfth');
      await expect(second, 'twenty characters').toHaveValue('Captain Benjamin the');
      await second.fill(' <b>بن</b> ');
      const anna = isolated('Anna');
      const ben = isolated('<b>بن</b>');
      await expectTurn(page, texts, fill(texts.namedTurn, { name: anna }), texts.chooseSquare);
      await expect(scoreOf(page, texts).getByRole('term')).toContainText([anna, ben]);

      await forgetAnnouncements(page);
      await dropByMouse(page, texts, '4');
      await land(page, landingMsOf('4'));
      await settle(page);
      const turn = fill(texts.namedTurn, { name: ben });
      await expect
        .poll(() => liveTexts(page))
        .toEqual([expect.stringContaining(`${fill(texts.dropped, { column: 4 })} ${turn}`)]);
      await button(page, texts.newBattle).click();
      await dropQuickly(page, texts, SKULL_WIN.notation);
      await seeResult(page, landingMsOf(SKULL_WIN.notation));
      const won = fill(texts.namedWin, { name: anna });
      await expect(turnBanner(page, texts)).toContainText(won);
      await expect(toasts(page, texts.notifications)).toContainText(won);

      // While it stands, the toast may lie over the footer.
      await page.clock.runFor(TOAST_MS);
      await radioAt(page, texts.handicap, texts.skullAhead).click();
      await expect(scoreOf(page, texts)).toContainText(fill(texts.namedAhead, { name: anna }));
      await page.getByRole('contentinfo').locator('a[href$="/contact"]').click();
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(turnBanner(page, texts)).toContainText(anna);
      await page.reload();
      await expect(turnBanner(page, texts)).toContainText(texts.skullTurn);
    },
  );
}

test(
  'who has lost the last battle begins the next one, where that is agreed: a person, or the captain [R158]',
  { tag: '@sweep' },
  async ({ page }) => {
    await recordAnnouncements(page);
    await openWithStillClock(page, SHIP_PATH);
    await button(page, TEXTS.opener).click();
    await radioAt(page, TEXTS.who, TEXTS.loserStarts).click();
    await expectTurn(page, TEXTS, TEXTS.skullTurn, TEXTS.chooseSquare);
    await dropQuickly(page, TEXTS, SKULL_WIN.notation);
    await seeResult(page, landingMsOf(SKULL_WIN.notation));
    await forgetAnnouncements(page);
    await button(page, TEXTS.newBattle).click();
    await expectTurn(page, TEXTS, TEXTS.treasureTurn, TEXTS.chooseSquare);
    await expect
      .poll(() => liveTexts(page))
      .toEqual(["The board is cleared. Treasure Hunter's Turn."]);

    await modeAt(page, TEXTS.easy).click();
    await expectTurn(page, TEXTS, TEXTS.treasureTurn, TEXTS.thinking);
    await settle(page);
    await page.clock.runFor(ANSWER_DELAY_MS);
    await expect.poll(async () => await contentsOf(page, TEXTS)).toContain('treasure');
    expect(await discCount(page, TEXTS)).toBe(1);
  },
);

test(
  'a battle with a head start goes on where a link is opened, and where it was left [R155, R156, R158]',
  { tag: '@sweep' },
  async ({ page, context }) => {
    await open(page, SHIP_PATH);
    await button(page, TEXTS.opener).click();
    await radioAt(page, TEXTS.handicap, TEXTS.skullAhead).click();
    await dropByMouse(page, TEXTS, '44');
    await button(page, TEXTS.send).click();
    const link = await page
      .getByRole('dialog', { name: TEXTS.dialog, exact: true })
      .getByRole('textbox', { name: TEXTS.link, exact: true })
      .inputValue();
    const friend = await context.newPage();
    await friend.goto(link);
    await expect.poll(() => discCount(friend, TEXTS)).toBe(4);
    await expect(discAt(friend, TEXTS, HEAD_START[0])).toBeVisible();
    await expect(scoreOf(friend, TEXTS)).toContainText(TEXTS.skullAhead);

    await open(page, SHIP_PATH);
    await button(page, 'Continue').click();
    await expect.poll(() => discCount(page, TEXTS)).toBe(4);
    await expect(scoreOf(page, TEXTS)).toContainText(TEXTS.skullAhead);
  },
);

test(
  'in Ultimate a head start has taken the centre board [R158]',
  { tag: '@sweep' },
  async ({ page }) => {
    await open(page, '/ultimate-tic-tac-toe');
    await button(page, TEXTS.opener).click();
    await radioAt(page, TEXTS.handicap, TEXTS.treasureAhead).click();
    await expect(
      page.getByRole('grid', { name: 'Centre board, won by treasure', exact: true }),
    ).toBeVisible();
  },
);

test(
  'the longest name fits wherever a captain is called by it: banner, score and toast in Ship Battle, then the dialog on the home page [R130, R159]',
  { tag: '@sweep' },
  async ({ page }) => {
    await page.setViewportSize(SMALL_PHONE);
    await openWithStillClock(page, SHIP_PATH);
    await button(page, TEXTS.opener).click();
    await page
      .getByRole('textbox', { name: TEXTS.firstName, exact: true })
      .fill('W'.repeat(LONGEST_NAME));
    await dropQuickly(page, TEXTS, SKULL_WIN.notation);
    await seeResult(page, landingMsOf(SKULL_WIN.notation));
    await expect(toasts(page, TEXTS.notifications)).toContainText(LONGEST);
    // What is told grows for a moment.
    await expect.poll(() => page.evaluate(misfits)).toEqual([]);
    await expectNoSidewaysScroll(page, 'won');

    await page.clock.runFor(TOAST_MS);
    await activate(page.getByRole('banner').getByRole('link').first());
    const home = textsOf('en');
    await expect(cellAt(page, home, 4)).toBeVisible();
    await playQuickly(page, home, [0, 3, 1, 4, 2]);
    await seeResult(page);
    await page.clock.runFor(2000);
    await expect(page.getByRole('dialog', { name: `${LONGEST} wins!`, exact: true })).toBeVisible();
    // The last piece is larger while it lands, and the winners hop.
    await expect.poll(() => page.evaluate(misfits)).toEqual([]);
    await expectNoSidewaysScroll(page, 'won on the home page');
  },
);

function radioAt(page: Page, group: string, option: string): Locator {
  return page
    .getByRole('radiogroup', { name: group, exact: true })
    .getByRole('radio', { name: option, exact: true });
}

function scoreOf(page: Page, texts: Texts): Locator {
  return page.getByRole('region', { name: texts.score, exact: true });
}

/** A name as it stands inside a sentence, which may be written in the other direction. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
