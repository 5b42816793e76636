import type { Page } from '@playwright/test';
import { consentTextsOf, preferencesButton } from '../../support/consent.ts';
import { open } from '../../support/page.ts';
import { inSweepUnless } from '../../support/sweep.ts';
import { expect, test } from '../../support/test.ts';

declare global {
  interface Window {
    /** The calls that the site owner's analytics received. */
    gtagCalls: (readonly [command: string, name: string, parameters: object])[];
    /** Whether the page has looked for them, as it does for every picture once it follows the visit. */
    gtagSought: boolean;
  }
}

const texts = consentTextsOf('en');
const START = Date.UTC(2026, 0, 1);

test.describe('with consent', () => {
  test.use({ consent: 'accepted' });

  test('a visit that went far is told once, after 30 s, and each loaded picture once [R89, R90]', async ({
    page,
  }) => {
    await visit(page);
    await scrollTo(page, 0.6);
    await scrollTo(page, 0);
    await page.clock.runFor(25_000);
    expect(await callsOf(page, 'engaged_session')).toEqual([]);
    await page.clock.runFor(10_000);
    await page.clock.runFor(60_000);
    const sessions = await callsOf(page, 'engaged_session');
    expect(sessions).toEqual([{ engagement_time_msec: 30_000, scroll_depth: 60 }]);

    const drawing = page.locator('#benefits img');
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toHaveAttribute('data-phase', 'loaded');
    const images = await callsOf(page, 'image_loaded');
    const paths = images.map((parameters) => JSON.stringify(parameters));
    expect(new Set(paths).size).toBe(paths.length);
    for (const file of ['hero', 'motif-connect-four', 'win-goblet']) {
      expect(paths.join()).toMatch(new RegExp(`"image_path":"/assets/${file}-[\\w-]+\\.svg"`));
    }
  });

  test('a visit that did not go far is not told [R89]', async ({ page }) => {
    await visit(page);
    await scrollTo(page, 0.2);
    await page.clock.runFor(60_000);
    await scrollTo(page, 1);
    await page.clock.runFor(60_000);
    expect(await callsOf(page, 'engaged_session')).toEqual([]);
  });

  test('an analytics that throws hurts nobody', async ({ page, faults }) => {
    faults.expect(/^warning: The analytics failed\./);
    await page.addInitScript(() => {
      Object.assign(window, {
        gtag: () => {
          throw new Error('Broken');
        },
      });
    });
    await open(page, '/');
    await preferencesButton(page, texts).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

for (const consent of ['essential', 'rejected', null]) {
  test.describe(`with the choice ${consent}`, () => {
    test.use({ consent });

    test('nothing is told [R89, R90]', inSweepUnless(consent === null), async ({ page }) => {
      await visit(page);
      await scrollTo(page, 1);
      await page.clock.runFor(60_000);
      expect(await page.evaluate(() => window.gtagCalls)).toEqual([]);
    });
  });
}

test('the choice counts as it is when the visit is judged [R89]', async ({ page }) => {
  await visit(page);
  await scrollTo(page, 1);
  await preferencesButton(page, texts).click();
  await page.getByRole('button', { name: texts.acceptAll, exact: true }).click();
  await page.clock.runFor(60_000);
  expect(await callsOf(page, 'engaged_session')).toHaveLength(1);
});

/** Opens the home page of a site whose owner has installed analytics, and waits until the visit is followed. */
async function visit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.gtagCalls = [];
    window.gtagSought = false;
    const gtag = (...args: [string, string, object]) => void window.gtagCalls.push(args);
    Object.defineProperty(window, 'gtag', {
      get: () => {
        window.gtagSought = true;
        return gtag;
      },
    });
  });
  await page.clock.install({ time: START });
  await open(page, '/');
  await expect.poll(() => page.evaluate(() => window.gtagSought)).toBe(true);
}

/** Scrolls part of the way down the page and waits for the page's scroll event. */
async function scrollTo(page: Page, depth: number): Promise<void> {
  await page.evaluate(async (part) => {
    const heard = new Promise((done) => addEventListener('scroll', done, { once: true }));
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo({ top: part * (scrollHeight - clientHeight), behavior: 'instant' });
    await heard;
  }, depth);
}

function callsOf(page: Page, name: string): Promise<readonly object[]> {
  return page.evaluate(
    (wanted) =>
      window.gtagCalls
        .filter(([, called]) => called === wanted)
        .map(([, , parameters]) => parameters),
    name,
  );
}
