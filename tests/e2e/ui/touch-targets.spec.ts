import { banner, consentTextsOf, preferences } from '../../support/consent.ts';
import { lineOf } from '../../support/host.ts';
import { offerTextsOf } from '../../support/language-offer.ts';
import { EXAMINED_LANGUAGES, pathIn } from '../../support/languages.ts';
import { pretendNewVersion } from '../../support/new-version.ts';
import { open, openWithStillClock } from '../../support/page.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';
import { expectTargets, TOUCHED_PHONE } from '../../support/touch-targets.ts';

/** Pages of text; the games, the contact and the home page have tests of their own. */
const PAGES_OF_TEXT = ['/blog', '/privacy-policy', '/terms-of-service', '/accessibility', '/files'];

test.use({ ...TOUCHED_PHONE, reducedMotion: 'reduce' });

for (const { code } of EXAMINED_LANGUAGES) {
  test(
    `${code}: on a phone every target of the pages of text is at least 44×44 px to a finger [R112]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      for (const path of PAGES_OF_TEXT) {
        await open(page, pathIn(code, path));
        await expectTargets(page, path);
      }
    },
  );
}

test.describe('lines and dialogs that nobody asked for', () => {
  test.use({ consent: null, hasDeclinedOffer: false, locale: 'de-DE' });

  test('the language offer, the cookie preferences and the line about a new version have targets of 44×44 px [R112]', async ({
    page,
  }) => {
    const texts = consentTextsOf('en');
    await page.addInitScript(pretendNewVersion);
    await openWithStillClock(page, '/blog');
    await banner(page, texts).getByRole('button', { name: texts.customize, exact: true }).click();
    await expect(preferences(page, texts)).toBeVisible();
    await expectTargets(page, 'cookie preferences', 'dialog');

    await preferences(page, texts)
      .getByRole('button', { name: texts.essentialOnly, exact: true })
      .click();
    // The language is offered on the next page; the line about a new version waits until nothing else asks.
    await page.getByRole('contentinfo').locator('a[href="/files"]').click();
    const offer = 'section[data-place="offer"]';
    await expect(page.locator(offer)).toBeVisible();
    await expectTargets(page, 'language offer', offer);
    const { decline } = offerTextsOf('de');
    await page.locator(offer).getByRole('button', { name: decline, exact: true }).click();
    await page.clock.runFor(3000);
    await expect(lineOf(page)).toBeVisible();
    await expectTargets(page, 'new version', 'section[data-place="update"]');
  });
});
