import type { Page } from '@playwright/test';
import { holdEntry } from '../../support/entry.ts';
import { STORY_IDS } from '../../support/home.ts';
import { becomesAlive, open } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

for (const size of WINDOWS) {
  test(`${size.width}×${size.height}: a page can be seen before its far parts are laid out; when it is alive, everything is as after a reload, where nothing waits`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const letThrough = await holdEntry(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    expect(await waiting(page)).toContain('related');
    letThrough();
    await becomesAlive(page);
    expect(await waiting(page)).toEqual([]);
    const places = await placesOf(page);
    await page.reload();
    await becomesAlive(page);
    expect(await placesOf(page)).toEqual(places);
  });
}

test('a page that may begin far below waits with nothing: at an anchor, after a reload, after a step back', async ({
  page,
}) => {
  await open(page, '/contact');
  const letThrough = await holdEntry(page);
  for (const arrive of [
    () => page.goto('/#related', { waitUntil: 'commit' }),
    () => page.reload({ waitUntil: 'commit' }),
  ]) {
    await arrive();
    await page.locator('footer').waitFor();
    expect(await waiting(page)).toEqual([]);
  }
  letThrough();
  await becomesAlive(page);
  await page.goto('/robots.txt');
  await page.goBack();
  await page.locator('footer').waitFor();
  expect(await waiting(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing waits', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-deferred]')).toHaveCount(0);
  });
});

/** The sections of the story that the browser has not laid out. */
function waiting(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (ids) =>
      ids.filter((id) =>
        [...(document.getElementById(id)?.children ?? [])].every(
          (child) => !child.checkVisibility({ contentVisibilityAuto: true }),
        ),
      ),
    STORY_IDS,
  );
}

/** Upper edge and height of each section of the story. */
function placesOf(page: Page): Promise<readonly (readonly [number, number])[]> {
  return page.evaluate(
    (ids) =>
      ids.map((id) => {
        const { top, height } =
          document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
        return [top + scrollY, height] as const;
      }),
    STORY_IDS,
  );
}
