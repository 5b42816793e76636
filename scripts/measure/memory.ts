import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { GAMES, gamePath, type GameId } from '#games/catalogue.ts';
import { stillHands } from '../../tests/games/driver.ts';
import { DRIVERS } from '../../tests/games/drivers.ts';
import { SEED, takeChanceAway } from '../../tests/support/memory.ts';
import { openWithStillClock } from '../../tests/support/page.ts';
import { markWhenAlive } from '../../tests/support/test.ts';
import { BUILD_FOLDER } from '../hosting/serve.ts';
import { returningVisitor } from './returning-visitor.ts';
import { withServed } from './served.ts';

/** After this many games all code has run, and everything that is kept only once exists. */
const GAMES_BEFORE = 50;
const MOST_GROWTH = 0.1;
/** Longer than any toast and any celebration lasts. */
const REST_MS = 10_000;

/** Nodes are counted inside and outside of the document. */
const KINDS = ['heap KB', 'nodes', 'listeners'] as const;

/** What a page holds after garbage collection. */
type Footprint = Readonly<Record<(typeof KINDS)[number], number>>;

/**
 * Plays one game after another on one page of the last build, and measures whether it holds more and more:
 *
 *     npm run memory
 *     npm run memory -- --games 200 memory ultimate
 *
 * True when what each page holds after the last game is at most a tenth above what it held after the 50th.
 */
async function checkMemory(games: number, ids: readonly GameId[]): Promise<boolean> {
  const table: Record<string, object> = {};
  let isKept = true;
  await withServed([BUILD_FOLDER], async (browser, url = '') => {
    for (const id of ids) {
      const [before, after] = await measure(browser, url, id, games);
      // Of what has grown most.
      const growth = Math.max(...KINDS.map((kind) => after[kind] / before[kind] - 1));
      const percent = Math.round(growth * 1000) / 10;
      console.log(`${id}: ${percent} % in ${games} games`);
      isKept &&= growth <= MOST_GROWTH;
      table[id] = {
        ...Object.fromEntries(KINDS.map((kind) => [kind, `${before[kind]} → ${after[kind]}`])),
        'growth %': percent,
        verdict: growth <= MOST_GROWTH ? 'kept' : 'FAILED',
      };
    }
  });
  console.log(`What a page holds after ${GAMES_BEFORE} games and after ${games}:`);
  console.table(table);
  return isKept;
}

async function measure(
  browser: Browser,
  url: string,
  id: GameId,
  games: number,
): Promise<readonly [before: Footprint, after: Footprint]> {
  const page = await browser.newPage({ locale: 'en-US', ...returningVisitor(url) });
  await page.addInitScript(takeChanceAway, SEED);
  await page.addInitScript(markWhenAlive);
  await openWithStillClock(page, new URL(gamePath(id), url).href);
  const session = await page.context().newCDPSession(page);
  const hands = stillHands(page);

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
  return [before, after];
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
