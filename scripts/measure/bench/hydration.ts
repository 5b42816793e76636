import type { Page } from '@playwright/test';
import { gamePath, type GameId } from '#games/catalogue.ts';
import { becomesAlive } from '../../../tests/support/page.ts';
import { markWhenAlive } from '../../../tests/support/test.ts';
import type { Times } from './checkouts.ts';

/**
 * Times until a game's page is alive, which means that React has taken it over and it responds.
 *
 * - `navigation`: since the navigation began.
 * - `entry`: since the entry script could run: the document was parsed and the script had loaded.
 * - `script`: the part of it spent compiling and running scripts.
 */
export async function timeHydration(page: Page, game: GameId): Promise<Times> {
  await page.addInitScript(markWhenAlive);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(gamePath(game));
  await becomesAlive(page);
  const { metrics } = await session.send('Performance.getMetrics');
  const scriptS = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  const { aliveMs, entryMs } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    const [fetched] = performance.getEntriesByName(entry?.src ?? '', 'resource');
    if (!(visit instanceof PerformanceNavigationTiming) || fetched === undefined) {
      throw new Error('The page has no entry script');
    }
    return {
      aliveMs: Number(document.documentElement.dataset['alive']),
      // Module scripts run right after the document has become interactive.
      entryMs: Math.max(visit.domInteractive, fetched.startTime + fetched.duration),
    };
  });
  return {
    [`${game}, navigation`]: [aliveMs],
    [`${game}, entry`]: [aliveMs - entryMs],
    [`${game}, script`]: [scriptS * 1000],
  };
}
