import type { BrowserContext, Page } from '@playwright/test';

/** What a person would paste: the page itself may not read the clipboard. */
export async function pastedText(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const made = document.createElement('textarea');
    document.body.append(made);
    made.focus();
    return made;
  });
  await page.keyboard.press('ControlOrMeta+V');
  return field.evaluate((made) => {
    made.remove();
    return made.value;
  });
}

/** The browser refuses whatever is not granted to the site. */
export async function denyClipboard(context: BrowserContext): Promise<void> {
  await context.clearPermissions();
  await context.grantPermissions(['clipboard-read']);
}
