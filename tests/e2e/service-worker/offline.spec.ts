import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { GAMES, gamePath } from '#games/catalogue.ts';
import { writeServiceWorker } from '../../../scripts/build/service-worker.ts';
import { expectNoFindings } from '../../support/axe.ts';
import { banner, consentTextsOf } from '../../support/consent.ts';
import {
  dropQuickly,
  expectShip,
  SHIP_PATH,
  shipTextsOf,
  SKULL_WIN as SHIP_WIN,
} from '../../support/connect-four.ts';
import { expectBoard, expectScore, playByMouse, SKULL_WIN } from '../../support/game.ts';
import {
  askForRelease,
  CALM_AFTER_MS,
  followToMemory,
  isAnswered,
  lineOf,
  release,
  releaseOf,
  rewrite,
  siteFiles,
  test,
  UPDATE_TEXTS,
  visit,
  visitUntil,
  type Host,
} from '../../support/host.ts';
import { pathIn, textsOf, translated, type LanguageCode } from '../../support/languages.ts';
import {
  expectResult,
  memoryTextsOf,
  openMemory,
  pairsOf,
  playTurns,
} from '../../support/memory.ts';
import { becomesAlive, expectWhollyInWindow, open } from '../../support/page.ts';
import { PAGES } from '../../support/pages.ts';
import {
  CHALLENGE_PATH,
  EXPECTED_PUZZLES,
  expectSolved,
  puzzleTextsOf,
  solveAllQuickly,
} from '../../support/puzzles.ts';
import { expect } from '../../support/test.ts';
import {
  hasten,
  SKULL_WIN as ULTIMATE_WIN,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../../support/ultimate.ts';
import { inSweepUnless } from '../../support/sweep.ts';

// A celebration drawn at 60 frames a second takes longer than everything else here.
test.use({ reducedMotion: 'reduce' });

const ENGLISH = {
  needsConnection: 'This page needs a connection',
  tryAgain: 'Try again',
} as const;

const GAME_PATHS: readonly string[] = GAMES.map(({ id }) => gamePath(id));

for (const code of ['en', 'ur'] as const) {
  test(
    `${code}: after one visit, with the server stopped, games are played to their end, and every page opens [R13, R116, X45]`,
    inSweepUnless(code === 'ur'),
    async ({ page, host }) => {
      await visit(page, code, '/contact');
      await host.stop();
      await playAll(page, code);
      // The games have been opened to be played.
      for (const { path } of PAGES.filter((one) => !GAME_PATHS.includes(one.path))) {
        expect(await open(page, pathIn(code, path)), path).toBe(200);
      }
    },
  );
}

test('a second language that is visited is kept beside the first, and is that of a missing page; offline, a page in a language that was never visited says in the visitor’s that it needs a connection, and an unknown path leads nowhere [R116, R117, X46]', async ({
  page,
  host,
  faults,
}) => {
  faults.expect(/status of 404/);
  faults.expect(/status of 503/);
  faults.expect(/^error: No page at \/ur\/nope$/);
  const texts = translated('ur', ENGLISH);
  await visit(page, 'en', '/contact');
  await visit(page, 'ur', '/blog');
  // With a connection the host decides.
  expect((await page.goto('/ur/nope'))?.status()).toBe(404);
  await host.stop();

  // The answer is in the language that was visited last, whatever the browser asks for.
  const answer = await page.goto('/de/contact');
  expect(answer?.status()).toBe(503);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  await expect(page).toHaveTitle(new RegExp(texts.needsConnection));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.needsConnection);
  await expect(page.locator('main svg'), 'its drawing').toBeVisible();
  await expectNoFindings(page, 'without a connection', { leastRules: 10 });
  await page.getByRole('link', { name: textsOf('ur').returnHome, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('ur').homeHeadline);
  await open(page, '/ur/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  await open(page, '/files');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  expect(await open(page, '/ur/nope')).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('ur').notFoundHeadline);

  await page.goto('/de/contact');
  await host.start();
  await page.getByRole('link', { name: texts.tryAgain, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('“Load it now” counts in each of two windows while the update gets its turn [X55]', async ({
  page,
  context,
  host,
}) => {
  await visit(page, 'en', '/');
  const other = await context.newPage();
  await open(other, '/');
  await other.clock.runFor(CALM_AFTER_MS);
  await release(host, 'renewed');
  await host.edit((folder) =>
    rewrite(folder, 'service-worker.js', (script) => HELD_ACTIVATION + script),
  );
  await askForRelease(page);
  const windows = [page, other];
  for (const each of windows) await expect(lineOf(each)).toBeVisible();
  const loads = windows.map((each) => each.waitForEvent('load'));
  for (const each of windows) {
    await lineOf(each).getByRole('button', { name: UPDATE_TEXTS.load, exact: true }).press('Enter');
    await expect.poll(() => stateOfWorker(page)).toBe('activating');
  }
  await page.evaluate(() => caches.open('go-on'));
  await Promise.all(loads);
  for (const each of windows) expect(await releaseOf(each)).toBe('renewed');
});

test('a new version that is put off comes with the next visit, unasked [R118, X49]', async ({
  page,
  context,
  host,
}) => {
  await visit(page, 'en', '/');
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
  // Nothing that only the old version needed is left.
  const scripts = Object.keys(siteFiles().assets).filter((path) => path.endsWith('.js'));
  await expect.poll(() => keptIn(next, /^documents-en-(?!renewed)/)).toEqual([]);
  await expect.poll(async () => commonTo(await keptIn(next, /^assets$/), scripts)).toEqual([]);
  await expect.poll(() => keptIn(next, /^documents-en-renewed$/)).not.toEqual([]);
});

test.describe('while the cookie banner asks', () => {
  test.use({ consent: null });

  test('a new version waits until it has been answered, and is offered without interrupting a game; who loads it has it, other windows play on [R118, X49]', async ({
    page,
    context,
    host,
  }) => {
    await visit(page, 'en', '/');
    const texts = textsOf('en');
    const consent = consentTextsOf('en');
    await playByMouse(page, texts, [4, 0]);
    const other = await context.newPage();
    await open(other, '/');
    await playByMouse(other, texts, [0]);

    await release(host, 'renewed');
    await host.edit((folder) =>
      rewrite(folder, 'service-worker.js', (script) => TURN_NOTED + script),
    );
    await askForRelease(page);
    const line = lineOf(page);
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

    const loaded = page.waitForEvent('load');
    await line.getByRole('button', { name: UPDATE_TEXTS.load, exact: true }).press('Enter');
    await loaded;
    await becomesAlive(page);
    await expectBoard(page, texts, { moves: [] });
    expect(await releaseOf(page)).toBe('renewed');
    expect(await page.evaluate(() => caches.has('turn-taken'))).toBe(true);

    await expectBoard(other, texts, { moves: [0] });
    await playByMouse(other, texts, [1]);
    await expectBoard(other, texts, { moves: [0, 1] });
    await followToMemory(other);
  });
});

test('a site that is withdrawn leaves nothing on the device, and plays on from its host [R119, X56]', async ({
  page,
  context,
  host,
}) => {
  await visit(page, 'en', '/');
  await host.edit(async (folder) => {
    await writeServiceWorker(folder, siteFiles(), 'withdrawal');
  });
  await askForRelease(page);
  await page.close();
  const next = await context.newPage();
  await next.clock.install();
  await visitUntil(next, async () => (await leftovers(next)).length === 0);
  await becomesAlive(next);
  await playByMouse(next, textsOf('en'), [4]);
  await expectBoard(next, textsOf('en'), { moves: [4] });
});

for (const { name, told, break: breakIt, stands } of [
  {
    name: 'that the browser blocks',
    told: [/^warning: Nothing is kept for playing offline\. SecurityError/],
    break: (page: Page) => page.addInitScript(blockServiceWorkers),
    stands: false,
  },
  {
    name: 'whose script is not there',
    told: [/^warning: Nothing is kept for playing offline\. TypeError/, /response code \(404\)/],
    break: (_: Page, host: Host) =>
      host.edit((folder) => {
        rmSync(join(folder, 'service-worker.js'));
      }),
    stands: true,
  },
  {
    name: 'that fails at its start',
    told: [/^warning: Nothing is kept for playing offline\. TypeError/],
    break: (_: Page, host: Host) =>
      host.edit((folder) =>
        rewrite(folder, 'service-worker.js', () => 'throw new Error("broken")'),
      ),
    stands: false,
  },
]) {
  test(
    `with a service worker ${name} the console is warned, and games are played as before [X47]`,
    inSweepUnless(stands),
    async ({ page, host, faults }) => {
      for (const fault of told) faults.expect(fault);
      await breakIt(page, host);
      await page.clock.install();
      await open(page, '/');
      const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
      await page.clock.runFor(CALM_AFTER_MS);
      await warned;
      await playByMouse(page, textsOf('en'), SKULL_WIN.moves);
      await expectBoard(page, textsOf('en'), SKULL_WIN);
    },
  );
}

test('a copy that cannot be read stands in nobody’s way: the host is asked [X48]', async ({
  page,
  host,
}) => {
  await host.edit((folder) =>
    rewrite(folder, 'service-worker.js', (script) => `${UNREADABLE_CACHES}${script}`),
  );
  await page.clock.install();
  await open(page, '/');
  await page.clock.runFor(CALM_AFTER_MS);
  await isAnswered(page);
  await open(page, '/contact');
  await page.goBack();
  await becomesAlive(page);
  await playByMouse(page, textsOf('en'), [4]);
  await expectBoard(page, textsOf('en'), { moves: [4] });
});

test.describe('where nothing is kept', () => {
  test.use({ canKeepSite: false });

  test('a page left open over a release that took its code away: the game plays on, and a link loads its target as a whole [R118, X50]', async ({
    page,
    host,
    faults,
  }) => {
    faults.expect(/status of 404/);
    const texts = textsOf('en');
    await open(page, '/');
    await playByMouse(page, texts, [4, 0]);
    await release(host, 'renewed');
    await playByMouse(page, texts, [8]);
    await expectBoard(page, texts, { moves: [4, 0, 8] });
    const loaded = page.waitForEvent('load');
    await followToMemory(page);
    await loaded;
  });
});

function blockServiceWorkers(): void {
  Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {
    value: () => Promise.reject(new DOMException('blocked', 'SecurityError')),
  });
}

/** A worker that can read nothing of what it keeps, once everything is kept. */
const UNREADABLE_CACHES = `
  addEventListener('activate', () => {
    CacheStorage.prototype.match = () => Promise.reject(new Error('unreadable'));
  });
`;

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

async function playAll(page: Page, code: LanguageCode): Promise<void> {
  const texts = textsOf(code);
  await open(page, pathIn(code, '/'));
  await playByMouse(page, texts, SKULL_WIN.moves);
  await expectBoard(page, texts, SKULL_WIN);
  await expectScore(page, code, SKULL_WIN.score);

  const shipTexts = shipTextsOf(code);
  await open(page, pathIn(code, SHIP_PATH));
  await dropQuickly(page, shipTexts, SHIP_WIN.notation);
  await expectShip(page, shipTexts, SHIP_WIN.notation);
  await expectScore(page, code, SHIP_WIN.score);

  await open(page, pathIn(code, ULTIMATE_PATH));
  await hasten(page, ultimateTextsOf(code), ULTIMATE_WIN.notation);
  await expectScore(page, code, ULTIMATE_WIN.score);

  await open(page, pathIn(code, CHALLENGE_PATH));
  await solveAllQuickly(page, puzzleTextsOf(code));
  await expectSolved(
    page,
    puzzleTextsOf(code),
    EXPECTED_PUZZLES.map(({ number }) => number),
  );

  const memoryTexts = memoryTextsOf(code);
  await openMemory(page, memoryTexts);
  await playTurns(page, memoryTexts, pairsOf('easy'));
  await expectResult(page, memoryTexts, 'record', { moves: 6, time: '0:06', stars: 3 });
}
