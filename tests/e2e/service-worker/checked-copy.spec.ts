import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { copySite } from '../../support/copied-site.ts';
import { button } from '../../support/game.ts';
import {
  askForRelease,
  CALM_AFTER_MS,
  followToMemory,
  lineOf,
  markRelease,
  POLLING,
  release,
  releaseOf,
  rewrite,
  test,
  UPDATE_TEXTS,
  visit,
} from '../../support/host.ts';
import { textsOf } from '../../support/languages.ts';
import { becomesAlive, open } from '../../support/page.ts';
import { gamePageIn } from '../../support/pages.ts';
import { expect } from '../../support/test.ts';

const MEMORY_PATH = '/treasure-hunt-memory';
const LOG_IN = '<!doctype html><title>Log in</title><h1>Please log in to this network</h1>';

const REFUSED = /Failed to load resource: net::ERR_CONNECTION_REFUSED/;

const texts = textsOf('en');

test('what a host answers in place of the site is not kept; the next visit keeps the site [X51]', async ({
  page,
  host,
  faults,
}) => {
  faults.expect(/^warning: No offline copy is kept\. Error: Not all of the site/);
  // The home page has to come, or nothing would ask for a copy.
  await host.edit(putLogInElsewhere);
  const given = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.clock.install();
  await open(page, '/');
  await page.clock.runFor(CALM_AFTER_MS);
  await given;

  await host.edit((folder) => void copySite(folder, false));
  await visit(page, host, 'en', '/');
  await host.stop();
  for (const path of [MEMORY_PATH, '/blog']) await open(page, path);
});

test(
  'a page whose kept code is broken comes from the host; without a connection the rest of the copy stays [X52]',
  { tag: '@sweep' },
  async ({ page, host, faults }) => {
    faults.expect(/^error: SyntaxError/);
    faults.expect(REFUSED);
    await visit(page, host, 'en', '/');
    await host.stop();
    await spoil(page, /\/memory-/);
    const heading = page.getByRole('heading', { level: 1 });
    await test.step('without a connection the rest of the copy stays', async () => {
      await hostIsAskedInVain(page, () => page.goto(MEMORY_PATH));
      await expect(heading).toHaveText(texts.errorHeadline);
      await open(page, '/blog');
      await hostIsAskedInVain(page, () => page.goBack());
      await expect(heading).toHaveText(texts.errorHeadline);
    });
    await host.start();
    await test.step('the page comes from the host', async () => {
      await button(page, texts.reload).click();
      await expect(heading).toHaveText(gamePageIn('en', 'memory').headline);
      await becomesAlive(page);

      await visit(page, host, 'en', '/');
      await spoil(page, /\/memory-/);
      await open(page, MEMORY_PATH);
      await expect(heading).toHaveText(gamePageIn('en', 'memory').headline);
    });
  },
);

test(
  'what an earlier worker kept in place of the site is mended by the next release [X51, X54]',
  { tag: '@sweep' },
  async ({ page, host }) => {
    await visit(page, host, 'en', '/');
    await host.stop();
    await spoil(page, /\/memory-/);
    await host.edit((folder) => markRelease(folder, 'renewed'));
    await askForRelease(page);
    await expect(lineOf(page)).toBeVisible();
    await host.stop();
    // Where code is broken the link loads its target as a whole, which shows the headline, too.
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded.push(request.url());
    });
    await followToMemory(page);
    expect(loaded).toEqual([]);
  },
);

test(
  'a release that the host does not serve as it was built leaves the copy as it is, and is offered when it does [X53]',
  { tag: '@sweep' },
  async ({ page, host }) => {
    await visit(page, host, 'en', '/');
    await release(host, 'renewed');
    await host.edit(injectIntoPages);
    await askForRelease(page);
    await expect.poll(() => isBeingUpdated(page), POLLING).toBe(false);
    await expect(lineOf(page)).toHaveCount(0);
    await host.stop();
    await open(page, '/');
    expect(await releaseOf(page)).toBeNull();
    await followToMemory(page);

    await host.edit(takeOutOfPages);
    await visit(page, host, 'en', '/');
    await expect(lineOf(page)).toBeVisible();
  },
);

test(
  'a host that alters its pages for good has them shown a day later, without a copy [X53]',
  { tag: '@sweep' },
  async ({ page, host }) => {
    await visit(page, host, 'en', '/');
    await host.edit(async (folder) => {
      await markRelease(folder, 'renewed');
      injectIntoPages(folder);
    });
    await askForRelease(page);
    // An update that has yet to begin would find the next script.
    await expect.poll(() => page.evaluate(() => caches.has('refused-updates')), POLLING).toBe(true);
    await expect.poll(() => isBeingUpdated(page), POLLING).toBe(false);
    await host.edit((folder) =>
      rewrite(folder, 'service-worker.js', (script) => ONE_DAY_LATER + script),
    );
    await askForRelease(page);
    const loaded = page.waitForEvent('load');
    await lineOf(page).getByRole('button', { name: UPDATE_TEXTS.load, exact: true }).click();
    await loaded;
    await becomesAlive(page);
    expect(await releaseOf(page)).toBe('renewed');
    expect((await page.evaluate(() => caches.keys())).toSorted()).toEqual([
      'refused-updates',
      'visited-en',
    ]);
  },
);

/** What the host adds to every page on the way. */
const INJECTED = '<!-- injected --></head>';

function injectIntoPages(folder: string): void {
  rewritePages(folder, (html) => html.replace('</head>', INJECTED));
}

function takeOutOfPages(folder: string): void {
  rewritePages(folder, (html) => html.replace(INJECTED, '</head>'));
}

function rewritePages(folder: string, change: (html: string) => string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html'))) rewrite(folder, file, change);
}

const ONE_DAY_LATER = `
  const now = Date.now;
  Date.now = () => now() + 25 * 3_600_000;
`;

/** Replaces kept files with something else. A visit just begun would mend them if the host answered. */
async function spoil(page: Page, paths: RegExp): Promise<void> {
  const count = await page.evaluate(
    async ([pattern, text]) => {
      const cache = await caches.open('assets');
      const spoilt = (await cache.keys()).filter(({ url }) => pattern.test(url));
      const headers = { 'Content-Type': 'text/javascript' };
      for (const request of spoilt) await cache.put(request, new Response(text, { headers }));
      return spoilt.length;
    },
    [paths, LOG_IN] as const,
  );
  expect(count).toBeGreaterThan(0);
}

/** Leaving a page, or starting the host, while the page still asks would spare it the answer. */
async function hostIsAskedInVain(page: Page, load: () => Promise<unknown>): Promise<void> {
  const refused = page.waitForEvent('console', (message) => REFUSED.test(message.text()));
  await load();
  await refused;
}

function isBeingUpdated(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.installing !== null || registration.waiting !== null;
  });
}

/** Acts like a host that has maintenance pages or one page for everything but its home page. */
function putLogInElsewhere(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const elsewhere = files.filter((name) => /\.html$|memory-.*\.js$/.test(name));
  for (const file of elsewhere.filter((name) => name !== 'index.html')) {
    rewrite(folder, file, () => LOG_IN);
  }
}
