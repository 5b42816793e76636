import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/axe.ts';
import { button, DRAW, playByMouse, SKULL_WIN } from '../support/game.ts';
import { fill, languageOf, pathIn, textsOf, type LanguageCode } from '../support/languages.ts';
import { open, toasts } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

interface Surroundings {
  readonly code: LanguageCode;
  readonly size: { readonly width: number; readonly height: number };
  readonly media: Media;
}

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Each language, size, colour scheme and wish of a person, and most of their pairs. */
const SURROUNDINGS: readonly Surroundings[] = [
  { code: 'en', size: DESKTOP, media: { colorScheme: 'light' } },
  { code: 'ar', size: PHONE, media: { colorScheme: 'light' } },
  { code: 'ar', size: DESKTOP, media: { colorScheme: 'dark', reducedMotion: 'reduce' } },
  { code: 'en', size: PHONE, media: { colorScheme: 'dark', reducedMotion: 'reduce' } },
  { code: 'en', size: DESKTOP, media: { forcedColors: 'active', reducedMotion: 'reduce' } },
  { code: 'ar', size: PHONE, media: { contrast: 'more', reducedMotion: 'reduce' } },
];

for (const { code, size, media } of SURROUNDINGS) {
  const wishes = Object.entries(media).map((entry) => entry.join(' '));
  const name = [code, `${size.width}×${size.height}`, ...wishes].join(', ');

  test(`${name}: axe finds nothing in any state`, async ({ page, faults }) => {
    const texts = textsOf(code);
    await page.setViewportSize(size);
    await page.emulateMedia(media);
    await open(page, pathIn(code, '/'));
    await expectNoFindings(page, 'start');

    const languageName = languageOf(code).name;
    await button(page, fill(texts.languageNamed, { languageName })).click();
    await expect(page.getByRole('link', { name: languageName, exact: true })).toBeVisible();
    await expectNoFindings(page, 'language menu open');
    await page.keyboard.press('Escape');

    if (size === PHONE) {
      await button(page, texts.menu).click();
      await expect(page.locator(':popover-open')).toHaveCount(1);
      await expectNoFindings(page, 'menu open');
      await page.keyboard.press('Escape');
    }

    await button(page, texts.shortcuts).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindings(page, 'help open');
    await page.keyboard.press('Escape');

    await playByMouse(page, texts, [4, 0, 8]);
    await expectNoFindings(page, 'in play');

    await button(page, texts.newGame).click();
    // Under the pointer it stays.
    await toasts(page, texts.notifications).hover();
    await expectNoFindings(page, 'with a toast');
    await expect(toasts(page, texts.notifications)).toHaveCount(1);

    await playByMouse(page, texts, SKULL_WIN.moves);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindings(page, 'won, overlay open');

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectNoFindings(page, 'won, overlay closed');

    await button(page, texts.newGame).click();
    await playByMouse(page, texts, DRAW.moves);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindings(page, 'drawn, overlay open');

    faults.expect(/status of 404/);
    faults.expect(/^error: No page at /);
    await open(page, pathIn(code, '/nope'));
    await expectNoFindings(page, 'not found');
  });
}
