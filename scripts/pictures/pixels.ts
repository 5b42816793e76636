import type { Page } from '@playwright/test';
import type { Pixels } from './palette-png.ts';

/** The pixels that a browser decodes from a picture, which is given as a data URL. */
export async function pixelsOf(page: Page, address: string): Promise<Pixels> {
  const { width, height, base64 } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const canvas = new OffscreenCanvas(naturalWidth, naturalHeight);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser cannot paint');
    context.drawImage(image, 0, 0, naturalWidth, naturalHeight);
    const { data } = context.getImageData(0, 0, naturalWidth, naturalHeight);
    const url = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => {
        resolve(reader.result);
      });
      reader.readAsDataURL(new Blob([data]));
    });
    return {
      width: naturalWidth,
      height: naturalHeight,
      base64: String(url).split(',')[1] ?? '',
    };
  }, address);
  return { width, height, rgba: Buffer.from(base64, 'base64') };
}
