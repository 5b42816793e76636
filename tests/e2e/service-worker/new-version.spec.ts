import type { Locator, Page } from '@playwright/test';
import { writeServiceWorker } from '../../../scripts/build/service-worker.ts';
import { expectNoFindings } from '../../support/axe.ts';
import { banner, consentTextsOf } from '../../support/consent.ts';
import { expectBoard, playByMouse } from '../../support/game.ts';
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
  visitUntil,
} from '../../support/host.ts';
import { textsOf } from '../../support/languages.ts';
import { becomesAlive, expectWhollyInWindow, open } from '../../support/page.ts';
import { expect } from '../../support/test.ts';

const texts = textsOf('en');

test.describe('while the cookie banner asks', () => {
  test.use({ consent: null });

  test('a new version waits until it has been answered, and is offered without interrupting a game; who loads it has it, other windows play on; “Load it now” counts in each of two windows while the update gets its turn [R118, X49, X55]', async ({
    page,
    context,
    host,
  }) => {
    await visit(page, host, 'en', '/');
    const consent = consentTextsOf('en');
    await playByMouse(page, texts, [4, 0]);
    const other = await context.newPage();
    await open(other, '/');
    await playByMouse(other, texts, [0]);

    await release(host, 'renewed', TURN_NOTED);
    await askForRelease(page);
    const line = lineOf(page);
    await test.step('it waits for the answer and for the game', async () => {
      await expect(lineOf(page, { includeHidden: true })).toHaveCount(1);
      await expect(line).toBeHidden();
      const asking = banner(page, consent);
      await asking.getByRole('button', { name: consent.essentialOnly, exact: true }).click();
      await expect(line).toContainText(UPDATE_TEXTS.ready);
      await expectWhollyInWindow(line);
      await expectNoFindings(page, 'with a new version');
      await expectBoard(page, texts, { moves: [4, 0] });
      await playByMouse(page, texts, [8]);
      await expectBoard(page, texts, { moves: [4, 0, 8] });
      expect(await page.evaluate(() => caches.has('turn-taken'))).toBe(false);
    });

    await test.step('the window that loads it has it', async () => {
      const loaded = page.waitForEvent('load');
      await loadButton(page).press('Enter');
      await loaded;
      await becomesAlive(page);
      await expectBoard(page, texts, { moves: [] });
      expect(await releaseOf(page)).toBe('renewed');
      expect(await page.evaluate(() => caches.has('turn-taken'))).toBe(true);
    });

    await test.step('the other window plays on', async () => {
      await expectBoard(other, texts, { moves: [0] });
      await playByMouse(other, texts, [1]);
      await expectBoard(other, texts, { moves: [0, 1] });
      await followToMemory(other);
    });

    await test.step('both windows load the next one, once no battle is offered any more', async () => {
      await page.getByRole('button', { name: 'No, thanks', exact: true }).click();
      await open(other, '/');
      await page.clock.runFor(CALM_AFTER_MS);
      await host.edit(async (folder) => {
        await markRelease(folder, 'next');
        rewrite(folder, 'service-worker.js', (script) => HELD_ACTIVATION + script);
      });
      await askForRelease(page);
      const windows = [page, other];
      for (const each of windows) await expect(lineOf(each)).toBeVisible();
      const loads = windows.map((each) => each.waitForEvent('load'));
      for (const each of windows) {
        await loadButton(each).press('Enter');
        await expect.poll(() => stateOfWorker(page), POLLING).toBe('activating');
      }
      await page.evaluate(() => caches.open('go-on'));
      await Promise.all(loads);
      for (const each of windows) expect(await releaseOf(each)).toBe('next');
    });
  });
});

test(
  'a new version that is put off comes with the next visit, unasked; a site that is withdrawn leaves nothing on the device, and plays on from its host [R118, R119, X49, X56]',
  { tag: '@sweep' },
  async ({ page, context, host }) => {
    await visit(page, host, 'en', '/');
    await release(host, 'renewed');
    await askForRelease(page);
    const later = lineOf(page).getByRole('button', { name: UPDATE_TEXTS.later, exact: true });
    await later.press('Enter');
    await expect(lineOf(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    expect(await releaseOf(page)).toBeNull();
    await page.close();
    const next = await context.newPage();
    await visitUntil(next, async () => (await releaseOf(next)) === 'renewed');
    await expect(lineOf(next)).toHaveCount(0);
    await test.step('nothing that only the old version needed is left', async () => {
      const scripts = Object.keys(host.files.assets).filter((path) => path.endsWith('.js'));
      await expect.poll(() => keptIn(next, /^documents-en-(?!renewed)/), POLLING).toEqual([]);
      await expect
        .poll(async () => commonTo(await keptIn(next, /^assets$/), scripts), POLLING)
        .toEqual([]);
      await expect.poll(() => keptIn(next, /^documents-en-renewed$/), POLLING).not.toEqual([]);
    });

    await host.edit(async (folder) => {
      await writeServiceWorker(folder, host.files, 'withdrawal');
    });
    await askForRelease(next);
    await next.close();
    const last = await context.newPage();
    await visitUntil(last, async () => (await leftovers(last)).length === 0);
    await becomesAlive(last);
    await playByMouse(last, texts, [4]);
    await expectBoard(last, texts, { moves: [4] });
  },
);

function loadButton(page: Page): Locator {
  return lineOf(page).getByRole('button', { name: UPDATE_TEXTS.load, exact: true });
}

/** A worker that notes when it no longer waits for its turn. */
const TURN_NOTED = `
  const takeTurn = skipWaiting.bind(self);
  self.skipWaiting = () => caches.open('turn-taken').then(takeTurn);
`;

/** A worker whose activation lasts until there is a cache named `go-on`. */
const HELD_ACTIVATION = `
  async function isLetGo() {
    while (!(await caches.has('go-on'))) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  addEventListener('activate', (event) => event.waitUntil(isLetGo()));
`;

function stateOfWorker(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state;
  });
}

/** The addresses that are kept in some of the caches. */
function keptIn(page: Page, cacheNames: RegExp): Promise<readonly string[]> {
  return page.evaluate(async (pattern) => {
    const names = (await caches.keys()).filter((name) => pattern.test(name));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  }, cacheNames);
}

function commonTo(left: readonly string[], right: readonly string[]): readonly string[] {
  return left.filter((each) => right.includes(each));
}

/** The caches on the device, and the scopes of the workers that keep them. */
function leftovers(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return [...(await caches.keys()), ...registrations.map(({ scope }) => scope)];
  });
}
