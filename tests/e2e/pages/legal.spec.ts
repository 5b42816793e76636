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
import { inSweepUnless, IS_SWEEP } from '../../support/sweep.ts';
import { expect, requestTest, test } from '../../support/test.ts';

const ENGLISH = {
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  accessibility: 'Accessibility statement',
  contact: 'Contact',
  backToGame: 'Back to Game',
} as const;

const PAGES = [
  { path: '/terms-of-service', title: 'terms' },
  { path: '/privacy-policy', title: 'privacy' },
  { path: '/accessibility', title: 'accessibility' },
] as const;

type LegalPage = (typeof PAGES)[number];

/** The days in the languages' own formats. */
const LONG_DATES: Readonly<Record<string, Partial<Record<LanguageCode, string>>>> = {
  '2025-09-20': { en: 'September 20, 2025', ar: '20 سبتمبر 2025' },
  '2026-11-25': { en: 'November 25, 2026', ar: '25 نوفمبر 2026' },
};

const DATED_LANGUAGES = ['en', 'ar'] as const;

for (const { code } of EXAMINED_LANGUAGES) {
  const words = translated(code, ENGLISH);
  const headline = (page: Page) => page.getByRole('heading', { level: 1 });

  test(
    `${code}: each text tells its date, leads back to the game and to contact, on any width; one reached by a link is the one that is served, and is still there after going back [R17]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      const [first, ...others] = PAGES;
      await open(page, pathIn(code, first.path));
      const served = await proseOf(page);
      await expectText(page, code, first);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: words.backToGame, exact: true }).click();
      await expect(headline(page)).toHaveText(textsOf(code).homeHeadline);

      await follow(page, code, first);
      expect(await proseOf(page)).toBe(served);
      await page.goBack();
      await expect(headline(page)).toHaveText(textsOf(code).homeHeadline);
      await page.goForward();
      await expect(headline(page)).toHaveText(words[first.title]);
      expect(await proseOf(page)).toBe(served);

      for (const text of others) {
        await follow(page, code, text);
        await expectText(page, code, text);
      }
    },
  );
}

requestTest(
  'each text is served with its day, as its language writes days',
  async ({ request }) => {
    for (const { path } of PAGES) {
      const day = pageAt(path).day ?? '';
      for (const [code, date = ''] of DATED_LANGUAGES.map(
        (one) => [one, LONG_DATES[day]?.[one]] as const,
      )) {
        const html = await (await request.get(pathIn(code, path))).text();
        const times = [...html.matchAll(/<time datetime="([^"]*)"[^>]*>([^<]*)</gi)];
        expect(times[0]?.slice(1), `${code}${path}`).toEqual([day, date]);
      }
    }
  },
);

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

/** Goes to a text by its link in the footer. */
async function follow(page: Page, code: LanguageCode, { path, title }: LegalPage): Promise<void> {
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${pathIn(code, path)}"]`)
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    translated(code, ENGLISH)[title],
  );
}

async function expectText(page: Page, code: LanguageCode, text: LegalPage): Promise<void> {
  const words = translated(code, ENGLISH);
  const { path } = text;
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[text.title]);
  await expectDay(page, code, path);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoFindings(page, `${path} by day`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFindings(page, `${path} by night`, { isRecoloured: !IS_SWEEP });
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoSidewaysScroll(page, `${path}, ${width} px`);
  }
  for (const [name, to] of [
    [words.contact, '/contact'],
    [words.backToGame, '/'],
  ] as const) {
    const link = main.getByRole('link', { name, exact: true });
    await expect(link, path).toHaveAttribute('href', pathIn(code, to));
  }
}

async function expectDay(page: Page, code: LanguageCode, path: string): Promise<void> {
  const updated = page.getByRole('main').getByRole('time').first();
  const { day } = pageAt(path);
  await expect(updated, path).toHaveAttribute('datetime', day ?? '');
  await expect(updated, path).toHaveText(LONG_DATES[day ?? '']?.[code] ?? /\d{4}/);
}

function proseOf(page: Page): Promise<string> {
  return page.locator('[data-served]').evaluate((element) => element.innerHTML);
}
