import type { I18n } from '@lingui/core';

/** The first number that some language writes with a separator. */
export const FIRST_SEPARATED = 1000;

/**
 * A whole number as the page's language writes it. A browser's first formatter of numbers takes 20 ms on a
 * fast machine, and up to 999 it would change nothing: every language here has western digits
 * (`format.ts`). The numbers of plurals are written alike (`scripts/build/small-numbers.ts`).
 */
export function numberText(i18n: I18n, value: number): string {
  return value >= 0 && value < FIRST_SEPARATED ? String(value) : i18n.number(value);
}
