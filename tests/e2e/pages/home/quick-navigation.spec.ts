import type { Page } from '@playwright/test';
import { sharingWidth } from '../../../support/cover.ts';
import { board, button, turnBanner } from '../../../support/game.ts';
import { homeTextsOf, QUICK_ENTRIES, quickNavigation } from '../../../support/home.ts';
import { EXAMINED_LANGUAGES, pathIn, type LanguageCode } from '../../../support/languages.ts';
import type { Size } from '../../../support/layout.ts';
import { expectWhollyInWindow, open } from '../../../support/page.ts';
import { choose, expectMarked, goTo, marked, toggle } from '../../../support/quick-navigation.ts';
import { tryRules, type Rules } from '../../../support/rules.ts';
import { inSweepUnless } from '../../../support/sweep.ts';
import { expect, test } from '../../../support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Windows in which the header stays at the edge, and the button with it. */
const WITH_HEADER = [
  { width: 320, height: 568 },
  PHONE,
  { width: 768, height: 1024 },
  { width: 1319, height: 500 },
] as const;

/** Windows too low for that: the button floats. */
const LOW = [
  { width: 320, height: 256 },
  { width: 568, height: 320 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
  { width: 1319, height: 499 },
] as const;

const WITH_PILL = [DESKTOP, { width: 2560, height: 1440 }, { width: 1440, height: 2560 }] as const;

const ONE_OF_EACH_KIND = [PHONE, { width: 667, height: 375 }, DESKTOP] as const;

/** Too little of a section to mark it. */
const LITTLE_PX = 80;

/** How far below the window's edge, or that of the header, a chosen section may begin. */
const EDGE_PX = 24;

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = homeTextsOf(code);

  test(
    `${code}: an entry brings its section to the window's upper edge, gives it the focus, and is then the marked one, in every window`,
    { tag: '@sweep' },
    async ({ page }) => {
      await open(page, pathIn(code, '/'));
      await tryEntries(page, code, [...WITH_HEADER, ...LOW, ...WITH_PILL]);
    },
  );

  test(
    `${code}: in a wide window six links stand at its edge and there is no button; elsewhere a button opens the sheet, is there wherever the page is scrolled to, and floats over nothing of the game, nor of the footer; the sheet is opened and gone through by keyboard; Escape and a tap outside close it and give focus back [R31]`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await open(page, pathIn(code, '/'));
      const links = quickNavigation(page, texts).getByRole('link');
      await expect(links).toHaveCount(QUICK_ENTRIES.length);
      await expect(quickNavigation(page, texts).getByRole('button')).toHaveCount(0);

      const game = turnBanner(page, texts)
        .or(board(page, texts))
        .or(button(page, texts.newGame))
        .or(button(page, texts.resetScores));
      await expect(game).toHaveCount(4);
      const footer = page.getByRole('contentinfo').locator('a, button');
      for (const size of [...WITH_HEADER, ...LOW]) {
        const state = `${size.width}×${size.height}`;
        await page.setViewportSize(size);
        await expect(links, state).toHaveCount(0);
        await toggle(page, texts).click();
        await expect(links, state).toHaveText(QUICK_ENTRIES.map(([entry]) => texts[entry]));
        await expectWhollyInWindow(page.locator('ul:popover-open'));
        await page.keyboard.press('Escape');
        await expect(links, state).toHaveCount(0);
        const out = await toggle(page, texts).evaluate(overhangsPx);
        expect(Math.max(...out), `${state}: px beyond the window`).toBeLessThanOrEqual(0.5);
        if (!LOW.some((low) => low === size)) continue;
        expect(await sharingWidth(toggle(page, texts), game), state).toEqual([]);
        expect(await sharingWidth(toggle(page, texts), footer), state).toEqual([]);
      }

      await page.setViewportSize(PHONE);
      await toggle(page, texts).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(links).toHaveCount(0);
      await expect(toggle(page, texts)).toBeFocused();

      await toggle(page, texts).click();
      await expect(links.first()).toBeVisible();
      // Nothing at the window's edge takes the focus.
      await page.mouse.click(4, PHONE.height - 8);
      await expect(links).toHaveCount(0);
      await expect(toggle(page, texts)).toBeFocused();
    },
  );
}

const texts = homeTextsOf('en');

const ON_ONE_PAGE: Rules = {
  "an entry brings its section to the window's upper edge, gives it the focus, and is then the marked one, in a window of each kind [R31]":
    (page) => tryEntries(page, 'en', ONE_OF_EACH_KIND),
  'while one scrolls, the topmost section in view is marked, between sections none, at the end the last [R31, R110]':
    async (page) => {
      await page.setViewportSize({ width: 1440, height: 500 });
      await expectMarked(page, texts, texts.playGame, 'at the top');
      for (const [entry, id] of QUICK_ENTRIES.toReversed()) {
        // Scrolls in steps, as a wheel does.
        await page.locator(`#${id}`).evaluate((section) => {
          const to = section.getBoundingClientRect().top + scrollY;
          scrollTo(0, to - 250);
          scrollTo(0, to);
        });
        await expectMarked(page, texts, texts[entry], id);
      }
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expectMarked(page, texts, texts.moreGamesEntry, 'at the end');
      await page.locator('#pirate-games').evaluate((panel) => panel.scrollIntoView());
      await expect(marked(page, texts)).toHaveCount(0);
    },
  'the mark follows what opens above a section, and a window that grows': async (page) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await goTo(page, 'game-tips');
    await expectMarked(page, texts, texts.faq, 'closed');
    const guide = page.locator('#game-tips details');
    await guide.locator('summary').click();
    await expect(marked(page, texts)).toHaveCount(0);
    await guide.locator('summary').click();
    await expectMarked(page, texts, texts.faq, 'closed again');

    // The game grows with the window: of the next section a little shows before, and enough then.
    await page.locator('#features').evaluate((section, little) => {
      scrollBy(0, section.getBoundingClientRect().top - innerHeight + little);
    }, LITTLE_PX);
    await expect(marked(page, texts)).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 890 });
    await expectMarked(page, texts, texts.gameFeatures, 'in a higher window');
  },
  'the names are tooltips beside the icons, also on focus, and Escape hides them': async (page) => {
    await page.setViewportSize(DESKTOP);
    const links = quickNavigation(page, texts).getByRole('link');
    const tooltip = quickNavigation(page, texts).locator('[role="tooltip"]');
    // The tooltip's script comes with the first sign of a person.
    await links.first().focus();
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await expect(async () => {
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(tooltip).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await expect(tooltip).toHaveText(texts.gameFeatures);
    await expect(tooltip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await links.filter({ hasText: texts.faq }).hover();
    await expect(tooltip).toHaveText(texts.faq);
  },
  'jumps glide, and under reduced motion they do not': async (page) => {
    const glide = () => {
      document.documentElement.style.scrollBehavior = '';
      return getComputedStyle(document.documentElement).scrollBehavior;
    };
    expect(await page.evaluate(glide)).toBe('smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await page.evaluate(glide)).toBe('auto');
  },
};

test('marks, names and jumps, one after the other', async ({ page }) => {
  await open(page, '/');
  await tryRules(page, goToTop, ON_ONE_PAGE);
});

/** Chooses each entry in each window and asserts that it leads to its section. */
async function tryEntries(page: Page, code: LanguageCode, sizes: readonly Size[]): Promise<void> {
  const names = homeTextsOf(code);
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const [entry, id] of QUICK_ENTRIES) {
      const state = `${size.width}×${size.height}, ${id}`;
      await choose(page, names, names[entry]);
      await expect(page.locator(`#${id}`), state).toBeFocused();
      await expect(page, state).toHaveURL(`${pathIn(code, '/')}#${id}`);
      await expectMarked(page, names, names[entry], state);
      // The last section may be shorter than the window.
      if (id !== 'related') await expectAtEdge(page, id, state);
    }
  }
}

async function goToTop(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Asserts that a section begins at the upper edge of what can be seen of the page. */
async function expectAtEdge(page: Page, id: string, state: string): Promise<void> {
  const below = () =>
    page.locator(`#${id}`).evaluate((section) => {
      const header = document.querySelector('header')?.getBoundingClientRect();
      return section.getBoundingClientRect().top - Math.max(0, header?.bottom ?? 0);
    });
  await expect.poll(below, `${state}: px below the edge`).toBeLessThanOrEqual(EDGE_PX);
  expect(await below(), state).toBeGreaterThanOrEqual(-0.5);
}

/** How far an element is out of the window at the end of the page, on the way and at the top; runs in the page. */
function overhangsPx(element: Element): readonly number[] {
  const { scrollHeight } = document.body;
  return [scrollHeight, scrollHeight / 3, 0].map((top) => {
    scrollTo(0, top);
    const box = element.getBoundingClientRect();
    return Math.max(-box.top, -box.left, box.bottom - innerHeight, box.right - innerWidth);
  });
}
