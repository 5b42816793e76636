import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#i18n/languages.ts';
import { APP_ICONS, SCREENSHOTS, screenshotPath } from '#site/app-pictures.ts';

test.each(APP_ICONS)('the icon $path is a square of its side [R120]', ({ path, side }) => {
  expect(sizeOf(path)).toEqual({ width: side, height: side });
});

test.each(LANGUAGES)('the screenshots in $code are there, in their sizes [R120]', ({ code }) => {
  for (const screenshot of SCREENSHOTS) {
    const { width, height } = screenshot;
    expect(sizeOf(screenshotPath(code, screenshot))).toEqual({ width, height });
  }
});

/** Source: https://www.w3.org/TR/png-3/#11IHDR */
function sizeOf(path: string): { readonly width: number; readonly height: number } {
  const png = readFileSync(join('public', path));
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
