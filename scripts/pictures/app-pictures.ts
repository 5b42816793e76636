import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, pathIn } from '#i18n/languages.ts';
import { PLACE_MS } from '#session/settle.ts';
import { APP_ICONS, SCREENSHOTS, screenshotPath } from '#site/app-pictures.ts';
import { launchBrowser } from '../browser/find-browser.ts';
import { ensureFonts } from '../browser/fonts.ts';
import { startServer } from '../hosting/serve.ts';
import { drawPicture, openWindow, playClassic, takePicture, touch } from './camera.ts';
import { withColourTable } from './palette-png.ts';

/** Enough for all shades along edges and in shadows. */
const COLOURS = 256;

/* Fills public/app with the icons of the present drawings and with pictures of the built site in every language. */
ensureFonts(LANGUAGES.map(({ code }) => code));
rmSync('public/app', { recursive: true, force: true });
mkdirSync('public/app');
await using browser = await launchBrowser(['--disable-gpu']);
await using server = await startServer();
for (const { path, art, side } of APP_ICONS) {
  const drawing = new URL(`../../art/${art}.svg`, import.meta.url);
  const size = { width: side, height: side };
  writePublic(path, await drawPicture(browser, drawing, size));
}
for (const { code } of LANGUAGES) {
  for (const screenshot of SCREENSHOTS) {
    const { formFactor, width, height } = screenshot;
    const device = formFactor === 'narrow' ? touch(width, height) : { viewport: { width, height } };
    await using page = await openWindow(browser, server.url, { ...device, locale: code });
    await page.goto(pathIn(code, '/'), { waitUntil: 'networkidle' });
    await playClassic(page);
    // The first move may have brought the board up; what stands above it belongs in the picture.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('[role=grid] button').nth(8).hover();
    // Whose turn it is is told when the last piece has landed.
    await page.waitForTimeout(2 * PLACE_MS);
    const picture = withColourTable(await takePicture(page), COLOURS);
    writePublic(screenshotPath(code, screenshot), picture);
  }
}

function writePublic(path: string, content: Uint8Array): void {
  writeFileSync(join('public', path), content);
  console.log(`${path}: ${content.length} bytes`);
}
