import type { Page } from '@playwright/test';
import { consentTextsOf, preferencesButton } from '../../support/consent.ts';
import {
  button,
  celebration,
  expectBoard,
  OVERLAY_DEAF_MS,
  playByMouse,
  seeResult,
  SKULL_WIN,
  TOAST_MS,
} from '../../support/game.ts';
import { textsOf } from '../../support/languages.ts';
import { open, openWithStillClock, toasts } from '../../support/page.ts';
import { loadOnceAnswered } from '../../support/language-offer.ts';
import { pretendNewVersion } from '../../support/new-version.ts';
import { expect, test } from '../../support/test.ts';

const texts = textsOf('en');

/** Late parts that the page can do without: the file, what it exports, and the console's warning. */
const LATE = [
  {
    file: 'quick-navigation',
    name: 'QuickNavigation',
    warning: /^warning: The quick navigation was left out\./,
  },
  {
    file: 'offer-line',
    name: 'OfferLine',
    warning: /^warning: No other language is offered\./,
  },
  {
    file: 'views',
    name: 'ConsentViews',
    warning: /^warning: No cookie banner is shown\./,
  },
] as const;

test.describe('what comes late', () => {
  test.use({ consent: null, hasDeclinedOffer: false, locale: 'de-DE' });

  test(
    'quick navigation, language offer and cookie banner that break are left out, and the game is played [X29]',
    { tag: '@sweep' },
    async ({ page, faults }) => {
      for (const { file, name, warning } of LATE) {
        faults.expect(warning);
        await breakFile(page, file, name);
      }
      await page.clock.install();
      await open(page, '/');
      await playByMouse(page, texts, SKULL_WIN.moves);
      await expectBoard(page, texts, SKULL_WIN);
      await seeResult(page);
      await button(page, texts.battleAgain).waitFor();
      await page.clock.runFor(OVERLAY_DEAF_MS);
      await button(page, texts.battleAgain).click();
      await expectBoard(page, texts, { moves: [] });
      await expect(page.locator('[data-place]')).toHaveCount(0);

      // The toasts of the game would lie over the footer.
      await page.clock.runFor(TOAST_MS);
      // When a part that the player asked for breaks, an alert says so.
      await preferencesButton(page, consentTextsOf('en')).click();
      const region = page.getByRole('region', { name: texts.notifications, exact: true });
      await expect(region.getByRole('alert')).toContainText(texts.errorHeadline);
      await playByMouse(page, texts, [4]);
      await expectBoard(page, texts, { moves: [4] });

      // The language is offered once the question of cookies is answered.
      const warned = page.waitForEvent('console', (message) =>
        /No other language/.test(message.text()),
      );
      await loadOnceAnswered(page);
      await warned;
      await expect(page.locator('[data-place]')).toHaveCount(0);
      await playByMouse(page, texts, [4]);
      await expectBoard(page, texts, { moves: [4] });
    },
  );
});

test('a celebration that breaks is left out, and the overlay opens [X29]', async ({
  page,
  faults,
}) => {
  faults.expect(/^warning: The celebration was left out\./);
  await openWithStillClock(page, '/');
  await page.evaluate(() => {
    HTMLImageElement.prototype.setAttribute = function (name, value) {
      if (value.includes('/win-')) throw new Error('broken');
      Element.prototype.setAttribute.call(this, name, value);
    };
  });
  await playByMouse(page, texts, SKULL_WIN.moves);
  await seeResult(page);
  await expect(page.getByRole('dialog')).toHaveAccessibleName(texts.piratesHeadline);
  await expect(celebration(page)).toHaveCount(0);
  await expect(toasts(page, texts.notifications)).toHaveCount(1);
  await page.clock.runFor(OVERLAY_DEAF_MS);
  await button(page, texts.battleAgain).click();
  await expectBoard(page, texts, { moves: [] });
});

test(
  'a line about a new version that breaks is left out, and the game goes on [X29]',
  { tag: '@sweep' },
  async ({ page, faults }) => {
    faults.expect(/^warning: No new version is offered\./);
    await page.addInitScript(pretendNewVersion);
    await breakFile(page, 'update-line', 'UpdateLine');
    await openWithStillClock(page, '/');
    const told = page.waitForEvent('console');
    await page.clock.runFor(3000);
    await told;
    await expect(page.locator('[data-place]')).toHaveCount(0);
    await playByMouse(page, texts, [4]);
    await expectBoard(page, texts, { moves: [4] });
  },
);

/** Replaces what a file exports with a function that throws. */
async function breakFile(page: Page, file: string, name: string): Promise<void> {
  const body = `export function ${name}() { throw new Error('broken') }`;
  await page.route(`**/assets/${file}-*.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}
