import { expect, type Locator, type Page } from '@playwright/test';
import { shipTextsOf } from './connect-four.ts';
import { button } from './game.ts';
import { textsOf, type LanguageCode } from './languages.ts';
import { standsStill } from './page.ts';
import { puzzleTextsOf } from './puzzles.ts';

/** The header's buttons, result and board, which is a list of pictures where it is drawn small. */
export function headerAndGame(page: Page): Locator {
  const board = page.locator('#game').locator('[role="grid"], [role="img"]');
  const result = page.locator('main').locator('[data-side], [aria-labelledby][role="group"]');
  return page.getByRole('banner').getByRole('button').or(board).or(result);
}

/** The same, and the button for the next game. */
export function headerAndEnd(page: Page, code: LanguageCode): Locator {
  const { newGame, startOver } = puzzleTextsOf(code);
  const names = [newGame, startOver, shipTextsOf(code).newBattle];
  return names.reduce((all, name) => all.or(button(page, name)), headerAndGame(page));
}

/** Asserts that the newest toast is in the window and lies over none of the elements. */
export async function expectToastClear(
  page: Page,
  code: LanguageCode,
  elements: Locator,
  where: string,
): Promise<void> {
  await standsStill(page);
  const { notifications } = textsOf(code);
  await expect
    .poll(() => elements.evaluateAll(coveredByToast, notifications), `${where}: under a toast`)
    .toEqual([]);
}

/** The names of the elements that the newest toast of a region lies over; runs in the page. */
function coveredByToast(elements: readonly Element[], region: string): readonly string[] {
  const toasts = document.querySelectorAll(`section[aria-label="${region}"] > [role]`);
  const toast = [...toasts].at(-1)?.getBoundingClientRect();
  if (toast === undefined) return ['no toast'];
  const isIn =
    toast.left >= 0 && toast.top >= 0 && toast.right <= innerWidth && toast.bottom <= innerHeight;
  if (!isIn) return ['edge of the window'];
  return elements
    .filter((element) => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      const isBeside = toast.right <= left + 0.5 || right <= toast.left + 0.5;
      const isAboveOrBelow = toast.bottom <= top + 0.5 || bottom <= toast.top + 0.5;
      return width > 0 && !isBeside && !isAboveOrBelow;
    })
    .map((element) => element.ariaLabel ?? element.textContent.trim());
}
