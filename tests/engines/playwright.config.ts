import { defineConfig } from '@playwright/test';
import { ENGINES } from './find-engines.ts';

const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
const installed: string[] = [];
for (const [name, { find, howToInstall }] of Object.entries(ENGINES)) {
  if ((await find()) !== null) installed.push(name);
  else if (!isWorker) console.log(`${name} is not installed. ${howToInstall}`);
}

/** Plays the built site in the engines that are installed (docs/engines.md). */
export default defineConfig({
  testMatch: 'playthroughs.spec.ts',
  outputDir: '../../.build/engines',
  // One engine after another: each starts a browser of its own.
  workers: 1,
  timeout: 180_000,
  reporter: 'list',
  projects: installed.map((name) => ({ name })),
});
