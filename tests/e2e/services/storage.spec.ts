import type { Page } from '@playwright/test';
import { banner, consentTextsOf, expectNeither } from '../../support/consent.ts';
import {
  button,
  celebration,
  expectBoard,
  expectScore,
  expectTurn,
  OVERLAY_DEAF_MS,
  playByMouse,
  playQuickly,
  seeResult,
  SKULL_WIN,
} from '../../support/game.ts';
import { textsOf } from '../../support/languages.ts';
import { becomesAlive, openWithStillClock } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

const texts = textsOf('en');

test.use({ knowsIdeas: false, hasDeclinedLog: false });

test('with storage blocked a game can be played to its end and begun again, and the banner asks at each visit [R84, X1]', async ({
  page,
  faults,
}) => {
  faults.expect(/^warning: Nothing can be stored beyond this page\./);
  await page.addInitScript(blockStorage);
  await openWithStillClock(page, '/');
  expect(await page.evaluate(isStorageBlocked), 'storage is blocked').toBe(true);
  await playQuickly(page, texts, SKULL_WIN.moves);
  await seeResult(page);
  await button(page, texts.battleAgain).waitFor();
  await page.clock.runFor(OVERLAY_DEAF_MS);
  await expectScore(page, 'en', [1, 0, 0]);
  await button(page, texts.battleAgain).click();
  await expectBoard(page, texts, { moves: [] });
  await answerBanner(page);
  await page.reload();
  await becomesAlive(page);
  await answerBanner(page);
});

test('a game leaves nothing but the cookie choice in storage, and no cookies: a reload gives an empty board and a score of zero [R49, X34]', async ({
  page,
  context,
}) => {
  await openWithStillClock(page, '/');
  await playQuickly(page, texts, SKULL_WIN.moves);
  await seeResult(page);
  await page.clock.runFor(10_000);
  await expectScore(page, 'en', [1, 0, 0]);
  const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(kept.toSorted()).toEqual(['cookieConsent', 'languageOffer']);
  expect(await context.cookies()).toEqual([]);
  await page.reload();
  await becomesAlive(page);
  await expectBoard(page, texts, { moves: [] });
  await expectScore(page, 'en', [0, 0, 0]);
});

test('leaving the game and coming back gives an empty board, back and forth; a game that was left before its overlay opened does nothing more; leaving with the overlay open frees the page that comes', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 404/);
  faults.expect(/^error: No page at \/nope$/);
  await openWithStillClock(page, '/nope');
  await returnHome(page);
  await expectBoard(page, texts, { moves: [] });
  await playByMouse(page, texts, [4, 0, 8]);
  await page.goBack();
  await expectNotFound(page);
  await page.goForward();
  await expectBoard(page, texts, { moves: [] });
  await expectTurn(page, texts, texts.skullTurn, texts.chooseSquare);
  await playByMouse(page, texts, [2]);
  await expectBoard(page, texts, { moves: [2] });

  await button(page, texts.newGame).click();
  await playQuickly(page, texts, SKULL_WIN.moves);
  await expect(celebration(page)).toHaveCount(1);
  await page.goBack();
  await expectNotFound(page);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(celebration(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await returnHome(page);
  await playQuickly(page, texts, SKULL_WIN.moves);
  await seeResult(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goBack();
  await expectNotFound(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await returnHome(page);
  await expectBoard(page, texts, { moves: [] });
});

async function answerBanner(page: Page): Promise<void> {
  const consent = consentTextsOf('en');
  await banner(page, consent).getByRole('button', { name: consent.essentialOnly }).click();
  await expectNeither(page, consent);
}

async function returnHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: texts.returnHome, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.homeHeadline);
}

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFoundHeadline);
}

function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  }
}

function isStorageBlocked(): boolean {
  try {
    return window.localStorage.length < 0;
  } catch {
    return true;
  }
}
