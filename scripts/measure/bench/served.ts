import type { Browser } from '@playwright/test';
import { join } from 'node:path';
import { launchBrowser } from '../../browser/find-browser.ts';
import { startServer, type RunningServer } from '../../hosting/serve.ts';
import type { Round } from './comparison.ts';
import type { Checkouts } from './turns.ts';

/** Serves both builds and runs a task with their addresses and one browser for both. */
export async function withBothServed<Result>(
  { candidate, baseline }: Checkouts,
  task: (browser: Browser, urls: Round<string>) => Promise<Result>,
): Promise<Result> {
  const servers: RunningServer[] = [];
  const serve = async (folder: string) => {
    const server = await startServer({ root: join(folder, 'dist'), port: 0 });
    servers.push(server);
    return server.url;
  };
  const browser = await launchBrowser();
  try {
    return await task(browser, {
      candidate: await serve(candidate),
      baseline: await serve(baseline),
    });
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}
