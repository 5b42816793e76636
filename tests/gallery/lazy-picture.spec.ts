import { expect, test, type Page } from '@playwright/test';

const MARGIN_PX = 50;
const LITTLE_PX = 10;

test('a picture is asked for when it comes within 50 px of the window, and not before [R109]', async ({
  page,
}) => {
  await page.goto('/gallery?state=picture-lazy');
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
});

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
