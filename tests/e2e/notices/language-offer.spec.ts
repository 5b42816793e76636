import type { Locator, Page } from '@playwright/test';
import { expectNoFindings, expectNoSidewaysScroll } from '../../support/axe.ts';
import {
  dropQuickly,
  seeEnd,
  SHIP_PATH,
  shipTextsOf,
  SKULL_WIN,
} from '../../support/connect-four.ts';
import { sharingWidth } from '../../support/cover.ts';
import { banner, consentTextsOf } from '../../support/consent.ts';
import { expectDrawingsClear } from '../../support/drawings.ts';
import { offerTextsOf } from '../../support/language-offer.ts';
import { pathIn, type LanguageCode } from '../../support/languages.ts';
import { memoryTextsOf, PATH as MEMORY_PATH } from '../../support/memory.ts';
import {
  becomesAlive,
  expectWhollyInWindow,
  open,
  openWithStillClock,
} from '../../support/page.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

test.use({ hasDeclinedOffer: false });

for (const { locale, shown, offered, stands } of [
  { locale: 'de-AT', shown: 'en', offered: 'de', stands: false },
  { locale: 'ur-PK', shown: 'ar', offered: 'ur', stands: true },
  { locale: 'en-GB', shown: 'zh', offered: 'en', stands: false },
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test(
      `is offered ${offered} on a page in ${shown}, in words of ${offered}, and is led to the same page; declined, the offer is not made again [R127]`,
      inSweepUnless(stands),
      async ({ page }) => {
        await open(page, pathIn(shown, '/blog'));
        const line = offerOf(page, offered);
        await firstStir(page);
        await expect(line).toContainText(offerTextsOf(offered).sentence);
        await expect(line).toHaveAttribute('lang', offered);
        await expectWhollyInWindow(line);
        await line.getByRole('link').click();
        await page.waitForURL(pathIn(offered, '/blog'));
        await becomesAlive(page);
        await firstStir(page);
        await expect(page.locator('html')).toHaveAttribute('lang', offered);
        await expect(line).toHaveCount(0);

        await open(page, pathIn(shown, '/contact'));
        await firstStir(page);
        const { decline } = offerTextsOf(offered);
        await line.getByRole('button', { name: decline, exact: true }).focus();
        await page.keyboard.press('Enter');
        await expect(line).toHaveCount(0);
        await expect(page.getByRole('main')).toBeFocused();
        await page.reload();
        await becomesAlive(page);
        await firstStir(page);
        await expect(line).toHaveCount(0);
      },
    );
  });
}

test.describe('a browser in French and English', () => {
  test.use({ locale: 'fr-FR' });

  test('is offered nothing: French is not spoken here [R127]', async ({ page }) => {
    const fetched = requestsOf(page);
    await open(page, '/contact');
    await firstStir(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('section[lang]')).toHaveCount(0);
    expect(fetched.filter((url) => url.includes('offer'))).toEqual([]);
  });
});

test.describe('a browser in English', () => {
  test.use({ locale: 'en-GB' });

  test('in a low window the offer lies beside the header of a game’s page, not under it, in either direction of text, and axe finds nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    for (const shown of ['ar', 'de'] as const) {
      await open(page, pathIn(shown, SHIP_PATH));
      await firstStir(page);
      const line = offerOf(page, 'en').locator('div').first();
      await expectWhollyInWindow(line);
      expect(await sharingWidth(line, page.getByRole('banner')), shown).toEqual([]);
    }
    await expectNoFindings(page, 'with the offer');
  });

  test('in a low window the controls beside a board stay in the window with the offer [R127]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, pathIn('ar', MEMORY_PATH));
    await firstStir(page);
    await expectWhollyInWindow(offerOf(page, 'en').locator('div').first());
    const { newGame, pause, difficulty } = memoryTextsOf('ar');
    for (const name of [newGame, pause, difficulty]) {
      await expectWhollyInWindow(page.getByRole('button', { name }));
    }
  });
});

test.describe('where English is offered in Arabic', () => {
  test.use({ locale: 'en-US', viewport: { width: 1366, height: 625 } });

  test('no drawing of an ending covers the offer [R146]', async ({ page }) => {
    await openWithStillClock(page, pathIn('ar', SHIP_PATH));
    await firstStir(page);
    await expect(offerOf(page, 'en')).toBeVisible();
    await dropQuickly(page, shipTextsOf('ar'), SKULL_WIN.notation);
    await seeEnd(page, SKULL_WIN.notation);
    await expect(page.locator('[data-celebration] > img')).toHaveCount(6);
    await expectDrawingsClear(page, 'beside the offer');
  });
});

test.describe('on a first visit', () => {
  test.use({ locale: 'es-MX', consent: null });

  test('one thing asks at a time: cookies first, and from the page after the answer on the language, in the page below the header', async ({
    page,
  }) => {
    const consent = consentTextsOf('en');
    const line = offerOf(page, 'es');
    await open(page, '/blog');
    await firstStir(page);
    await expect(banner(page, consent)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(line).toHaveCount(0);
    await page.getByRole('button', { name: consent.essentialOnly, exact: true }).click();
    await expect(banner(page, consent)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expect(line, 'on the page of the answer').toHaveCount(0);

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await expect(line).toBeVisible();
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 720 });
      await expectNoSidewaysScroll(page, `${width} px`);
      const header = await edgesOf(page.getByRole('banner'));
      const offer = await edgesOf(line);
      expect(offer.top).toBeGreaterThanOrEqual(header.bottom - 0.5);
      expect(offer.bottom).toBeLessThanOrEqual((await edgesOf(page.getByRole('main'))).top + 0.5);
    }
  });
});

function offerOf(page: Page, code: LanguageCode): Locator {
  const { suggestion } = offerTextsOf(code);
  return page.getByRole('region', { name: suggestion, exact: true });
}

// The offer waits until the visitor does something.
async function firstStir(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
}

function requestsOf(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

function edgesOf(element: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  return element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return { top, bottom };
  });
}
