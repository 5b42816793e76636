import type { Page } from '@playwright/test';
import { TURN_MS } from '#games/memory/session.ts';
import { expectNoFindings } from '../../../support/axe.ts';
import { EXAMINED_LANGUAGES, pathIn, textsOf, translated } from '../../../support/languages.ts';
import {
  board,
  button,
  cards,
  difficultyOf,
  flip,
  hintButton,
  memoryTextsOf,
  openMemory,
  pairsOf,
  PATH,
  playTurns,
} from '../../../support/memory.ts';
import { liveTexts, open, recordAnnouncements, toasts } from '../../../support/page.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

const ENGLISH = {
  offer: 'Continue your hunt?',
  proceed: 'Continue',
  decline: 'No, thanks',
} as const;

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const PAIRS = pairsOf('medium');
/** Ends a combo, which does not come back. */
const MISS = [PAIRS[2]?.[0] ?? 0, PAIRS[3]?.[0] ?? 0] as const;

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = { ...memoryTextsOf(code), ...translated(code, ENGLISH) };
  const offerOf = (page: Page) => page.getByRole('region', { name: texts.offer, exact: true });

  test(
    `${code}: a hunt that was left is offered again, not put on the table unasked; Continue brings it back, paused, with its cards, moves, hints and time [R155]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await openMemory(page, texts, 'medium');
      await playTurns(page, texts, [...PAIRS.slice(0, 2), MISS]);
      await hintButton(page, texts, 3).click();
      await page.clock.runFor(2000);
      await button(page, texts.pause).click();
      await expect.poll(() => keptText(page)).toMatch(/"memory":"1[.]medium[.]/u);
      const kept = await keptText(page);
      const figures = await page.getByRole('definition').allTextContents();

      await recordAnnouncements(page);
      await openMemory(page, texts);
      const offer = offerOf(page);
      await expect(offer).toBeVisible();
      await expect(page.locator('body'), 'nothing takes the focus').toBeFocused();
      await expect(cards(page, texts)).toHaveCount(12);

      await offer.getByRole('button', { name: texts.proceed, exact: true }).click();
      await expect(offer).toHaveCount(0);
      await expect(button(page, texts.resume)).toBeFocused();
      await expect(cards(page, texts)).toHaveCount(16);
      await expect(cards(page, texts).and(page.locator('[data-phase="matched"]'))).toHaveCount(4);
      await expect(difficultyOf(page, texts, 'medium')).toBeChecked();
      await expect(hintButton(page, texts, 2)).toBeVisible();
      expect(await page.getByRole('definition').allTextContents()).toEqual(figures);
      expect(await keptText(page)).toBe(kept);
      await expect.poll(() => liveTexts(page)).toEqual([texts.pausedAnnouncement]);

      await button(page, texts.resume).click();
      await playTurns(page, texts, PAIRS.slice(2));
      await expect(toasts(page, textsOf(code).notifications)).toHaveCount(1);
      await expect.poll(() => keptText(page)).toBe('{}');
    },
  );
}

const texts = { ...memoryTextsOf('en'), ...translated('en', ENGLISH) };

test(
  'a hunt that one declines, or leaves by a new game, is not offered again; the first card takes the offer away, and the hunt stays until a move is made [R155]',
  { tag: '@sweep' },
  async ({ page }) => {
    const offer = page.getByRole('region', { name: texts.offer, exact: true });
    const leave = async (): Promise<void> => {
      await openMemory(page, texts);
      await playTurns(page, texts, pairsOf('easy').slice(0, 1));
      await expect.poll(() => keptText(page)).toContain('easy');
      await openMemory(page, texts);
      await expect(offer).toBeVisible();
    };
    await leave();
    await offer.getByRole('button', { name: texts.decline, exact: true }).click();
    await expect(board(page, texts).locator(':focus')).toHaveCount(1);
    await expect(offer).toHaveCount(0);
    expect(await keptText(page)).toBe('{}');

    await leave();
    await button(page, texts.newGame).click();
    await page.clock.runFor(300);
    await expect(offer).toHaveCount(0);
    expect(await keptText(page)).toBe('{}');

    await leave();
    const kept = await keptText(page);
    const [, [first, second] = [0, 1]] = pairsOf('easy');
    await flip(page, texts, [first]);
    await expect(offer).toHaveCount(0);
    expect(await keptText(page)).toBe(kept);
    await flip(page, texts, [second]);
    await page.clock.runFor(TURN_MS);
    await expect.poll(() => keptText(page)).not.toBe(kept);
  },
);

test('the offer keeps no card from being turned, and axe finds nothing [R132, R155]', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('pirateUnfinished', '{"memory":"1.medium.5.0123.2.rs0.1u2f0l"}'),
  );
  await open(page, pathIn('en', PATH));
  const offer = page.getByRole('region', { name: texts.offer, exact: true });
  await expect(offer).toBeVisible();
  await expectNoFindings(page, 'with the offer');
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    await expect(offer).toBeVisible();
    expect(await cards(page, texts).evaluateAll(coveredAmong)).toBe(0);
  }
});

test('a hunt that is stored by nobody we know is dropped, and the console says so [R155]', async ({
  page,
  faults,
}) => {
  faults.expect(/The unfinished battle of memory cannot be read/u);
  await page.addInitScript(() =>
    localStorage.setItem('pirateUnfinished', '{"memory":"1.easy.7.01.9.0.abc"}'),
  );
  await open(page, pathIn('en', PATH));
  await expect.poll(() => keptText(page)).toBe('{}');
});

function keptText(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('pirateUnfinished'));
}

/** How many elements have something else over their middle. */
function coveredAmong(elements: readonly Element[]): number {
  return elements.filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !element.contains(seen);
  }).length;
}
