import { FACES, LAYOUTS, type Face } from '#games/memory/deck.ts';
import { memoryTextsOf, PATH, placeOf, formatted } from '../support/memory.ts';
import { cellsOf } from './boards.ts';
import type { EnginePage } from './engine.ts';
import {
  becomesAlive,
  expectSeen,
  expectSoon,
  openAgain,
  press,
  textsSeen,
  until,
} from './visitor.ts';

const TEXTS = memoryTextsOf('en');
const DIFFICULTY = 'easy';
const SLOTS = Array.from({ length: 2 * LAYOUTS[DIFFICULTY].pairs }, (_, slot) => slot);
const LOGBOOK = { role: 'region', name: TEXTS.logbook } as const;

/** Plays to the end knowing only what cards have shown, forgetting none; the best score survives a reload. */
export async function playMemory(page: EnginePage): Promise<void> {
  await openAgain(page, PATH);
  await untilDealt(page);
  const known = new Map<number, Face>();
  const matched = new Set<number>();
  let turns = 0;
  while (matched.size < SLOTS.length) {
    const first = sureCard(known, matched) ?? unknownIn(known)[0] ?? 0;
    known.set(first, await turn(page, first));
    const second = partnerOf(first, known, matched) ?? unknownIn(known)[0] ?? 0;
    known.set(second, await turn(page, second));
    turns += 1;
    if (known.get(first) === known.get(second))
      [first, second].forEach((slot) => matched.add(slot));
    await untilResolved(page, known, matched);
  }
  await expectSeen(page, { role: 'group', name: TEXTS.gameComplete });
  const figures = await textsSeen(page, { role: 'definition', within: LOGBOOK });
  const best = [String(turns), figures[1]];
  await expectBest(page, best);
  await page.reload();
  await becomesAlive(page);
  await expectBest(page, best);
}

async function untilDealt(page: EnginePage): Promise<void> {
  const down = SLOTS.map((slot) => formatted(TEXTS, TEXTS.down, placeOf(DIFFICULTY, slot)));
  await expectSoon('the cards lie face down', () => cellsOf(page, TEXTS.board), down);
}

/** Turns a card and reads it. */
async function turn(page: EnginePage, slot: number): Promise<Face> {
  const place = placeOf(DIFFICULTY, slot);
  const grid = { role: 'grid', name: TEXTS.board } as const;
  await press(page, { role: 'button', name: formatted(TEXTS, TEXTS.down, place), within: grid });
  const face = await until(
    `card ${slot} is up`,
    async () => faceIn((await cellsOf(page, TEXTS.board))[slot] ?? '', slot),
    (seen) => seen !== null,
  );
  if (face === null) throw new Error(`Card ${slot} has no face`);
  return face;
}

function faceIn(name: string, slot: number): Face | null {
  const place = placeOf(DIFFICULTY, slot);
  const isFace = (face: Face) =>
    [TEXTS.up, TEXTS.matched].some((text) => formatted(TEXTS, text, { ...place, face }) === name);
  return FACES.find(isFace) ?? null;
}

/** Waits until pairs stay up and other cards are face down again. */
async function untilResolved(
  page: EnginePage,
  known: ReadonlyMap<number, Face>,
  matched: ReadonlySet<number>,
): Promise<void> {
  const names = SLOTS.map((slot) => {
    const values = { ...placeOf(DIFFICULTY, slot), face: known.get(slot) ?? '' };
    return formatted(TEXTS, matched.has(slot) ? TEXTS.matched : TEXTS.down, values);
  });
  await expectSoon('the turn is over', () => cellsOf(page, TEXTS.board), names);
}

async function expectBest(page: EnginePage, best: readonly (string | undefined)[]): Promise<void> {
  const figures = () => textsSeen(page, { role: 'definition', within: LOGBOOK });
  await expectSoon('best moves and best time', async () => (await figures()).slice(-2), best);
}

function unknownIn(known: ReadonlyMap<number, Face>): readonly number[] {
  return SLOTS.filter((slot) => !known.has(slot));
}

function partnerOf(
  slot: number,
  known: ReadonlyMap<number, Face>,
  matched: ReadonlySet<number>,
): number | undefined {
  return SLOTS.find(
    (other) => other !== slot && !matched.has(other) && known.get(other) === known.get(slot),
  );
}

/** A card whose partner is known too. */
function sureCard(
  known: ReadonlyMap<number, Face>,
  matched: ReadonlySet<number>,
): number | undefined {
  return SLOTS.find(
    (slot) =>
      known.has(slot) && !matched.has(slot) && partnerOf(slot, known, matched) !== undefined,
  );
}
