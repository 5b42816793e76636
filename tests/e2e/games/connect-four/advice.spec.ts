import type { Locator, Page } from '@playwright/test';
import type { Start } from '#core/game.ts';
import type { Mode } from '#core/mode.ts';
import { expectNoFindings, expectNoSidewaysScroll } from '../../../support/axe.ts';
import {
  ANSWER_DELAY_MS,
  battleHash,
  columnAt,
  discCount,
  expectShip,
  landingMsOf,
  modeAt,
  SHIP_PATH,
  ship,
  shipTextsOf,
} from '../../../support/connect-four.ts';
import { button, land } from '../../../support/game.ts';
import {
  EXAMINED_LANGUAGES,
  fill,
  pathIn,
  translated,
  type LanguageCode,
} from '../../../support/languages.ts';
import { placesAt } from '../../../support/layout.ts';
import { formatted, memoryTextsOf } from '../../../support/memory.ts';
import {
  expectWhollyInWindow,
  forgetAnnouncements,
  liveTexts,
  open,
  openWithStillClock,
  recordAnnouncements,
} from '../../../support/page.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

const ENGLISH = {
  undo: 'Undo',
  askParrot: '{left, plural, one {Ask the parrot, # left} other {Ask the parrot, # left}}',
  wins: 'Column {column} wins at once.',
  refused: 'The parrot cannot help here: perfect play could not be started.',
  parrotThinks: 'The parrot is thinking…',
  whoWins: 'Who should win?',
  review: 'Battle Review',
} as const;

const WINS = '2257522334154677';

/** What the parrot says of positions, each with one best column or with the one nearest to the middle. */
const HINTS = [
  [WINS, 'Column 3 wins at once.'],
  ['1516163261132422', "Column 7 blocks your rival's four in a row."],
  ['1254225636717127', 'Column 4 makes a double threat.'],
  ['1465165511423542', 'With perfect play column 4 wins in 5 moves.'],
  ['7473241456453777', 'Column 5 keeps the draw.'],
  ['6424723656626131', 'With column 3 you hold out longest.'],
] as const;

/** What the captain says of positions, some of which began with a head start. */
const FORECASTS: readonly (readonly [moves: string, sentence: string, start?: Start])[] = [
  ['1465165511423542', 'With perfect play you win in 5 moves.'],
  [WINS, 'With perfect play you win in 1 move.'],
  ['1516163261132422', 'With perfect play I win in 2 moves.'],
  ['7473241456453777', 'With perfect play this is a draw.'],
  // Three skulls in a column, and two treasures that lay there from the start.
  ['171217', 'With perfect play you win in 1 move.', { starter: 'first', headStart: 'second' }],
];

const WINDOWS = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1366, height: 625 },
] as const;

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = { ...shipTextsOf(code), ...translated(code, ENGLISH) };

  test(
    `${code}: the parrot marks the best column and says why, once, three times a battle; both go with the next move; undo refills nothing, a new battle does; by mouse and by keyboard; nothing moves [R178]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await recordAnnouncements(page);
      await open(page, `${pathIn(code, SHIP_PATH)}${battleHash('easy', WINS)}`);
      await expectShip(page, texts, WINS);
      await forgetAnnouncements(page);
      const ask = (left: number) => askParrot(page, code, left);
      await expect(ask(3)).toBeVisible();

      const parts = page.getByRole('main').getByRole('button').or(page.getByRole('grid'));
      const before = await placesAt(page, WINDOWS, parts);
      await ask(3).click();
      const wins = fill(texts.wins, { column: 3 });
      await expectSaid(page, wins);
      await expect(markOn(page)).toBeVisible();
      await expect(ask(2)).toBeVisible();
      expect(await placesAt(page, WINDOWS, parts), 'with a hint').toEqual(before);
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        await ship(page, texts).evaluate((grid) => grid.scrollIntoView({ block: 'center' }));
        await expectNoSidewaysScroll(page, `${size.width} px`);
        await expectCoversNothing(page);
      }
      await page.setViewportSize({ width: 1366, height: 625 });
      await page.evaluate(() => scrollTo(0, 0));
      await expectWhollyInWindow(button(page, texts.newBattle));
      await expectWhollyInWindow(ask(2));
      // Axe does not compare the colours of Arabic script.
      for (const colorScheme of code === 'en' ? (['light', 'dark'] as const) : ['light' as const]) {
        await page.emulateMedia({ colorScheme });
        const isRecoloured = colorScheme === 'dark';
        await expectNoFindings(page, `a hint, ${colorScheme}`, { isRecoloured });
      }
      expect((await liveTexts(page)).filter((text) => text === wins)).toHaveLength(1);
      await forgetAnnouncements(page);
      await ask(2).click();
      await expect.poll(() => liveTexts(page)).toEqual([wins]);
      await expect(ask(2), 'the same hint again costs nothing').toBeVisible();

      await columnAt(page, texts, 0).click();
      await expect(lineOf(page)).toHaveCount(0);
      await expect(markOn(page)).toHaveCount(0);
      await expect(ask(2), 'the computer is to move').toHaveAttribute('aria-disabled', 'true');
      await ask(2).click({ force: true });
      await expect(lineOf(page)).toHaveCount(0);
      await expect.poll(() => discCount(page, texts)).toBe(WINS.length + 2);
      await expect(ask(2)).not.toHaveAttribute('aria-disabled');
      await button(page, texts.undo).click();
      await expectShip(page, texts, WINS);
      await expect(lineOf(page), 'not even where it was said').toHaveCount(0);

      await ask(2).focus();
      await page.keyboard.press('Enter');
      await expectSaid(page, wins);
      await expect(ask(1)).toBeFocused();
      await expect(ask(1)).toBeVisible();
      await columnAt(page, texts, 0).click();
      await button(page, texts.undo).click();
      await expect(ask(1), 'undo refills nothing').toBeVisible();
      await ask(1).focus();
      await page.keyboard.press('Space');
      await expectSaid(page, wins);
      await expect(ask(0)).toHaveAttribute('aria-disabled', 'true');
      await expect(ask(0)).toBeFocused();
      await expect(ask(0)).not.toHaveAttribute('disabled');

      await button(page, texts.newBattle).click();
      await expect(lineOf(page)).toHaveCount(0);
      await expect(ask(3)).toBeVisible();
      await expect(ask(3)).not.toHaveAttribute('aria-disabled');
    },
  );
}

const texts = { ...shipTextsOf('en'), ...ENGLISH };

test(
  'the parrot’s reason is what the position says [R178]',
  { tag: '@sweep' },
  async ({ page }) => {
    await open(page, SHIP_PATH);
    for (const [moves, sentence] of HINTS) {
      await goTo(page, 'medium', moves);
      await askParrot(page, 'en', 3).click();
      await expect(lineOf(page), moves).toHaveText(sentence);
    }
  },
);

test(
  'against AI Legend the captain says who should win, as often as one asks, and there are no hints; two people are among themselves [R178, R179]',
  { tag: '@sweep' },
  async ({ page }) => {
    await recordAnnouncements(page);
    await open(page, SHIP_PATH);
    const who = button(page, texts.whoWins);
    const anyHint = page.getByRole('button', { name: /^Ask the parrot/ });
    for (const [moves, sentence, start] of FORECASTS) {
      await goTo(page, 'legend', moves, start);
      await forgetAnnouncements(page);
      await who.click();
      await expectSaid(page, sentence);
      await expect(markOn(page)).toHaveCount(0);
    }
    await forgetAnnouncements(page);
    await who.focus();
    const [, last = ''] = FORECASTS.at(-1) ?? [];
    for (const times of [1, 2, 3, 4]) {
      await page.keyboard.press('Enter');
      await expect.poll(() => liveTexts(page)).toEqual(Array.from({ length: times }, () => last));
    }
    await expect(anyHint).toHaveCount(0);
    await expectNoFindings(page, 'the captain has spoken');

    await goTo(page, 'two-players', WINS);
    await expect(who).toHaveCount(0);
    await expect(anyHint).toHaveCount(0);
    await expect(lineOf(page)).toHaveCount(0);
  },
);

test(
  'while the parrot thinks the line says so, and a second press does nothing; a move drops the question, which uses up no hint [R178]',
  { tag: '@sweep' },
  async ({ page }) => {
    const held: (() => void)[] = [];
    await page.route('**/*.wasm', (route) => held.push(() => void route.continue()));
    await recordAnnouncements(page);
    await openWithStillClock(page, `${SHIP_PATH}${battleHash('hard', WINS)}`);
    await expectShip(page, texts, WINS);
    await forgetAnnouncements(page);
    const ask = askParrot(page, 'en', 3);
    await ask.click();
    await expect(lineOf(page)).toHaveText(texts.parrotThinks);
    await ask.click();
    await page.clock.runFor(500);
    await expect.poll(() => liveTexts(page)).toEqual([texts.parrotThinks]);

    await columnAt(page, texts, 0).click();
    await expect(lineOf(page)).toHaveCount(0);
    for (const goOn of held) goOn();
    await land(page, landingMsOf(`${WINS}1`));
    await page.clock.runFor(ANSWER_DELAY_MS);
    await expect.poll(() => discCount(page, texts)).toBe(WINS.length + 2);
    await expect(ask).not.toHaveAttribute('aria-disabled');
    await expect(lineOf(page)).toHaveCount(0);
    await ask.click();
    await expect(askParrot(page, 'en', 2)).toBeVisible();
    await expect(markOn(page)).toBeVisible();
  },
);

test('where perfect play cannot be started the line says so, no hint is used up, and the battle goes on [R178]', async ({
  page,
  faults,
}) => {
  faults.expect(/There is no perfect play to ask|Failed to load resource|404/);
  await page.route('**/assets/solver.worker-*', (route) => route.fulfill({ status: 404 }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordAnnouncements(page);
  await open(page, `${SHIP_PATH}${battleHash('easy', WINS)}`);
  await expectShip(page, texts, WINS);
  await forgetAnnouncements(page);
  await askParrot(page, 'en', 3).click();
  await expectSaid(page, texts.refused);
  await expect(markOn(page)).toHaveCount(0);
  await expect(askParrot(page, 'en', 3)).not.toHaveAttribute('aria-disabled');
  await page.setViewportSize({ width: 320, height: 568 });
  await expectNoSidewaysScroll(page, '320 px');
  await expectCoversNothing(page);
  await columnAt(page, texts, 2).click();
  await expectShip(page, texts, `${WINS}3`);
});

test(
  'a battle that ends while the parrot’s button has focus leaves focus there: the review takes its place [R177]',
  { tag: '@sweep' },
  async ({ page }) => {
    const moves = '1414247';
    await openWithStillClock(page, `${SHIP_PATH}${battleHash('hard', moves.slice(0, -1))}`);
    await expectShip(page, texts, moves.slice(0, -1));
    // The treasure, a computer's, then wins with column 4.
    await columnAt(page, texts, 6).click();
    await expectShip(page, texts, moves);
    await askParrot(page, 'en', 3).focus();
    await page.clock.resume();
    await expect.poll(() => discCount(page, texts)).toBe(moves.length + 1);
    await expect(button(page, texts.review)).toBeFocused();
  },
);

test(
  'where there is no WebAssembly nobody can be asked [R178, R179]',
  { tag: '@sweep' },
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
    await open(page, SHIP_PATH);
    await modeAt(page, texts.easy).click();
    await columnAt(page, texts, 3).click();
    await expect.poll(() => discCount(page, texts)).toBe(2);
    await expect(page.getByRole('button', { name: /^Ask the parrot/ })).toHaveCount(0);
  },
);

/** Puts a battle on the board of an open page. */
async function goTo(page: Page, mode: Mode, notation: string, start?: Start): Promise<void> {
  await page.evaluate((hash) => location.assign(hash), battleHash(mode, notation, start));
  const discs = notation.length + (start === undefined ? 0 : 2);
  await expect.poll(() => discCount(page, texts)).toBe(discs);
}

function askParrot(page: Page, code: LanguageCode, left: number): Locator {
  const { askParrot: name } = translated(code, ENGLISH);
  return button(page, formatted(memoryTextsOf(code), name, { left }));
}

/** The sentence on the keel. */
function lineOf(page: Page): Locator {
  return page.locator('#game').getByRole('paragraph');
}

/** The parrot on the board. */
function markOn(page: Page): Locator {
  return page.locator('#game [aria-hidden="true"] img[src*="parrot"]');
}

/** Asserts that a sentence is seen, and was the last to be said. */
async function expectSaid(page: Page, sentence: string): Promise<void> {
  await expect(lineOf(page)).toHaveText(sentence);
  await expect(lineOf(page)).toBeVisible();
  await expect.poll(async () => (await liveTexts(page)).at(-1)).toBe(sentence);
}

/** Asserts that the sentence lies over no cell and no button. */
async function expectCoversNothing(page: Page): Promise<void> {
  const covered = await page
    .getByRole('main')
    .locator('[role="gridcell"], button')
    .evaluateAll((parts) => {
      const line = document.querySelector('#game p')?.getBoundingClientRect();
      if (line === undefined) return ['no sentence'];
      return parts
        .filter((part) => part.checkVisibility())
        .map((part) => ({
          name: part.ariaLabel ?? part.textContent,
          box: part.getBoundingClientRect(),
        }))
        .filter(
          ({ box }) =>
            box.left < line.right - 1 &&
            line.left < box.right - 1 &&
            box.top < line.bottom - 1 &&
            line.top < box.bottom - 1,
        )
        .map(({ name }) => name);
    });
  expect(covered).toEqual([]);
}
