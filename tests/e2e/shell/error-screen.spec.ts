import type { Page } from '@playwright/test';
import { button, expectBoard, playByMouse } from '../../support/game.ts';
import { pathIn, textsOf } from '../../support/languages.ts';
import { becomesAlive, open } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

const HOME_CODE = /\/assets\/home-[^/]*\.js/;
const FAILED_LOAD = /^error: Failed to load resource: net::ERR_FAILED/;
const CAUSE = /^error: TypeError: Failed to fetch dynamically imported module: .*\/assets\/home-/;
const FAILED_STATUS = /^error: Failed to load resource: .*404/;

const texts = textsOf('en');

test('a page whose code cannot be fetched shows the error screen in its language, and Reload mends it; one whose code fails once is asked for again and works [R33, X11, X12]', async ({
  page,
  faults,
}) => {
  const arabic = textsOf('ar');
  faults.expect(FAILED_LOAD);
  faults.expect(CAUSE);
  const line = await cutLine(page);
  await page.goto(pathIn('ar', '/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.errorHeadline);
  await expect(page.getByRole('link', { name: arabic.returnHome })).toHaveAttribute(
    'href',
    pathIn('ar', '/'),
  );
  expect(line.fewestRequests(), 'each was asked for again').toBeGreaterThanOrEqual(2);
  await expect(page.locator('#slow-start'), 'it has failed, and is not slow').toHaveCount(0);

  line.mend();
  await button(page, arabic.reload).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.homeHeadline);
  await becomesAlive(page);
  await playByMouse(page, arabic, [4]);
  await expectBoard(page, arabic, { moves: [4] });

  // On a reload the page would not load itself again, which it does where the failed request was still under way.
  await page.goto('about:blank');
  line.failOnce();
  await page.goto(pathIn('ar', '/'));
  await becomesAlive(page);
  expect(line.fewestRequests(), 'each was asked for again').toBeGreaterThanOrEqual(2);
  await playByMouse(page, arabic, [0]);
  await expectBoard(page, arabic, { moves: [0] });
});

test(
  'a page that cannot be fetched on the way shows the error screen, and Return to Home mends it [R33, R92, X12]',
  { tag: '@sweep' },
  async ({ page, faults }) => {
    faults.expect(FAILED_STATUS);
    faults.expect(/^error: No page at \/nope$/);
    faults.expect(FAILED_LOAD);
    faults.expect(CAUSE);
    const line = await cutLine(page);
    await open(page, '/nope');
    await page.getByRole('link', { name: texts.returnHome, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.errorHeadline);

    line.mend();
    await page.getByRole('link', { name: texts.returnHome, exact: true }).click();
    await becomesAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.homeHeadline);
    await playByMouse(page, texts, [4]);
    await expectBoard(page, texts, { moves: [4] });
  },
);

interface CutLine {
  /** How many requests there were for the address that was requested least often. */
  readonly fewestRequests: () => number;
  /** Lets everything through from now on. */
  readonly mend: () => void;
  /** Lets the next request for each file fail, and counts anew. */
  readonly failOnce: () => void;
}

/** Lets every request for a file of the home page's code fail. */
async function cutLine(page: Page): Promise<CutLine> {
  const requests = new Map<string, number>();
  let failures = Infinity;
  await page.route(HOME_CODE, (route) => {
    const { pathname } = new URL(route.request().url());
    const count = (requests.get(pathname) ?? 0) + 1;
    requests.set(pathname, count);
    return count <= failures ? route.abort() : route.continue();
  });
  return {
    fewestRequests: () => Math.min(...requests.values()),
    mend: () => {
      failures = 0;
    },
    failOnce: () => {
      requests.clear();
      failures = 1;
    },
  };
}
