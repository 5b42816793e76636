import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { columnAt, dropQuickly, SHIP_PATH, shipTextsOf } from '../support/connect-four.ts';
import { button } from '../support/game.ts';
import { pathIn } from '../support/languages.ts';
import { open, standsStill } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

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

async function expectNoFindings(page: Page, state: string): Promise<void> {
  await standsStill(page);
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  // There the system paints its own colours, while axe reads the fill colour that it painted over.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  if (isForced) axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ rule: id, at: target.join(' '), failureSummary })),
  );
  expect(findings, state).toEqual([]);
}
