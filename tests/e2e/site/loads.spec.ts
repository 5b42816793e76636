import { EXAMINED_LANGUAGES, pathIn } from '../../support/languages.ts';
import { open } from '../../support/page.ts';
import { PAGES } from '../../support/pages.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

declare global {
  interface Window {
    /** How many formatters of numbers the page has made. */
    formatters?: number;
  }
}

for (const { code } of EXAMINED_LANGUAGES) {
  test(
    `${code}: nothing that a page loads comes twice, from another host, was preloaded in vain or is for others; no page sets up a formatter of numbers before it is alive [R83]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await page.addInitScript(countFormatters);
      for (const { path } of PAGES) {
        await open(page, pathIn(code, path));
        expect(await page.evaluate(() => window.formatters), `${path}: formatters`).toBe(0);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const loaded = await page.evaluate(() =>
          performance.getEntriesByType('resource').map(({ name }) => name.replace(/#.*/, '')),
        );
        const twice = loaded.filter((name, index) => loaded.indexOf(name) !== index);
        expect(loaded.length).toBeGreaterThan(5);
        expect(twice, path).toEqual([]);
        const { origin } = new URL(page.url());
        expect(loaded.filter((name) => !name.startsWith(`${origin}/`))).toEqual([]);
        expect(loaded.filter((name) => name.includes('/social/'))).toEqual([]);
      }
    },
  );
}

/** Runs in the page, before its script. */
function countFormatters(): void {
  window.formatters = 0;
  Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
    construct(target, values: ConstructorParameters<typeof Intl.NumberFormat>) {
      window.formatters = (window.formatters ?? 0) + 1;
      return new target(...values);
    },
  });
}
