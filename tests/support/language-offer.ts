import type { Page } from '@playwright/test';
import { becomesAlive } from './page.ts';
import { translated, type LanguageCode } from './languages.ts';

/** The English texts of the line that offers a page in another language. */
const TEXTS = {
  suggestion: 'Language suggestion',
  sentence: 'This page is also available in English.',
  read: 'Read it in English',
  decline: 'No, thanks',
} as const;

export type OfferTexts = Readonly<Record<keyof typeof TEXTS, string>>;

/** The offer's texts, which are in the language that is offered. */
export function offerTextsOf(code: LanguageCode): OfferTexts {
  return translated(code, TEXTS);
}

/**
 * Loads the page again for a visitor whose answer about cookies is stored, and does something: then the
 * language is offered.
 */
export async function loadOnceAnswered(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('cookieConsent', 'essential'));
  await page.reload();
  await becomesAlive(page);
  await page.keyboard.press('Shift');
}
