import { describe, expect, test, vi } from 'vitest';
import { createI18n } from './format.ts';
import { LANGUAGES } from './languages.ts';

describe('a formatter', () => {
  test.each(LANGUAGES)(
    'asks for western digits in $code, which not every browser would write by itself',
    ({ code }) => {
      const format = vi.spyOn(Intl, 'NumberFormat');
      const i18n = createI18n(code);
      // Formatters are kept for later; no other test asks for this one.
      expect(i18n.number(7, { maximumFractionDigits: 7 })).toBe('7');
      const [[asked] = []] = format.mock.calls;
      format.mockRestore();
      const [wanted = ''] = [asked].flat();
      expect(new Intl.Locale(String(wanted))).toMatchObject({
        language: code,
        numberingSystem: 'latn',
      });
    },
  );
});
