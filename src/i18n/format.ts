import { setupI18n, type I18n, type Messages } from '@lingui/core';
import LANGUAGE_MODULES from 'virtual:languages';
import type { CatalogueName } from './catalogues.ts';
import type { LanguageCode } from './languages.ts';

/** By default some browsers write Arabic with western digits, as the server does, and others do not. */
const WESTERN_DIGITS = '-u-nu-latn';

/** A formatter for one language, still without texts; one per page, never shared between requests. */
export function createI18n(language: LanguageCode): I18n {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: language, locales: `${language}${WESTERN_DIGITS}`, messages: {} });
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

/** A formatter of its own for what comes late: with the texts of one catalogue, so that the page's stays as it is. */
export async function lateTexts(language: LanguageCode, catalogue: CatalogueName): Promise<I18n> {
  const i18n = createI18n(language);
  await addCatalogues(i18n, language, [catalogue]);
  return i18n;
}

async function loadCatalogue(language: LanguageCode, catalogue: CatalogueName): Promise<Messages> {
  const { CATALOGUE_FILES } = await LANGUAGE_MODULES[language]();
  const load = CATALOGUE_FILES[catalogue];
  if (load === undefined) throw new Error(`No catalogue ${catalogue} in ${language}`);
  return (await load()).messages;
}
