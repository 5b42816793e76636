import { describe, expect, test, vi } from 'vitest';
import { createI18n } from './format.ts';
import { LANGUAGES } from './languages.ts';
import { numberText } from './number-text.ts';

describe('a whole number', () => {
  test.each(LANGUAGES)('is written in $code as its browser would write it', ({ code }) => {
    const i18n = createI18n(code);
    const numbers = [...Array(1001).keys(), 9999, 10_000, 1_234_567, -1, -1000];
    expect(numbers.map((value) => numberText(i18n, value))).toEqual(
      numbers.map((value) => i18n.number(value)),
    );
  });

  test('needs no formatter up to 999, so that a page comes alive without setting one up', () => {
    const i18n = createI18n('ar');
    const format = vi.spyOn(Intl, 'NumberFormat');
    expect([0, 7, 999].map((value) => numberText(i18n, value))).toEqual(['0', '7', '999']);
    expect(format).not.toHaveBeenCalled();
    format.mockRestore();
  });
});
