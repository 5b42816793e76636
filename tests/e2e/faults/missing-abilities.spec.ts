import type { Page } from '@playwright/test';
import { banner, consentTextsOf } from '../../support/consent.ts';
import { DRIVEN_GAMES, openGame } from '../../games/drivers.ts';
import { SHIP_PATH } from '../../support/connect-four.ts';
import { offerTextsOf } from '../../support/language-offer.ts';
import { open } from '../../support/page.ts';
import { PAGES } from '../../support/pages.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

/** What an old, odd or locked-down browser may lack, by its property path from the window. */
const ABILITIES = [
  'matchMedia',
  'IntersectionObserver',
  'PerformanceObserver',
  'ResizeObserver',
  'AudioContext',
  'Worker',
  'localStorage',
  'trustedTypes',
  'Navigator.prototype.userActivation',
  'Navigator.prototype.clipboard',
  'Performance.prototype.getEntriesByType',
] as const;

/** The game that can do most: it has a worker, advice and a review. */
const GAMES_THAT_STAND: readonly string[] = [SHIP_PATH];

/** The home page, and a long text. */
const PAGES_THAT_STAND: readonly string[] = ['/', '/privacy-policy'];

const UNSTORED = /^warning: Nothing can be stored beyond this page\./;

for (const game of DRIVEN_GAMES) {
  test(
    `${game.path} is played to its end where ${ABILITIES.join(', ')} are absent [X27]`,
    inSweepUnless(GAMES_THAT_STAND.includes(game.path)),
    async ({ page, faults }) => {
      faults.expect(UNSTORED);
      faults.expect(/^warning: No sounds are played\./);
      await page.addInitScript(takeAway, ABILITIES);
      await openGame(page, game);
      expect(await page.evaluate(present, ABILITIES)).toEqual([]);
      await game.playToTheEnd(page);
      await expect(page.locator('main img:not([src])'), 'pictures that wait').toHaveCount(0);
    },
  );
}

test.describe('what stands around the pages', () => {
  test.use({ consent: null, hasDeclinedOffer: false, locale: 'de-DE' });

  const others = PAGES.map(({ path }) => path).filter((path) => !PAGES_THAT_STAND.includes(path));

  for (const paths of [PAGES_THAT_STAND, others]) {
    const details = inSweepUnless(paths === PAGES_THAT_STAND);

    test(
      `is there on every page where abilities are absent: the page lives, asks about cookies and offers the language: ${paths.join(', ')} [X28]`,
      details,
      async ({ page, faults }) => {
        faults.expect(UNSTORED);
        await page.addInitScript(takeAway, [...ABILITIES, 'crypto', 'requestIdleCallback']);
        for (const path of paths) {
          await open(page, path);
          await expectPageItself(page, path);
          const consent = consentTextsOf('en');
          await banner(page, consent).getByRole('button', { name: consent.essentialOnly }).click();
          // One thing asks at a time: the language is offered on the next page.
          const elsewhere = path === '/contact' ? SHIP_PATH : '/contact';
          // A page without texts from the server: where they need trusted types, there are trusted types.
          await page.getByRole('contentinfo').locator(`a[href="${elsewhere}"]`).first().click();
          await expect(page).toHaveURL(elsewhere);
          const name = offerTextsOf('de').suggestion;
          await expect(page.getByRole('region', { name, exact: true }), path).toBeVisible();
        }
      },
    );

    test(
      `is there on every page where abilities are refused or answer nothing: the page lives and asks about cookies: ${paths.join(', ')} [X28]`,
      details,
      async ({ page }) => {
        await page.addInitScript(spoil);
        for (const path of paths) {
          await open(page, path);
          await expect(banner(page, consentTextsOf('en')), path).toBeVisible();
          await page.keyboard.press('Tab');
          await page.mouse.wheel(0, 300);
          await expectPageItself(page, path);
        }
      },
    );
  }
});

async function expectPageItself(page: Page, path: string): Promise<void> {
  await expect(page.locator('[data-reload]'), `${path}: an error screen`).toHaveCount(0);
  await expect(page.getByRole('contentinfo'), path).toBeVisible();
}

/** Runs in the page: takes abilities away, from wherever they are inherited. */
function takeAway(ways: readonly string[]): void {
  for (const way of ways) {
    const names = way.split('.');
    const name = names.pop() ?? '';
    const owner = names.reduce<object>((outer, part) => Reflect.get(outer, part) as object, window);
    for (let one: object | null = owner; one !== null; one = Object.getPrototypeOf(one) as object) {
      Reflect.deleteProperty(one, name);
    }
  }
}

/** Runs in the page: which of the abilities are there after all. */
function present(ways: readonly string[]): readonly string[] {
  return ways.filter((way) => {
    const names = way.split('.');
    const name = names.pop() ?? '';
    const owner = names.reduce<object>((outer, part) => Reflect.get(outer, part) as object, window);
    return name in owner;
  });
}

/** Runs in the page: makes abilities refuse what is asked of them, or answer nothing. */
function spoil(): void {
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  for (const name of ['languages', 'userActivation', 'clipboard', 'serviceWorker']) {
    Object.defineProperty(navigator, name, { get: refuse });
  }
  Object.defineProperty(window, 'crypto', { get: refuse });
  Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: undefined });
  Storage.prototype.getItem = () => undefined as unknown as null;
  performance.getEntriesByType = () => undefined as unknown as PerformanceEntryList;
}
