import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { stillHands } from '../../tests/games/driver.ts';
import { DRIVEN_GAMES, openGame, type DrivenGame } from '../../tests/games/drivers.ts';
import { markWhenAlive } from '../../tests/support/test.ts';
import { launchBrowser } from '../browser/find-browser.ts';
import { startServer } from '../hosting/serve.ts';
import { chosen, wholeNumber } from './command-line.ts';
import { returningVisitor } from './returning-visitor.ts';

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
async function checkMemory(count: number, games: readonly DrivenGame[]): Promise<boolean> {
  const table: Record<string, object> = {};
  let isKept = true;
  await using browser = await launchBrowser();
  await using server = await startServer();
  for (const game of games) {
    const [before, after] = await measure(browser, server.url, game, count);
    // Of what has grown most.
    const growth = Math.max(...KINDS.map((kind) => after[kind] / before[kind] - 1));
    const percent = Math.round(growth * 1000) / 10;
    console.log(`${game.id}: ${percent} % in ${count} games`);
    isKept &&= growth <= MOST_GROWTH;
    table[game.id] = {
      ...Object.fromEntries(KINDS.map((kind) => [kind, `${before[kind]} → ${after[kind]}`])),
      'growth %': percent,
      verdict: growth <= MOST_GROWTH ? 'kept' : 'FAILED',
    };
  }
  console.log(`What a page holds after ${GAMES_BEFORE} games and after ${count}:`);
  console.table(table);
  return isKept;
}

async function measure(
  browser: Browser,
  url: string,
  game: DrivenGame,
  count: number,
): Promise<readonly [before: Footprint, after: Footprint]> {
  await using page = await browser.newPage({
    baseURL: url,
    locale: 'en-US',
    ...returningVisitor(url),
  });
  await page.addInitScript(markWhenAlive);
  await openGame(page, game);
  const session = await page.context().newCDPSession(page);
  const hands = stillHands(page);

  async function playUntil(first: number, last: number): Promise<Footprint> {
    for (let number = first; number <= last; number += 1) await game.play(page, hands, number);
    await page.clock.runFor(REST_MS);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { 'heap KB': Math.round(usedSize / 1000), nodes, listeners: jsEventListeners };
  }

  return [await playUntil(1, GAMES_BEFORE), await playUntil(GAMES_BEFORE + 1, count)];
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { games: { type: 'string', default: '500' } },
    allowPositionals: true,
  });
  const count = wholeNumber(values.games, '--games', GAMES_BEFORE + 1);
  const ids = DRIVEN_GAMES.map(({ id }) => id);
  const asked = chosen(positionals, ids);
  const games = DRIVEN_GAMES.filter(({ id }) => asked.includes(id));
  process.exitCode = (await checkMemory(count, games)) ? 0 : 1;
}
