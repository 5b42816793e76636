import type { Locator, Page } from '@playwright/test';
import { pick, random, type Random } from '#core/random.ts';
import { openChoice } from '../../../support/choice-sheet.ts';
import { button } from '../../../support/game.ts';
import { openWithStillClock } from '../../../support/page.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';
import {
  board,
  DESKTOP,
  modeAt,
  PHONE,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../../../support/ultimate.ts';

/** How many events a storm has: the shorter ones stand for the longer. */
const STORMS = [
  { size: DESKTOP, events: 40 },
  { size: PHONE, events: 40 },
  { size: DESKTOP, events: 150 },
  { size: PHONE, events: 150 },
] as const;
const SEED = 2026;
const KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'Control+End',
  'Enter',
  'Enter',
  'Space',
  'Tab',
  'Shift+Tab',
  'Escape',
] as const;
const PAUSES_MS = [50, 500, 1500, 3000] as const;

const texts = ultimateTextsOf('en');

test.use({ reducedMotion: 'reduce' });

for (const { size, events } of STORMS) {
  test(
    `${size.width}×${size.height}, ${events} events: whatever is clicked and pressed, the pieces are those of a legal game [R79, X35]`,
    inSweepUnless(events === 40),
    async ({ page }) => {
      test.slow();
      await page.setViewportSize(size);
      await openWithStillClock(page, ULTIMATE_PATH);
      const next = random(SEED);
      let before = 0;
      let plays = 0;
      for (let count = 1; count <= events; count += 1) {
        const label = `seed ${SEED}, event ${count}, ${await act(page, next)}`;
        const { skulls, treasures, lastMoves, focusIsLost } = await seen(page);
        expect([0, 1], `${label}: skulls before treasures`).toContain(skulls - treasures);
        expect(focusIsLost, `${label}: focus in an element that is gone`).toBe(false);
        const after = skulls + treasures;
        expect(lastMoves, `${label}: last moves`).toBe(after === 0 ? 0 : 1);
        // A person's move may come together with the computer's answer to the previous one.
        expect(after === 0 || (after >= before && after <= before + 2), label).toBe(true);
        plays += Math.max(0, after - before);
        before = after;
      }
      expect(plays, 'moves in the storm').toBeGreaterThan(events / 8);
    },
  );
}

async function act(page: Page, next: Random): Promise<string> {
  const kind = pick(
    ['board', 'double', 'play', 'play', 'control', 'key', 'key', 'time'] as const,
    next,
  );
  switch (kind) {
    case 'board':
    case 'double': {
      const box = await board(page, texts).boundingBox();
      if (box === null) throw new Error('No board is shown');
      const [x, y] = [box.x + box.width * next(), box.y + box.height * next()];
      await page.mouse.click(x, y, { clickCount: kind === 'board' ? 1 : 2 });
      return `${kind} at ${x}, ${y}`;
    }
    case 'play': {
      const playable = board(page, texts).locator('button:not([aria-disabled])');
      const count = await playable.count();
      const nth = Math.floor(count * next());
      if (count > 0) await pressAnyway(playable.nth(nth));
      return `play ${nth}`;
    }
    case 'control': {
      const control = pick(
        [
          modeAt(page, texts.easy),
          modeAt(page, texts.hard),
          modeAt(page, texts.twoPlayers),
          // Rarely, so that games get somewhere.
          ...(next() < 0.2 ? [button(page, texts.newBattle)] : []),
        ],
        next,
      );
      await openChoice(page, pressAnyway);
      await pressAnyway(control);
      await page.keyboard.press('Escape');
      return 'control';
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

/** A control that moves away while it is pressed is missed, as by a person: a storm goes on. */
async function pressAnyway(control: Locator): Promise<void> {
  await control.click({ force: true, timeout: 2000 }).catch(() => undefined);
}

interface Seen {
  readonly skulls: number;
  readonly treasures: number;
  readonly lastMoves: number;
  readonly focusIsLost: boolean;
}

/** The pieces of all nine boards, shown on a phone by the chart; the spyglass repeats one board. */
function seen(page: Page): Promise<Seen> {
  return board(page, texts).evaluate((group) => {
    const shown = group.querySelector('ul') ?? group;
    const count = (selector: string) => shown.querySelectorAll(selector).length;
    return {
      skulls: count('[data-mark="first"]'),
      treasures: count('[data-mark="second"]'),
      lastMoves: count('[data-last-move]'),
      focusIsLost: document.activeElement?.isConnected !== true,
    };
  });
}
