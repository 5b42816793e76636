import type { Page } from '@playwright/test';
import {
  dropQuickly,
  seeEnd,
  SHIP_PATH,
  shipTextsOf,
  SKULL_WIN,
} from '../../support/connect-four.ts';
import { banner, consentTextsOf } from '../../support/consent.ts';
import { button } from '../../support/game.ts';
import { homeTextsOf, QUICK_ENTRIES } from '../../support/home.ts';
import { offerTextsOf } from '../../support/language-offer.ts';
import { open, openWithStillClock } from '../../support/page.ts';
import { PAGES } from '../../support/pages.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 800, height: 1000 },
  { width: 844, height: 390 },
  { width: 1200, height: 800 },
  { width: 1440, height: 900 },
] as const;

const texts = homeTextsOf('en');
const consent = consentTextsOf('en');

/** No question has been answered: each of them stands in the window with its cross. */
test.use({ consent: null, hasDeclinedOffer: false, locale: 'de-DE' });

/** The home page, which has the most such controls, a game and a page of text. */
const PATHS_THAT_STAND: readonly string[] = ['/', '/treasure-hunt-memory', '/blog'];
const OTHER_PATHS = PAGES.map(({ path }) => path).filter(
  (path) => !PATHS_THAT_STAND.includes(path),
);

/** Some of the names that must be found; any others found are examined as well. */
const KNOWN = [
  texts.menu,
  'Language: English',
  texts.quickNavigation,
  ...QUICK_ENTRIES.map(([entry]) => texts[entry]),
  'View Project Files',
  consent.close,
  offerTextsOf('de').decline,
] as const;

for (const paths of [PATHS_THAT_STAND, OTHER_PATHS]) {
  const stands = paths === PATHS_THAT_STAND;

  test(
    `every control that shows only an icon, on every page and in every window, shows its name in a tooltip when it gets the focus: ${paths.join(', ')}`,
    inSweepUnless(stands),
    async ({ page }) => {
      const found = new Set<string>();
      for (const path of paths) {
        await open(page, path);
        await expect(banner(page, consent)).toBeVisible();
        // From here on focus is visible, and late scripts come.
        await page.keyboard.press('Tab');
        await examine(page, path, found);
      }
      // Once cookies are settled, the next page offers its language.
      await banner(page, consent).getByRole('button', { name: consent.essentialOnly }).click();
      await page.getByRole('contentinfo').locator('a[href="/contact"]').click();
      await expect(page.locator('section[data-place="offer"]')).toBeVisible();
      await page.keyboard.press('Tab');
      await examine(page, '/contact', found);
      if (stands) expect([...found]).toEqual(expect.arrayContaining([...KNOWN]));
    },
  );
}

test.describe('with every question answered', () => {
  test.use({ consent: 'essential', hasDeclinedOffer: true });

  test(
    'the cross of an open Battle Review shows its name in a tooltip as well',
    { tag: '@sweep' },
    async ({ page }) => {
      const shipTexts = shipTextsOf('en');
      await openWithStillClock(page, SHIP_PATH);
      await dropQuickly(page, shipTexts, SKULL_WIN.notation);
      await seeEnd(page, SKULL_WIN.notation);
      await page.clock.resume();
      await button(page, 'Battle Review').click();
      await expect(page.getByRole('region', { name: 'Battle Review', exact: true })).toBeVisible();
      await page.keyboard.press('Tab');
      const found = new Set<string>();
      await examine(page, SHIP_PATH, found);
      expect([...found]).toContain('Close the review');
    },
  );
});

/** Asserts that each control of the page that shows only an icon has its tooltip; adds their names to those found. */
async function examine(page: Page, path: string, found: Set<string>): Promise<void> {
  for (const size of path === '/' ? SIZES : SIZES.slice(0, 3)) {
    await page.setViewportSize(size);
    const names = await page.evaluate(markIconControls);
    const tips = await page.evaluate(tipsOfMarked);
    for (const [index, name] of names.entries()) {
      found.add(name);
      const state = `${path}, ${size.width}×${size.height}: "${name}"`;
      const { text = '', beyondPx = 0 } = tips[index] ?? {};
      expect(text, state).not.toBe('');
      expect(name.startsWith(text) || text.startsWith(name), `${state}: ${text}`).toBe(true);
      expect(beyondPx, `${state}: px out of the window`).toBeLessThanOrEqual(0);
    }
  }
}

interface Tip {
  /** Empty where there is none. */
  readonly text: string;
  readonly beyondPx: number;
}

/** The tooltips of the marked controls, each of which gets the focus in turn; runs in the page. */
async function tipsOfMarked(): Promise<readonly Tip[]> {
  const tips: Tip[] = [];
  for (const control of document.querySelectorAll<HTMLElement>('[data-icon-control]')) {
    const giveUpAt = performance.now() + 5000;
    let tip = await tipOf(control);
    while (tip.text === '' && performance.now() < giveUpAt) tip = await tipOf(control);
    tips.push(tip);
  }
  return tips;

  async function tipOf(control: HTMLElement): Promise<Tip> {
    control.blur();
    control.focus();
    // React draws before the second frame.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const bubble = [...document.querySelectorAll('[role="tooltip"]')].find(
      (one) => one.parentElement?.contains(control) === true && one.checkVisibility(),
    );
    if (bubble === undefined) return { text: '', beyondPx: 0 };
    const { left, top, right, bottom } = bubble.getBoundingClientRect();
    const beyondPx = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
    return { text: bubble.textContent, beyondPx };
  }
}

/**
 * Marks the controls that show no word, except in boards, dialogs and toasts, and returns their names;
 * runs in the page.
 */
function markIconControls(): readonly string[] {
  for (const marked of document.querySelectorAll('[data-icon-control]')) {
    marked.removeAttribute('data-icon-control');
  }
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, summary')].filter(
    (control) =>
      control.closest('[role="grid"], [role="group"] [role="grid"], dialog, [inert]') === null &&
      control.closest('section[aria-label="Notifications"]') === null &&
      control.checkVisibility({ visibilityProperty: true }) &&
      control.querySelector('svg') !== null &&
      !showsWords(control),
  );
  return controls.map((control, index) => {
    control.dataset['iconControl'] = String(index);
    return control.ariaLabel ?? control.textContent.trim();
  });

  function showsWords(control: HTMLElement): boolean {
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const box = walker.currentNode.parentElement?.getBoundingClientRect();
      const isSeen = box !== undefined && box.width > 2 && box.height > 2;
      if (isSeen && walker.currentNode.textContent?.trim() !== '') return true;
    }
    return false;
  }
}
