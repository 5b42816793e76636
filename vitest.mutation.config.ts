import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** The unit tests of one folder as each mutant meets them: equal every time, and short. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      environment: 'node',
      include: ['**/*.test.ts'],
      // It fails unless it is long enough to come everywhere.
      exclude: ['**/storm.test.ts'],
      tags: [{ name: 'exhaustive', skip: true }],
      env: { STORM_EVENTS: '200' },
      setupFiles: ['scripts/check/few-random-games.ts'],
      // Stryker watches over endless loops.
      testTimeout: 600_000,
      // One thread for all files of a run: starting more takes longer than most tests.
      isolate: false,
    },
  }),
);
