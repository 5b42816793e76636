import { parseArgs } from 'node:util';
import type { Browser, Locator } from '@playwright/test';
import { GAMES, gamePath, type GameId } from '#games/catalogue.ts';
import { DRIVERS } from '../../tests/games/drivers.ts';
import { SEED, takeChanceAway } from '../../tests/support/memory.ts';
import { openWithStillClock } from '../../tests/support/page.ts';
import { markWhenAlive } from '../../tests/support/test.ts';
import { launchBrowser } from '../browser/find-browser.ts';
import { returningVisitor } from './returning-visitor.ts';
import { BUILD_FOLDER, startServer } from '../hosting/serve.ts';

/** After this many games all code has run, and everything that is kept only once exists. */
const GAMES_BEFORE = 50;
const MOST_GROWTH = 0.1;
/** Longer than any toast and any celebration lasts. */
const REST_MS = 10_000;

/** What a page holds after garbage collection. */
interface Footprint {
  readonly 'heap KB': number;
  /** Nodes inside and outside of the document. */
  readonly nodes: number;
  readonly listeners: number;
}

interface Measurement {
  readonly id: GameId;
  readonly before: Footprint;
  readonly after: Footprint;
}

/**
 * Plays one game after another on one page of the last build, and measures whether it holds more and more:
 *
 *     npm run memory
 *     npm run memory -- --games 200 memory ultimate
 *
 * True when what each page holds after the last game is at most a tenth above what it held after the 50th.
 */
async function checkMemory(games: number, ids: readonly GameId[]): Promise<boolean> {
  const server = await startServer({ root: BUILD_FOLDER, port: 0 });
  const browser = await launchBrowser();
  const measurements: Measurement[] = [];
  try {
    for (const id of ids) {
      const measurement = await measure(browser, server.url, id, games);
      console.log(`${id}: ${percent(growthOf(measurement))} % in ${games} games`);
      measurements.push(measurement);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  print(measurements, games);
  return measurements.every((measurement) => growthOf(measurement) <= MOST_GROWTH);
}

async function measure(
  browser: Browser,
  url: string,
  id: GameId,
  games: number,
): Promise<Measurement> {
  const page = await browser.newPage({ locale: 'en-US', ...returningVisitor(url) });
  await page.addInitScript(takeChanceAway, SEED);
  await page.addInitScript(markWhenAlive);
  await openWithStillClock(page, new URL(gamePath(id), url).href);
  const session = await page.context().newCDPSession(page);

  const hands = {
    press: activate,
    operate: activate,
    pass: (ms: number) => page.clock.runFor(ms),
  };

  async function playUntil(first: number, last: number): Promise<Footprint> {
    for (let game = first; game <= last; game += 1) await DRIVERS[id].play(page, hands, game);
    await page.clock.runFor(REST_MS);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { 'heap KB': Math.round(usedSize / 1000), nodes, listeners: jsEventListeners };
  }

  const before = await playUntil(1, GAMES_BEFORE);
  const after = await playUntil(GAMES_BEFORE + 1, games);
  await page.context().close();
  return { id, before, after };
}

/** Presses without moving a pointer there. */
function activate(control: Locator): Promise<void> {
  return control.evaluate((element) => {
    if (element instanceof HTMLElement) element.click();
  });
}

/** The growth of what has grown most: 0.1 for a tenth more. */
function growthOf({ before, after }: Measurement): number {
  const shares = KINDS.map((kind) => after[kind] / before[kind] - 1);
  return Math.max(...shares);
}

const KINDS = ['heap KB', 'nodes', 'listeners'] as const satisfies readonly (keyof Footprint)[];

function print(measurements: readonly Measurement[], games: number): void {
  console.log(`What a page holds after ${GAMES_BEFORE} games and after ${games}:`);
  const lines = measurements.map((measurement) => {
    const { id, before, after } = measurement;
    const change = (kind: keyof Footprint) => `${before[kind]} → ${after[kind]}`;
    const growth = growthOf(measurement);
    const figures = {
      ...Object.fromEntries(KINDS.map((kind) => [kind, change(kind)])),
      'growth %': percent(growth),
      verdict: growth <= MOST_GROWTH ? 'kept' : 'FAILED',
    };
    return [id, figures] as const;
  });
  console.table(Object.fromEntries(lines));
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { games: { type: 'string', default: '500' } },
    allowPositionals: true,
  });
  const games = Number(values.games);
  if (!Number.isInteger(games) || games <= GAMES_BEFORE) {
    throw new Error(`--games takes a number above ${GAMES_BEFORE}.`);
  }
  const ids = GAMES.map(({ id }) => id).filter(
    (id) => positionals.length === 0 || positionals.includes(id),
  );
  if (ids.length === 0) throw new Error(`There is no such game: ${positionals.join(', ')}.`);
  process.exitCode = (await checkMemory(games, ids)) ? 0 : 1;
}
