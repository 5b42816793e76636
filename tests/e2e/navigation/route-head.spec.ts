import type { Page, Route } from '@playwright/test';
import { siteName } from '#site/site.ts';
import { EXAMINED_LANGUAGES, pathIn, textsOf } from '../../support/languages.ts';
import { becomesAlive, open } from '../../support/page.ts';
import { gamePageIn, PAGES } from '../../support/pages.ts';
import { inSweepUnless, IS_SWEEP } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

const FAILED_STATUS = /^error: Failed to load resource: .*404/;
const FAILED_LOAD = /^error: Failed to load resource: net::ERR_FAILED/;
const NO_PAGE = /^error: No page at /;

/** How far each step back through all pages goes. */
const STEPS_BACK = IS_SWEEP ? 1 : 2;

/** Pages without a long text, which are shown before anything about their documents is known. */
const BATTLE = '/pirate-ship-battle';
const ULTIMATE = '/ultimate-tic-tac-toe';
const CONTACT = '/contact';

for (const { code } of EXAMINED_LANGUAGES) {
  test(
    `${code}: after every link, back and forward again the head is that of a full load of the address; a page that is not found is kept out of indexes too when history leads to it from a page that was loaded as a whole [R22]`,
    inSweepUnless(code === 'ar'),
    async ({ page, faults }) => {
      faults.expect(FAILED_STATUS);
      faults.expect(NO_PAGE);
      const paths = PAGES.map(({ path }) => pathIn(code, path));
      await open(page, pathIn(code, '/nope'));
      const loadedAt = await timeOrigin(page);
      const served = new Map<string, readonly string[]>();
      for (const path of paths) served.set(path, await servedHead(page, path));
      const expectHeadOf = (path: string) =>
        expect.poll(() => shownHead(page), path).toEqual(served.get(path));

      for (const path of paths) {
        await follow(page, path);
        await expectHeadOf(path);
      }
      const visited = paths.toReversed().slice(1);
      for (const path of visited.filter((_, index) => (index + 1) % STEPS_BACK === 0)) {
        await page.evaluate((steps) => history.go(-steps), STEPS_BACK);
        await expect(page).toHaveURL(path);
        await expectHeadOf(path);
      }
      const left = visited.length % STEPS_BACK;
      await page.evaluate((steps) => history.go(-steps), left + 1);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      expect(await shownHead(page)).toEqual(await servedHead(page, pathIn(code, '/nope')));
      await page.goForward();
      await expectHeadOf(pathIn(code, '/'));
      expect(await timeOrigin(page), 'all in one document').toBe(loadedAt);

      await page.reload();
      await becomesAlive(page);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        textsOf(code).notFoundHeadline,
      );
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel="canonical"], link[rel="alternate"]')).toHaveCount(0);
    },
  );
}

test('no page waits for its head: what was said of the old one goes at once, and what comes for a page that was left counts for nothing; where it cannot be fetched nothing of the old page’s is left either, and the next visit fetches it [X22]', async ({
  page,
  faults,
}) => {
  await open(page, '/blog');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await routeDocument(page, BATTLE, async (route) => {
    await released;
    await route.continue();
  });
  await follow(page, BATTLE);
  await expect(page).toHaveTitle(`${gamePageIn('en', 'connect-four').title} | ${siteName('en')}`);
  await expect.poll(() => routeElements(page)).toEqual([]);

  await follow(page, CONTACT);
  const contact = await servedHead(page, CONTACT);
  await expect.poll(() => shownHead(page)).toEqual(contact);
  const late = page.waitForResponse((response) => response.url().endsWith(BATTLE));
  release();
  await (await late).finished();
  // A request made now is answered after it.
  await servedHead(page, BATTLE);
  expect(await shownHead(page)).toEqual(contact);

  await page.goBack();
  await expect(page).toHaveURL(BATTLE);
  await expect.poll(() => shownHead(page)).toEqual(await servedHead(page, BATTLE));

  faults.expect(FAILED_LOAD);
  await routeDocument(page, ULTIMATE, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await follow(page, ULTIMATE);
  await failed;
  await expect(page).toHaveTitle(`${gamePageIn('en', 'ultimate').title} | ${siteName('en')}`);
  expect(await routeElements(page)).toEqual([]);

  await page.unroute(addressOf(ULTIMATE));
  await follow(page, CONTACT);
  await follow(page, ULTIMATE);
  await expect.poll(() => shownHead(page)).toEqual(await servedHead(page, ULTIMATE));
});

test('the document of a page is asked for once, whether it is pointed at, visited or visited again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'xhr') asked.push(new URL(request.url()).pathname);
  });
  const paths = [BATTLE, '/', '/privacy-policy'];
  await open(page, CONTACT);
  for (const path of paths) {
    await linkTo(page, path).hover();
    await follow(page, path);
    // On the new page another link may come to lie under a pointer that rests.
    await page.mouse.move(0, 0);
    await expect.poll(() => asked).toContain(path);
  }
  for (const path of [...paths, CONTACT]) await follow(page, path);
  expect(asked.toSorted()).toEqual(paths.toSorted());
});

/** Goes to a page of the site by its link in the footer, by key: what comes late may move it from under a pointer. */
async function follow(page: Page, path: string): Promise<void> {
  await linkTo(page, path).press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

function linkTo(page: Page, path: string) {
  return page.getByRole('contentinfo').locator(`a[href="${path}"]`);
}

/** Intercepts the page's requests for another page's document, but lets full loads through. */
async function routeDocument(
  page: Page,
  path: string,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(addressOf(path), (route) =>
    route.request().resourceType() === 'xhr' ? handle(route) : route.continue(),
  );
}

function addressOf(path: string): RegExp {
  return new RegExp(`:\\d+${path}$`);
}

/** What the head says as it stands: all but style, scripts to run, and what fetches scripts. */
function shownHead(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (machinery) =>
      [...document.head.children]
        .filter((element) => !element.matches(machinery))
        .map((element) => element.outerHTML)
        .toSorted(),
    MACHINERY,
  );
}

/** The same for the document that is served at a path. */
function servedHead(page: Page, path: string): Promise<readonly string[]> {
  return page.evaluate(
    ([address, machinery]) =>
      new Promise<readonly string[]>((resolve) => {
        const request = new XMLHttpRequest();
        // The query tells this request from the site's own.
        request.open('GET', `${address}?served`);
        request.responseType = 'document';
        request.addEventListener('load', () => {
          const elements = [...(request.responseXML?.head.children ?? [])];
          const told = elements.filter((element) => !element.matches(machinery));
          resolve(told.map((element) => element.outerHTML).toSorted());
        });
        request.send();
      }),
    [path, MACHINERY] as const,
  );
}

const MACHINERY = 'style, link[rel="stylesheet"], link[rel="modulepreload"], script[src]';

/** What the head says about this page alone. */
function routeElements(page: Page): Promise<readonly string[]> {
  return page
    .locator(
      [
        'meta[name="description"]',
        'meta[name="keywords"]',
        'meta[name="robots"]',
        'meta[name^="twitter:"]',
        'meta[property^="og:"]',
        'link[rel="canonical"]',
        'link[rel="alternate"]',
        'script[type="application/ld+json"]',
      ].join(),
    )
    .evaluateAll((elements) => elements.map((element) => element.outerHTML));
}

function timeOrigin(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}
