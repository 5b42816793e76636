import type { Page } from '@playwright/test';
import { pick, random, type Random } from '#core/random.ts';
import { COLUMNS } from '#games/connect-four/rules.ts';
import {
  contentsOf,
  SHIP_PATH,
  ship,
  shipTextsOf,
  type Content,
} from '../../../support/connect-four.ts';
import { button } from '../../../support/game.ts';
import { openWithStillClock } from '../../../support/page.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

/** How many events a storm has: the shorter one stands for the longer. */
const STORMS = [40, 150] as const;
const SEED = 2026;
const KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'Control+End',
  'Enter',
  'Space',
  'Tab',
  'Shift+Tab',
  'Escape',
  ...'1234567',
] as const;
const PAUSES_MS = [50, 500, 1000, 3000] as const;

const texts = shipTextsOf('en');

test.use({ viewport: { width: 1440, height: 900 } });

for (const events of STORMS) {
  test(
    `${events} events: whatever is clicked and pressed, the discs on the ship are those of a legal game [R79, X35]`,
    inSweepUnless(events === STORMS[0]),
    async ({ page }) => {
      test.slow();
      await openWithStillClock(page, SHIP_PATH);
      const places = await middlesOf(page);
      const next = random(SEED);
      let before = 0;
      let drops = 0;
      for (let count = 1; count <= events; count += 1) {
        const label = `seed ${SEED}, event ${count}, ${await act(page, places, next)}`;
        const contents = await contentsOf(page, texts);
        const [skulls, treasures] = [counted(contents, 'skull'), counted(contents, 'treasure')];
        expect([0, 1], `${label}: skulls before treasures`).toContain(skulls - treasures);
        expect(hanging(contents), `${label}: discs in the air`).toEqual([]);
        const after = skulls + treasures;
        // A person's move may come together with the computer's answer to the previous one.
        expect(after === 0 || (after >= before && after <= before + 2), label).toBe(true);
        drops += Math.max(0, after - before);
        before = after;
      }
      expect(drops, 'discs in the storm').toBeGreaterThan(events / 8);
    },
  );
}

async function act(
  page: Page,
  places: readonly (readonly [number, number])[],
  next: Random,
): Promise<string> {
  const kind = pick(['click', 'click', 'click', 'double', 'key', 'key', 'time'] as const, next);
  switch (kind) {
    case 'click':
    case 'double': {
      const [x, y] = pick(places, next);
      await page.mouse.click(x, y, { clickCount: kind === 'click' ? 1 : 2 });
      return `${kind} at ${x}, ${y}`;
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

/** The middles of cells all over the ship, modes and buttons; mostly cells, since they matter. */
async function middlesOf(page: Page): Promise<readonly (readonly [number, number])[]> {
  const cells = Array.from({ length: 2 * COLUMNS }, (_, column) =>
    ship(page, texts)
      .getByRole('gridcell')
      .nth(3 * column),
  );
  const controls = [
    ...(await page.getByRole('radio').all()),
    button(page, texts.newBattle),
    button(page, texts.resetScores),
  ];
  return Promise.all(
    [...cells, ...cells, ...controls].map(async (target) => {
      const box = await target.boundingBox();
      if (box === null) throw new Error(`${String(target)} is not shown`);
      return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] as const;
    }),
  );
}

function counted(contents: readonly Content[], kind: Content): number {
  return contents.filter((content) => content === kind).length;
}

function hanging(contents: readonly Content[]): readonly number[] {
  return [...contents.keys()].filter(
    (cell) => contents[cell] !== 'empty' && contents[cell + COLUMNS] === 'empty',
  );
}
