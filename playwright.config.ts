import { defineConfig } from '@playwright/test';
import {
  announceBrowser,
  browserArguments,
  findBrowser,
  findShell,
} from './scripts/browser/find-browser.ts';
import { ensureFonts } from './scripts/browser/fonts.ts';
import { LANGUAGES } from './src/i18n/languages.ts';
import { DEPTH, SMOKE } from './tests/depth.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4273);
const PRODUCT = `http://localhost:${PORT}`;
const DEVELOPMENT = `http://localhost:${PORT + 1}`;

// Each worker loads this file again: it takes what was found at first.
const TEST_BROWSER = 'TEST_BROWSER';
if (process.env[TEST_BROWSER] === undefined) {
  const shell = findShell(findBrowser());
  announceBrowser(shell);
  process.env[TEST_BROWSER] = shell.executablePath;
  // Without a font, letters become boxes, which are wider: texts would seem not to fit.
  ensureFonts(LANGUAGES.map(({ code }) => code));
}

const IS_SMOKE = DEPTH === 'smoke';

const product = { name: 'product', testDir: 'tests/e2e', use: { baseURL: PRODUCT } };
const gallery = { name: 'gallery', testDir: 'tests/gallery', use: { baseURL: DEVELOPMENT } };

const productServer = {
  command: 'node scripts/hosting/serve.ts',
  env: { PORT: String(PORT) },
  url: PRODUCT,
  reuseExistingServer: false,
};
const developmentServer = {
  command: `vite --port ${PORT + 1} --strictPort`,
  url: DEVELOPMENT,
  reuseExistingServer: false,
};

export default defineConfig({
  testDir: 'tests',
  outputDir: '.build/playwright',
  workers: 2,
  // A machine that is busy with other work is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  forbidOnly: true,
  ...(DEPTH === 'sweep' ? {} : { grepInvert: /@sweep/ }),
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: '.build/playwright.json' }]],
  use: {
    locale: 'en-US',
    // Recording every step takes a third of the time: turn it on with `npm run e2e -- --trace on`.
    trace: 'off',
    // Without a graphics card, a distribution's browser emulates one, which takes as long again.
    launchOptions: {
      executablePath: process.env[TEST_BROWSER],
      args: [...browserArguments(), '--disable-gpu'],
    },
  },
  projects: IS_SMOKE
    ? [{ ...product, testMatch: SMOKE.map((file) => `**/tests/e2e/${file}`) }]
    : [product, gallery],
  webServer: IS_SMOKE ? [productServer] : [productServer, developmentServer],
});
