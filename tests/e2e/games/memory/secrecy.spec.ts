import type { Page } from '@playwright/test';
import { deal, FACES } from '#games/memory/deck.ts';
import {
  board,
  button,
  cardAt,
  cards,
  expectCards,
  flip,
  memoryTextsOf,
  missOf,
  openMemory,
  pairsOf,
  PATH,
  playTurns,
  SEED,
} from '../../../support/memory.ts';
import { expect, test } from '../../../support/test.ts';

const texts = memoryTextsOf('en');
const PAIRS = pairsOf('easy');
const [A = [0, 0]] = PAIRS;
const MISS = missOf('easy');
const DECK = deal('easy', SEED);

test('turning cards fetches nothing, and what is preloaded is the same for every deck; nothing in the markup of the cards or in what React keeps about them tells one that is down, nor the seed of the deck', async ({
  page,
}) => {
  await openMemory(page, texts);
  await page.waitForLoadState('networkidle');
  const preloads = await page
    .locator('link[rel="preload"][as="image"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const names = preloads.map((href) => href?.replace(/^.*\/([\w-]+?)-[\w-]{6}\.svg$/, '$1'));
  expect(new Set(names)).toEqual(new Set(['symbols', 'card-back', 'logo-mark']));
  // When the browser finds time for the other games' code is its own affair.
  const ahead = await page
    .locator('template[data-modules-ahead]')
    .getAttribute('data-modules-ahead');
  expect(ahead).not.toBeNull();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await flip(page, texts, MISS);
  await page.clock.runFor(1000);
  await playTurns(page, texts, PAIRS.slice(0, 5));
  await expectCards(page, texts, { difficulty: 'easy', matched: PAIRS.slice(0, 5).flat() });
  // Whatever the cards' faces, sounds and what the game's end will show come with the first one, and what
  // keeps the game with the first move.
  const others = requests.filter(
    (path) =>
      ahead?.split(' ').includes(path) !== true &&
      !/^\/assets\/(favicon|sound-player|late|floating|trophies|ending|left-game|unfinished|table|offer|log|win-wheel)-/.test(
        path,
      ),
  );
  expect(others).toEqual([]);

  await button(page, texts.newGame).click();
  await page.clock.runFor(300);
  expect(await facesIn(page)).toEqual([]);
  expect(await tellTales(page)).toEqual({ cards: [], seeds: 0 });
  await flip(page, texts, [A[0]]);
  expect(await facesIn(page)).toEqual([DECK[A[0]]]);
  const { cards: seen, seeds } = await tellTales(page);
  expect(seeds).toBe(0);
  expect(new Set(seen), 'the card that is up is found').toEqual(new Set([A[0]]));
  await flip(page, texts, [MISS[1]]);
  await page.clock.runFor(1000);
  await expectCards(page, texts, { difficulty: 'easy' });
  expect(await facesIn(page)).toEqual([]);
  const markups = await cards(page, texts).evaluateAll((all) =>
    all.map((card) =>
      card.outerHTML
        .replaceAll(/(data-grid-place|aria-label|tabindex)="[^"]*"/g, '')
        .replaceAll(/\s+/g, ' '),
    ),
  );
  expect(new Set(markups).size, 'cards that are down differ in their place alone').toBe(1);
});

test('the served page is the same whatever the deck will be', async ({ request }) => {
  const [one, two] = await Promise.all([request.get(PATH), request.get(PATH)]);
  expect(await one.text()).toBe(await two.text());
});

/** The names of faces that appear anywhere in the board's markup, each once. */
async function facesIn(page: Page): Promise<readonly string[]> {
  const markup = await board(page, texts).evaluate((grid) => grid.outerHTML.toLowerCase());
  return FACES.filter((face) => markup.includes(face));
}

interface TellTales {
  /** The slots whose faces appear in some list of all cards. */
  readonly cards: readonly number[];
  /** How many values named like a seed were found. */
  readonly seeds: number;
}

/** Searches everything that the cards' elements lead to through React's properties on them. */
async function tellTales(page: Page): Promise<TellTales> {
  await expect(cardAt(page, texts, 0)).toBeVisible();
  return cards(page, texts).evaluateAll(walk, { deck: DECK, seed: SEED });

  function walk(
    elements: readonly Element[],
    { deck, seed }: { readonly deck: readonly string[]; readonly seed: number },
  ): TellTales {
    const waiting: unknown[] = elements.flatMap((element) =>
      entriesOf(element).flatMap(([key, value]) => (key.startsWith('__react') ? [value] : [])),
    );
    if (waiting.length < elements.length) throw new Error('React has hung nothing on the cards');
    const seen = new Set<unknown>();
    const found = new Set<number>();
    let seeds = 0;
    while (waiting.length > 0) {
      const value = waiting.pop();
      if (typeof value !== 'object' || value === null || seen.has(value)) continue;
      if (value instanceof Node || value === window) continue;
      seen.add(value);
      if (Array.isArray(value) && value.length === deck.length) noteFaces(value);
      for (const [key, part] of entriesOf(value)) {
        if (key === 'seed' || (part === seed && key !== 'lanes' && /state|seed/i.test(key))) {
          seeds += 1;
        }
        waiting.push(part);
      }
    }
    return { cards: [...found], seeds };

    function noteFaces(list: readonly unknown[]): void {
      for (const [slot, item] of list.entries()) {
        const face = typeof item === 'object' && item !== null && 'face' in item ? item.face : item;
        if (face === deck[slot]) found.add(slot);
      }
    }

    function entriesOf(value: object): readonly (readonly [string, unknown])[] {
      if (value instanceof Map) return [...value].map(([key, part]) => [String(key), part]);
      if (value instanceof Set) return [...value].map((part) => ['', part]);
      return Object.entries<unknown>(value as Record<string, unknown>);
    }
  }
}
