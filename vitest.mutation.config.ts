import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** The unit tests of one folder as they run against each mutant: the same every time, and short. */
export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      environment: 'node',
      include: ['**/*.test.ts'],
      // This test fails unless it runs long enough to reach everything.
      exclude: ['**/storm.test.ts'],
      tags: [{ name: 'exhaustive', skip: true }],
      env: { STORM_EVENTS: '200' },
      setupFiles: ['scripts/check/few-random-games.ts'],
      // Stryker itself watches for endless loops.
      testTimeout: 600_000,
      // One thread for all files of a run: starting more takes longer than most tests.
      isolate: false,
    },
  }),
);
