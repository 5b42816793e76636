import type { Locator, Page } from '@playwright/test';

const MOST_PRESSES = 100;

/** How a page is brought into the state to be pictured; every language's page alike. */
export type Arrange = (page: Page) => Promise<void>;

export const asServed: Arrange = async () => {
  // There is nothing to arrange.
};

/** A page that the application has not reached yet lets presses fall, so they are repeated. */
export async function press(button: Locator, isDone: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < MOST_PRESSES; attempt += 1) {
    await button.click();
    await painted(button.page());
    if (await isDone()) return;
  }
  throw new Error(`${String(button)} takes no press`);
}

/** What a press changes is there when the next picture but one has been painted. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Where the board does not fit below the head of the page, it stands on top. */
export async function showWhole(page: Page): Promise<void> {
  await page.locator('#game').evaluate((game) => {
    if (game.getBoundingClientRect().bottom >= innerHeight) {
      game.scrollIntoView({ behavior: 'instant' });
    }
  });
}

/** A toast that comes up under the pointer would stay, and a ring of focus is for keyboards. */
export async function letGo(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/** Lets time pass and what is said for a moment go. */
export async function untilToastsAreGone(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.locator('[role][data-tone]').waitFor({ state: 'detached' });
}
