import type { Locator, Page } from '@playwright/test';

const MOST_PRESSES = 100;

/** Brings a page into the state to be pictured, the same way in every language. */
export type Arrange = (page: Page) => Promise<void>;

export const asServed: Arrange = async () => {
  // There is nothing to arrange.
};

/** Repeats a press until it is done, because a page ignores presses until the application has started. */
export async function press(button: Locator, isDone: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < MOST_PRESSES; attempt += 1) {
    await button.click();
    await painted(button.page());
    if (await isDone()) return;
  }
  throw new Error(`${String(button)} takes no press`);
}

/** Waits for two frames, after which the effect of a press is visible. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Scrolls a board that does not fit below the head of the page to the top of the window. */
export async function showWhole(page: Page): Promise<void> {
  await page.locator('#game').evaluate((game) => {
    if (game.getBoundingClientRect().bottom >= innerHeight) {
      game.scrollIntoView({ behavior: 'instant' });
    }
  });
}

/** Moves the pointer away, because a toast under it would stay, and drops the focus, whose ring is for keyboards. */
export async function letGo(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/** Lets time pass until the toasts are gone. */
export async function untilToastsAreGone(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.locator('[role][data-tone]').waitFor({ state: 'detached' });
}
