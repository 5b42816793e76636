import type { Locator, Page } from '@playwright/test';
import { textsOf } from '../../../support/languages.ts';
import { PATH } from '../../../support/memory.ts';
import { open } from '../../../support/page.ts';
import { GAME_PAGES, gamePageIn } from '../../../support/pages.ts';
import { expect, test } from '../../../support/test.ts';

const OTHERS = GAME_PAGES.filter(({ path }) => path !== PATH);

const texts = textsOf('en');

test('the code of the other games, and none of its own, is fetched ahead, and going there sends for none of it again [R15]', async ({
  page,
}) => {
  await open(page, PATH);
  const ahead = await addressesAhead(page);
  for (const { id } of OTHERS) {
    const others = ahead.filter((address) => address.includes(`/${id}-`));
    expect(others.length, `code of ${id}`).toBeGreaterThanOrEqual(1);
  }
  const own = await page.locator('script[data-modules]').getAttribute('data-modules');
  expect(ahead.filter((address) => own?.split(' ').includes(address))).toEqual([]);
  await expect.poll(() => fetched(page, ahead), 'all is there').toEqual(ahead.map(() => true));

  for (const { label, headline } of OTHERS) {
    await linkTo(page, label).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  }
  expect(await scriptsSentAgain(page, ahead)).toEqual([]);
});

test('the page by a link: its three pictures come when the link is pointed at, and the other games when it is shown and nothing else is to do [R15]', async ({
  page,
}) => {
  await collectIdleTasks(page);
  await open(page, '/contact');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const link = linkTo(page, gamePageIn('en', 'memory').label);
  await link.hover();
  await expect.poll(() => requested.join(' ')).toMatch(/symbols-.*card-back-|card-back-.*symbols-/);
  await expect(page.locator(PRELOADED_PICTURES)).toHaveCount(0);
  expect(await addressesAhead(page)).toEqual([]);

  await link.click();
  await expect(page.locator(PRELOADED_PICTURES)).toHaveCount(3);
  for (const name of ['symbols', 'card-back', 'logo-mark']) {
    await expect(page.locator(`${PRELOADED_PICTURES}[href*="/${name}-"]`)).toHaveCount(1);
  }
  const ahead = await addressesAhead(page);
  const expectFetched = (wanted: boolean) =>
    expect.poll(() => fetched(page, ahead)).toEqual(ahead.map(() => wanted));
  expect(ahead.length).toBeGreaterThanOrEqual(OTHERS.length);

  await linkTo(page, 'Blog').click();
  await expect(page.locator(PRELOADED_PICTURES)).toHaveCount(0);
  await runIdleTasks(page);
  await expectFetched(false);
  await page.goBack();
  await expect(page.locator(PRELOADED_PICTURES)).toHaveCount(3);
  await runIdleTasks(page);
  await expectFetched(true);
  expect(requested.filter((path) => path.includes('/symbols-'))).toHaveLength(1);
});

const PRELOADED_PICTURES = 'head link[rel="preload"][as="image"]';

declare global {
  interface Window {
    /** In a prepared page: the tasks that wait until the browser is idle. */
    idleTasks: IdleRequestCallback[];
  }
}

/** Keeps idle tasks waiting until the test runs them; call it before opening the page. */
async function collectIdleTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.idleTasks = [];
    window.requestIdleCallback = (task) => window.idleTasks.push(task);
  });
}

async function runIdleTasks(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.idleTasks.length)).toBeGreaterThan(0);
  await page.evaluate(() => {
    const deadline = { didTimeout: false, timeRemaining: () => 50 };
    for (const task of window.idleTasks.splice(0)) task(deadline);
  });
}

function linkTo(page: Page, name: string): Locator {
  const main = page.getByRole('navigation', { name: texts.main, exact: true });
  return main.getByRole('link', { name, exact: true });
}

/** Works in Chromium alone, where everything fetched without the network reports 0 bytes. */
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
  const lists = await page
    .locator('head [data-modules-ahead]')
    .evaluateAll((holders) => holders.map((holder) => holder.getAttribute('data-modules-ahead')));
  return lists.flatMap((list) => list?.split(' ') ?? []);
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
