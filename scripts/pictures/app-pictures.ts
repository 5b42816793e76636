import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { LANGUAGES, type Language } from '#i18n/languages.ts';
import { APP_ICONS, SCREENSHOTS, screenshotPath } from '#site/app-pictures.ts';
import { launchBrowser } from '../browser/find-browser.ts';
import { drawPicture, takePicture } from './camera.ts';
import { playClassic } from './games.ts';
import { withColourTable } from './palette-png.ts';
import { ensureFonts } from '../browser/fonts.ts';
import { BUILD_FOLDER, startServer } from '../hosting/serve.ts';

const PUBLIC_FOLDER = join(import.meta.dirname, '../../public');
const ART_FOLDER = join(import.meta.dirname, '../../art');

/** Enough for all shades along edges and in shadows. */
const COLOURS = 256;

if (import.meta.main) await makeAppPictures();

/** Fills public/app with the icons of the present drawings and with pictures of the built site in every language. */
async function makeAppPictures(): Promise<void> {
  ensureFonts(LANGUAGES.map(({ code }) => code));
  const folder = join(PUBLIC_FOLDER, 'app');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const browser = await launchBrowser(['--disable-gpu']);
  try {
    for (const { path, art, side } of APP_ICONS) {
      const svg = readFileSync(join(ART_FOLDER, `${art}.svg`), 'utf8');
      writePublic(path, await drawPicture(browser, svg, { width: side, height: side }));
    }
    for (const language of LANGUAGES) await takeScreenshots(browser, language);
  } finally {
    await browser.close();
  }
}

async function takeScreenshots(browser: Browser, { code }: Language): Promise<void> {
  const server = await startServer({ root: BUILD_FOLDER, port: 0 });
  for (const screenshot of SCREENSHOTS) {
    const { width, height, formFactor } = screenshot;
    const picture = await takePicture(browser, server.url, {
      language: code,
      viewport: { width, height, isTouch: formFactor === 'narrow' },
      state: { path: '/', arrange: playClassic },
    });
    writePublic(screenshotPath(code, screenshot), withColourTable(picture, COLOURS));
  }
  await server.close();
}

function writePublic(path: string, content: Uint8Array): void {
  writeFileSync(join(PUBLIC_FOLDER, path), content);
  console.log(`${path}: ${content.length} bytes`);
}
