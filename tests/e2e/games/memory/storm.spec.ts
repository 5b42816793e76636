import type { Page } from '@playwright/test';
import { pick, random, type Random } from '#core/random.ts';
import { FACES, LAYOUTS } from '#games/memory/deck.ts';
import { DIFFICULTIES, type Difficulty } from '#games/memory/difficulties.ts';
import { board, button, memoryTextsOf, openMemory, pairsOf } from '../../../support/memory.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

/** How many actions a storm has: the shorter one stands for the longer. */
const STORMS = [50, 150] as const;
const SEED = 2026;
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'End', 'Enter', 'Space'] as const;
const KINDS = [
  'card',
  'card',
  'pair',
  'pair',
  'key',
  'time',
  'time',
  'time',
  'resume',
  'control',
] as const;
const PAUSES_MS = [0, 400, 1000, 1000, 2000] as const;

const texts = memoryTextsOf('en');

test.use({ viewport: { width: 1440, height: 900 } });

for (const actions of STORMS) {
  test(
    `${actions} actions: whatever is clicked and pressed, the cards on the table are those of a legal game [R79, X35]`,
    inSweepUnless(actions === STORMS[0]),
    async ({ page }) => {
      test.slow();
      await openMemory(page, texts);
      const next = random(SEED);
      let moves = 0;
      let before = await tableOn(page);
      for (let action = 1; action <= actions; action += 1) {
        const done = await act(page, before, next);
        const after = await tableOn(page);
        const label = `seed ${SEED}, action ${action}, ${done}`;
        expect(after.cards, `${label}: cards on the table`).toBe(2 * after.pairs);
        expect(after.up, `${label}: cards that are up`).toBeLessThanOrEqual(2);
        expect(after.hinted, `${label}: hints`).toBeLessThanOrEqual(1);
        expect(after.matched, `${label}: matched cards`).toBe(2 * after.pairsFound);
        expect(after.moves, `${label}: at least a move a pair`).toBeGreaterThanOrEqual(
          after.pairsFound,
        );
        expect(after.stops, `${label}: tab stops`).toBe(1);
        for (const face of FACES) {
          expect(after.faces.filter((seen) => seen === face).length % 2, `${label}: ${face}`).toBe(
            0,
          );
        }
        if (after.moves > before.moves) moves += 1;
        before = after;
      }
      expect(moves, 'moves in the storm').toBeGreaterThan(actions / 15);
    },
  );
}

interface Table {
  readonly cards: number;
  /** Where each card is in the window. */
  readonly middles: readonly (readonly [x: number, y: number])[];
  readonly up: number;
  readonly hinted: number;
  readonly matched: number;
  /** The faces of the matched cards. */
  readonly faces: readonly (string | undefined)[];
  readonly stops: number;
  readonly moves: number;
  readonly pairsFound: number;
  readonly pairs: number;
}

async function tableOn(page: Page): Promise<Table> {
  const { names, middles, stops, figures } = await board(page, texts).evaluate((grid) => ({
    names: [...grid.querySelectorAll('button')].map((card) => card.ariaLabel ?? ''),
    middles: [...grid.querySelectorAll('button')].map((card): [number, number] => {
      const { left, top, width, height } = card.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    }),
    stops: grid.querySelectorAll('[tabindex="0"]').length,
    figures: [...document.querySelectorAll('dd')].map((figure) => figure.textContent),
  }));
  const [moves = 0, , pairs = '0 / 0'] = figures;
  const [found = 0, of = 0] = pairs.split(' / ').map(Number);
  const matched = names.filter((name) => name.endsWith(', matched'));
  const down = names.filter((name) => /, face down(, hint)?$/.test(name));
  return {
    cards: names.length,
    middles,
    up: names.length - down.length - matched.length,
    hinted: down.filter((name) => name.endsWith(', hint')).length,
    matched: matched.length,
    faces: matched.map((name) => name.split(', ').at(-2)),
    stops,
    moves: Number(moves),
    pairsFound: found,
    pairs: of,
  };
}

async function clickOn(page: Page, { middles }: Table, slot: number): Promise<void> {
  const [x, y] = middles[slot] ?? [0, 0];
  await page.mouse.click(x, y);
}

async function act(page: Page, table: Table, next: Random): Promise<string> {
  const kind = pick(KINDS, next);
  switch (kind) {
    case 'card': {
      const slot = Math.floor(next() * table.cards);
      await clickOn(page, table, slot);
      return `card ${slot}`;
    }
    case 'pair': {
      const slots = pick(pairsOf(difficultyWith(table.cards)), next);
      for (const slot of slots) await clickOn(page, table, slot);
      return `pair ${slots.join(' ')}`;
    }
    case 'key': {
      const key = pick(KEYS, next);
      await page.keyboard.press(key);
      return key;
    }
    case 'control': {
      const control = pick(
        [
          page.getByRole('button', { name: /^Hint/ }),
          page.getByRole('button', { name: /^Hint/ }),
          page.getByRole('button', { name: /^(Pause|Resume)$/ }),
          button(page, texts.sound),
          button(page, texts.newGame),
          page.getByRole('radio', { name: texts.medium }),
          page.getByRole('radio', { name: texts.hard }),
        ],
        next,
      );
      await control.click({ force: true });
      return String(control);
    }
    case 'resume': {
      // A game that is paused most of the time would be no storm.
      const resume = button(page, texts.resume);
      if ((await resume.count()) > 0) await resume.click();
      return kind;
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

function difficultyWith(cardCount: number): Difficulty {
  return DIFFICULTIES.find((name) => 2 * LAYOUTS[name].pairs === cardCount) ?? 'easy';
}
