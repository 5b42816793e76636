import type { I18n } from '@lingui/core';
import type { CatalogueName } from '#i18n/catalogues.ts';
import { addCatalogues, createI18n } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { routeOf } from '#site/address.ts';
import { createNavigation, type Navigation } from './navigation/navigation.ts';
import { loadPage } from './pages/pages.ts';
import { fetchHead } from './navigation/route-head.ts';
import { fetchServed } from './navigation/served/text-cache.ts';

interface FirstPage {
  readonly i18n: I18n;
  readonly navigation: Navigation;
}

/**
 * Everything the page at a path needs before it can be rendered, on the server and in the browser:
 * its texts, short and long, and its code. Rejects when one of them cannot be fetched.
 */
export async function prepareFirstPage(
  language: Language,
  pathname: string,
  moreCatalogues: readonly CatalogueName[] = [],
): Promise<FirstPage> {
  const i18n = createI18n(language.code);
  const shell = addCatalogues(i18n, language.code, ['shell', ...moreCatalogues]);
  const prepare = async (path: string) => {
    const route = routeOf(language.code, path);
    const [page] = await Promise.all([
      loadPage(route),
      addCatalogues(i18n, language.code, [route?.catalogue ?? 'not-found']),
      route !== null && fetchServed(path, route),
    ]);
    return { route, page };
  };
  const prepareNext = async (path: string) => {
    const prepared = await prepare(path);
    // The head is fetched last, and nobody waits for it: the page can be shown without.
    if (prepared.route !== null) fetchHead(path).catch(() => undefined);
    return prepared;
  };
  const [first] = await Promise.all([prepare(pathname), shell]);
  const navigation = createNavigation(prepareNext, { pathname, arrival: 'load', ...first });
  return { i18n, navigation };
}
