declare module 'virtual:languages' {
  import type { Messages } from '@lingui/core';
  import type { CatalogueName } from '#i18n/catalogues.ts';
  import type { LanguageCode } from '#i18n/languages.ts';

  interface LanguageModule {
    /**
     * The loaders of the language's catalogues; in a browser, a catalogue that only the server
     * reads has none.
     */
    readonly CATALOGUE_FILES: Readonly<
      Partial<Record<CatalogueName, () => Promise<{ readonly messages: Messages }>>>
    >;
  }

  /** The loaders of the languages' modules. */
  const LANGUAGE_MODULES: Readonly<Record<LanguageCode, () => Promise<LanguageModule>>>;
  export default LANGUAGE_MODULES;
}
