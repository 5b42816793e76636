import { GAMES, gamePath } from '#games/catalogue.ts';
import { open } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

declare global {
  interface Window {
    /** How many formatters of numbers the page has made. */
    formatters?: number;
  }
}

test('no page of a game sets up a formatter of numbers before it is alive', async ({ page }) => {
  await page.addInitScript(() => {
    window.formatters = 0;
    Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
      construct(target, values: ConstructorParameters<typeof Intl.NumberFormat>) {
        window.formatters = (window.formatters ?? 0) + 1;
        return new target(...values);
      },
    });
  });
  for (const { id } of GAMES) {
    await test.step(id, async () => {
      await open(page, gamePath(id));
      expect(await page.evaluate(() => window.formatters)).toBe(0);
    });
  }
});
