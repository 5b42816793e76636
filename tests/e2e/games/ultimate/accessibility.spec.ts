import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../../support/axe.ts';
import { button } from '../../../support/game.ts';
import { pathIn, type LanguageCode } from '../../../support/languages.ts';
import { open } from '../../../support/page.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { test } from '../../../support/test.ts';
import {
  A_IS_WON,
  DESKTOP,
  hasten,
  PHONE,
  SKULL_WIN,
  ULTIMATE_PATH,
  ultimateTextsOf,
} from '../../../support/ultimate.ts';

type State = 'start, rules open' | 'a board won, free choice' | 'forced' | 'finished';

/** Each state is seen on the field and through the spyglass, with a contrast preference, and in one that stands. */
const SURROUNDINGS: readonly {
  readonly code: LanguageCode;
  readonly size: typeof DESKTOP | typeof PHONE;
  readonly media: NonNullable<Parameters<Page['emulateMedia']>[0]>;
  readonly states: readonly State[];
  /** Whether it stands for the others. */
  readonly stands: boolean;
}[] = [
  {
    code: 'en',
    size: DESKTOP,
    media: { colorScheme: 'light' },
    states: ['start, rules open', 'forced', 'finished'],
    stands: true,
  },
  {
    code: 'en',
    size: PHONE,
    media: { colorScheme: 'dark', reducedMotion: 'reduce' },
    states: ['a board won, free choice', 'forced', 'finished'],
    stands: true,
  },
  {
    code: 'en',
    size: DESKTOP,
    media: { contrast: 'more', reducedMotion: 'reduce' },
    states: ['a board won, free choice', 'forced', 'finished'],
    stands: false,
  },
  {
    code: 'ar',
    size: PHONE,
    media: { forcedColors: 'active', reducedMotion: 'reduce' },
    states: ['start, rules open', 'a board won, free choice', 'forced'],
    stands: false,
  },
];

for (const { code, size, media, states, stands } of SURROUNDINGS) {
  const wishes = Object.entries(media).map((entry) => entry.join(' '));
  const name = [code, `${size.width}×${size.height}`, ...wishes].join(', ');

  test(
    `Ultimate, ${name}: axe finds nothing: ${states.join('; ')} [R132]`,
    inSweepUnless(stands),
    async ({ page }) => {
      const texts = ultimateTextsOf(code);
      const look = async (state: State) => {
        if (states.includes(state)) await expectNoFindings(page, state);
      };
      await page.setViewportSize(size);
      await page.emulateMedia(media);
      await open(page, pathIn(code, ULTIMATE_PATH));
      await button(page, texts.showRules).click();
      await look('start, rules open');

      await hasten(page, texts, A_IS_WON);
      await look('a board won, free choice');
      await button(page, texts.newBattle).click();
      await hasten(page, texts, 'E1 A5');
      await look('forced');

      await button(page, texts.newBattle).click();
      await hasten(page, texts, SKULL_WIN.notation);
      await look('finished');
    },
  );
}
