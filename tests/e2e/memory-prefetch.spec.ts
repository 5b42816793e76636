import type { Page } from '@playwright/test';
import { LANGUAGES, pathIn, textsOf } from '../support/languages.ts';
import { PATH } from '../support/memory.ts';
import { open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

for (const { code } of LANGUAGES) {
  const texts = textsOf(code);

  test(`${code}: the code and texts of the three other games come ahead, and going there fetches none`, async ({
    page,
  }) => {
    const scripts = recordScripts(page);
    await open(page, pathIn(code, PATH));
    await page.waitForLoadState('networkidle');
    expect(new Set(scripts).size, 'each script is fetched once').toBe(scripts.length);
    for (const name of ['connect-four', 'ultimate', 'puzzles']) {
      const fetched = scripts.filter((script) => script.includes(`/${name}-`));
      expect(fetched.length, `code and texts of ${name}`).toBeGreaterThanOrEqual(2);
    }
    const before = scripts.length;
    const main = page.getByRole('navigation', { name: texts.main, exact: true });
    for (const [label, title] of [
      [texts.shipBattleLabel, texts.battleTitle],
      [texts.ultimateLabel, texts.ultimateTitle],
      [texts.challengeLabel, texts.challengeTitle],
    ] as const) {
      await main.getByRole('link', { name: label, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    expect(scripts.slice(before)).toEqual([]);
  });
}

test('nothing is fetched ahead before the page itself is complete', async ({ page }) => {
  const scripts = recordScripts(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/symbols-*.svg', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PATH, { waitUntil: 'commit' });
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  expect(scripts.filter((script) => script.includes('/ultimate-'))).toEqual([]);
  release();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((script) => script.includes('/ultimate-')).length).toBeGreaterThan(0);
});

function recordScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}
