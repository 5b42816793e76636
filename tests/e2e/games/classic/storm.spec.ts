import type { Page } from '@playwright/test';
import { pick, random, type Random } from '#core/random.ts';
import { board, button, cellAt, placed } from '../../../support/game.ts';
import { textsOf } from '../../../support/languages.ts';
import { openWithStillClock } from '../../../support/page.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

/** How many actions a storm has: the shorter one stands for the longer. */
const STORMS = [50, 400] as const;
const SEED = 2026;
const KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'Control+Home',
  'Control+End',
  'Enter',
  'Space',
  'Tab',
  'Escape',
] as const;
const PAUSES_MS = [0, 50, 300, 700] as const;

const texts = textsOf('en');

// All places that are clicked are in the window. Nobody looks at its pixels, so there are few of them.
test.use({ viewport: { width: 1440, height: 1600 }, deviceScaleFactor: 0.25 });

for (const actions of STORMS) {
  test(
    `${actions} actions: whatever is clicked and pressed, the marks on the board are those of a legal game [R79, X35]`,
    inSweepUnless(actions === STORMS[0]),
    async ({ page }) => {
      test.slow();
      await openWithStillClock(page, '/');
      await page.evaluate(stayOnPage);
      const places = await middlesOf(page);
      const next = random(SEED);
      let before = await marksOn(page);
      let plays = 0;
      for (let action = 1; action <= actions; action += 1) {
        const done = await act(page, places, next);
        const after = await marksOn(page);
        const label = `seed ${SEED}, action ${action}, ${done}`;
        expect([0, 1], `${label}: skulls before treasures`).toContain(
          after.skulls - after.treasures,
        );
        const isNextPly = after.total === before.total + 1;
        expect(isNextPly || after.total === before.total || after.total === 0, label).toBe(true);
        if (isNextPly) plays += 1;
        before = after;
      }
      expect(plays, 'moves in the storm').toBeGreaterThan(actions / 20);
    },
  );
}

/** Runs in the page: keeps links from leading away, since one pressed by chance would end the storm. */
function stayOnPage(): void {
  const stay = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) {
      event.preventDefault();
    }
  };
  addEventListener('click', stay, true);
}

interface Marks {
  readonly skulls: number;
  readonly treasures: number;
  readonly total: number;
}

async function act(
  page: Page,
  places: readonly (readonly [number, number])[],
  next: Random,
): Promise<string> {
  const kind = pick(['click', 'click', 'key', 'key', 'time'] as const, next);
  switch (kind) {
    case 'click': {
      const [x, y] = pick(places, next);
      // A key may have scrolled the page away from the places.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.mouse.click(x, y);
      return `click at ${x}, ${y}`;
    }
    case 'key': {
      const key = pick(KEYS, next);
      await page.keyboard.press(key);
      return key;
    }
    case 'time': {
      const ms = pick(PAUSES_MS, next);
      await page.clock.runFor(ms);
      return `${ms} ms`;
    }
    default:
      return kind satisfies never;
  }
}

/** The middles of the nine cells, New Game and Reset Scores; the cells twice, since they matter most. */
async function middlesOf(page: Page): Promise<readonly (readonly [number, number])[]> {
  const cells = Array.from({ length: 9 }, (_, cell) => cellAt(page, texts, cell));
  const targets = [
    ...cells,
    ...cells,
    button(page, texts.newGame),
    button(page, texts.resetScores),
  ];
  return Promise.all(
    targets.map(async (target) => {
      const box = await target.boundingBox();
      if (box === null) throw new Error(`${String(target)} is not shown`);
      return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] as const;
    }),
  );
}

async function marksOn(page: Page): Promise<Marks> {
  const names = await board(page, texts)
    .locator('button')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  expect(names).toHaveLength(9);
  const count = (...templates: readonly string[]) =>
    names.filter((name, cell) => templates.some((text) => placed(text, cell) === name)).length;
  const skulls = count(texts.skull, texts.winningSkull);
  const treasures = count(texts.treasure, texts.winningTreasure);
  expect(skulls + treasures + count(texts.empty), 'every cell has a name').toBe(9);
  return { skulls, treasures, total: skulls + treasures };
}
