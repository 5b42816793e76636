import type { Browser } from '@playwright/test';
import { findBrowser, launchBrowser } from '../browser/find-browser.ts';
import { startServer, type RunningServer } from '../hosting/serve.ts';

/**
 * Serves folders with finished builds, runs a task with a browser and their addresses in that order,
 * and closes all when it has ended.
 */
export async function withServed<Result>(
  folders: readonly string[],
  task: (browser: Browser, ...urls: readonly string[]) => Promise<Result>,
  browserArguments: readonly string[] = [],
  foundBrowser = findBrowser(),
): Promise<Result> {
  const servers: RunningServer[] = [];
  const browser = await launchBrowser(browserArguments, foundBrowser);
  try {
    for (const root of folders) servers.push(await startServer({ root, port: 0 }));
    return await task(browser, ...servers.map(({ url }) => url));
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}
