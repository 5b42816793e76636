import type { Browser } from '@playwright/test';
import { GAMES, gamePath } from '#games/catalogue.ts';
import { becomesAlive } from '../../../tests/support/page.ts';
import { markWhenAlive } from '../../../tests/support/test.ts';
import type { Series } from './comparison.ts';
import { withBothServed } from './served.ts';
import { openSlowPage } from './slow-page.ts';
import { inTurns, type Checkouts } from './turns.ts';

const ROUNDS = 9;

/**
 * Times until a page is alive, which means that React has taken it over and it responds.
 *
 * - `navigation`: since the navigation began.
 * - `entry`: since the entry script could run: the document was parsed and the script had loaded.
 * - `script`: the part of it spent compiling and running scripts.
 */
const FIGURES = ['navigation', 'entry', 'script'] as const;

type Load = Readonly<Record<(typeof FIGURES)[number], number>>;

/** Times how every game's page comes to life on a slow phone, loaded without a cache. */
export function measureHydration(checkouts: Checkouts): Promise<readonly Series[]> {
  return withBothServed(checkouts, async (browser, urls) => {
    const series: Series[] = [];
    for (const { id } of GAMES) {
      const loads = await inTurns(ROUNDS, urls, (url) =>
        timeLoad(browser, new URL(gamePath(id), url).href),
      );
      series.push(
        ...FIGURES.map((figure) => ({
          name: `${id}, ${figure}`,
          rounds: loads.map(({ candidate, baseline }) => ({
            candidate: [candidate[figure]],
            baseline: [baseline[figure]],
          })),
        })),
      );
    }
    return series;
  });
}

async function timeLoad(browser: Browser, url: string): Promise<Load> {
  const page = await openSlowPage(browser, url);
  await page.addInitScript(markWhenAlive);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url);
  await becomesAlive(page);
  const { metrics } = await session.send('Performance.getMetrics');
  const scriptS = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  const times = await page.evaluate(readTimes);
  await page.context().close();
  return { ...times, script: scriptS * 1000 };
}

/** Runs in the page. Module scripts run right after the document has become interactive. */
function readTimes(): Omit<Load, 'script'> {
  const navigation = Number(document.documentElement.dataset['alive']);
  const [visit] = performance.getEntriesByType('navigation');
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const [fetched] = performance.getEntriesByName(entry?.src ?? '', 'resource');
  if (!(visit instanceof PerformanceNavigationTiming) || fetched === undefined) {
    throw new Error('The page has no entry script');
  }
  const entryMs = Math.max(visit.domInteractive, fetched.startTime + fetched.duration);
  return { navigation, entry: navigation - entryMs };
}
