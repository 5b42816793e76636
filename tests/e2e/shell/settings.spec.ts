import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../../support/axe.ts';
import {
  ANSWER_DELAY_MS,
  columnAt,
  discAt,
  discCount,
  dropByMouse,
  modeAt,
  SHIP_PATH,
  shipTextsOf,
} from '../../support/connect-four.ts';
import { button, cellAt, playQuickly } from '../../support/game.ts';
import { EXAMINED_LANGUAGES, pathIn, textsOf, translated } from '../../support/languages.ts';
import {
  cards,
  expectCards,
  flip,
  memoryTextsOf,
  missOf,
  openMemory,
  pairsOf,
  playTurns,
  resultPanel,
} from '../../support/memory.ts';
import { open, openWithStillClock, settle, standsStill, toasts } from '../../support/page.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

const ENGLISH = {
  settings: 'Settings',
  volume: 'Volume',
  sound: 'Sound',
  motion: 'Motion',
  system: 'As my device says',
  less: 'Less',
  pace: "Captain's pace",
  quick: 'Quick',
  unhurried: 'Unhurried',
  cardsSeen: 'How long two cards stay face up',
  seconds: '{count, plural, one {# second} other {# seconds}}',
  calm: 'Calm mode',
  calmToast: 'All pairs found.',
  look: 'Look',
  day: 'Day',
  night: 'Night',
  larger: 'Larger pieces',
  coordinates: 'Coordinates on boards',
  reset: 'Reset settings',
  isReset: 'All settings are back to normal.',
  close: 'Close',
} as const;

const TEXTS = { ...shipTextsOf('en'), ...translated('en', ENGLISH) };
const PHONE = { width: 390, height: 844 };

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = { ...shipTextsOf(code), ...translated(code, ENGLISH) };

  test(
    `${code}: by keyboard alone settings are found in the header, take effect at once, are there after a reload, and are reset; axe finds nothing by day and night, wide and narrow [R131, R132, R157]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await open(page, pathIn(code, SHIP_PATH));
      const opener = button(page, texts.settings);
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: texts.settings, exact: true });
      await expect(
        dialog.getByRole('button', { name: texts.close, exact: true }).first(),
      ).toBeFocused();
      await expectNoFindings(page, 'by day');

      const look = dialog.getByRole('radiogroup', { name: texts.look, exact: true });
      await tabTo(page, look.getByRole('radio', { name: texts.system, exact: true }));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(look.getByRole('radio', { name: texts.night, exact: true })).toBeChecked();
      await expect.poll(() => scheme(page)).toBe('dark');
      await expectNoFindings(page, 'by night');
      await tabTo(page, dialog.getByRole('switch', { name: texts.coordinates, exact: true }));
      await page.keyboard.press('Space');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();

      await page.reload();
      expect(await scheme(page), 'before anything else runs').toBe('dark');
      await page.setViewportSize(PHONE);
      await button(page, texts.menu).click();
      await page.getByRole('navigation').getByRole('button', { name: texts.settings }).click();
      await expect(
        dialog.getByRole('switch', { name: texts.coordinates, exact: true }),
      ).toBeChecked();
      await expectNoFindings(page, 'on a phone');
      await button(page, texts.reset).click();
      await expect(dialog.getByRole('status')).toHaveText(texts.isReset);
      await expect(look.getByRole('radio', { name: texts.system, exact: true })).toBeChecked();
      expect(await scheme(page)).toBe('light');
      await page.keyboard.press('Escape');
      await expect(button(page, texts.menu)).toBeFocused();
    },
  );
}

test(
  'by night and with less motion the page looks and moves as where the device asks for that; by day it does not [R157]',
  { tag: '@sweep' },
  async ({ page }) => {
    await open(page, '/');
    const plain = await appearance(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const preferred = await appearance(page);
    expect(preferred).not.toEqual(plain);

    await set(page, TEXTS.look, TEXTS.day);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: null });
    expect(await appearance(page)).toEqual(plain);

    await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    await set(page, TEXTS.look, TEXTS.night);
    await set(page, TEXTS.motion, TEXTS.less);
    expect(await appearance(page)).toEqual(preferred);
    // What comes later is drawn the same.
    await page.getByRole('contentinfo').locator('a[href="/contact"]').click();
    await expect(page).toHaveURL('/contact');
    const contact = await appearance(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await appearance(page)).toEqual(contact);
  },
);

test('the captain answers sooner or later, as is set, also in a battle under way [R157]', async ({
  page,
}) => {
  await openWithStillClock(page, SHIP_PATH);
  await modeAt(page, TEXTS.easy).click();
  const usualMs = await answerMs(page);
  await set(page, TEXTS.pace, TEXTS.quick);
  const quickMs = await answerMs(page);
  await set(page, TEXTS.pace, TEXTS.unhurried);
  const unhurriedMs = await answerMs(page);
  expect(usualMs - quickMs).toBe(0.6 * ANSWER_DELAY_MS);
  expect(unhurriedMs - usualMs).toBe(ANSWER_DELAY_MS);
});

test('two cards that are no pair are seen as long as is set [R157]', async ({ page }) => {
  const texts = memoryTextsOf('en');
  await openMemory(page, texts);
  await set(page, TEXTS.cardsSeen, '4 seconds');
  const miss = missOf('easy');
  await flip(page, texts, miss);
  await page.clock.runFor(3999);
  await expectCards(page, texts, { difficulty: 'easy', up: [...miss] });
  await page.clock.runFor(1);
  await expectCards(page, texts, { difficulty: 'easy' });
});

test(
  'in calm mode memory shows and tells no time, moves and stars [R157]',
  { tag: '@sweep' },
  async ({ page }) => {
    const texts = memoryTextsOf('en');
    await openMemory(page, texts);
    const figures = page.getByRole('region', { name: texts.logbook, exact: true });
    await expect(figures.getByRole('term')).toHaveCount(6);
    await turn(page, TEXTS.calm);
    await expect(figures.getByRole('term')).toHaveText([texts.pairs, texts.combo]);
    await playTurns(page, texts, pairsOf('easy'));
    await expect(resultPanel(page, texts)).toContainText(texts.found);
    await expect(resultPanel(page, texts).getByRole('img')).toHaveCount(0);
    await expect(resultPanel(page, texts).getByText(/\d/).filter({ visible: true })).toHaveCount(0);
    await expect(toasts(page, textsOf('en').notifications).last()).toContainText(TEXTS.calmToast);
  },
);

test('pieces become larger and boards are numbered without moving anything [R157]', async ({
  page,
}) => {
  const english = textsOf('en');
  await open(page, '/');
  await playQuickly(page, english, [4]);
  await expectGrown(page, cellAt(page, english, 4), async () => {
    await turn(page, TEXTS.larger);
    await turn(page, TEXTS.coordinates);
  });
  expect(await numberedAt(cellAt(page, english, 6))).toEqual(['row', 'column']);
  expect(await numberedAt(cellAt(page, english, 4))).toEqual([]);

  await page.goto(SHIP_PATH);
  await dropByMouse(page, TEXTS, '4');
  await expect(discAt(page, TEXTS, 38)).toBeVisible();
  expect(await numberedAt(columnAt(page, TEXTS, 3))).toEqual(['column']);
  await page.goto('/treasure-hunt-memory');
  expect(await numberedAt(cards(page, memoryTextsOf('en')).first())).toEqual(['row']);
});

test(
  'without storage settings last as long as the page, and another window follows them with it [R157]',
  { tag: '@sweep' },
  async ({ page, context, faults }) => {
    await open(page, '/contact');
    const other = await context.newPage();
    await open(other, '/contact');
    await set(page, TEXTS.look, TEXTS.night);
    await expect.poll(() => scheme(other)).toBe('dark');

    faults.expect(/^warning: Nothing can be stored beyond this page\./);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', { value: undefined });
    });
    await open(page, '/contact');
    expect(await scheme(page)).toBe('light');
    await set(page, TEXTS.look, TEXTS.night);
    expect(await scheme(page)).toBe('dark');
    await page.getByRole('contentinfo').locator('a[href="/blog"]').click();
    await expect(page).toHaveURL('/blog');
    expect(await scheme(page)).toBe('dark');
  },
);

test('settings that are stored by nobody we know count as none, and the console says so where they are made [R96, R157]', async ({
  page,
  faults,
}) => {
  faults.expect(/^warning: What is stored as pirateSettings cannot be read, or not all of it\./);
  await page.addInitScript(() => {
    localStorage.setItem('pirateSettings', '{"version":1,"look":"<img>","volume":1e9}');
  });
  await open(page, '/contact');
  expect(await scheme(page)).toBe('light');
  await button(page, TEXTS.settings).click();
  await expect(page.getByRole('slider', { name: TEXTS.volume, exact: true })).toHaveValue('100');
});

/** Presses Tab until a control has focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

/** Chooses one of the options of a group in the settings. */
async function set(page: Page, group: string, option: string): Promise<void> {
  await inSettings(page, (dialog) =>
    dialog
      .getByRole('radiogroup', { name: group, exact: true })
      .getByRole('radio', { name: option, exact: true })
      .click(),
  );
}

/** Turns a switch of the settings. */
async function turn(page: Page, name: string): Promise<void> {
  await inSettings(page, (dialog) => dialog.getByRole('switch', { name, exact: true }).click());
}

async function inSettings(page: Page, act: (dialog: Locator) => Promise<void>): Promise<void> {
  await button(page, TEXTS.settings).click();
  const dialog = page.getByRole('dialog', { name: TEXTS.settings, exact: true });
  await act(dialog);
  await dialog.getByRole('button', { name: TEXTS.close, exact: true }).first().click();
  await expect(dialog).toBeHidden();
}

/** The color scheme in which the page is drawn. */
function scheme(page: Page): Promise<'dark' | 'light'> {
  return page.evaluate(() => {
    const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return Number(red) < 128 ? 'dark' : 'light';
  });
}

/** How everything on a page is drawn and moves, as far as these preferences change it. */
async function appearance(page: Page): Promise<readonly string[]> {
  await page.mouse.move(0, 0);
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel();
    return ['header', 'main', 'footer'].flatMap((part) =>
      [...document.querySelectorAll(`${part}, ${part} *`)].map((element) => {
        const { color, backgroundColor, animationName, transitionDuration } =
          getComputedStyle(element);
        // Which picture is meant: a lazy one may not be there yet.
        const sources = [...(element.parentElement?.querySelectorAll('source') ?? [])];
        const picture = sources.find(({ media }) => matchMedia(media).matches)?.srcset ?? '';
        return [color, backgroundColor, animationName, transitionDuration, picture].join(' ');
      }),
    );
  });
}

/** How long after a move the computer's answer is on the ship. */
async function answerMs(page: Page): Promise<number> {
  const before = await discCount(page, TEXTS);
  const step = 50;
  await dropByMouse(page, TEXTS, '4');
  for (let ms = 0; ms <= 5000; ms += step) {
    await settle(page);
    if ((await discCount(page, TEXTS)) === before + 2) return ms;
    await page.clock.runFor(step);
  }
  throw new Error('No answer came');
}

/** Asserts that a change makes a piece larger, once it has landed, and leaves its cell as it is. */
async function expectGrown(page: Page, cell: Locator, change: () => Promise<void>): Promise<void> {
  await standsStill(page);
  const cellBefore = await placeOnPage(cell);
  const before = await pieceWidth(cell);
  await change();
  await page.mouse.move(0, 0);
  expect(await placeOnPage(cell)).toEqual(cellBefore);
  await expect.poll(() => pieceWidth(cell)).toBeGreaterThan(1.1 * before);
}

/** Where a cell is on the page, wherever the page is scrolled to. */
function placeOnPage(cell: Locator): Promise<readonly number[]> {
  return cell.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top + scrollY, width, height].map(Math.round);
  });
}

function pieceWidth(cell: Locator): Promise<number> {
  return cell.evaluate((element) => {
    const piece = element.querySelector('svg, img, span') ?? element;
    return piece.getBoundingClientRect().width;
  });
}

/** Whether styles write the number of the row or of the column, unheard, at a cell's edges. */
function numberedAt(cell: Locator): Promise<readonly string[]> {
  return cell.evaluate((element) => {
    const around = [element, element.closest('[role="gridcell"]') ?? element];
    return around.flatMap((one) =>
      ['::before', '::after'].flatMap((part) => {
        const { content } = getComputedStyle(one, part);
        return /^counter\((row|column)\) \/ ""$/u.exec(content)?.[1] ?? [];
      }),
    );
  });
}
