import { expect, type Locator, type Page } from '@playwright/test';
import { quickNavigation, type HomeTexts } from './home.ts';

/** Follows an entry of the navigation, out of its sheet where it has one. */
export async function choose(page: Page, names: HomeTexts, name: string): Promise<void> {
  if (await toggle(page, names).isVisible()) await toggle(page, names).click();
  const navigation = quickNavigation(page, names);
  await navigation.getByRole('link', { name, exact: true }).click();
  await expect(page.locator(':popover-open')).toHaveCount(0);
}

/** The button that opens the sheet. */
export function toggle(page: Page, names: HomeTexts): Locator {
  const navigation = quickNavigation(page, names);
  return navigation.getByRole('button', { name: names.quickNavigation, exact: true });
}

/** The entries marked as the current place, even while the sheet is closed. */
export function marked(page: Page, names: HomeTexts): Locator {
  return quickNavigation(page, names).locator('[aria-current]');
}

/** Asserts that one entry is marked, and as what. */
export async function expectMarked(
  page: Page,
  names: HomeTexts,
  name: string,
  state: string,
): Promise<void> {
  await expect(marked(page, names), state).toHaveText([name]);
  await expect(marked(page, names), state).toHaveAttribute('aria-current', 'location');
}

/** Scrolls to a section. */
export async function goTo(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
}
