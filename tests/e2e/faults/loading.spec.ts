import type { Page } from '@playwright/test';
import {
  banner,
  consentTextsOf,
  expectNeither,
  preferences,
  preferencesButton,
} from '../../support/consent.ts';
import {
  discCount,
  modeAt,
  playToTheEnd,
  SHIP_PATH,
  shipTextsOf,
} from '../../support/connect-four.ts';
import {
  board,
  button,
  expectBoard,
  OVERLAY_DEAF_MS,
  playByMouse,
  seeResult,
  SKULL_WIN,
  TOAST_MS,
  turnBanner,
} from '../../support/game.ts';
import { textsOf } from '../../support/languages.ts';
import { loadOnceAnswered } from '../../support/language-offer.ts';
import { takeChanceAway } from '../../support/memory.ts';
import { becomesAlive, open, openWithStillClock, toasts } from '../../support/page.ts';
import { gamePageIn } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

// A celebration drawn at 60 frames a second takes longer than everything else here.
test.use({ reducedMotion: 'reduce' });

const FAILED_LOAD = /^error: Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)/;

const texts = textsOf('en');
const SETTINGS = 'Settings';

test.describe('what comes when it is asked for', () => {
  for (const [name, openerName, files] of [
    ['keyboard help', texts.shortcuts, /\/assets\/(help-dialog|keyboard-help)-/],
    ['the dialog of settings', SETTINGS, /\/assets\/settings(-dialog)?-/],
  ] as const) {
    test(`${name} that cannot be fetched is told by a toast each time, the game goes on, and asking again mends it [X14]`, async ({
      page,
      faults,
    }) => {
      faults.expect(FAILED_LOAD);
      faults.expect(/^warning: No dialog is shown\./);
      await page.route(files, (route) => route.abort());
      await open(page, '/');
      await playByMouse(page, texts, [4]);
      const opener = button(page, openerName);
      await opener.click();
      await expectFailureTold(page);
      await expect(opener).toBeFocused();
      await button(page, texts.dismiss).click();
      await opener.click();
      await expectFailureTold(page);

      await page.unroute(files);
      await button(page, texts.dismiss).click();
      await opener.click();
      await expect(page.getByRole('dialog', { name: openerName, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expectBoard(page, texts, { moves: [4] });
    });
  }

  test(
    'cookie preferences that cannot be fetched are told by a toast, from the footer and from the banner [X15]',
    { tag: '@sweep' },
    async ({ page, faults }) => {
      const consent = consentTextsOf('en');
      faults.expect(FAILED_LOAD);
      faults.expect(/^warning: No cookie banner is shown/);
      faults.expect(/^warning: The cookie preferences cannot be shown\./);
      await page.route(/\/assets\/views-/, (route) => route.abort());
      await open(page, '/contact');
      for (let presses = 0; presses < 2; presses += 1) {
        await preferencesButton(page, consent).click();
        await expectFailureTold(page);
        await button(page, texts.dismiss).click();
      }

      await page.unroute(/\/assets\/views-/);
      await page.route(/\/assets\/preferences-/, (route) => route.abort());
      await page.evaluate(() => localStorage.removeItem('cookieConsent'));
      await page.reload();
      await banner(page, consent).getByRole('button', { name: consent.customize }).click();
      await expectFailureTold(page);
      await expect(preferences(page, consent)).toHaveCount(0);
      await banner(page, consent).getByRole('button', { name: consent.essentialOnly }).click();
      await expectNeither(page, consent);
    },
  );
});

test('the end of a home match that cannot be fetched: banner, board, toast and New Game tell it and lead on, and the next match mends it [X29]', async ({
  page,
  faults,
}) => {
  faults.expect(FAILED_LOAD);
  faults.expect(/^warning: The end of a match is told without its dialog\./);
  await page.route(/\/assets\/finale-/, (route) => route.abort());
  await openWithStillClock(page, '/');
  const warned = page.waitForEvent('console', (message) =>
    /without its dialog/.test(message.text()),
  );
  await playByMouse(page, texts, SKULL_WIN.moves);
  await warned;
  await seeResult(page);
  await expectBoard(page, texts, SKULL_WIN);
  await expect(turnBanner(page, texts)).toContainText(texts.piratesWin);
  await expect(toasts(page, texts.notifications)).toContainText([texts.skullToast]);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.unroute(/\/assets\/finale-/);
  await button(page, texts.newGame).click();
  await playByMouse(page, texts, SKULL_WIN.moves);
  await seeResult(page);
  await expect(page.getByRole('dialog')).toHaveAccessibleName(texts.piratesHeadline);
});

test.describe('what comes by itself', () => {
  test.use({ consent: null, hasDeclinedOffer: false, locale: 'de-DE' });

  test(
    'where banner, language offer and quick navigation cannot be fetched, all else works and nothing is said [X16]',
    { tag: '@sweep' },
    async ({ page, faults }) => {
      faults.expect(FAILED_LOAD);
      faults.expect(/^warning: No cookie banner is shown/);
      faults.expect(/^warning: No other language is offered\./);
      await page.route(/\/assets\/(views|offer-line|quick-navigation)-.*\.js/, (route) =>
        route.abort(),
      );
      await page.clock.install();
      await open(page, '/');
      await playByMouse(page, texts, SKULL_WIN.moves);
      await expectBoard(page, texts, SKULL_WIN);
      await seeResult(page);
      await button(page, texts.battleAgain).waitFor();
      await page.clock.runFor(OVERLAY_DEAF_MS);
      await button(page, texts.battleAgain).click();
      await expectBoard(page, texts, { moves: [] });
      const told = [texts.skullToast, texts.newGameToast];
      await expect(toasts(page, texts.notifications)).toContainText(told);
      await page.clock.runFor(TOAST_MS);
      await page
        .locator('#game-info a[href="/contact"], #related ~ * a[href="/contact"]')
        .first()
        .click();
      await expect(page).toHaveURL('/contact');
      await becomesAlive(page);

      // The language is offered once the question of cookies is answered.
      const warned = page.waitForEvent('console', (message) =>
        /No other language/.test(message.text()),
      );
      await loadOnceAnswered(page);
      await warned;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
});

test(
  'a page whose texts fail once is loaded again and works; the shell’s fail always: the error screen [X11, X12]',
  { tag: '@sweep' },
  async ({ page, faults }) => {
    faults.expect(FAILED_LOAD);
    faults.expect(
      /^error: TypeError: Failed to fetch dynamically imported module: .*\/assets\/shell-/,
    );
    let failures = 1;
    await page.route(/\/assets\/shell-[^/]*\.js/, (route) => {
      failures -= 1;
      return failures >= 0 ? route.abort() : route.continue();
    });
    await open(page, SHIP_PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      gamePageIn('en', 'connect-four').headline,
    );
    failures = Infinity;
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.errorHeadline);
  },
);

test(
  'a browser that conceals how the page was loaded gets the error screen and no endless reload [X13]',
  { tag: '@sweep' },
  async ({ page, faults }) => {
    faults.expect(FAILED_LOAD);
    faults.expect(
      /^error: TypeError: Failed to fetch dynamically imported module: .*\/assets\/home-/,
    );
    await page.addInitScript(() => {
      performance.getEntriesByType = () => [];
    });
    await page.route(/\/assets\/home-[^/]*\.js/, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.errorHeadline);
  },
);

test(
  'without any font or picture a game is played to its end, and its words are shown [X17]',
  { tag: '@sweep' },
  async ({ page, faults }) => {
    faults.expect(FAILED_LOAD);
    faults.expect(/^warning: No picture at /);
    await page.route(/\/assets\/.*\.(woff2|svg|png|webp|avif)$/, (route) => route.abort());
    await openWithStillClock(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await playByMouse(page, texts, SKULL_WIN.moves);
    await expectBoard(page, texts, SKULL_WIN);
    await page.clock.runFor(2000);
    await expect(page.getByRole('dialog')).toContainText(texts.piratesHeadline);
    await button(page, texts.battleAgain).click();
    await expect(board(page, texts)).toBeInViewport();
  },
);

test('a page that is open is played to its end without a connection, and going elsewhere works when it is back [X18, X19]', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(FAILED_LOAD);
  faults.expect(/^warning: No celebration is shown\./);
  faults.expect(/^warning: No sounds are played\./);
  faults.expect(/^warning: No other games are shown\./);
  faults.expect(/^warning: No rope is shown\./);
  faults.expect(/^warning: No mascot is shown\./);
  faults.expect(/^warning: No battles are kept or sent\./);
  faults.expect(/^warning: A toast may lie over something\./);
  faults.expect(/^warning: No code of the computer\./);
  faults.expect(/^warning: Nobody can be asked for advice\./);
  const ship = shipTextsOf('en');
  // In this battle the person wins.
  await page.addInitScript(takeChanceAway, 7);
  await openWithStillClock(page, SHIP_PATH);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await modeAt(page, ship.easy).click();
  await playToTheEnd(page, ship);
  const discs = await discCount(page, ship);
  expect(discs).toBeGreaterThanOrEqual(7);

  // The prefetch fails silently; a visit that follows is a full load.
  const main = page.getByRole('navigation', { name: texts.main, exact: true });
  const link = main.getByRole('link', { name: gamePageIn('en', 'memory').label, exact: true });
  const failed = page.waitForEvent('requestfailed');
  await link.hover();
  await failed;
  expect(await discCount(page, ship)).toBe(discs);
  await link.click();
  await expect(page).toHaveURL(/^chrome-error:/);
  await context.setOffline(false);
  await page.reload();
  await expect(page).toHaveURL('/treasure-hunt-memory');
  await becomesAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    gamePageIn('en', 'memory').headline,
  );
});

/** Asserts that an alert tells the player what to do. */
async function expectFailureTold(page: Page): Promise<void> {
  const region = page.getByRole('region', { name: texts.notifications, exact: true });
  await expect(region.getByRole('alert')).toHaveText(texts.errorHeadline + texts.errorLine);
}
