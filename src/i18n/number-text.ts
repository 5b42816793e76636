import type { I18n } from '@lingui/core';

/** The first number that some language writes with a separator. */
const FIRST_SEPARATED = 1000;

/**
 * A whole number as the page's language writes it. A browser's formatter of numbers takes several
 * frames to set up on a slow phone, and up to 999 it would change nothing: every language here has
 * western digits (`format.ts`).
 */
export function numberText(i18n: I18n, value: number): string {
  return value >= 0 && value < FIRST_SEPARATED ? String(value) : i18n.number(value);
}

/**
 * Loads what the browser needs to format its first number, which takes 15 ms on a fast machine. The
 * plurals on a page of a game need it, so it is better done while the application is on its way. Throws
 * if the language is none.
 */
export function setUpNumberFormatter(language: string): void {
  new Intl.NumberFormat(language).format(0);
}
