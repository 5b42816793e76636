import type { Page, Route } from '@playwright/test';
import { expectNoFindings, expectNoSidewaysScroll } from '../../support/axe.ts';
import { ENTRY, holdEntry } from '../../support/entry.ts';
import { expectBoard, playByMouse } from '../../support/game.ts';
import { EXAMINED_LANGUAGES, pathIn, textsOf, translated } from '../../support/languages.ts';
import { becomesAlive, open } from '../../support/page.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

const ENGLISH = {
  game: 'This page is slow to wake. You can read it, but the games need a moment longer. If nothing changes, load the page again.',
  buttons:
    'This page is slow to wake. You can read it, but its buttons need a moment longer. If nothing changes, load the page again.',
  again: 'Load the page again',
} as const;

/** How long a page may take before it says something. */
const PATIENCE_MS = 8000;

/** The ways in which a file does not arrive, or not as it was written. */
const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a line that breaks': (route) => route.abort(),
  'a host that is overburdened': (route) => route.fulfill({ status: 503, body: 'Later' }),
  'a page in its place': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Log in' }),
  'a file that is empty': (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  'a file that was cut off': async (route) => {
    const response = await route.fetch();
    const whole = await response.text();
    await route.fulfill({ response, body: whole.slice(0, whole.length / 2) });
  },
};

/** What the browser itself says about these. */
const COMPLAINTS = [
  /^error: Failed to load resource: net::ERR_FAILED/,
  /^error: Failed to load resource: .* 503/,
  /^error: Failed to load module script: .*text\/html/,
  /^uncaught: (Unexpected|Invalid|missing)/,
] as const;

const texts = textsOf('en');

test('an entry that fails once, in whatever way, is asked for once more, and the page can be played [X20]', async ({
  page,
  faults,
}) => {
  for (const complaint of COMPLAINTS) faults.expect(complaint);
  for (const [way, fail] of Object.entries(FAILURES)) {
    const addresses: string[] = [];
    await page.route(ENTRY, (route) => {
      addresses.push(route.request().url());
      return addresses.length === 1 ? fail(route) : route.continue();
    });
    await open(page, '/');
    await playByMouse(page, texts, [4]);
    await expectBoard(page, texts, { moves: [4] });
    expect(addresses, way).toHaveLength(2);
    expect(addresses[1], way).toMatch(/\.js\?again=\d+$/);
    await expect(notice(page), way).toHaveCount(0);
    // What is being cut off would else be served whole.
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test(
  'an entry that fails again and again is asked for twice, and the page says what one can do [X21]',
  { tag: '@sweep' },
  async ({ page, faults }) => {
    for (const complaint of COMPLAINTS) faults.expect(complaint);
    faults.expect(/^error: (Type|Syntax)Error: /);
    for (const [way, fail] of Object.entries(FAILURES)) {
      let requests = 0;
      await page.route(ENTRY, (route) => {
        requests += 1;
        return fail(route);
      });
      await page.goto('/pirate-ship-battle');
      await expect.poll(() => requests, way).toBe(2);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await runOutOfPatience(page);
      await expect(page.getByRole('alert'), way).toHaveText(`${ENGLISH.game} ${ENGLISH.again}`);
      // What is being cut off would else be served whole.
      await page.unrouteAll({ behavior: 'wait' });
    }
    expect(await page.locator('html').getAttribute('data-alive')).toBeNull();

    await page.getByRole('link', { name: ENGLISH.again, exact: true }).click();
    await becomesAlive(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL('/pirate-ship-battle');
  },
);

for (const { code } of EXAMINED_LANGUAGES) {
  const words = translated(code, ENGLISH);

  test(
    `${code}: a page whose entry hangs says so after eight seconds, above all else, and no longer once it has come [X21]`,
    inSweepUnless(code === 'en'),
    async ({ page }) => {
      const letThrough = await holdEntry(page);
      await page.emulateMedia({ reducedMotion: code === 'en' ? 'reduce' : 'no-preference' });
      for (const [path, sentence] of [
        ['/', words.game],
        ['/contact', words.buttons],
      ] as const) {
        await page.setViewportSize({ width: 360, height: 640 });
        await page.goto(pathIn(code, path), { waitUntil: 'commit' });
        await expect(page.locator('footer')).toBeVisible();
        await expect(notice(page)).toBeHidden();
        const before = await mainTop(page);
        await runOutOfPatience(page);
        await expect(page.getByRole('alert')).toHaveText(`${sentence} ${words.again}`);
        await expect(notice(page)).toBeVisible();
        const box = await notice(page).boundingBox();
        expect(box, 'at the very top').toMatchObject({ x: 0, y: 0, width: 360 });
        expect(await mainTop(page), 'nothing is covered').toBeCloseTo(
          before + (box?.height ?? 0),
          0,
        );
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoSidewaysScroll(page, `${path} at ${width} px`);
        }
      }
      await expectNoFindings(page, 'slow');
      const link = page.getByRole('link', { name: words.again, exact: true });
      await expect(link).toHaveAttribute('href', pathIn(code, '/contact'));
      await link.focus();
      letThrough();
      await becomesAlive(page);
      await expect(notice(page)).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
    },
  );
}

test('a page that comes alive in time says nothing, and a page of text never does', async ({
  page,
  faults,
}) => {
  faults.expect(/^error: Failed to load resource: .*404/);
  faults.expect(/^error: No page at \/nope$/);
  await open(page, '/');
  await expect(notice(page)).toHaveCount(0);
  await holdEntry(page);
  for (const path of ['/privacy-policy', '/accessibility', '/nope']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeVisible();
    await expect(notice(page), path).toHaveCount(0);
  }
  await page.unroute(ENTRY);
  await open(page, '/nope');
});

function notice(page: Page) {
  return page.locator('#slow-start');
}

/** Ends the delay that the style waits for, without passing any other time. */
async function runOutOfPatience(page: Page): Promise<void> {
  const waitMs = await notice(page).evaluate((element) => {
    const [animation] = element.getAnimations();
    const delay = animation?.effect?.getTiming().delay;
    animation?.finish();
    return delay;
  });
  expect(waitMs).toBe(PATIENCE_MS);
}

function mainTop(page: Page): Promise<number> {
  return page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
}
