import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { catalogues } from './src/i18n/catalogues.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from './src/i18n/languages.ts';

export default defineConfig({
  sourceLocale: SOURCE_LANGUAGE,
  locales: LANGUAGES.map((language) => language.code),
  catalogs: catalogues().map(({ name, include, exclude }) => ({
    path: `src/i18n/catalogues/{locale}/${name}`,
    include: [...include],
    exclude: ['**/*.test.*', ...exclude],
  })),
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  // The library's own hook comes with a component for markup inside texts, which one page needs.
  runtimeConfigModule: { useLingui: ['#i18n/use-lingui.tsx', 'useLingui'] },
});
