import type { Locator, Page } from '@playwright/test';
import { pick, random, type Random } from '#core/random.ts';
import { board, button, cellAt, placed } from '../../../support/game.ts';
import { openWithStillClock } from '../../../support/page.ts';
import {
  CHALLENGE_PATH,
  COUNT,
  EXPECTED_PUZZLES,
  expectedPuzzle,
  listButtons,
  puzzleTextsOf,
} from '../../../support/puzzles.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

/** How many actions a storm has: the shorter one stands for the longer. */
const STORMS = [50, 150] as const;
/** With it even the shorter storm solves all puzzles and starts over. */
const SEED = 2021;
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'Space', 'Tab'] as const;

const texts = puzzleTextsOf('en');

test.use({ viewport: { width: 1440, height: 900 } });

for (const actions of STORMS) {
  test(
    `${actions} actions: whatever is clicked and pressed, the board is the shown puzzle, open, solved or with a wrong answer [R79, X35]`,
    inSweepUnless(actions === STORMS[0]),
    async ({ page }) => {
      test.slow();
      await openWithStillClock(page, CHALLENGE_PATH);
      await page.evaluate(stayOnPage);
      const places = await placesOn(page);
      const next = random(SEED);
      let solved = 0;
      let startedOver = 0;
      for (let action = 1; action <= actions; action += 1) {
        const done = await act(page, places, next);
        const label = `seed ${SEED}, action ${action}, ${done}`;
        const shown = await shownOn(page);
        const { signs, player, solution } = expectedPuzzle(shown.number);
        const answered = signs.slice(0, solution) + player + signs.slice(solution + 1);
        if (!isMiss(shown.signs, signs, player)) {
          expect([signs, answered], label).toContain(shown.signs);
        }
        const isStartedOver = solved === COUNT && shown.solved === 0 && shown.number === 1;
        if (isStartedOver) startedOver += 1;
        else expect([solved, solved + 1], label).toContain(shown.solved);
        solved = shown.solved;
      }
      expect(startedOver, 'new starts in the storm').toBeGreaterThan(0);
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

type Place = readonly [x: number, y: number];

interface Places {
  readonly cells: readonly Place[];
  readonly list: readonly Place[];
  readonly ways: readonly Place[];
}

async function placesOn(page: Page): Promise<Places> {
  const middlesOf = async (targets: readonly Locator[]) => Promise.all(targets.map(middleOf));
  return {
    cells: await middlesOf(Array.from({ length: 9 }, (_, cell) => cellAt(page, texts, cell))),
    list: await middlesOf(await listButtons(page).all()),
    ways: await middlesOf([texts.previous, texts.next, texts.reset].map((it) => button(page, it))),
  };
}

async function middleOf(target: Locator): Promise<Place> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} is not shown`);
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
}

const KINDS = [
  'cells',
  'cells',
  'list',
  'ways',
  'solution',
  'solution',
  'startOver',
  'key',
  'time',
] as const;

const NOWHERE: Place = [0, 0];

async function act(page: Page, places: Places, next: Random): Promise<string> {
  const kind = pick(KINDS, next);
  switch (kind) {
    case 'cells':
    case 'list':
    case 'ways': {
      const [x, y] = pick(places[kind], next);
      await page.mouse.click(x, y);
      return `${kind}: click at ${x}, ${y}`;
    }
    case 'solution': {
      const { number, solution } = pick(EXPECTED_PUZZLES, next);
      for (const place of [places.list[number - 1], places.cells[solution]]) {
        await page.mouse.click(...(place ?? NOWHERE));
      }
      return `${kind} of ${number}`;
    }
    case 'startOver': {
      const startOver = button(page, texts.startOver);
      if ((await startOver.count()) > 0) await startOver.click();
      return kind;
    }
    case 'key': {
      const key = pick(KEYS, next);
      await page.keyboard.press(key);
      return key;
    }
    case 'time': {
      await page.clock.runFor(1000);
      return 'a second';
    }
    default:
      return kind satisfies never;
  }
}

interface Shown {
  readonly number: number;
  readonly signs: string;
  readonly solved: number;
}

async function shownOn(page: Page): Promise<Shown> {
  const [names, entries] = await Promise.all([
    board(page, texts)
      .locator('button')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? '')),
    listButtons(page).evaluateAll((buttons) =>
      buttons.map((entry) => ({
        isCurrent: entry.getAttribute('aria-current') === 'true',
        isSolved: entry.firstElementChild?.textContent.endsWith('solved') === true,
      })),
    ),
  ]);
  expect(entries).toHaveLength(COUNT);
  expect(entries.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  return {
    number: entries.findIndex(({ isCurrent }) => isCurrent) + 1,
    signs: names.map(signOf).join(''),
    solved: entries.filter(({ isSolved }) => isSolved).length,
  };
}

/** Whether these signs are the puzzle's with a wrong answer, or with the rival's answer to it too. */
function isMiss(shown: string, signs: string, player: 'X' | 'O'): boolean {
  const added = [...shown].filter((sign, cell) => sign !== signs[cell]);
  const kept = [...signs].every((sign, cell) => sign === '.' || sign === shown[cell]);
  const rival = player === 'X' ? 'O' : 'X';
  const all = added.toSorted().join('');
  return kept && (all === player || all === [player, rival].toSorted().join(''));
}

function signOf(name: string, cell: number): string {
  if (name === placed(texts.empty, cell)) return '.';
  if ([texts.skull, texts.winningSkull].some((text) => placed(text, cell) === name)) return 'X';
  if ([texts.treasure, texts.winningTreasure].some((text) => placed(text, cell) === name)) {
    return 'O';
  }
  throw new Error(`Not the name of cell ${cell}: ${name}`);
}
