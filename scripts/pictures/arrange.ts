import type { Locator, Page } from '@playwright/test';
import { becomesAlive } from '../../tests/support/page.ts';

/** Brings a page into the state to be pictured, the same way in every language. */
export type Arrange = (page: Page) => Promise<void>;

export const asServed: Arrange = async () => {
  // There is nothing to arrange.
};

/** Waits until a board takes presses; one that does not fit below the head of the page is scrolled to the top. */
export async function takeSeat(page: Page): Promise<void> {
  await becomesAlive(page);
  await page.locator('#game').evaluate((game) => {
    if (game.getBoundingClientRect().bottom >= innerHeight) {
      game.scrollIntoView({ behavior: 'instant' });
    }
  });
}

/** Presses buttons of the board by their numbers. */
export async function play(page: Page, places: readonly number[]): Promise<void> {
  for (const place of places) await buttonAt(page, place).click();
}

export function buttonAt(page: Page, place: number): Locator {
  return page.locator('[role=grid] button').nth(place);
}

/** Moves the pointer away, because a toast under it would stay, and drops the focus, whose ring is for keyboards. */
export async function letGo(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/** Longer than the celebration and every toast. */
const FINALE_MS = 6000;

/** Lets time pass until the toasts are gone. */
export async function untilToastsAreGone(page: Page): Promise<void> {
  await page.clock.runFor(FINALE_MS);
  await page.locator('[role][data-kind]').waitFor({ state: 'detached' });
}
