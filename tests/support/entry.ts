import type { Page } from '@playwright/test';

/** The first file of a page's script. */
export const ENTRY = /\/assets\/entry-[^/]*\.js/;

/** Holds the entry back, like a hanging connection, until the returned function is called. */
export function holdEntry(page: Page): Promise<() => void> {
  return hold(page, ENTRY);
}

/** Holds files back in the same way. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let letThrough = () => {};
  const release = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(address, async (route) => {
    await release;
    await route.continue();
  });
  return letThrough;
}
