import { parseArgs } from 'node:util';
import { stillHands } from '../../tests/games/driver.ts';
import { DRIVEN_GAMES, openGame, type DrivenGame } from '../../tests/games/drivers.ts';
import { markWhenAlive } from '../../tests/support/test.ts';
import { launchShell } from '../browser/find-browser.ts';
import { startServer } from '../hosting/serve.ts';
import { chosen, wholeNumber } from './command-line.ts';
import { returningVisitor } from './returning-visitor.ts';

/** After this many games all code has run, and everything that is kept only once exists. */
const GAMES_BEFORE = 50;
const MOST_GROWTH = 0.1;
/** Longer than any toast and any celebration lasts. */
const REST_MS = 10_000;
/** One leaves the documents of SVG images that the cache has let go of since the last one. */
const COLLECTIONS = 4;

/** Nodes are counted inside and outside of the document. */
const KINDS = ['heap KB', 'nodes', 'listeners'] as const;

/** What a page holds after garbage collection. */
type Footprint = Readonly<Record<(typeof KINDS)[number], number>>;

/*
 * Plays one game after another on one page of the last build, and measures whether it holds more and more:
 *
 *     npm run memory
 *     npm run memory -- --games 200 memory ultimate
 *
 * Fails unless what each page holds after the last game is at most a tenth above what it held after the 50th.
 */
const { values, positionals } = parseArgs({
  options: { games: { type: 'string', default: '500' } },
  allowPositionals: true,
});
const count = wholeNumber(values.games, '--games', GAMES_BEFORE + 1);
const ids = DRIVEN_GAMES.map(({ id }) => id);
const asked = chosen(positionals, ids);
const table: Record<string, object> = {};
await using browser = await launchShell();
await using server = await startServer();
for (const game of DRIVEN_GAMES.filter(({ id }) => asked.includes(id))) {
  const [before, after] = await measure(game);
  // Of what has grown most.
  const growth = Math.max(...KINDS.map((kind) => after[kind] / before[kind] - 1));
  const percent = Math.round(growth * 1000) / 10;
  console.log(`${game.id}: ${percent} % in ${count} games`);
  const isKept = growth <= MOST_GROWTH;
  if (!isKept) process.exitCode = 1;
  table[game.id] = {
    ...Object.fromEntries(KINDS.map((kind) => [kind, `${before[kind]} → ${after[kind]}`])),
    'growth %': percent,
    verdict: isKept ? 'kept' : 'FAILED',
  };
}
console.log(`What a page holds after ${GAMES_BEFORE} games and after ${count}:`);
console.table(table);

/** What a page of a game holds early on, and at the end. */
async function measure(game: DrivenGame): Promise<readonly [Footprint, Footprint]> {
  const visitor = { baseURL: server.url, locale: 'en-US', ...returningVisitor(server.url) };
  await using page = await browser.newPage(visitor);
  await page.addInitScript(markWhenAlive);
  await openGame(page, game);
  const session = await page.context().newCDPSession(page);
  const hands = stillHands(page);

  async function playUntil(first: number, last: number): Promise<Footprint> {
    for (let number = first; number <= last; number += 1) await game.play(page, hands, number);
    await page.clock.runFor(REST_MS);
    for (let time = 0; time < COLLECTIONS; time += 1) {
      await session.send('HeapProfiler.collectGarbage');
    }
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { 'heap KB': Math.round(usedSize / 1000), nodes, listeners: jsEventListeners };
  }

  return [await playUntil(1, GAMES_BEFORE), await playUntil(GAMES_BEFORE + 1, count)];
}
