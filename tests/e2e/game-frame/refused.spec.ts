import type { Locator, Page } from '@playwright/test';
import {
  dropQuickly,
  landingMsOf,
  ship,
  SHIP_PATH,
  shipTextsOf,
} from '../../support/connect-four.ts';
import { button, cellAt, land } from '../../support/game.ts';
import { textsOf } from '../../support/languages.ts';
import { openWithStillClock } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';
import * as ultimate from '../../support/ultimate.ts';

const FULL_COLUMN = '444444';
/** A move is looked at on its own board for less than this. */
const SEEN_MS = 3540;
const FAR_AWAY = { x: 0, y: 0, width: 0, height: 0 };
const ultimateTexts = ultimate.ultimateTextsOf('en');

/** Plays until something takes no press, and where that is. */
const REFUSALS: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  'a taken cell of the home board': async (page) => {
    await openWithStillClock(page, '/');
    const cell = cellAt(page, textsOf('en'), 4);
    await cell.click();
    await land(page);
    return cell;
  },
  'a disc in a full column': async (page) => {
    await openWithStillClock(page, SHIP_PATH);
    await dropQuickly(page, shipTextsOf('en'), FULL_COLUMN);
    await land(page, landingMsOf(FULL_COLUMN));
    const disc = ship(page, shipTextsOf('en'))
      .getByRole('gridcell', { name: 'Row 1, column 4' })
      .locator('img');
    await disc.evaluate((element) => element.getAnimations().forEach((fall) => fall.finish()));
    return disc;
  },
  'a cell on a board where nobody may play': waitingCell,
};

for (const [name, play] of Object.entries(REFUSALS)) {
  test(`${name} is pushed aside while it is pressed, and comes back [R201]`, async ({ page }) => {
    const refused = await play(page);
    await press(refused);
    await expect.poll(() => shiftOf(refused)).toMatch(/8%/);
    await page.mouse.up();
    await expect.poll(() => shiftOf(refused)).toBe('none');
  });
}

test('while a board is pressed where nobody may play, the one that waits for a move says so larger [R201]', async ({
  page,
}) => {
  const refused = await waitingCell(page);
  const sign = ultimate.board(page, ultimateTexts).getByText('Play here').filter({ visible: true });
  await expect(sign).toHaveCount(1);
  await press(refused);
  await expect.poll(() => sizeOf(sign)).toBeGreaterThan(1.2);
  await page.mouse.up();
  await expect.poll(() => sizeOf(sign)).toBe(1);
});

test('on a phone, while a board of the whole chart is pressed where nobody may play, the one that waits for a move becomes larger, and the words below ask for that one [R201]', async ({
  page,
}) => {
  await moveOnPhone(page);
  await button(page, ultimateTexts.wholeChart).click();
  const waiting = ultimate.choice(page, ultimateTexts, 0);
  await expect(page.getByText('Tap the golden board to enlarge it.')).toBeVisible();
  const last = lastOfChart(page);
  // The chart glides to its place.
  await last.hover({ trial: true });
  await press(last);
  await expect.poll(() => sizeOf(waiting)).toBeGreaterThan(1.05);
  await page.mouse.up();
  await expect.poll(() => sizeOf(waiting)).toBe(1);
});

test('on a phone, while the chart beside the enlarged board is pressed, that board becomes larger [R201]', async ({
  page,
}) => {
  await moveOnPhone(page);
  const enlarged = page.getByRole('main').getByRole('grid').locator('..');
  await press(lastOfChart(page));
  await expect.poll(() => sizeOf(enlarged)).toBeGreaterThan(1.03);
  await page.mouse.up();
  await expect.poll(() => sizeOf(enlarged)).toBe(1);
});

test.describe('under reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('what is pressed in vain stays where it is [R201]', async ({ page }) => {
    for (const [name, play] of Object.entries(REFUSALS)) {
      const refused = await play(page);
      await press(refused);
      expect(await shiftOf(refused), name).toBe('none');
      await page.mouse.up();
    }
  });
});

/** A cell of Ultimate's last board, while the first one waits for a move. */
async function waitingCell(page: Page): Promise<Locator> {
  await page.setViewportSize(ultimate.DESKTOP);
  await openWithStillClock(page, ultimate.ULTIMATE_PATH);
  await ultimate.playOnField(page, ultimateTexts, 'E1');
  await land(page);
  return ultimate.cellAt(page, ultimateTexts, 80);
}

/** Sends the second side to Ultimate's first board, which is enlarged then. */
async function moveOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(ultimate.PHONE);
  await openWithStillClock(page, ultimate.ULTIMATE_PATH);
  await ultimate.playThroughGlass(page, ultimateTexts, 'E1');
  await land(page, SEEN_MS);
  const first = page.getByRole('heading', { level: 2, name: 'Top left board' });
  await expect(first).toBeVisible();
  // To press a cell that is on its way, the page is scrolled, and its header covers the chart.
  await page.evaluate(() => scrollTo(0, 0));
}

function lastOfChart(page: Page): Locator {
  return page.getByRole('main').getByRole('img', { name: /^Bottom right board/ });
}

/** How large it is shown, 1 being as large as at rest. */
function sizeOf(element: Locator): Promise<number> {
  return element.evaluate((shown) => Number(getComputedStyle(shown).scale.replace('none', '1')));
}

/** By how much it stands aside from its place, which may rock with all that is around it. */
function shiftOf(element: Locator): Promise<string> {
  return element.evaluate((shown) => getComputedStyle(shown).translate);
}

/** Presses in its middle, whether it or what it lies on is hit. */
async function press(element: Locator): Promise<void> {
  const { x, y, width, height } = (await element.boundingBox()) ?? FAR_AWAY;
  const { mouse } = element.page();
  await mouse.move(x + width / 2, y + height / 2);
  await mouse.down();
}
