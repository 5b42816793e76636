import type { Page } from '@playwright/test';
import { letGo, type Arrange } from './arrange.ts';

/** The banner of a first visit. */
export const askForConsent: Arrange = (page) => page.locator('#customize-cookies').waitFor();

export const customizeCookies: Arrange = async (page) => {
  await page.locator('#customize-cookies').click();
  await page.locator('dialog[open]').waitFor();
};

export const openFirstArticle: Arrange = (page) => openFirst(page, 'article button');
export const openFirstFile: Arrange = (page) => openFirst(page, 'article summary');

async function openFirst(page: Page, control: string): Promise<void> {
  await page.locator(control).first().click();
  await letGo(page);
}

/** The line that offers another language comes when a person first does something. */
export const awaitLanguageOffer: Arrange = async (page) => {
  await page.keyboard.press('Shift');
  await page.locator('section[lang]').waitFor();
};
