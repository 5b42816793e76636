import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/axe.ts';
import {
  button,
  DRAW,
  OVERLAY_DEAF_MS,
  playQuickly,
  seeResult,
  SKULL_WIN,
} from '../support/game.ts';
import { openEveryText } from '../support/home.ts';
import { fill, languageOf, pathIn, textsOf, type LanguageCode } from '../support/languages.ts';
import { open, toasts } from '../support/page.ts';
import { inSweepUnless, IS_SWEEP } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** The states of the product, in the order in which they are reached. */
const STATES = [
  'start',
  'every text open',
  'language menu open',
  'menu open',
  'help open',
  'in play',
  'with a toast',
  'won, overlay open',
  'won, overlay closed',
  'drawn, overlay open',
  'not found',
] as const;

type State = (typeof STATES)[number];

interface Surroundings {
  readonly code: LanguageCode;
  readonly size: { readonly width: number; readonly height: number };
  readonly media: Media;
  readonly states: readonly State[];
  /** Whether it stands for the others. */
  readonly stands: boolean;
}

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/**
 * Each state is in at least two of them, one of them with a contrast preference, and in at least one
 * that stands for the others. Those are in English: axe takes the letters of Arabic, which join, for
 * icons, and does not look at their colours.
 */
const SURROUNDINGS: readonly Surroundings[] = [
  {
    code: 'en',
    size: DESKTOP,
    media: { colorScheme: 'light' },
    states: ['start', 'help open', 'in play', 'won, overlay open', 'not found'],
    stands: true,
  },
  {
    code: 'en',
    size: PHONE,
    media: { colorScheme: 'dark' },
    states: [
      'every text open',
      'language menu open',
      'menu open',
      'with a toast',
      'won, overlay closed',
      'drawn, overlay open',
    ],
    stands: true,
  },
  {
    code: 'ar',
    size: DESKTOP,
    media: { colorScheme: 'dark', reducedMotion: 'reduce' },
    states: ['start', 'language menu open', 'in play', 'won, overlay closed'],
    stands: false,
  },
  {
    code: 'ar',
    size: PHONE,
    media: { colorScheme: 'light', reducedMotion: 'reduce' },
    states: ['every text open', 'menu open', 'with a toast', 'won, overlay open', 'not found'],
    stands: false,
  },
  {
    code: 'ar',
    size: DESKTOP,
    media: { forcedColors: 'active', reducedMotion: 'reduce' },
    states: ['start', 'language menu open', 'help open', 'won, overlay closed', 'not found'],
    stands: false,
  },
  {
    code: 'en',
    size: PHONE,
    media: { contrast: 'more', reducedMotion: 'reduce' },
    states: [
      'every text open',
      'menu open',
      'in play',
      'with a toast',
      'won, overlay open',
      'drawn, overlay open',
    ],
    stands: false,
  },
];

for (const { code, size, media, states, stands } of SURROUNDINGS) {
  const wishes = Object.entries(media).map((entry) => entry.join(' '));
  const name = [code, `${size.width}×${size.height}`, ...wishes].join(', ');

  test(
    `${name}: axe finds nothing: ${states.join('; ')} [R132]`,
    inSweepUnless(stands),
    async ({ page, faults }) => {
      if (states.includes('not found')) {
        faults.expect(/status of 404/);
        faults.expect(/^error: No page at /);
      }
      await page.setViewportSize(size);
      await page.emulateMedia(media);
      // What is told after a while is told at once; between these times the clock goes on, for axe.
      await page.clock.install();
      await open(page, pathIn(code, '/'));
      for (const state of STATES.filter((one) => states.includes(one))) {
        await WAYS[state](page, code);
        const isWhole = IS_SWEEP || state === states[0];
        const within = isWhole ? undefined : PARTS[state];
        await expectNoFindings(page, state, within === undefined ? {} : { within, leastRules: 5 });
      }
    },
  );
}

/** What is new in a state: past the first, only the sweep examines the whole page. */
const PARTS: Readonly<Partial<Record<State, string>>> = {
  'language menu open': 'header',
  'menu open': 'header',
  'help open': 'dialog',
  'in play': '#game',
  'with a toast': 'section:has([role="status"])',
  'won, overlay open': 'dialog',
  'won, overlay closed': '#game',
  'drawn, overlay open': 'dialog',
};

/** How to reach each state from any of those before it. */
const WAYS: Readonly<Record<State, (page: Page, code: LanguageCode) => Promise<void>>> = {
  start: () => Promise.resolve(),
  'every text open': openEveryText,
  'language menu open': async (page, code) => {
    const languageName = languageOf(code).name;
    await button(page, fill(textsOf(code).languageNamed, { languageName })).click();
    await expect(page.getByRole('link', { name: languageName, exact: true })).toBeVisible();
  },
  'menu open': async (page, code) => {
    await page.keyboard.press('Escape');
    await button(page, textsOf(code).menu).click();
    await expect(page.locator(':popover-open')).toHaveCount(1);
  },
  'help open': async (page, code) => {
    await page.keyboard.press('Escape');
    await button(page, textsOf(code).shortcuts).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'in play': async (page, code) => {
    await beginAnew(page, code);
    await playQuickly(page, textsOf(code), [4, 0, 8]);
  },
  'with a toast': async (page, code) => {
    await beginAnew(page, code);
    // A toast stays while the pointer is on it.
    await toasts(page, textsOf(code).notifications).last().hover();
  },
  'won, overlay open': async (page, code) => {
    await beginAnew(page, code);
    await playToEnd(page, code, SKULL_WIN.moves);
  },
  'won, overlay closed': async (page, code) => {
    await beginAnew(page, code);
    await playToEnd(page, code, SKULL_WIN.moves);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  'drawn, overlay open': async (page, code) => {
    await beginAnew(page, code);
    await playToEnd(page, code, DRAW.moves);
  },
  'not found': async (page, code) => {
    await open(page, pathIn(code, '/nope'));
  },
};

async function playToEnd(page: Page, code: LanguageCode, moves: readonly number[]): Promise<void> {
  await playQuickly(page, textsOf(code), moves);
  await seeResult(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor(OVERLAY_DEAF_MS);
}

async function beginAnew(page: Page, code: LanguageCode): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open], :popover-open')).toHaveCount(0);
  await button(page, textsOf(code).newGame).click();
}
