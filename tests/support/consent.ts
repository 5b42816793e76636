import { expect, type Locator, type Page } from '@playwright/test';
import { translated, type LanguageCode } from './languages.ts';

/** The English texts of the cookie banner and its preferences. */
const TEXTS = {
  title: 'A word about cookies',
  acceptAll: 'Accept All',
  essentialOnly: 'Essential Only',
  rejectAll: 'Reject All',
  customize: 'Customize',
  close: 'Close',
  preferences: 'Cookie preferences',
  essential: 'Essential',
  alwaysOn: 'Always on',
  figures: 'Visitor counter',
  nothingSaved: 'Nothing saved yet',
  savedAccepted: 'Saved: Accept All',
  savedEssential: 'Saved: Essential Only',
  savedRejected: 'Saved: Reject All',
} as const;

export type ConsentTexts = Readonly<Record<keyof typeof TEXTS, string>>;

export function consentTextsOf(code: LanguageCode): ConsentTexts {
  return translated(code, TEXTS);
}

/** The banner at the lower edge of the window. */
export function banner(page: Page, texts: ConsentTexts): Locator {
  return page.getByRole('region', { name: texts.title, exact: true });
}

/** The dialog of all choices. */
export function preferences(page: Page, texts: ConsentTexts): Locator {
  return page.getByRole('dialog', { name: texts.preferences, exact: true });
}

/** The button in the page's footer. */
export function preferencesButton(page: Page, texts: ConsentTexts): Locator {
  const footer = page.getByRole('contentinfo');
  return footer.getByRole('button', { name: texts.preferences, exact: true });
}

export function figuresSwitch(page: Page, texts: ConsentTexts): Locator {
  return page.getByRole('switch', { name: texts.figures, exact: true });
}

/** Asserts which answer the device stores; null for none. */
export async function expectStored(page: Page, choice: string | null): Promise<void> {
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe(choice);
}

/** Asserts that neither view is shown. */
export async function expectNeither(page: Page, texts: ConsentTexts): Promise<void> {
  await expect(banner(page, texts)).toHaveCount(0);
  await expect(preferences(page, texts)).toHaveCount(0);
}
