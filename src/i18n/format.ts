import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { CatalogueName } from './catalogues.ts';
import type { LanguageCode } from './languages.ts';

// What only the server reads is no file of the site. The bundler takes these lists as they stand.
const catalogueFiles =
  import.meta.env.SSR || import.meta.env.DEV
    ? import.meta.glob<{ messages: Messages }>('./catalogues/*/*.po')
    : import.meta.glob<{ messages: Messages }>([
        './catalogues/*/*.po',
        '!./catalogues/*/{head,home-story}.po',
      ]);

/** A formatter for one language, still without texts; one per page, never shared between requests. */
export function createI18n(language: LanguageCode): I18n {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: language, messages: {} });
  return i18n;
}

/** Adds catalogues to a formatter; rejects when the file of one cannot be fetched. */
export async function addCatalogues(
  i18n: I18n,
  language: LanguageCode,
  catalogues: readonly CatalogueName[],
): Promise<void> {
  const loaded = await Promise.all(catalogues.map((name) => loadCatalogue(language, name)));
  for (const messages of loaded) i18n.load(language, messages);
}

async function loadCatalogue(language: LanguageCode, catalogue: CatalogueName): Promise<Messages> {
  const load = catalogueFiles[`./catalogues/${language}/${catalogue}.po`];
  if (load === undefined) throw new Error(`No catalogue ${catalogue} in ${language}`);
  return (await load()).messages;
}
