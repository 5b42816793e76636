import { expectNoFindings } from '../support/axe.ts';
import { columnAt, dropQuickly, SHIP_PATH, shipTextsOf } from '../support/connect-four.ts';
import { button } from '../support/game.ts';
import { pathIn } from '../support/languages.ts';
import { open } from '../support/page.ts';
import { test } from '../support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const SURROUNDINGS = [
  { code: 'en', size: DESKTOP, media: { colorScheme: 'light' } },
  { code: 'ar', size: PHONE, media: { colorScheme: 'dark', reducedMotion: 'reduce' } },
  { code: 'ar', size: DESKTOP, media: { contrast: 'more', reducedMotion: 'reduce' } },
  { code: 'en', size: PHONE, media: { forcedColors: 'active' } },
] as const;

for (const { code, size, media } of SURROUNDINGS) {
  const wishes = Object.entries(media).map((entry) => entry.join(' '));
  const name = [code, `${size.width}×${size.height}`, ...wishes].join(', ');

  test(`Ship Battle, ${name}: axe finds nothing at the start, in play and finished`, async ({
    page,
  }) => {
    const texts = shipTextsOf(code);
    await page.setViewportSize(size);
    await page.emulateMedia(media);
    await open(page, pathIn(code, SHIP_PATH));
    await expectNoFindings(page, 'start');

    await dropQuickly(page, texts, '444444');
    await columnAt(page, texts, 1).focus();
    await page.keyboard.press('ArrowDown');
    await expectNoFindings(page, 'in play, a column full and one aimed at');

    await button(page, texts.newBattle).click();
    await dropQuickly(page, texts, '1122334');
    await expectNoFindings(page, 'finished');
  });
}
