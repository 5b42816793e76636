import type { Page } from '@playwright/test';

/** The first file of a page's script. */
export const ENTRY = /\/assets\/entry-[^/]*\.js/;

/** Holds the entry back, like a hanging connection, until the returned function is called. */
export async function holdEntry(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const release = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(ENTRY, async (route) => {
    await release;
    await route.continue();
  });
  return letThrough;
}
