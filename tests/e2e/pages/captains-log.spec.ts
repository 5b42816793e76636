import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { STICKERS as ALL_STICKERS } from '#log/stickers.ts';
import { LOG, MOST_ENTRIES } from '#log/log.ts';
import type { Deed, Entry } from '#log/deeds.ts';
import { expectNoFindings } from '../../support/axe.ts';
import {
  battleHash,
  dropByMouse,
  dropQuickly,
  expectShip,
  seeEnd,
  ship,
  SHIP_PATH,
  shipTextsOf,
  SKULL_WIN,
} from '../../support/connect-four.ts';
import {
  button,
  expectScore,
  OVERLAY_DEAF_MS,
  OVERLAY_LIMIT_MS,
  playQuickly,
  seeResult,
  SKULL_WIN as HOME_WIN,
} from '../../support/game.ts';
import { pointerEventsAfter } from '../../support/drawings.ts';
import { EXAMINED_LANGUAGES, fill, pathIn, textsOf, translated } from '../../support/languages.ts';
import { placeInLayout } from '../../support/layout.ts';
import { expectWhollyInWindow, open, openWithStillClock } from '../../support/page.ts';
import { CHALLENGE_PATH, puzzleTextsOf } from '../../support/puzzles.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';
import {
  DECIDED_MS,
  hasten,
  SKULL_WIN as ULTIMATE_WIN,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../../support/ultimate.ts';

/** In px, of the words of an offer on a phone. */
const LINE_HEIGHT = Math.ceil(1.15 * 16);

const PATH = '/captains-log';
const KEY = 'pirateLog';
const STICKERS = ALL_STICKERS.length;

const ENGLISH = {
  title: "Captain's log",
  keep: 'Keep a log on this device',
  export: 'Export',
  import: 'Import',
  erase: 'Erase the log',
  question: 'Erase the log?',
  eraseIt: 'Erase',
  keepIt: 'Keep it',
  empty: 'The log is empty.',
  full: 'The log is full: the oldest battles and hunts were left out.',
  refused: "This file holds no captain's log, or a damaged one. Nothing was changed.",
  ship: 'Pirate Ship Battle',
  memory: 'Treasure Hunt Memory',
  easy: 'Easy',
  skulls: 'Skull Pirates',
  hunters: 'Treasure Hunters',
  firstBattle: 'First battle won',
  notYet: 'Not found yet',
  map: 'Treasure map: {count} of {places}',
  offer: "Keep a captain's log on this device?",
  accept: 'Keep a log',
  decline: 'No, thanks',
  opened: 'The log is open.',
  unreachable: 'AI Legend cannot be fetched now. Choose it again when you are online.',
  puzzlesSolved: 'Puzzles solved: {count} of {all}',
} as const;

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
] as const;

/** A celebration, and its fading. */
const CELEBRATED_MS = 5300;

const TEXTS = { ...shipTextsOf('en'), ...translated('en', ENGLISH) };

const WON: Entry = {
  at: 1_795_532_531,
  deed: { kind: 'battle', game: 'connect-four', mode: 'two-players', result: 'first' },
};
const PUZZLE: Entry = { at: 1_795_532_540, deed: { kind: 'puzzle', id: 'easy-1' } };
const HUNT: Deed = { kind: 'hunt', difficulty: 'easy', moves: 6, seconds: 12, stars: 3 };

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = { ...shipTextsOf(code), ...translated(code, ENGLISH) };

  test(
    `${code}: by keyboard alone a log is switched on; a battle then stands in its table and earns a sticker with its day; scores come back on the next visit; axe finds nothing by day and night [R131, R132, R160, R162, R163]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await open(page, pathIn(code, PATH));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
      const keep = page.getByRole('switch', { name: texts.keep, exact: true });
      await expect(keep).not.toBeChecked();
      expect(await stored(page)).toBeNull();
      await expectNoFindings(page, 'empty');
      await keep.focus();
      await page.keyboard.press('Space');
      await expect(keep).toBeChecked();

      await openWithStillClock(page, pathIn(code, SHIP_PATH));
      await dropQuickly(page, texts, SKULL_WIN.notation);
      await seeEnd(page, SKULL_WIN.notation);
      await expect.poll(() => stored(page)).toContain('battle connect-four two-players first');

      await page.clock.resume();
      await open(page, pathIn(code, PATH));
      await expect(keep).toBeChecked();
      await expect(rowOf(page, texts.ship, texts.skulls).getByRole('cell')).toHaveText([
        '1',
        '0',
        '0',
        '1',
      ]);
      await expect(rowOf(page, texts.ship, texts.hunters).getByRole('cell')).toHaveText([
        '0',
        '1',
        '0',
        '0',
      ]);
      const first = stickers(page).filter({ hasText: texts.firstBattle });
      await expect(first.getByRole('time')).toHaveAttribute('datetime', '2026-01-01');
      await expect(stickers(page)).toHaveCount(STICKERS);
      await expect(stickers(page).filter({ hasText: texts.notYet })).toHaveCount(STICKERS - 1);
      await expectNoFindings(page, 'with a battle, by day');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoFindings(page, 'with a battle, by night');

      await page.goto(pathIn(code, SHIP_PATH));
      const score = page.getByRole('region', { name: texts.battleScore, exact: true });
      await expect(score.getByRole('definition').first()).toHaveText('1');
      await expect(discsOn(page), 'the board is empty').toHaveCount(0);
    },
  );
}

test('whoever leaves the page and comes back without a load finds an empty log again [R162]', async ({
  page,
}) => {
  await open(page, PATH);
  await expect(stickers(page)).toHaveCount(STICKERS);
  await page.getByRole('contentinfo').locator('a[href="/contact"]').click();
  await expect(page).toHaveURL(/\/contact$/u);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(TEXTS.title);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.title);
  await expect(stickers(page)).toHaveCount(STICKERS);
});

test('exported, erased after one question, and imported again, the log is as it was; a file that is none changes nothing; one for which there is no room says so [R161]', async ({
  page,
}) => {
  await keepLog(page, [WON, PUZZLE]);
  await open(page, PATH);
  await expect(rowOf(page, TEXTS.ship, TEXTS.skulls).getByRole('cell').first()).toHaveText('1');
  const before = await stored(page);
  const saving = page.waitForEvent('download');
  await button(page, TEXTS.export).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^captains-log-\d{4}-\d{2}-\d{2}\.json$/u);
  const file = await readFile(await saved.path());

  await button(page, TEXTS.erase).click();
  const dialog = page.getByRole('dialog', { name: TEXTS.question, exact: true });
  await expect(dialog.getByRole('button', { name: TEXTS.keepIt, exact: true })).toBeFocused();
  await expectNoFindings(page, 'the question');
  await page.keyboard.press('Escape');
  await expect(button(page, TEXTS.erase)).toBeFocused();
  expect(await stored(page)).toBe(before);
  await button(page, TEXTS.erase).click();
  await dialog.getByRole('button', { name: TEXTS.eraseIt, exact: true }).click();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(TEXTS.empty);
  expect(await stored(page)).toBe('{"version":1,"isOn":true,"entries":[]}');

  await importFile(page, file);
  await expect(status).toContainText('2');
  expect(await stored(page)).toBe(before);
  await importFile(page, Buffer.from('{"version":1,"entries":["nonsense"]}'));
  await expect(status).toHaveText(TEXTS.refused);
  await importFile(page, Buffer.alloc(1_000_001, ' '));
  await expect(status).toHaveText(TEXTS.refused);
  expect(await stored(page)).toBe(before);

  const entries = Array.from({ length: MOST_ENTRIES + 1 }, (_, at) => ({ at, deed: HUNT }));
  const tooMany = Buffer.from(LOG.format({ isOn: false, entries }));
  await importFile(page, tooMany);
  await expect(status, 'some were read').toHaveText(new RegExp(`\\d.+${TEXTS.full}$`, 'u'));
  await importFile(page, tooMany);
  await expect(status, 'there is room for none').toHaveText(TEXTS.full);
});

test.describe('where no log has been declined', () => {
  test.use({ hasDeclinedLog: false, viewport: { width: 1440, height: 900 } });

  test('when a victory has been celebrated a log is offered once, beside no other question, and takes no focus; accepted, it begins with the victory [R164]', async ({
    page,
  }) => {
    await openWithStillClock(page, SHIP_PATH);
    await dropQuickly(page, TEXTS, SKULL_WIN.notation);
    await seeEnd(page, SKULL_WIN.notation);
    const offer = page.getByRole('region', { name: TEXTS.offer, exact: true });
    const others = page.getByRole('navigation', { name: 'Pirate Games' });
    await expect(others).toBeVisible();
    await page.clock.runFor(CELEBRATED_MS - 1);
    await expect(offer, 'while the victory is celebrated').toHaveCount(0);
    // In the layout: it rocks when a disc lands, and steps back for the celebration.
    const stands = () => ship(page, TEXTS).evaluate(placeInLayout);
    const before = await stands();
    await page.clock.runFor(1);
    await expect(offer).toBeVisible();
    await expectWhollyInWindow(others);
    await expectWhollyInWindow(offer);
    expect(await pointerEventsAfter(offer, [490, 501]), 'as the links').toEqual(['none', 'auto']);
    expect(await stands()).toEqual(before);
    await expect(ship(page, TEXTS).locator(':focus')).toHaveCount(1);
    expect(await stored(page), 'nothing is noted unasked').toBeNull();
    await page.clock.resume();
    await expectNoFindings(page, 'the offer');
    await offer.getByRole('button', { name: TEXTS.accept, exact: true }).click();
    await expect(offer).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: TEXTS.opened })).toBeVisible();
    expect(await stored(page)).toContain('battle connect-four two-players first');

    await page.evaluate((key) => localStorage.removeItem(key), KEY);
    await openWithStillClock(page, SHIP_PATH);
    await dropQuickly(page, TEXTS, SKULL_WIN.notation);
    await seeEnd(page, SKULL_WIN.notation);
    await expect(others).toBeVisible();
    await page.clock.runFor(CELEBRATED_MS);
    await offer.getByRole('button', { name: TEXTS.decline, exact: true }).click();
    await expect(offer).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('logOffer'))).toBe('declined');
    expect(await stored(page)).toBeNull();
    await openWithStillClock(page, SHIP_PATH);
    await dropQuickly(page, TEXTS, SKULL_WIN.notation);
    await seeEnd(page, SKULL_WIN.notation);
    await expect(others).toBeVisible();
    await page.clock.runFor(CELEBRATED_MS);
    await expect(offer).toHaveCount(0);
  });
});

test.describe('on a phone where no log has been declined', () => {
  test.use({ hasDeclinedLog: false });

  test(
    'the links to other games stay when a log is offered, which takes one line of words or two [R185]',
    { tag: '@sweep' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      await openWithStillClock(page, SHIP_PATH);
      await dropQuickly(page, TEXTS, SKULL_WIN.notation);
      await seeEnd(page, SKULL_WIN.notation);
      await expectOthersInWindow(page);
      await page.clock.runFor(CELEBRATED_MS);
      const words = page.getByRole('heading', { name: TEXTS.offer, exact: true });
      for (const size of PHONES) {
        await page.setViewportSize(size);
        const [, , , height] = await words.evaluate(placeInLayout);
        expect(height).toBeLessThanOrEqual(2 * LINE_HEIGHT);
        await expectOthersInWindow(page);
      }
    },
  );

  test(
    'in Ultimate they are in the window at the end, before and while a log is offered [R185]',
    { tag: '@sweep' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openWithStillClock(page, ULTIMATE_PATH);
      await hasten(page, ultimateTextsOf('en'), ULTIMATE_WIN.notation);
      await seeResult(page, DECIDED_MS);
      for (const size of PHONES) {
        await page.setViewportSize(size);
        await expectOthersInWindow(page);
      }
      await page.clock.runFor(CELEBRATED_MS);
      await expect(page.getByRole('region', { name: TEXTS.offer, exact: true })).toBeAttached();
      for (const size of PHONES) {
        await page.setViewportSize(size);
        await expectOthersInWindow(page);
      }
    },
  );
});

test.describe('where one goes on before a victory has been celebrated', () => {
  test.use({ hasDeclinedLog: false });

  test('a log is offered at once after the next victory, on the home page below the empty board [R164]', async ({
    page,
  }) => {
    const home = textsOf('en');
    const offer = page.getByRole('region', { name: TEXTS.offer, exact: true });
    const others = page.getByRole('navigation', { name: 'Pirate Games' });
    const again = page.getByRole('dialog').getByRole('button', { name: home.battleAgain });
    await open(page, '/');
    for (const nth of [1, 2]) {
      await playQuickly(page, home, HOME_WIN.moves);
      // The dialog is deaf for a moment once it has opened.
      await expect(async () => {
        await again.click({ timeout: 2 * OVERLAY_LIMIT_MS });
        await expect(again).toHaveCount(0, { timeout: OVERLAY_DEAF_MS });
      }).toPass();
      await expect(others).toHaveCount(1);
      await expect(offer).toHaveCount(nth - 1);
    }

    await openWithStillClock(page, SHIP_PATH);
    for (const nth of [1, 2]) {
      await dropQuickly(page, TEXTS, SKULL_WIN.notation);
      await seeEnd(page, SKULL_WIN.notation);
      await expect(others).toHaveCount(1);
      await page.clock.runFor(1);
      await expect(offer).toHaveCount(nth - 1);
      await button(page, TEXTS.newBattle).click();
    }
  });
});

test.describe('while the question of cookies is open', () => {
  test.use({ consent: null, hasDeclinedLog: false });

  test('no log is offered [R164]', async ({ page }) => {
    await openWithStillClock(page, SHIP_PATH);
    await dropQuickly(page, TEXTS, SKULL_WIN.notation);
    await seeEnd(page, SKULL_WIN.notation);
    await expect(page.getByRole('navigation', { name: 'Pirate Games' })).toBeVisible();
    await page.clock.runFor(CELEBRATED_MS);
    await expect(page.getByRole('region', { name: TEXTS.offer, exact: true })).toHaveCount(0);
  });
});

test('the home page shows the map once it has a sticker, moves nothing for it, and its scores come back; a reset is kept too [R135, R162, R163]', async ({
  page,
}) => {
  await keepLog(page, []);
  await open(page, '/');
  await playQuickly(page, textsOf('en'), HOME_WIN.moves);
  await expect.poll(() => stored(page)).toContain('battle classic two-players first');
  await open(page, '/');
  const map = page.getByRole('link', {
    name: fill(TEXTS.map, { count: 1, places: STICKERS }),
    exact: true,
  });
  await expect(map).toBeVisible();
  await expectScore(page, 'en', [1, 0, 0]);
  expect(await shiftsOf(page)).toBe(0);
  await button(page, TEXTS.resetScores).click();
  await expect.poll(() => stored(page)).toContain('reset classic');
  await map.click();
  await expect(page).toHaveURL(PATH);
  await expect(
    stickers(page).filter({ hasText: TEXTS.firstBattle }).getByRole('time'),
  ).toBeVisible();
  await open(page, '/');
  await expect(map).toBeVisible();
  await expectScore(page, 'en', [0, 0, 0]);
});

test('solved puzzles come back, and the first open one is shown; a friend’s link that is answered earns a sticker [R162, R163]', async ({
  page,
}) => {
  const puzzles = puzzleTextsOf('en');
  await keepLog(page, [PUZZLE]);
  await open(page, CHALLENGE_PATH);
  await expect(
    page.getByRole('heading', { name: fill(puzzles.puzzle, { number: 2 }), exact: true }),
  ).toBeVisible();
  await expect(
    page.getByRole('button', { name: fill(puzzles.easySolved, { number: 1 }), exact: true }),
  ).toHaveCount(1);

  await open(page, `${SHIP_PATH}#b=1.two-players.21i3v9.4453.lb3iiw`);
  await expectShip(page, shipTextsOf('en'), '4453');
  await dropByMouse(page, TEXTS, '4');
  await expect.poll(() => stored(page)).toContain('answer connect-four');
});

test(
  'memory’s records count in the log although they are older than it [R160]',
  { tag: '@sweep' },
  async ({ page }) => {
    await keepLog(page, []);
    await page.evaluate(() => {
      localStorage.setItem(
        'pirateMemoryScores',
        '{"easy":{"moves":8,"time":41},"medium":null,"hard":null}',
      );
    });
    await open(page, PATH);
    await expect(rowOf(page, TEXTS.memory, TEXTS.easy).getByRole('cell')).toHaveText([
      '0',
      '8',
      '0:41',
      '–',
    ]);
  },
);

test(
  'a battle in which AI Hard plays for AI Legend counts as one against AI Hard [R160, R175]',
  { tag: '@sweep' },
  async ({ page }) => {
    await page.route('**/solver.worker*', (route) => route.fulfill({ status: 404 }));
    await keepLog(page, []);
    await open(page, SHIP_PATH + battleHash('legend', '112233'));
    await expect(page.getByText(TEXTS.unreachable, { exact: true })).toBeVisible();
    await dropByMouse(page, TEXTS, '4');
    await expect.poll(() => stored(page)).toContain('battle connect-four hard first');
  },
);

test('without storage all of it works for as long as the page [R96, R160]', async ({
  page,
  faults,
}) => {
  faults.expect(/^warning: Nothing can be stored beyond this page\./);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { value: undefined });
  });
  await open(page, PATH);
  const keep = page.getByRole('switch', { name: TEXTS.keep, exact: true });
  await keep.click();
  await expect(keep).toBeChecked();
  await importFile(page, Buffer.from(LOG.format({ isOn: false, entries: [PUZZLE] })));
  await expect(
    page.getByText(fill(TEXTS.puzzlesSolved, { count: 1, all: 6 }), { exact: true }),
  ).toBeVisible();
});

/** Stores a log that is switched on, once. */
async function keepLog(page: Page, entries: readonly Entry[]): Promise<void> {
  await page.goto('/terms-of-service');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    LOG.format({ isOn: true, entries }),
  ] as const);
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), KEY);
}

function rowOf(page: Page, table: string, name: string): Locator {
  return page
    .getByRole('table', { name: table, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

function stickers(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('[data-day]') });
}

function discsOn(page: Page): Locator {
  return page.getByRole('grid').getByRole('gridcell', { name: /skull|treasure|جمجمة|كنز/u });
}

async function importFile(page: Page, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await button(page, TEXTS.import).click();
  await (await choosing).setFiles({ name: 'log.json', mimeType: 'application/json', buffer });
}

async function expectOthersInWindow(page: Page): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Pirate Games' }).getByRole('link');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toBeVisible();
    await expectWhollyInWindow(link);
  }
}

/** The sum of all layout shifts of the page. */
function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}
