import type { Page } from '@playwright/test';
import { deal } from '#games/memory/deck.ts';
import { letGo, press, showWhole } from './arrange.ts';

const SEED = 7;
const PAIRS_IN_PLAY = 2;

/** Longer than compared cards stay open, shorter than a combo lasts. */
const COMPARED_MS = 1100;

/** Runs in the page before its own code, so that the seed determines the deck. */
export function fixSeed(seed: number): void {
  crypto.getRandomValues = (numbers) => {
    if (numbers instanceof Uint32Array) numbers.fill(seed);
    return numbers;
  };
}

/** Some pairs found, two cards compared. */
export async function playOn(page: Page): Promise<void> {
  await begin(page);
  const pairs = pairsOf(SEED);
  for (const pair of pairs.slice(0, PAIRS_IN_PLAY)) await turn(page, pair);
  const [[first] = [], [second] = []] = pairs.slice(PAIRS_IN_PLAY);
  await flip(page, first ?? 0);
  await flip(page, second ?? 0);
  await letGo(page);
}

/** All pairs found, at the moment of the toast. */
export async function complete(page: Page): Promise<void> {
  await begin(page);
  for (const pair of pairsOf(SEED)) await turn(page, pair);
  await letGo(page);
}

async function begin(page: Page): Promise<void> {
  await page.addInitScript(fixSeed, SEED);
  await page.reload({ waitUntil: 'networkidle' });
  await showWhole(page);
}

async function turn(page: Page, pair: readonly number[]): Promise<void> {
  for (const slot of pair) await flip(page, slot);
  await page.clock.runFor(COMPARED_MS);
}

async function flip(page: Page, slot: number): Promise<void> {
  const card = page.locator('[role=grid] button').nth(slot);
  await press(card, async () => (await card.getAttribute('aria-disabled')) === 'true');
}

/** The slots of cards with equal faces, two by two. */
function pairsOf(seed: number): readonly (readonly number[])[] {
  const faces = deal('easy', seed);
  return [...new Set(faces)].map((face) =>
    faces.flatMap((other, slot) => (other === face ? [slot] : [])),
  );
}
