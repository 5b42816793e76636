import type { Page } from '@playwright/test';
import { textsOf } from '../support/languages.ts';
import { PATH } from '../support/memory.ts';
import { open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const OTHERS = [
  { name: 'connect-four', label: 'shipBattleLabel', title: 'battleTitle' },
  { name: 'ultimate', label: 'ultimateLabel', title: 'ultimateTitle' },
  { name: 'puzzles', label: 'challengeLabel', title: 'challengeTitle' },
] as const;

const texts = textsOf('en');

test('code and texts of three other games, and none of its own, are fetched ahead, and going there sends for none', async ({
  page,
}) => {
  await open(page, PATH);
  const ahead = await addressesAhead(page);
  for (const { name } of OTHERS) {
    const others = ahead.filter((address) => address.includes(`/${name}-`));
    expect(others.length, `code and texts of ${name}`).toBeGreaterThanOrEqual(2);
  }
  const own = await page.locator('script[data-modules]').getAttribute('data-modules');
  expect(ahead.filter((address) => own?.split(' ').includes(address))).toEqual([]);
  await expect.poll(() => fetched(page, ahead), 'all is there').toEqual(ahead.map(() => true));

  const main = page.getByRole('navigation', { name: texts.main, exact: true });
  for (const { label, title } of OTHERS) {
    await main.getByRole('link', { name: texts[label], exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[title]);
  }
  expect(await scriptsSentAgain(page, ahead)).toEqual([]);
});

/** Runs in Chromium alone, where everything fetched without the network says that it took 0 bytes. */
async function scriptsSentAgain(
  page: Page,
  addresses: readonly string[],
): Promise<readonly string[]> {
  return page.evaluate((ahead) => {
    const entries = performance.getEntriesByType('resource');
    return ahead.filter((address) => {
      const sent = entries.filter(
        (entry) =>
          entry instanceof PerformanceResourceTiming &&
          entry.name.endsWith(address) &&
          entry.transferSize > 0,
      );
      return sent.length > 1;
    });
  }, addresses);
}

async function addressesAhead(page: Page): Promise<readonly string[]> {
  const script = page.locator('script[data-modules-ahead]');
  return (await script.getAttribute('data-modules-ahead'))?.split(' ') ?? [];
}

function fetched(page: Page, addresses: readonly string[]): Promise<readonly boolean[]> {
  return page.evaluate(
    (ahead) =>
      ahead.map((address) =>
        performance
          .getEntriesByType('resource')
          .some((entry) => entry.name.endsWith(address) && entry.duration > 0),
      ),
    addresses,
  );
}
