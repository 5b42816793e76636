import type { Page } from '@playwright/test';
import { pathIn, textsOf } from '../../../support/languages.ts';
import { layoutShift, recordShifts } from '../../../support/layout.ts';
import {
  button,
  cardAt,
  difficultyOf,
  expectFigures,
  expectResult,
  memoryTextsOf,
  missOf,
  openMemory,
  pairsOf,
  PATH,
  playTurns,
  SHOW_MS,
  formatted,
} from '../../../support/memory.ts';
import { becomesAlive, toasts } from '../../../support/page.ts';
import { gamePageIn } from '../../../support/pages.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

const shared = textsOf('en');
const texts = memoryTextsOf('en');
const PAIRS = pairsOf('easy');
const MISS = missOf('easy');
const KEY = 'pirateMemoryScores';
/** What a game with no mismatch and a pair each second stores. */
const PERFECT = '{"easy":{"moves":6,"time":6},"medium":null,"hard":null}';
const START = ['0', '0:00', '0 / 6', '–'] as const;
const PERFECT_BEST = ['6', '0:06'] as const;
const PERFECT_END = ['6', '0:06', '6 / 6', '6×'] as const;

declare global {
  interface Window {
    /** In a window that can be made deaf: whether it hears nothing of what others store. */
    isDeaf?: boolean;
  }
}

test('a first result is a record, is celebrated by a chest that opens, and stays 5 s; one that beats nothing has no chest, stays 4 s and is not stored; best scores and silence are there again after a reload, without anything shifting [R85, R102, R103, R153, X34]', async ({
  page,
}) => {
  await openMemory(page, texts);
  const toast = toasts(page, shared.notifications);
  await playTurns(page, texts, PAIRS);
  await expectResult(page, texts, 'record', { moves: 6, time: '0:06', stars: 3 });
  const result = formatted(texts, texts.resultToast, { moves: 6, time: '0:06' });
  await expect(toast).toHaveText(texts.record + result);
  const celebration = page.locator('[data-celebration][aria-hidden="true"]');
  await expect(celebration).toHaveAttribute('data-chest', 'true');
  await expect(celebration.locator('> :not(img)')).toBeVisible();
  expect(await storedScores(page)).toBe(PERFECT);
  await page.clock.runFor(4990);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(toast).toHaveCount(0);

  await button(page, texts.newGame).click();
  await page.clock.runFor(300);
  await playTurns(page, texts, [...Array<typeof MISS>(4).fill(MISS), ...PAIRS]);
  await expectResult(page, texts, 'found', { moves: 10, time: '0:10', stars: 1 });
  const second = formatted(texts, texts.resultToast, { moves: 10, time: '0:10' });
  await expect(toast).toHaveText(texts.found + second);
  await expect(celebration.locator('> img')).toHaveCount(6);
  await expect(celebration.locator('> :not(img)')).toHaveCount(0);
  expect(await storedScores(page)).toBe(PERFECT);
  await page.clock.runFor(3990);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(toast).toHaveCount(0);

  await button(page, texts.sound).click();
  await recordShifts(page);
  await page.reload();
  await becomesAlive(page);
  await expectFigures(page, texts, START, PERFECT_BEST);
  await expect(button(page, texts.sound)).toHaveAttribute('aria-pressed', 'false');
  await difficultyOf(page, texts, 'medium').click();
  await expectFigures(page, texts, ['0', '0:00', '0 / 8', '–']);
  expect(await page.evaluate(() => localStorage.getItem('soundEnabled'))).toBe('false');
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);

  await button(page, texts.sound).click();
  await page.reload();
  await becomesAlive(page);
  await expect(button(page, texts.sound)).toHaveAttribute('aria-pressed', 'true');
});

test('a page without script shows no best scores and sound on [X30]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PATH);
  await expectFigures(page, texts, START);
  await expect(button(page, texts.sound)).toHaveAttribute('aria-pressed', 'true');
  await context.close();
});

test('a result counts as soon as the last pair is found: who leaves before it is told keeps the record, which is shown with the result and not before [R85]', async ({
  page,
}) => {
  await openMemory(page, texts);
  await playTurns(page, texts, PAIRS.slice(0, -1));
  for (const slot of PAIRS.at(-1) ?? []) await cardAt(page, texts, slot).click();
  await page.clock.runFor(SHOW_MS);
  await expectFigures(page, texts, PERFECT_END);
  expect(await storedScores(page)).toBe(PERFECT);

  await page.reload();
  await becomesAlive(page);
  await expectFigures(page, texts, START, PERFECT_BEST);
});

test(
  'two windows show each other their records, and neither loses the figures of the other [X5]',
  { tag: '@sweep' },
  async ({ page, context }) => {
    await page.addInitScript(() => {
      addEventListener('storage', (event) => {
        if (window.isDeaf) event.stopImmediatePropagation();
      });
    });
    await openMemory(page, texts);
    const other = await context.newPage();
    await openMemory(other, texts);
    await playTurns(other, texts, [MISS]);
    await other.clock.runFor(20_000);
    await playTurns(other, texts, PAIRS);
    await expectFigures(page, texts, START, ['7', '0:27']);

    // This window does not hear of what is stored now: figures worse than those it knows, and one that it
    // does not know. Its own game improves only the time.
    await page.evaluate(() => {
      window.isDeaf = true;
    });
    await other.evaluate((key) => {
      localStorage.setItem(key, '{"easy":{"moves":30,"time":40},"hard":{"moves":9,"time":9}}');
    }, KEY);
    await playTurns(page, texts, [MISS, MISS, ...PAIRS]);
    expect(await storedScores(page)).toBe(
      '{"easy":{"moves":7,"time":8},"medium":null,"hard":{"moves":9,"time":9}}',
    );
    await expectFigures(other, texts, ['7', '0:27', '6 / 6', '6×'], ['7', '0:08']);

    await button(page, texts.sound).click();
    await expect(button(other, texts.sound)).toHaveAttribute('aria-pressed', 'false');
  },
);

// One foreign value stands for these: see faults/storage.spec.ts.
const FOREIGN: readonly (readonly [string, string])[] = [
  ['corrupt', 'arrr{'],
  ['huge', JSON.stringify({ easy: 'x'.repeat(2_000_000) })],
];

for (const [name, text] of FOREIGN) {
  test(
    `stored scores that are ${name} count as none, with one warning, and a record replaces them [R96, X4]`,
    { tag: '@sweep' },
    async ({ page, faults }) => {
      faults.expect(
        /^warning: What is stored as pirateMemoryScores cannot be read, or not all of it\.$/,
      );
      const warnings = countWarnings(page);
      await storeBefore(page, { [KEY]: text });
      await openMemory(page, texts);
      await expectFigures(page, texts, START);
      await playTurns(page, texts, PAIRS);
      await expectResult(page, texts, 'record', { moves: 6, time: '0:06', stars: 3 });
      expect(await storedScores(page)).toBe(PERFECT);
      expect(warnings()).toBe(1);
    },
  );
}

test('of scores that are partly foreign the rest stands; a foreign sound choice is sound [X4]', async ({
  page,
  faults,
}) => {
  faults.expect(/^warning: What is stored as pirateMemoryScores/);
  faults.expect(/^warning: What is stored as soundEnabled/);
  const warnings = countWarnings(page);
  await storeBefore(page, {
    [KEY]: '{"easy":{"moves":9},"medium":{"moves":12,"time":70},"hard":7}',
    soundEnabled: 'perhaps',
  });
  await openMemory(page, texts);
  await expectFigures(page, texts, START, ['9', '–']);
  await expect(button(page, texts.sound)).toHaveAttribute('aria-pressed', 'true');
  await difficultyOf(page, texts, 'medium').click();
  await page.clock.runFor(300);
  await expectFigures(page, texts, ['0', '0:00', '0 / 8', '–'], ['12', '1:10']);
  expect(warnings()).toBe(2);
});

for (const [name, breakStorage] of [
  ['blocked [X1]', blockStorage],
  ['full [X2]', fillStorage],
] as const) {
  test(
    `one warning is given, and scores last as long as the page, with storage ${name}`,
    inSweepUnless(name === 'full [X2]'),
    async ({ page, faults }) => {
      faults.expect(/^warning: Nothing can be stored beyond this page\./);
      const warnings = countWarnings(page);
      await page.addInitScript(breakStorage);
      await openMemory(page, texts);
      await playTurns(page, texts, PAIRS);
      await expectFigures(page, texts, PERFECT_END, PERFECT_BEST);
      await button(page, texts.sound).click();
      await expect(button(page, texts.sound)).toHaveAttribute('aria-pressed', 'false');

      const main = page.getByRole('navigation', { name: shared.main, exact: true });
      await main.getByRole('link', { name: shared.home, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shared.homeHeadline);
      await main.getByRole('link', { name: gamePageIn('en', 'memory').label, exact: true }).click();
      await expect(page).toHaveURL(pathIn('en', PATH));
      await expectFigures(page, texts, START, PERFECT_BEST);
      await expect(button(page, texts.sound)).toHaveAttribute('aria-pressed', 'false');
      expect(warnings()).toBe(1);
    },
  );
}

function storedScores(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), KEY);
}

/** Fills the storage before the page's own script runs; once, so that reloads find what was written. */
async function storeBefore(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((stored) => {
    if (Object.keys(stored).some((key) => localStorage.getItem(key) !== null)) return;
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, entries);
}

function countWarnings(page: Page): () => number {
  let count = 0;
  page.on('console', (message) => {
    if (message.type() === 'warning') count += 1;
  });
  return () => count;
}

function blockStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
}
