import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoSidewaysScroll } from '../../support/axe.ts';
import {
  EXAMINED_LANGUAGES,
  pathIn,
  textsOf,
  translated,
  type LanguageCode,
} from '../../support/languages.ts';
import { open } from '../../support/page.ts';
import { pageAt } from '../../support/pages.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

const ENGLISH = {
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  accessibility: 'Accessibility statement',
  contact: 'Contact',
  backToGame: 'Back to Game',
} as const;

/** Each with the language that stands for the others. */
const PAGES = [
  { path: '/privacy-policy', title: 'privacy', stands: 'ar' },
  { path: '/terms-of-service', title: 'terms', stands: 'en' },
  { path: '/accessibility', title: 'accessibility', stands: 'ar' },
] as const;

/** The days in the languages' own formats. */
const LONG_DATES: Readonly<Record<string, Partial<Record<LanguageCode, string>>>> = {
  '2025-09-20': { en: 'September 20, 2025', ar: '20 سبتمبر 2025' },
  '2026-11-22': { en: 'November 22, 2026', ar: '22 نوفمبر 2026' },
};

for (const { code } of EXAMINED_LANGUAGES) {
  const words = translated(code, ENGLISH);
  const texts = textsOf(code);

  for (const { path, title, stands } of PAGES) {
    test(
      `${code}${path}: tells its date, leads back to the game and to contact, on any width [R17]`,
      inSweepUnless(stands === code),
      async ({ page }) => {
        await open(page, pathIn(code, path));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[title]);
        const updated = page.getByRole('main').getByRole('time').first();
        const { day } = pageAt(path);
        await expect(updated).toHaveAttribute('datetime', day ?? '');
        await expect(updated).toHaveText(LONG_DATES[day ?? '']?.[code] ?? /\d{4}/);
        await expectNoFindings(page, 'by day');
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNoFindings(page, 'by night');
        for (const width of [320, 768]) {
          await page.setViewportSize({ width, height: 700 });
          await expectNoSidewaysScroll(page, `${width} px`);
        }
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: words.contact, exact: true })).toHaveAttribute(
          'href',
          pathIn(code, '/contact'),
        );
        await main.getByRole('link', { name: words.backToGame, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.homeHeadline);
      },
    );
  }

  test(
    `${code}: a text reached by a link is the one that is served, and is still there after going back`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await open(page, pathIn(code, '/terms-of-service'));
      const served = await proseOf(page);
      await open(page, pathIn(code, '/tic-tac-toe-challenge'));
      const footer = page.getByRole('contentinfo');
      await footer
        .getByRole('link', { name: translated(code, { terms: 'Terms' }).terms, exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.terms);
      expect(await proseOf(page)).toBe(served);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.terms);
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.terms);
      expect(await proseOf(page)).toBe(served);
    },
  );
}

test('without script the whole text can be read; printed, it stands alone [R128, R129, X30]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/privacy-policy');
  await expect(page.getByText('pirateMemoryScores')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('pirateMemoryScores')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await context.close();
});

test('a text that cannot be fetched makes the link a full load', async ({ page }) => {
  await open(page, '/tic-tac-toe-challenge');
  let failures = 0;
  await page.route('**/terms-of-service', (route) => {
    if (route.request().resourceType() !== 'xhr') return route.continue();
    failures += 1;
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Nothing</p>' });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ENGLISH.terms);
  await expect(page.locator('[data-served]')).not.toBeEmpty();
  expect(failures).toBeGreaterThan(0);
});

function proseOf(page: Page): Promise<string> {
  return page.locator('[data-served]').evaluate((element) => element.innerHTML);
}
