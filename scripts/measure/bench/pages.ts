import type { Browser, Page } from '@playwright/test';
import { join } from 'node:path';
import { GAMES, type GameId } from '#games/catalogue.ts';
import { launchShell } from '../../browser/find-browser.ts';
import { startServer } from '../../hosting/serve.ts';
import { returningVisitor } from '../returning-visitor.ts';
import { inTurns, type Checkouts, type Series, type Times } from './checkouts.ts';

/** How many times slower than this machine the emulated phone is. */
const SLOW_CPU = 4;

/**
 * Times something of every game in both builds, each time on an empty page of a slow phone, for a visitor
 * without a cache who has answered the cookie banner. Paths lead to the build whose turn it is.
 */
export async function measurePages(
  rounds: number,
  checkouts: Checkouts,
  time: (page: Page, game: GameId) => Promise<Times>,
): Promise<Series> {
  await using browser = await launchShell();
  await using candidate = await startServer({ root: join(checkouts.candidate, 'dist') });
  await using baseline = await startServer({ root: join(checkouts.baseline, 'dist') });
  const series = {};
  for (const { id } of GAMES) {
    const ofGame = await inTurns(rounds, { candidate, baseline }, async ({ url }) => {
      await using page = await openSlowPage(browser, url);
      return await time(page, id);
    });
    Object.assign(series, ofGame);
  }
  return series;
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
