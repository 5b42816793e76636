import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { SERVER_CATALOGUES } from '#i18n/catalogues.ts';
import { LANGUAGES, pathIn, prefixOf, type Language } from '#i18n/languages.ts';
import { ErrorScreen } from '#pages/error/error-screen.tsx';
import { prepareFirstPage } from '#pages/first-page.ts';
import { renderDocument, type DocumentParts } from '#site/document.ts';
import { headElements } from '#site/head.ts';
import { ROUTES, type Route } from '#site/routes.ts';
import { structuredData } from '#site/structured-data.ts';

export { robots, sitemap, SITEMAP_FILE } from '#site/sitemap.ts';

/** One file of the finished site. */
export interface PrerenderedPage {
  /** Path of the file from the site's root: 'index.html', 'ar.html', 'ar/404.html'. */
  readonly file: string;
  readonly language: Language;
  /** Null for the page that is not found. */
  readonly route: Route | null;
}

/** What a page's document needs of the build: its style, and addresses of scripts and fonts. */
export type PageAssets = Pick<
  DocumentParts,
  'styles' | 'preloads' | 'script' | 'modules' | 'prefetches' | 'icon'
>;

/** Every page in every language, and a not-found page per language. */
export const PAGES: readonly PrerenderedPage[] = LANGUAGES.flatMap((language) => [
  ...ROUTES.map((route) => ({ file: fileOf(pathIn(language.code, route.path)), language, route })),
  { file: fileOf(`${prefixOf(language.code)}/404`), language, route: null },
]);

/** The whole document of a page. */
export async function prerender(page: PrerenderedPage, assets: PageAssets): Promise<string> {
  const { language, route } = page;
  const pathname = pathIn(language.code, route?.path ?? '/404');
  const { i18n, navigation } = await prepareFirstPage(language, pathname, SERVER_CATALOGUES);
  return renderDocument({
    ...assets,
    language,
    head: headElements(i18n, language.code, route),
    structuredData: structuredData(i18n, language.code, route),
    body: renderToString(<App i18n={i18n} language={language} navigation={navigation} />),
    errorScreen: renderToString(
      <I18nProvider i18n={i18n}>
        <ErrorScreen homePath={pathIn(language.code, '/')} />
      </I18nProvider>,
    ),
  });
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
