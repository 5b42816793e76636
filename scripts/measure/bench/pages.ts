import type { Browser, Page } from '@playwright/test';
import { join } from 'node:path';
import { GAMES, type GameId } from '#games/catalogue.ts';
import { returningVisitor } from '../returning-visitor.ts';
import { withServed } from '../served.ts';
import { inTurns, type Checkouts, type Times } from './checkouts.ts';
import type { Series } from './comparison.ts';

/** How many times slower than this machine the emulated phone is. */
const SLOW_CPU = 4;

/**
 * Times something of every game in both builds, each time on an empty page of a slow phone, for a visitor
 * without a cache who has answered the cookie banner. Paths lead to the build whose turn it is.
 */
export function measurePages(
  rounds: number,
  checkouts: Checkouts,
  time: (page: Page, game: GameId) => Promise<Times>,
): Promise<readonly Series[]> {
  const builds = [checkouts.candidate, checkouts.baseline].map((folder) => join(folder, 'dist'));
  return withServed(builds, async (browser, candidate = '', baseline = '') => {
    const series: Series[] = [];
    for (const { id } of GAMES) {
      const ofGame = await inTurns(rounds, { candidate, baseline }, async (url) => {
        const page = await openSlowPage(browser, url);
        const times = await time(page, id);
        await page.context().close();
        return times;
      });
      series.push(...ofGame);
    }
    return series;
  });
}

async function openSlowPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    // A service worker would be storing files for later while the page is measured.
    serviceWorkers: 'block',
    ...returningVisitor(url),
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  return page;
}
