import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { BUILD_FOLDER } from '../../scripts/build/built-files.ts';
import { startServer } from '../../scripts/hosting/serve.ts';
import { DESKTOP, type Engine, type EnginePage } from './engine.ts';
import { ENGINES, isEngineName } from './find-engines.ts';

/** The served site, which can be taken off the network; its address stays the same. */
export interface Site {
  readonly url: string;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** Every test: fails on faults of the page, and leaves a picture when it fails. */
export const test = base.extend<
  { readonly visit: EnginePage },
  { readonly site: Site; readonly engine: Engine }
>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the empty pattern tells the runner that nothing is needed
    async ({}, provide) => {
      let server = await startServer({ root: BUILD_FOLDER, port: 0 });
      const { url } = server;
      await provide({
        url,
        stop: () => server.close(),
        async start() {
          server = await startServer({ root: BUILD_FOLDER, port: Number(new URL(url).port) });
        },
      });
      await server.close();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ site }, provide, { project }) => {
      const start = isEngineName(project.name) ? await ENGINES[project.name].find() : null;
      if (start === null) throw new Error(`There is no ${project.name}`);
      const engine = await start(site.url);
      process.stdout.write(`\n${engine.version}\n`);
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  async visit({ engine }, provide, testInfo) {
    const page = await engine.newVisit();
    await page.resize(DESKTOP);
    await provide(page);
    const { status } = testInfo;
    const faults = new Set(await page.faults());
    if (status === 'failed' || status === 'timedOut') await keepPicture(page, 'failed');
    await page.close();
    if (status !== 'skipped') expect([...faults], 'faults of the page').toEqual([]);
  },
});

/** Keeps a picture of what is in the window, in the folder of the test. */
export async function keepPicture(page: EnginePage, name: string): Promise<void> {
  await writeFile(base.info().outputPath(`${name}.png`), await page.picture());
}
