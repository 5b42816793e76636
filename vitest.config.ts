import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      environment: 'node',
      // Starting a worker for each file takes as long as the tests; the files leave nothing behind.
      isolate: false,
      // By itself it leaves one core to others, which of two is half.
      maxWorkers: '100%',
      // A machine that is busy with other work is slow, not wrong.
      testTimeout: 30_000,
      tags: [
        { name: 'exhaustive', description: 'Tries so much that `npm run mutate` goes without.' },
      ],
      include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    },
  }),
);
