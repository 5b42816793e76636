import type { Locator, Page } from '@playwright/test';

/** Opens the choice of rival or difficulty in windows that have no room to show it as it is. */
export async function openChoice(
  page: Page,
  press: (control: Locator) => Promise<void> = (control) => control.click(),
): Promise<void> {
  const opener = page.getByRole('main').locator('button[popovertarget]');
  if (await opener.isVisible()) await press(opener);
}
