import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { CATALOGUES } from './src/i18n/catalogues.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from './src/i18n/languages.ts';

export default defineConfig({
  sourceLocale: SOURCE_LANGUAGE,
  locales: LANGUAGES.map((language) => language.code),
  catalogs: Object.entries(CATALOGUES).map(([name, include]) => ({
    path: `src/i18n/catalogues/{locale}/${name}`,
    include: [...include],
    exclude: ['**/*.test.*'],
  })),
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
