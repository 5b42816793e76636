import type { Page } from '@playwright/test';
import { letGo } from './arrange.ts';

export async function openFirstArticle(page: Page): Promise<void> {
  await page.locator('article button').first().click();
  await letGo(page);
}

export async function openFirstFile(page: Page): Promise<void> {
  await page.locator('article summary').first().click();
  await letGo(page);
}

/** The line that offers another language comes when a person first does something. */
export async function awaitLanguageOffer(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('section[lang]').waitFor();
}
