import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { GAMES, gamePath } from '#games/catalogue.ts';
import { expectNoFindings } from '../../support/axe.ts';
import {
  dropQuickly,
  expectShip,
  LEGEND_BATTLE,
  legendLink,
  SHIP_PATH,
  shipTextsOf,
  SKULL_WIN as SHIP_WIN,
} from '../../support/connect-four.ts';
import { openOn, solve, voyageTextsOf } from '../../support/daily-voyage.ts';
import { expectBoard, expectScore, playByMouse, SKULL_WIN } from '../../support/game.ts';
import {
  CALM_AFTER_MS,
  followToMemory,
  isAnswered,
  release,
  rewrite,
  test,
  visit,
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
import { becomesAlive, open } from '../../support/page.ts';
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

const LOG_PATH = '/captains-log';
/** Ship Battle, two moves. */
const VOYAGE_DAY = '2026-12-08';

const GAME_PATHS: readonly string[] = GAMES.map(({ id }) => gamePath(id));

test.describe('the whole site', () => {
  test.use({ isWholeSite: true });

  for (const code of ['en', 'ur'] as const) {
    test(
      `${code}: after one visit, with the server stopped, games are played to their end, AI Legend answers, a daily voyage is solved and noted in the log, and every page opens [R13, R116, X45]`,
      inSweepUnless(code === 'ur'),
      async ({ page, host }) => {
        await visit(page, host, code, '/contact');
        await host.stop();
        await playAll(page, code);
        // The games have been opened to be played.
        for (const { path } of PAGES.filter((one) => !GAME_PATHS.includes(one.path))) {
          expect(await open(page, pathIn(code, path)), path).toBe(200);
        }
      },
    );
  }

  for (const { name, told, break: breakIt, stands } of [
    {
      name: 'that the browser blocks',
      told: [/^warning: No offline copy is kept\. SecurityError/],
      break: (page: Page) => page.addInitScript(blockServiceWorkers),
      stands: false,
    },
    {
      name: 'whose script is not there',
      told: [/^warning: No offline copy is kept\. TypeError/, /response code \(404\)/],
      break: (_: Page, host: Host) =>
        host.edit((folder) => {
          rmSync(join(folder, 'service-worker.js'));
        }),
      stands: true,
    },
    {
      name: 'that fails at its start',
      told: [/^warning: No offline copy is kept\. TypeError/],
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
});

test(
  'a second language that is visited is kept beside the first, and is that of a missing page; offline, a page in a language that was never visited says in the visitor’s that it needs a connection, and an unknown path leads nowhere [R116, R117, X46]',
  { tag: '@sweep' },
  async ({ page, host, faults }) => {
    faults.expect(/status of 404/);
    faults.expect(/status of 503/);
    faults.expect(/^error: No page at \/ur\/nope$/);
    const texts = translated('ur', ENGLISH);
    await visit(page, host, 'en', '/contact');
    await visit(page, host, 'ur', '/blog');
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      textsOf('ur').notFoundHeadline,
    );

    await page.goto('/de/contact');
    await host.start();
    await page.getByRole('link', { name: texts.tryAgain, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  },
);

test(
  'a copy that cannot be read stands in nobody’s way: the host is asked [X48]',
  { tag: '@sweep' },
  async ({ page, host }) => {
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
  },
);

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
    const finale = page.waitForEvent('requestfinished', (request) =>
      /[/]finale-.*[.]js$/.test(request.url()),
    );
    await playByMouse(page, texts, [4, 0]);
    // What the first move brings has come before the host stops, with all that it imports.
    await page.evaluate((address) => import(address), (await finale).url());
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

  const { notation, answer } = LEGEND_BATTLE;
  await open(page, pathIn(code, legendLink(notation)));
  await expectShip(page, shipTexts, notation + answer);

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

  await sailAndNote(await page.context().newPage(), code);
}

/** Switches the captain's log on and solves a daily voyage, in a window with a clock of its own. */
async function sailAndNote(page: Page, code: LanguageCode): Promise<void> {
  await open(page, pathIn(code, LOG_PATH));
  const isOn = page.getByRole('switch');
  await isOn.click();
  // What keeps the log comes with the press.
  await expect(isOn).toBeChecked();
  await openOn(page, code, VOYAGE_DAY);
  await solve(page, voyageTextsOf(code), VOYAGE_DAY);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('pirateLog')))
    .toContain(`voyage ${VOYAGE_DAY}`);
  await page.close();
}
