import type { Locator, Page } from '@playwright/test';
import { sharedWidthPx } from '../../../support/cover.ts';
import { board, button, turnBanner } from '../../../support/game.ts';
import {
  homeTextsOf,
  QUICK_ENTRIES,
  quickNavigation,
  type HomeTexts,
} from '../../../support/home.ts';
import { EXAMINED_LANGUAGES, pathIn } from '../../../support/languages.ts';
import { expectWhollyInWindow, open, settle } from '../../../support/page.ts';
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

/** How far below the window's edge, or that of the header, a chosen section may begin. */
const EDGE_PX = 24;

for (const { code } of EXAMINED_LANGUAGES) {
  const texts = homeTextsOf(code);

  for (const { name, sizes, stands } of [
    { name: 'in a window of each kind', sizes: ONE_OF_EACH_KIND, stands: code === 'en' },
    { name: 'in every window', sizes: [...WITH_HEADER, ...LOW, ...WITH_PILL], stands: false },
  ]) {
    test(
      `${code}: an entry brings its section to the window's upper edge, gives it the focus, and is then the marked one, ${name} [R31]`,
      inSweepUnless(stands),
      async ({ page }) => {
        await open(page, pathIn(code, '/'));
        for (const size of sizes) {
          await page.setViewportSize(size);
          for (const [entry, id] of QUICK_ENTRIES) {
            const state = `${size.width}×${size.height}, ${id}`;
            await choose(page, texts, texts[entry]);
            await expect(page.locator(`#${id}`), state).toBeFocused();
            await expect(page, state).toHaveURL(`${pathIn(code, '/')}#${id}`);
            await expectMarked(page, texts, texts[entry], state);
            // The last section may be shorter than the window.
            if (id !== 'related') await expectAtEdge(page, id, state);
          }
        }
      },
    );
  }

  test(
    `${code}: in a wide window six links stand at its edge and there is no button; elsewhere a button opens the sheet, is there wherever the page is scrolled to, and floats over nothing of the game, nor of the footer [R31]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await open(page, pathIn(code, '/'));
      const links = quickNavigation(page, texts).getByRole('link');
      await expect(links).toHaveCount(QUICK_ENTRIES.length);
      await expect(quickNavigation(page, texts).getByRole('button')).toHaveCount(0);

      for (const size of [...WITH_HEADER, ...LOW]) {
        await page.setViewportSize(size);
        await expect(links).toHaveCount(0);
        await toggle(page, texts).click();
        await expect(links).toHaveText(QUICK_ENTRIES.map(([entry]) => texts[entry]));
        await expectWhollyInWindow(page.locator('ul:popover-open'));
        await page.keyboard.press('Escape');
        await expect(links).toHaveCount(0);
        for (const top of ['document.body.scrollHeight', 'document.body.scrollHeight / 3', '0']) {
          await page.evaluate(`scrollTo(0, ${top})`);
          await expectWhollyInWindow(toggle(page, texts));
        }
      }
      for (const size of LOW) {
        await page.setViewportSize(size);
        for (const part of [
          turnBanner(page, texts),
          board(page, texts),
          button(page, texts.newGame),
          button(page, texts.resetScores),
        ]) {
          const shared = await sharedWidthPx(toggle(page, texts), part);
          expect(shared, `${size.width}×${size.height}: over ${String(part)}`).toBe(0);
        }
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        for (const control of await page.getByRole('contentinfo').locator('a, button').all()) {
          const shared = await sharedWidthPx(toggle(page, texts), control);
          expect(shared, `${size.width}×${size.height}: over ${String(control)}`).toBe(0);
        }
      }
    },
  );

  test(
    `${code}: the sheet is opened and gone through by keyboard; Escape and a tap outside close it and give focus back`,
    inSweepUnless(code === 'ar'),
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      await open(page, pathIn(code, '/'));
      const links = quickNavigation(page, texts).getByRole('link');
      await toggle(page, texts).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(links).toHaveCount(0);
      await expect(toggle(page, texts)).toBeFocused();

      // The script that keeps the focus comes late.
      await expect(async () => {
        await toggle(page, texts).click();
        await expect(links.first()).toBeVisible();
        // Nothing at the window's edge takes the focus.
        await page.mouse.click(4, PHONE.height - 8);
        await expect(links).toHaveCount(0);
        await expect(toggle(page, texts)).toBeFocused({ timeout: 500 });
      }).toPass();
    },
  );
}

const texts = homeTextsOf('en');

const ON_ONE_PAGE: Rules = {
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

    await page.locator('#pirate-games').evaluate((panel) => panel.scrollIntoView());
    await expect(marked(page, texts)).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 815 });
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

test('its script comes with the first sign of a person, not before', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.addInitScript(forgetActivation);
  await page.setViewportSize(DESKTOP);
  await open(page, '/');
  const own = () => sent.filter((url) => /quick-navigation.*\.js$/.test(url)).length;
  expect(own()).toBe(0);
  await page.mouse.move(0, 0);
  expect(own()).toBe(0);
  await page.getByRole('button', { name: texts.newGame }).hover();
  await expect.poll(own).toBe(1);
  await goTo(page, 'faq');
  await expectMarked(page, texts, texts.faq, 'once it is there');
});

test('the first key pressed on one of its links brings its script too', async ({ page }) => {
  await page.addInitScript(forgetActivation);
  await page.setViewportSize(DESKTOP);
  await open(page, '/');
  await settle(page);
  const links = quickNavigation(page, texts).getByRole('link');
  await links.first().focus();
  const script = page.waitForResponse(/quick-navigation[^/]*\.js$/);
  await page.keyboard.press('Tab');
  await script;
  await expect(links.nth(1)).toBeFocused();
});

test('when its script cannot be fetched the links lead on, and the sheet closes behind them [X16]', async ({
  page,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  await page.route('**/quick-navigation*.js', (route) => route.abort());
  await page.setViewportSize(PHONE);
  await open(page, '/');
  await choose(page, texts, texts.faq);
  await expect(page.locator('#faq')).toBeInViewport();
  await expect(quickNavigation(page, texts).getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.homeHeadline);
});

test('a browser that observes neither sizes nor sections marks them all the same [X27]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'ResizeObserver');
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
  await page.setViewportSize(PHONE);
  await open(page, '/');
  await choose(page, texts, texts.playerReviews);
  await expectMarked(page, texts, texts.playerReviews, 'chosen');
});

/** Follows an entry of the navigation, out of its sheet where it has one. */
async function choose(page: Page, names: HomeTexts, name: string): Promise<void> {
  if (await toggle(page, names).isVisible()) await toggle(page, names).click();
  const navigation = quickNavigation(page, names);
  await navigation.getByRole('link', { name, exact: true }).click();
  await expect(page.locator(':popover-open')).toHaveCount(0);
}

function toggle(page: Page, names: HomeTexts): Locator {
  const navigation = quickNavigation(page, names);
  return navigation.getByRole('button', { name: names.quickNavigation, exact: true });
}

/** The entries marked as the current place, even while the sheet is closed. */
function marked(page: Page, names: HomeTexts): Locator {
  return quickNavigation(page, names).locator('[aria-current]');
}

async function expectMarked(
  page: Page,
  names: HomeTexts,
  name: string,
  state: string,
): Promise<void> {
  await expect(marked(page, names), state).toHaveText([name]);
  await expect(marked(page, names), state).toHaveAttribute('aria-current', 'location');
}

async function goToTop(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function goTo(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
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

/** The browser under test takes looking for an element for a person's activity. */
function forgetActivation(): void {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
}
