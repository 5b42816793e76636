import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../../support/axe.ts';
import { columnAt, dropQuickly, SHIP_PATH, shipTextsOf } from '../../../support/connect-four.ts';
import { button } from '../../../support/game.ts';
import { pathIn, type LanguageCode } from '../../../support/languages.ts';
import { open } from '../../../support/page.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { test } from '../../../support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

type State = 'start' | 'in play, a column full and one aimed at' | 'finished';

/** Each state is in at least two of them, one of them with a contrast preference. */
const SURROUNDINGS: readonly {
  readonly code: LanguageCode;
  readonly size: typeof DESKTOP;
  readonly media: NonNullable<Parameters<Page['emulateMedia']>[0]>;
  readonly states: readonly State[];
  /** Whether it stands for the others. */
  readonly stands: boolean;
}[] = [
  {
    code: 'en',
    size: DESKTOP,
    media: { colorScheme: 'light' },
    states: ['start', 'in play, a column full and one aimed at'],
    stands: false,
  },
  {
    code: 'en',
    size: PHONE,
    media: { colorScheme: 'dark', reducedMotion: 'reduce' },
    states: ['in play, a column full and one aimed at', 'finished'],
    stands: false,
  },
  {
    code: 'en',
    size: DESKTOP,
    media: { contrast: 'more', reducedMotion: 'reduce' },
    states: ['in play, a column full and one aimed at', 'finished'],
    stands: true,
  },
  {
    code: 'ar',
    size: PHONE,
    media: { forcedColors: 'active' },
    states: ['start', 'in play, a column full and one aimed at', 'finished'],
    stands: false,
  },
];

for (const { code, size, media, states, stands } of SURROUNDINGS) {
  const wishes = Object.entries(media).map((entry) => entry.join(' '));
  const name = [code, `${size.width}×${size.height}`, ...wishes].join(', ');

  test(
    `Ship Battle, ${name}: axe finds nothing: ${states.join('; ')} [R132]`,
    inSweepUnless(stands),
    async ({ page }) => {
      const texts = shipTextsOf(code);
      const look = async (state: State) => {
        if (states.includes(state)) await expectNoFindings(page, state);
      };
      await page.setViewportSize(size);
      await page.emulateMedia(media);
      await open(page, pathIn(code, SHIP_PATH));
      await look('start');

      await dropQuickly(page, texts, '444444');
      await columnAt(page, texts, 1).focus();
      await page.keyboard.press('ArrowDown');
      await look('in play, a column full and one aimed at');

      await button(page, texts.newBattle).click();
      await dropQuickly(page, texts, '1122334');
      await look('finished');
    },
  );
}
