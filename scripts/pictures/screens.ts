import type { Page } from '@playwright/test';
import { letGo } from './arrange.ts';

/** Shows all of a page once, so that pictures below the window have arrived. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { documentElement: html } = document;
    for (let top = 0; top < html.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

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
