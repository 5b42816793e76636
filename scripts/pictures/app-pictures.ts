import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { LANGUAGES, type Language } from '#i18n/languages.ts';
import { APP_ICONS, SCREENSHOTS, screenshotPath, type AppIcon } from '#site/app-pictures.ts';
import { launchBrowser } from '../browser/find-browser.ts';
import { encodePalettePng } from './palette-png.ts';
import { takePicture } from './camera.ts';
import { playOn } from './classic.ts';
import { ensureFonts } from '../browser/fonts.ts';
import { pixelsOf } from './pixels.ts';
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
    for (const icon of APP_ICONS) writePublic(icon.path, await drawIcon(browser, icon));
    for (const language of LANGUAGES) await takeScreenshots(browser, language);
  } finally {
    await browser.close();
  }
}

/** Keeps the drawing's corners: what lies outside of them stays transparent. */
async function drawIcon(browser: Browser, { art, side }: AppIcon): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const svg = readFileSync(join(ART_FOLDER, `${art}.svg`), 'utf8');
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await page.setContent(
    `<style>body{margin:0}img{display:block;inline-size:100vw}</style><img src="${address}">`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

async function takeScreenshots(browser: Browser, { code }: Language): Promise<void> {
  const server = await startServer({ root: BUILD_FOLDER, port: 0 });
  const easel = await browser.newPage();
  for (const screenshot of SCREENSHOTS) {
    const { width, height, formFactor } = screenshot;
    const picture = await takePicture(browser, server.url, {
      language: code,
      viewport: { width, height, isTouch: formFactor === 'narrow' },
      state: { path: '/', arrange: playOn },
      look: {},
    });
    const address = `data:image/png;base64,${picture.toString('base64')}`;
    const png = encodePalettePng(await pixelsOf(easel, address), COLOURS);
    writePublic(screenshotPath(code, screenshot), png);
  }
  await easel.close();
  await server.close();
}

function writePublic(path: string, content: Buffer): void {
  writeFileSync(join(PUBLIC_FOLDER, path), content);
  console.log(`${path}: ${content.length} bytes`);
}
