import { expect, test, type Locator, type Page } from '@playwright/test';
import type * as ForceMedia from '../../src/services/force-media.ts';
import type { ForcedMedia } from '../../src/services/force-media.ts';
import { examine } from '../support/axe.ts';
import { inSweepUnless } from '../support/sweep.ts';
import { STATE_IDS } from './states.ts';

/** The views in which states are checked; the narrow window shows the phone layout. */
const VIEWS = [
  { name: 'English by day', query: 'language=en', width: 1280 },
  { name: 'Arabic by night', query: 'language=ar&scheme=dark', width: 1280 },
  { name: 'more contrast, less motion', query: 'contrast=more&motion=reduced', width: 390 },
] as const;

/** What appears in the states that begin with an action. */
const BEGUN: Readonly<Record<string, (page: Page) => Locator>> = {
  'tooltip-name': (page) => page.locator('[role=tooltip]'),
  'tooltip-description': (page) => page.getByRole('tooltip'),
  'toasts-many': (page) => page.getByRole('alert').first(),
  'keyboard-help': (page) => page.getByRole('dialog'),
  'settings-dialog': (page) => page.getByRole('dialog'),
  'victory-draw': (page) => page.getByRole('dialog'),
  'header-menu': (page) => page.locator('ul:popover-open'),
  'header-languages': (page) => page.locator('ul:popover-open'),
  'skip-links': (page) => page.locator('a:focus'),
  'contact-errors': (page) => page.locator('[aria-invalid]:focus'),
  'quick-navigation-sheet': (page) => page.locator('ul:popover-open'),
};

/** How far below the window a picture is asked for. */
const MARGIN_PX = 50;
const LITTLE_PX = 10;

for (const [number, view] of VIEWS.entries()) {
  // Neighbours look alike: of two, one is seen, and the next one that is seen in another view.
  const own = STATE_IDS.filter((_, index) => index % (2 * VIEWS.length) === 2 * number);
  const others = STATE_IDS.filter((id) => !own.includes(id));
  for (const [part, ids] of [
    ['a sixth', own],
    ['the others', others],
  ] as const) {
    test(
      `${view.name}: axe finds nothing in ${part} of the states, and what an action opens is seen [R132]`,
      inSweepUnless(ids === own),
      async ({ page }) => {
        test.slow();
        // The list of all states, which a plain address shows, takes longer to draw than many of them.
        await openView(page, view, `&state=${ids[0]}`);
        for (const id of ids) {
          await test.step(id, async () => {
            await show(page, id);
            const begun = BEGUN[id];
            if (begun !== undefined) await expect.soft(begun(page), id).toBeInViewport();
            expect.soft(await findings(page), id).toEqual([]);
          });
        }
      },
    );
  }
}

test(
  'the list, which an id that there is not shows too, leads to every state; a picture is asked for when it comes within 50 px of the window, and not before [R109]',
  { tag: '@sweep' },
  async ({ page }) => {
    expect(STATE_IDS).toEqual(expect.arrayContaining(Object.keys(BEGUN)));
    const [, view] = VIEWS;
    await openView(page, view, '&state=none');
    const links = page.getByRole('main').locator('a[href^="/gallery?state="]');
    await expect(links).toHaveCount(STATE_IDS.length);
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(new Set(addresses)).toEqual(
      new Set(STATE_IDS.map((id) => `/gallery?state=${id}&${view.query}`)),
    );

    await show(page, 'picture-lazy');
    const picture = page.getByRole('img');
    await picture.waitFor({ state: 'attached' });
    await expect(picture).toHaveAttribute('data-phase', 'waiting');
    await expect(picture).not.toHaveAttribute('src');

    await scrollUntilBelow(page, MARGIN_PX + LITTLE_PX);
    await twoFramesPass(page);
    await expect(picture).toHaveAttribute('data-phase', 'waiting');

    await scrollUntilBelow(page, MARGIN_PX - LITTLE_PX);
    await expect(picture).toHaveAttribute('data-phase', 'loaded');
    await expect(picture).toHaveAttribute('src', /lost.*\.svg/);
  },
);

const PREFERENCES = { contrast: 'more', reducedMotion: 'reduce', colorScheme: 'dark' } as const;
/** On this page only the cookie banner comes late. */
const PLAIN_PAGE = '/tic-tac-toe-challenge';
const NO_PREFERENCES = { contrast: null, reducedMotion: null, colorScheme: null } as const;

test('a forced preference looks as the same one of the system, and hides another [R114]', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  const plain = await appearance(page);
  for (const preference of [{ contrast: 'more' }, { reducedMotion: 'reduce' }] as const) {
    await page.emulateMedia({ ...NO_PREFERENCES, ...preference });
    expect(await appearance(page), JSON.stringify(preference)).not.toEqual(plain);
  }
  await page.emulateMedia(PREFERENCES);
  const preferred = await appearance(page);
  expect(preferred).not.toEqual(plain);
  await force(page, ['no-preference', 'no-preference', 'light']);
  expect(await appearance(page)).toEqual(plain);

  await page.emulateMedia(NO_PREFERENCES);
  await page.goto(PLAIN_PAGE);
  await force(page, ['more', 'reduce', 'dark']);
  expect(await appearance(page)).toEqual(preferred);
});

async function openView(
  page: Page,
  { query, width }: (typeof VIEWS)[number],
  state = '',
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`/gallery?${query}${state}`);
  await page.locator('html[data-gallery]').waitFor();
}

// The gallery's many modules take longer to load than a state takes to examine.
async function show(page: Page, id: string): Promise<void> {
  await page.evaluate((state) => {
    const address = new URL(location.href);
    address.searchParams.set('state', state);
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, id);
  await page.locator(`html[data-gallery="${id}"]`).waitFor();
}

async function findings(page: Page): Promise<readonly string[]> {
  await endAnimations(page);
  const { violations } = await examine(page);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary}`),
  );
}

// An element that is still fading in has less contrast than it will have.
function endAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

/** Scrolls until the picture begins the given distance below the window. */
async function scrollUntilBelow(page: Page, distancePx: number): Promise<void> {
  await page.getByRole('img').evaluate((element, distance) => {
    const below = element.getBoundingClientRect().top - innerHeight;
    scrollBy({ top: below - distance, behavior: 'instant' });
  }, distancePx);
}

/** Intersection observers are notified with each frame. */
async function twoFramesPass(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve();
          });
        });
      }),
  );
}

/** Forces contrast, motion and colour scheme on a page of the product. */
function force(page: Page, values: readonly [string, string, string]): Promise<void> {
  return page.evaluate(async ([contrast, motion, scheme]) => {
    const address = '/src/services/force-media.ts';
    const { createMediaForce } = (await import(address)) as typeof ForceMedia;
    createMediaForce()({
      'prefers-contrast': contrast,
      'prefers-reduced-motion': motion,
      'prefers-color-scheme': scheme,
    } as ForcedMedia);
  }, values);
}

/** How everything on a page is drawn, as far as preferences change it. */
async function appearance(page: Page): Promise<readonly string[]> {
  // The cookie banner is the last to come.
  await page.locator('#customize-cookies').waitFor();
  await endAnimations(page);
  return page.evaluate(() =>
    [document.body, ...document.querySelectorAll('body *')].map((element) => {
      const style = getComputedStyle(element);
      return [
        element.tagName,
        style.color,
        style.backgroundColor,
        style.borderWidth,
        style.boxShadow,
        style.animationName,
        style.transitionDuration,
        style.display,
      ].join(' ');
    }),
  );
}
