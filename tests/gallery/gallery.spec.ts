import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import type * as ForceMedia from '../../src/gallery/force-media.ts';
import type { ForcedMedia } from '../../src/gallery/force-media.ts';
import { STATE_IDS, type StateId } from '../../src/gallery/state-ids.ts';

/** The views in which states are checked; the narrow window shows the phone layout. */
const VIEWS = [
  { name: 'English by day', query: 'language=en', width: 1280 },
  { name: 'Arabic by night', query: 'language=ar&scheme=dark', width: 1280 },
  { name: 'more contrast, less motion', query: 'contrast=more&motion=reduced', width: 390 },
] as const;

interface View {
  readonly name: string;
  readonly page: Page;
}

// The gallery's many modules are fetched once for each worker and view.
const test = base.extend<object, { readonly views: readonly View[] }>({
  views: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? '' });
      const views: View[] = [];
      for (const { name, query, width } of VIEWS) {
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/gallery?${query}`);
        views.push({ name, page });
      }
      await use(views);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

// A trace of every check would cost more than the checks.
test.use({ trace: 'off' });

/** What appears in the states that begin with an action. */
const BEGUN: Readonly<Partial<Record<StateId, (page: Page) => Locator>>> = {
  'tooltip-name': (page) => page.locator('[role=tooltip]'),
  'tooltip-description': (page) => page.getByRole('tooltip'),
  'toasts-many': (page) => page.getByRole('alert').first(),
  'keyboard-help': (page) => page.getByRole('dialog'),
  'victory-draw': (page) => page.getByRole('dialog'),
  'header-menu': (page) => page.locator('ul:popover-open'),
  'header-languages': (page) => page.locator('ul:popover-open'),
  'skip-links': (page) => page.locator('a:focus'),
  'contact-errors': (page) => page.locator('[aria-invalid]:focus'),
  'quick-navigation-sheet': (page) => page.locator('ul:popover-open'),
};

// Each state is seen in two views; neighbours, which look alike, are seen in different ones.
for (const [index, id] of STATE_IDS.entries()) {
  const begun = BEGUN[id];
  const shows = begun === undefined ? '' : ', and what its action opens is seen';
  test(`axe finds nothing in the state ${id}${shows}`, async ({ views }) => {
    for (const { name, page } of views.toSpliced(index % VIEWS.length, 1)) {
      await show(page, id);
      if (begun !== undefined) await expect(begun(page)).toBeInViewport();
      expect.soft(await findings(page), name).toEqual([]);
    }
  });
}

test('the list leads to every state', async ({ page }) => {
  await page.goto('/gallery?language=ar');
  const links = page.getByRole('main').locator('a[href^="/gallery?state="]');
  await expect(links).toHaveCount(STATE_IDS.length);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(addresses)).toEqual(
    new Set(STATE_IDS.map((id) => `/gallery?state=${id}&language=ar`)),
  );
});

const PREFERENCES = { contrast: 'more', reducedMotion: 'reduce', colorScheme: 'dark' } as const;
/** On this page only the cookie banner comes late. */
const PLAIN_PAGE = '/tic-tac-toe-challenge';
const NO_PREFERENCES = { contrast: null, reducedMotion: null, colorScheme: null } as const;

test('a forced preference looks as the same one of the system, and hides another', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  const plain = await appearance(page);
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

async function show(page: Page, id: StateId): Promise<void> {
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
  // Once it is on the page, axe need not be sent again: it is half a megabyte.
  const hasAxe = await page.evaluate(() => 'axe' in globalThis);
  const { violations } = await new AxeBuilder({ page, ...(hasAxe ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .analyze();
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

/** Forces contrast, motion and colour scheme on a page of the product. */
function force(page: Page, values: readonly [string, string, string]): Promise<void> {
  return page.evaluate(async ([contrast, motion, scheme]) => {
    const address = '/src/gallery/force-media.ts';
    const { forceMedia } = (await import(address)) as typeof ForceMedia;
    forceMedia({
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
