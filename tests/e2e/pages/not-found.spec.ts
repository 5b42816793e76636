import type { Page } from '@playwright/test';
import { siteName } from '#site/site.ts';
import { LANGUAGES, pathIn, textsOf, type LanguageCode } from '../../support/languages.ts';
import { expectNoSidewaysScrollAt } from '../../support/layout.ts';
import { liveTexts, open, recordAnnouncements } from '../../support/page.ts';
import { pageAt } from '../../support/pages.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, requestTest, test } from '../../support/test.ts';

const FAILED_STATUS = /^error: Failed to load resource: .*404/;

const UNKNOWN_PATHS = ['/nope', '/deep/er/nope', '/blog/nope'] as const;

const WINDOWS = [320, 768, 1440].map((width) => ({ width, height: 568 }));

test.use({ viewport: { width: 1280, height: 420 } });

for (const { code, direction } of LANGUAGES) {
  const texts = textsOf(code);

  test(
    `${code}: an unknown path answers 404 in its language, is kept out of indexes, is told on the console, and scrolls sideways at no width [R20, X43]`,
    inSweepUnless(code === 'ar'),
    async ({ page, faults }) => {
      for (const path of UNKNOWN_PATHS) {
        const address = pathIn(code, path);
        faults.expect(FAILED_STATUS);
        faults.expect(new RegExp(`^error: .*${address}$`));
        expect(await open(page, address), address).toBe(404);
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await expect(page).toHaveTitle(notFoundTitleOf(code));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFoundHeadline);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        await expect(page.locator('link[rel="canonical"], link[rel="alternate"]')).toHaveCount(0);
        await expect(page.getByRole('link', { name: texts.skipToGame })).toHaveCount(0);
      }
      await expectNoSidewaysScrollAt(page, WINDOWS, 'not found');
    },
  );
}

requestTest(
  'in every language the page for an unknown path is served in that language and kept out of indexes',
  async ({ request }) => {
    for (const { code, direction } of LANGUAGES) {
      for (const path of UNKNOWN_PATHS) {
        const address = pathIn(code, path);
        const answer = await request.get(address);
        expect(answer.status(), address).toBe(404);
        const html = await answer.text();
        expect(html, address).toContain(`<html lang="${code}" dir="${direction}">`);
        expect(html, address).toContain(`<title>${notFoundTitleOf(code)}</title>`);
        expect(html, address).toContain('<meta name="robots" content="noindex"');
        expect(html, address).not.toMatch(/<link rel="(canonical|alternate)"/);
      }
    }
  },
);

test('Return to Home goes there without a new load, and tells so once [R20]', async ({
  page,
  faults,
}) => {
  const texts = textsOf('en');
  const notFoundTitle = notFoundTitleOf('en');
  const homeTitle = `${pageAt('/').title} | ${siteName('en')}`;
  faults.expect(FAILED_STATUS);
  faults.expect(/^error: No page at /);
  await recordAnnouncements(page);
  await open(page, '/nope');
  const loadedAt = await timeOrigin(page);
  const home = page.getByRole('link', { name: texts.returnHome, exact: true });
  await page.evaluate(() => scrollTo({ top: 9999, behavior: 'instant' }));
  expect(await page.evaluate(() => scrollY), 'there is something to scroll').toBeGreaterThan(0);
  await home.focus();
  await page.keyboard.press('Enter');

  const headline = page.getByRole('heading', { level: 1, name: texts.homeHeadline });
  await expect(headline).toBeFocused();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(homeTitle);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => liveTexts(page)).toEqual([homeTitle]);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFoundHeadline);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(notFoundTitle);
  await page.goForward();
  await expect(headline).toBeFocused();
  await expect(page).toHaveTitle(homeTitle);
  await expect.poll(() => liveTexts(page)).toEqual([homeTitle, notFoundTitle, homeTitle]);
  expect(await timeOrigin(page), 'all in one document').toBe(loadedAt);
});

requestTest('the 404 page answers 404 even under its own name', async ({ request }) => {
  for (const path of ['/404', '/404.html', '/ar/404']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

function timeOrigin(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

function notFoundTitleOf(code: LanguageCode): string {
  return `${textsOf(code).notFoundTitle} | ${siteName(code)}`;
}
