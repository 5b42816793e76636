import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoSidewaysScroll } from '../../support/axe.ts';
import { denyClipboard, pastedText } from '../../support/clipboard.ts';
import {
  dateIn,
  lineOf,
  openOn,
  passAnswer,
  passEnd,
  passMiss,
  passSteps,
  placeFor,
  setSail,
  solve,
  standOn,
  VOYAGE_PATH,
  voyageTextsOf,
  type VoyageTexts,
} from '../../support/daily-voyage.ts';
import { board, button, expectTurn, placed, turnBanner } from '../../support/game.ts';
import { EXAMINED_LANGUAGES, fill, pathIn } from '../../support/languages.ts';
import { layoutShift, nextPaint, recordShifts } from '../../support/layout.ts';
import {
  activate,
  becomesAlive,
  liveTexts,
  open,
  otherTexts,
  recordAnnouncements,
  settle,
} from '../../support/page.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

/** A Friday: three by three, three moves. */
const TRAY_DAY = '2026-12-04';
/** A Tuesday: Ship Battle, two moves. */
const SHIP_DAY = '2026-12-08';
const TODAY = '2026-12-08';
const TOAST_MS = 4000;

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = voyageTextsOf(code);

  test(
    `${code}: the voyage of a day is sailed by mouse, move by move, each said and answered, to a result that is shared without the solution [R165, R167, R169]`,
    inSweepUnless(code === 'en'),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await recordAnnouncements(page);
      await withoutShare(page);
      await openOn(page, code, TRAY_DAY);
      await expect(headline(page)).toContainText(texts.title);
      await expect(headline(page)).toContainText(dateIn(code, TRAY_DAY));
      await expectTurn(page, texts, texts.skullsToMove, texts.findMove);
      await expect
        .poll(() => liveTexts(page))
        .toEqual([`${texts.drawn} ${texts.skullsToMoveAnnouncement}`]);
      await expect(placeFor(page, texts, 0)).toBeFocused();

      const { moves } = lineOf(TRAY_DAY);
      expect(moves).toHaveLength(3);
      for (const { move, answer } of moves) {
        await placeFor(page, texts, move).click();
        await expect(openPlaces(page, texts)).toHaveCount(0);
        if (answer === null) continue;
        await passAnswer(page);
        await expectTurn(page, texts, texts.skullsToMove, texts.onCourse);
        await expect(placeFor(page, texts, move)).toBeFocused();
        await expect(placeFor(page, texts, answer)).toHaveAccessibleName(
          placed(texts.treasure, answer),
        );
        await expect
          .poll(async () => (await liveTexts(page)).at(-1))
          .toMatch(new RegExp(`${texts.nextMove}$`, 'u'));
      }
      await passEnd(page);
      await expect(turnBanner(page, texts)).toContainText(texts.complete);
      await expect
        .poll(() => otherTexts(page))
        .toContainEqual(expect.stringContaining(texts.landAhoy));

      await button(page, texts.shareResult).click();
      await expect(page.getByText(texts.resultCopied)).toBeVisible();
      const address = new URL(pathIn(code, VOYAGE_PATH), page.url()).href;
      expect(await pastedText(page)).toBe(
        [
          fill(texts.shared, { date: dateIn(code, TRAY_DAY) }),
          fill(texts.gameAndLength, { gameName: texts.ticTacToe, length: texts.threeMoves }),
          '💰',
          `${address}#${TRAY_DAY}`,
        ].join('\n'),
      );
    },
  );

  test(
    `${code}: a wrong move is seen, refuted and taken back, counted, and the voyage sailed on by keyboard alone [R131, R168]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await recordAnnouncements(page);
      await standOn(page, SHIP_DAY);
      await open(page, pathIn(code, VOYAGE_PATH));
      for (const key of ['Tab', 'Tab', 'Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
      await expect(button(page, texts.setSail)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(board(page, texts).locator(':focus')).toHaveCount(1);
      await settle(page);
      const { moves, wrong } = lineOf(SHIP_DAY);
      const before = await discNames(page, texts);
      await page.keyboard.press(String(wrong.move + 1));
      await expect.poll(() => changed(page, texts, before)).toHaveLength(1);
      await passSteps(page, 2);
      await expect.poll(() => changed(page, texts, before)).toHaveLength(2);
      await page.keyboard.press(String((moves[0]?.move ?? 0) + 1));
      await passSteps(page, 2);
      await expect.poll(() => changed(page, texts, before)).toEqual([]);
      await expect(page.getByRole('alert')).toContainText(texts.offCourse);
      await expect.poll(async () => (await liveTexts(page)).at(-1)).toContain(texts.bothTakenBack);
      await expect(page.getByRole('alert')).toHaveCount(1);

      for (const { move, answer } of moves) {
        await page.keyboard.press(String(move + 1));
        await (answer === null ? passEnd(page) : passAnswer(page));
      }
      await expect(turnBanner(page, texts)).toContainText(texts.complete);
      await expect(page.getByRole('textbox', { name: texts.myResult })).toHaveValue(/🌊💰/u);
    },
  );
}

const texts = voyageTextsOf('en');

test('the archive leads to every day since the first and back, marks what is solved, and nothing loads anew [R166]', async ({
  page,
}) => {
  await openOn(page, 'en', TODAY);
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = 'yes';
  });
  const archive = page.getByRole('region', { name: texts.archive });
  await expect(archive.getByRole('link')).toHaveCount(8);
  await archive.getByText('November 2026', { exact: true }).click();
  await expect(archive.getByRole('link')).toHaveCount(15);
  const addresses = await archive
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.at(0)).toBe('#2026-12-08');
  expect(addresses.at(-1)).toBe('#2026-11-24');
  expect(new Set(addresses).size).toBe(15);

  await archive.getByRole('link', { name: dateIn('en', TRAY_DAY) }).click();
  await expect(headline(page)).toContainText(dateIn('en', TRAY_DAY));
  await expect(headline(page)).toBeFocused();
  await expect(archive.locator('[aria-current="page"]')).toHaveText('4');
  await board(page, texts).waitFor();
  await solve(page, texts, TRAY_DAY);
  const solvedName = fill(texts.solvedDay, { date: dateIn('en', TRAY_DAY) });
  await expect(archive.getByRole('link', { name: solvedName, exact: true })).toHaveCount(1);

  await page.goBack();
  await expect(headline(page)).toContainText(dateIn('en', TODAY));
  await expect(page.getByRole('heading', { name: texts.myResult })).toHaveCount(0);
  await page.goForward();
  await expect(headline(page)).toContainText(dateIn('en', TRAY_DAY));
  // What was solved is remembered on this visit, and the board is set up again.
  await expect(page.getByRole('heading', { name: texts.myResult })).toBeVisible();
  await board(page, texts).waitFor();
  await expectTurn(page, texts, texts.skullsToMove, texts.findMove);
  expect(await page.evaluate(() => document.documentElement.dataset['same'])).toBe('yes');
});

test(
  'an address without a day of a voyage says so and shows the newest; a skip link and midnight change nothing [R166]',
  { tag: '@sweep' },
  async ({ page }) => {
    const first = dateIn('en', '2026-11-24');
    await openOn(page, 'en', TODAY, '#2026-13-40');
    for (const [fragment, said] of [
      ['2026-13-40', texts.malformed],
      ['2026-11-23', fill(texts.early, { first })],
      ['2027-01-01', texts.future],
    ] as const) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, fragment);
      await expect(page.getByRole('alert')).toContainText(said);
      await expect(headline(page)).toContainText(dateIn('en', TODAY));
    }
    await page.clock.runFor(TOAST_MS - 1);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(page.getByRole('alert'), 'stays as long as any toast').toHaveCount(0);
    await page.evaluate(() => {
      location.hash = '2026-12-01';
    });
    await expect(headline(page)).toContainText(dateIn('en', '2026-12-01'));
    await activate(page.getByRole('link', { name: texts.skipToGame, exact: true }));
    await expect(page).toHaveURL(/#game$/);
    await expect(headline(page)).toContainText(dateIn('en', '2026-12-01'));
    await page.evaluate(() => {
      location.hash = '';
    });
    await expect(headline(page)).toContainText(dateIn('en', TODAY));
    await page.clock.setSystemTime(Date.parse('2026-12-10T00:10:00Z'));
    await placeFor(page, texts, lineOf(TODAY).wrong.move).click();
    await passMiss(page);
    await expect(headline(page)).toContainText(dateIn('en', TODAY));
  },
);

test('a result goes to the share sheet where there is one; without it and without a clipboard it is selected, and both are told [R169]', async ({
  page,
  context,
}) => {
  await denyClipboard(context);
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.documentElement.dataset['shared'] = data?.text ?? '';
      const { shareEnds } = document.documentElement.dataset;
      if (shareEnds === undefined) return Promise.resolve();
      return Promise.reject(new DOMException('not now', shareEnds));
    };
  });
  await openOn(page, 'en', SHIP_DAY);
  await solve(page, texts, SHIP_DAY);
  const share = button(page, texts.shareResult);
  await share.click();
  await expect(page.getByText(texts.resultSent)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['shared'])).toContain(
    `#${SHIP_DAY}`,
  );
  await endShareWith(page, 'AbortError');
  await share.click();
  await settle(page);
  await expect(page.getByText(texts.notCopied)).toHaveCount(0);
});

test(
  'a captain’s log that is kept notes a solved voyage, and the archive marks it on the next visit [R160, R166]',
  { tag: '@sweep' },
  async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('pirateLog') === null) {
        localStorage.setItem('pirateLog', '{"version":1,"isOn":true,"entries":[]}');
      }
    });
    await openOn(page, 'en', SHIP_DAY);
    await solve(page, texts, SHIP_DAY);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('pirateLog')))
      .toContain(`voyage ${SHIP_DAY}`);
    await page.reload();
    await becomesAlive(page);
    const solvedName = fill(texts.solvedDay, { date: dateIn('en', SHIP_DAY) });
    await expect(page.getByRole('link', { name: solvedName, exact: true })).toHaveCount(1);
  },
);

test(
  'where the browser can neither share nor copy, the result is selected [R169]',
  { tag: '@sweep' },
  async ({ page, context }) => {
    await denyClipboard(context);
    await withoutShare(page);
    await openOn(page, 'en', SHIP_DAY);
    await solve(page, texts, SHIP_DAY);
    await button(page, texts.shareResult).click();
    await expect(page.getByText(texts.notCopied)).toBeVisible();
    const field = page.getByRole('textbox', { name: texts.myResult });
    expect(
      await field.evaluate((element) =>
        element instanceof HTMLTextAreaElement
          ? [element.selectionStart, element.selectionEnd, element.value.length]
          : [],
      ),
    ).toEqual([0, expect.any(Number), expect.any(Number)]);
    await expect(field).toBeFocused();
  },
);

test(
  'without a worker the page draws the voyage itself; where that fails too, it says so and can be asked again [R124, R165]',
  { tag: '@sweep' },
  async ({ page, faults }) => {
    faults.expect(/^error: Failed to load resource: net::ERR_FAILED/);
    faults.expect(/^warning: The voyage cannot be drawn\./);
    await page.route('**/voyage.worker*', (route) => route.fulfill({ status: 404, body: '' }));
    let isAway = true;
    await page.route('**/assets/draw-*.js', (route) => (isAway ? route.abort() : route.continue()));
    await standOn(page, SHIP_DAY);
    await open(page, VOYAGE_PATH);
    await button(page, texts.setSail).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(texts.lost);
    isAway = false;
    await button(page, texts.tryAgain).click();
    await board(page, texts).waitFor();
    await solve(page, texts, SHIP_DAY);
  },
);

test('axe finds nothing on a voyage, begun by day and solved at night, and no window scrolls sideways [R130, R132]', async ({
  page,
}) => {
  await openOn(page, 'en', TRAY_DAY);
  // Axe waits for time to pass.
  await page.clock.resume();
  await expectNoFindings(page, 'begun');
  await solve(page, texts, TRAY_DAY);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFindings(page, 'solved');
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page, `solved, ${size.width} px`);
  }
});

test('nothing shifts while the chart is drawn, whichever board it brings [R135]', async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.parse(`${TODAY}T12:00:00Z`));
  await recordShifts(page);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    for (const day of [TRAY_DAY, SHIP_DAY]) {
      await page.goto(`${VOYAGE_PATH}?${day}#${day}`);
      await becomesAlive(page);
      await nextPaint(page);
      const atRest = await layoutShift(page);
      await setSail(page, texts);
      await nextPaint(page);
      expect(atRest, `${size.width} px, before`).toBeLessThan(0.01);
      expect(await layoutShift(page), `${size.width} px, ${day}`).toBeLessThan(0.01);
    }
  }
});

function headline(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function openPlaces(page: Page, words: VoyageTexts) {
  return board(page, words).locator('button:not([aria-disabled])');
}

function discNames(page: Page, words: VoyageTexts): Promise<readonly (string | null)[]> {
  return board(page, words)
    .locator('[role="gridcell"][aria-label]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
}

/** The cells whose content is not as it was before. */
async function changed(
  page: Page,
  words: VoyageTexts,
  before: readonly (string | null)[],
): Promise<readonly (string | null)[]> {
  return (await discNames(page, words)).filter((name, cell) => name !== before[cell]);
}

async function withoutShare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
  });
}

async function endShareWith(page: Page, name: string): Promise<void> {
  await page.evaluate((ends) => {
    document.documentElement.dataset['shareEnds'] = ends;
  }, name);
}
