import { pathIn, translated, type LanguageCode } from '../../support/languages.ts';
import { nextFrame, open } from '../../support/page.ts';
import { gamePagesIn } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

const LOW_DESKTOPS = [
  { width: 1366, height: 625 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

test.use({ consent: 'essential' });

for (const code of ['en', 'de'] satisfies readonly LanguageCode[]) {
  const texts = translated(code, { howTo: 'How to play' });

  test(`${code}: how to play begins below the window of a low desktop, whose edge would cut it [R198]`, async ({
    page,
  }) => {
    for (const { path } of gamePagesIn('en')) {
      await open(page, pathIn(code, path));
      const steps = page.getByRole('main').getByRole('region', { name: texts.howTo, exact: true });
      for (const size of LOW_DESKTOPS) {
        await page.setViewportSize(size);
        await nextFrame(page);
        const box = await steps.boundingBox();
        expect(box?.y, `${path} at ${size.width}×${size.height}`).toBeGreaterThanOrEqual(
          size.height,
        );
      }
    }
  });
}
