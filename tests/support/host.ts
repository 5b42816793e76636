import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BUILD_FOLDER, startServer, type RunningServer } from '../../scripts/serve.ts';
import { test as base } from './test.ts';

/** A host of the built site, of the test alone: it can be stopped, and what it serves can be changed. */
interface Host {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Serves again, at the same address. */
  readonly start: () => Promise<void>;
  /** Changes a file of the site, as a new release would; null takes the file away. */
  readonly release: (file: string, change: (text: string) => string | null) => void;
}

/** Tests with a host of their own, whose site may be kept for playing offline. */
export const test = base.extend<{ readonly host: Host }>({
  canKeepSite: true,
  host: async ({}, provide) => {
    const root = mkdtempSync(join(tmpdir(), 'site-'));
    cpSync(BUILD_FOLDER, root, { recursive: true });
    let server: RunningServer = await startServer({ root, port: 0 });
    const { url } = server;
    const port = Number(new URL(url).port);
    await provide({
      url,
      stop: () => server.close(),
      async start() {
        server = await startServer({ root, port });
      },
      release(file, change) {
        const text = change(readFileSync(join(root, file), 'utf8'));
        for (const suffix of ['', '.br', '.gz']) rmSync(join(root, file + suffix), { force: true });
        if (text !== null) writeFileSync(join(root, file), text);
      },
    });
    await server.close();
    rmSync(root, { recursive: true });
  },
  baseURL: ({ host }, provide) => provide(host.url),
});

/** Waits until all of the site that a visit has to keep is kept. */
export async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
}

/** The name of a built script that only one page needs. */
export function scriptOf(page: string): string {
  const name = readdirSync(join(BUILD_FOLDER, 'assets')).find(
    (file) =>
      file.startsWith(`${page}-`) &&
      file.endsWith('.js') &&
      readFileSync(join(BUILD_FOLDER, 'assets', file), 'utf8').includes('module.css'),
  );
  if (name === undefined) throw new Error(`No script ${page}`);
  return `assets/${name}`;
}
