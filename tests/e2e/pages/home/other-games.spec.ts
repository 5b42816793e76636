import type { Page } from '@playwright/test';
import { EXAMINED_LANGUAGES, pathIn, textsOf } from '../../../support/languages.ts';
import { open } from '../../../support/page.ts';
import { gamePagesIn } from '../../../support/pages.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

const WIDTHS = [1440, 768, 360] as const;

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = textsOf(code);

  test(
    `${code}: the hero's three links lead to three games, on a wide window beside Play Now, on a phone below New Game; the panel leads to all [R9, R32]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      const games = gamePagesIn(code);
      await open(page, pathIn(code, '/'));
      const playNow = page.getByRole('link', { name: texts.playNow }).first();
      const newGame = page.getByRole('button', { name: texts.newGame });
      const links = page.getByRole('navigation', { name: texts.moreGames }).getByRole('link');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect(links, 'each is there once').toHaveText(
          games.slice(0, 3).map(({ headline }) => headline),
        );
        expect(await hrefsOf(links)).toEqual(
          games.slice(0, 3).map(({ path }) => pathIn(code, path)),
        );
      }

      await page.setViewportSize({ width: 1440, height: 900 });
      const beside = await playNow.boundingBox();
      for (const link of await links.all()) expect((await link.boundingBox())?.y).toBe(beside?.y);
      await page.setViewportSize({ width: 390, height: 844 });
      const above = await newGame.boundingBox();
      for (const link of await links.all()) {
        const top = (await link.boundingBox())?.y;
        expect(top).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
      }

      const panel = page.getByRole('region', { name: texts.collection });
      expect(await hrefsOf(panel.getByRole('link'))).toEqual(
        games.map(({ path }) => pathIn(code, path)),
      );
      await expect(panel.getByRole('heading', { level: 3 })).toHaveText(
        games.map(({ headline }) => headline),
      );
    },
  );
}

test('the address of the collection panel shows it, also without script', async ({ page }) => {
  await open(page, '/#pirate-games');
  await expect(page.getByRole('region', { name: textsOf('en').collection })).toBeInViewport();
});

function hrefsOf(links: ReturnType<Page['getByRole']>): Promise<readonly (string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}
