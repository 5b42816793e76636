declare module 'virtual:languages' {
  import type { Messages } from '@lingui/core';
  import type { CatalogueName } from '#i18n/catalogues.ts';
  import type { LanguageCode } from '#i18n/languages.ts';

  interface LanguageModule {
    /** The ways to the language's catalogues; one that only the server reads has none in a browser. */
    readonly CATALOGUE_FILES: Readonly<
      Partial<Record<CatalogueName, () => Promise<{ readonly messages: Messages }>>>
    >;
  }

  /** The ways to the modules of the languages. */
  const LANGUAGE_MODULES: Readonly<Record<LanguageCode, () => Promise<LanguageModule>>>;
  export default LANGUAGE_MODULES;
}
