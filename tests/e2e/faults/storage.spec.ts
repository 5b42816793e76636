import { consentTextsOf, banner } from '../../support/consent.ts';
import {
  button,
  expectFigures,
  expectResult,
  memoryTextsOf,
  openMemory,
  pairsOf,
  PATH,
  playTurns,
} from '../../support/memory.ts';
import { offerTextsOf } from '../../support/language-offer.ts';
import { open } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

const texts = memoryTextsOf('en');
const PAIRS = pairsOf('easy');
const RESULT = { moves: 6, time: '0:06', stars: 3 };

test.describe('where the visitor has stored nothing before', () => {
  test.use({
    consent: null,
    hasDeclinedOffer: false,
    knowsIdeas: false,
    hasDeclinedLog: false,
    locale: 'de-AT',
  });

  test('foreign values under all keys count as none: one warning for each, play goes on, and what is kept replaces them [R96, X4]', async ({
    page,
    faults,
  }) => {
    const foreign = {
      cookieConsent: '<img src=x onerror=alert(1)>',
      languageOffer: 'x'.repeat(20_000),
      pirateMemoryScores: '[{"__proto__":{"easy":{"moves":1,"time":1}}}]',
      pirateUnfinished: '{"memory":7}',
      soundEnabled: '{"value":true}',
    };
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    for (const key of Object.keys(foreign)) {
      faults.expect(
        new RegExp(`^warning: What is stored as ${key} cannot be read, or not all of it`),
      );
    }
    await page.addInitScript((stored) => Object.assign(localStorage, stored), foreign);
    await openMemory(page, texts);
    const consent = consentTextsOf('en');
    await banner(page, consent).getByRole('button', { name: consent.essentialOnly }).click();
    await expectFigures(page, texts, ['0', '0:00', '0 / 6', '–']);
    await button(page, texts.sound).click();
    await playTurns(page, texts, PAIRS);
    await expectResult(page, texts, 'record', RESULT);
    // The language is offered on the page after the answer about cookies.
    await page.getByRole('contentinfo').locator('a[href="/contact"]').press('Enter');
    await button(page, offerTextsOf('de').decline).click();
    expect(warnings).toHaveLength(Object.keys(foreign).length);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      cookieConsent: 'essential',
      languageOffer: 'declined',
      pirateMemoryScores: '{"easy":{"moves":6,"time":6},"medium":null,"hard":null}',
      pirateUnfinished: '{}',
      soundEnabled: 'false',
    });
  });
});

test(
  'storage that is cleared in mid-game, by another window or by hand, leaves the game as it is, and its record is kept [X3]',
  { tag: '@sweep' },
  async ({ page, context }) => {
    await openMemory(page, texts);
    await playTurns(page, texts, PAIRS);
    await button(page, texts.newGame).click();
    await page.clock.runFor(300);
    await playTurns(page, texts, PAIRS.slice(0, 3));
    await expectFigures(page, texts, ['3', '0:03', '3 / 6', '3×'], ['6', '0:06']);

    const other = await context.newPage();
    await open(other, '/contact');
    await other.evaluate(() => localStorage.clear());
    await expectFigures(page, texts, ['3', '0:03', '3 / 6', '3×']);
    // The page gets no event for changes of its own.
    await page.evaluate(() => {
      localStorage.setItem('pirateMemoryScores', '{"easy":{"moves":1,"time":1}}');
      localStorage.clear();
    });
    await playTurns(page, texts, PAIRS.slice(3));
    await expectResult(page, texts, 'record', RESULT);
    await expectFigures(page, texts, ['6', '0:06', '6 / 6', '6×'], ['6', '0:06']);
    await expect(page).toHaveURL(PATH);
  },
);
