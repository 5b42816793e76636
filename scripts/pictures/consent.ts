import type { Page } from '@playwright/test';

const BANNER = 'section:has(#customize-cookies)';

/** The banner of a first visit. */
export async function ask(page: Page): Promise<void> {
  await page.locator(BANNER).waitFor();
}

export async function customize(page: Page): Promise<void> {
  await page.locator('#customize-cookies').click();
  await page.locator('dialog[open]').waitFor();
}
