import type { Locator, Page } from '@playwright/test';
import { button, turnBanner } from '../../../support/game.ts';
import { EXAMINED_LANGUAGES, pathIn, translated } from '../../../support/languages.ts';
import {
  activate,
  becomesAlive,
  liveTexts,
  open,
  openWithStillClock,
  recordAnnouncements,
  standsStill,
  toasts,
} from '../../../support/page.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';
import {
  board,
  cellAt,
  chart,
  choice,
  DESKTOP,
  glassCell,
  grids,
  hasten,
  PHONE,
  playThroughGlass,
  SKULL_WIN,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../../../support/ultimate.ts';

const KEY = 'ultimateIdeas';
const SENTENCES = {
  sent: 'Your square sends your rival to the board in the same place.',
  capture: 'Three in a line win a board, and three boards in a line win the battle.',
  choice: 'That board is closed, so any open board will do.',
} as const;
const E_IS_WON = 'E1 A5 E4 D5 E7';
const ON_ITS_SIDE = { width: 844, height: 390 } as const;

test.use({ viewport: PHONE, reducedMotion: 'reduce', knowsIdeas: false });

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = ultimateTextsOf(code);
  const words = translated(code, { ...SENTENCES, close: 'Close', undo: 'Undo' });

  test(
    `${code}: each idea is explained once, when it first happens, by a card that takes no focus, covers neither board, turn banner nor Undo and moves nothing; it is said once, and goes by its button, by Escape or by a press beside it, but not by one on the board [R142]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await recordAnnouncements(page);
      await open(page, pathIn(code, ULTIMATE_PATH));
      await playThroughGlass(page, texts, 'E1');
      const clear = [board(page, texts), turnBanner(page, texts), button(page, words.undo)];
      await expectCard(page, words.sent, clear);
      await page.setViewportSize(ON_ITS_SIDE);
      await expectCard(page, words.sent, clear);
      await page.setViewportSize(PHONE);
      await expect(glassCell(page, texts, 0)).toBeFocused();
      const places = () =>
        Promise.all([board(page, texts).boundingBox(), turnBanner(page, texts).boundingBox()]);
      const withCard = await places();
      await button(page, words.close).click();
      await expect(page.getByText(words.sent)).toHaveCount(0);
      expect(await places()).toEqual(withCard);
      await expect(glassCell(page, texts, 0), 'the cross gives the focus back').toBeFocused();

      await playThroughGlass(page, texts, E_IS_WON, 'E1');
      await expectCard(page, words.capture, [board(page, texts)]);
      await button(page, words.close).focus();
      await page.keyboard.press('Escape');
      await expect(page.getByText(words.capture)).toHaveCount(0);
      await expect(board(page, texts).locator(':focus'), 'so does Escape').toHaveCount(1);

      await playThroughGlass(page, texts, `${E_IS_WON} G5`, E_IS_WON);
      await expectCard(page, words.choice, [chart(page, texts)]);
      await turnBanner(page, texts).click();
      await expect(page.getByText(words.choice)).toHaveCount(0);
      const said = await liveTexts(page);
      for (const sentence of [words.sent, words.capture, words.choice]) {
        expect(said.filter((text) => text.includes(sentence))).toEqual([sentence]);
      }

      expect(await stored(page)).toBe('1 sent capture choice');
      await page.reload();
      await becomesAlive(page);
      await playThroughGlass(page, texts, 'E1 A5');
      await expect(page.getByText(words.sent)).toHaveCount(0);
    },
  );
}

const texts = ultimateTextsOf('en');

test('on a phone the toast of a captured board is seen first, then the idea comes to its place [R142]', async ({
  page,
}) => {
  await open(page, ULTIMATE_PATH);
  await playThroughGlass(page, texts, E_IS_WON);
  const toast = toasts(page, texts.notifications);
  const idea = page.getByText(SENTENCES.capture);
  await expect(idea).toHaveCount(1);
  await toast.hover();
  await expect(idea).toBeHidden();
  await toast.getByRole('button').click();
  await expect(toast).toHaveCount(0);
  await expect(idea).toBeVisible();
});

for (const viewport of [{ width: 360, height: 640 }, { width: 390, height: 664 }, PHONE]) {
  const window = `${viewport.width} × ${viewport.height}`;

  test(`${window}: the card of a move covers no control by half; that of a free choice comes once the toast of a captured board has gone, clear of what is asked, of New Battle and of Undo, and is there until a move is made on the board that is opened [R204]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, ULTIMATE_PATH);
    await playThroughGlass(page, texts, 'E1');
    await expectWhole(page, SENTENCES.sent, ['New Battle', 'Undo', 'Redo']);
    // The last move wins the board that it sends to.
    await playThroughGlass(page, texts, 'E1 A5 E9 I5 E5', 'E1');
    const clear = [
      chart(page, texts),
      page.getByText('Tap a board to enlarge it.'),
      button(page, 'New Battle'),
      button(page, 'Undo'),
    ];
    const toast = toasts(page, texts.notifications);
    await expect(page.getByText(SENTENCES.choice)).toHaveCount(1);
    // It stays as long as it is pointed at.
    await toast.hover();
    await expect(page.getByText(SENTENCES.choice)).toBeHidden();
    await toast.getByRole('button').click();
    await expect(toast).toHaveCount(0);
    await expectCard(page, SENTENCES.choice, clear);
    await choice(page, texts, 0).click();
    await expectWhole(page, SENTENCES.choice, ['New Battle', 'Undo', 'Redo']);
    await glassCell(page, texts, 0).click();
    await expect(page.getByText(SENTENCES.choice)).toHaveCount(0);
  });
}

test('in a tall window the card of a free choice keeps its place, over a row of controls, when a board is opened [R204]', async ({
  page,
}) => {
  await open(page, ULTIMATE_PATH);
  await playThroughGlass(page, texts, 'E1 A5 E9 I5');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await playThroughGlass(page, texts, 'E1 A5 E9 I5 E5', 'E1 A5 E9 I5');
  await toasts(page, texts.notifications).getByRole('button').click();
  const card = page.getByText(SENTENCES.choice).locator('..');
  await expect(card).toBeVisible();
  await standsStill(page);
  await expectWhole(page, SENTENCES.choice, ['New Battle', 'Undo', 'Redo']);
  const place = await card.boundingBox();
  await choice(page, texts, 0).click();
  await expect(glassCell(page, texts, 0)).toBeVisible();
  await standsStill(page);
  expect(await card.boundingBox()).toEqual(place);
});

test('that a move sends is explained while the move is looked at, before its arrow comes to the board [R142]', async ({
  page,
}) => {
  await openWithStillClock(page, ULTIMATE_PATH);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await choice(page, texts, 4).click();
  await activate(glassCell(page, texts, 0));
  await expect(page.getByText(SENTENCES.sent)).toBeVisible();
  await expect(grids(page, texts), 'the clock stands').toHaveAccessibleName(/^Centre board/);
});

test('the card goes with the end of a battle [R142]', async ({ page }) => {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/idea-card-/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await open(page, ULTIMATE_PATH);
  await hasten(page, texts, SKULL_WIN.notation.slice(0, -3));
  release();
  const cards = page.locator('[popover]').filter({ hasText: /board/ }).getByRole('paragraph');
  await expect(cards).toBeVisible();
  await hasten(page, texts, SKULL_WIN.notation, SKULL_WIN.notation.slice(0, -3));
  await expect(turnBanner(page, texts)).toContainText(texts.gameComplete);
  await expect(cards).toHaveCount(0);
});

test('where the card cannot be fetched, one warning says so and play goes on', async ({
  page,
  faults,
}) => {
  faults.expect(/No idea is explained/);
  faults.expect(/Failed to load resource/);
  await page.route(/\/assets\/idea-card-/, (route) => route.abort());
  await open(page, ULTIMATE_PATH);
  await playThroughGlass(page, texts, 'E1 A5');
  await expect(page.getByRole('heading', { name: 'Centre board', exact: true })).toBeVisible();
});

test.describe('with the cookie banner open', () => {
  test.use({ consent: null });

  test('nothing is explained; after the answer the next move is; where something foreign is stored and nothing can be, an idea is explained once for as long as the page lasts; beside the nine boards the card is clear of them', async ({
    page,
    faults,
  }) => {
    faults.expect(/What is stored as ultimateIdeas cannot be read/);
    faults.expect(/Nothing can be stored/);
    await page.addInitScript((key) => {
      localStorage.setItem(key, '{"version":7}');
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }, KEY);
    await open(page, ULTIMATE_PATH);
    await expect(button(page, 'Essential Only')).toBeVisible();
    await playThroughGlass(page, texts, 'E1');
    await expect(page.getByText(SENTENCES.sent)).toHaveCount(1);
    await expect(page.getByText(SENTENCES.sent)).toBeHidden();
    await button(page, 'Essential Only').click();
    await playThroughGlass(page, texts, 'E1 A5', 'E1');
    await expectCard(page, SENTENCES.sent, []);

    await page.setViewportSize(DESKTOP);
    await expectCard(page, SENTENCES.sent, [board(page, texts), turnBanner(page, texts)]);
    // The centre board is the one to play in.
    await cellAt(page, texts, 44).click();
    await expectCard(page, SENTENCES.sent, [board(page, texts)]);
    await cellAt(page, texts, 72).click();
    await expect(page.getByText(SENTENCES.sent), 'with the second move').toHaveCount(0);
  });
});

/** Asserts that a sentence is shown, clear of some elements. */
async function expectCard(page: Page, sentence: string, clear: readonly Locator[]): Promise<void> {
  const card = page.getByText(sentence).locator('..');
  await expect(card).toBeVisible();
  const box = await card.boundingBox();
  for (const element of clear) {
    const other = await element.boundingBox();
    if (box === null || other === null) throw new Error('Not shown');
    const isBelow = box.y >= other.y + other.height;
    const isAbove = box.y + box.height <= other.y;
    const isBeside = box.x >= other.x + other.width || other.x >= box.x + box.width;
    expect(isBelow || isAbove || isBeside, `${sentence} clear of ${String(element)}`).toBe(true);
  }
}

/** Asserts that a sentence is shown, and on its height each of some controls wholly covered or wholly seen. */
async function expectWhole(page: Page, sentence: string, controls: readonly string[]) {
  const card = page.getByText(sentence).locator('..');
  await expect(card).toBeVisible();
  const box = await card.boundingBox();
  for (const name of controls) {
    const control = await button(page, name).boundingBox();
    if (box === null || control === null) throw new Error('Not shown');
    const [top, bottom] = [box.y, box.y + box.height];
    const [upper, lower] = [control.y, control.y + control.height];
    const isCovered = top <= upper && lower <= bottom;
    expect(isCovered || lower <= top || bottom <= upper, `${name} whole`).toBe(true);
  }
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), KEY);
}
