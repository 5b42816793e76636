import { I18nProvider } from '#i18n/use-lingui.tsx';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { LATE_PART_CATALOGUES, SERVER_CATALOGUES } from '#i18n/catalogues.ts';
import { addCatalogues, createI18n } from '#i18n/format.ts';
import { LANGUAGES, pathIn, prefixOf, type Language } from '#i18n/languages.ts';
import { ErrorScreen } from '#shell/error/error-screen.tsx';
import { prepareFirstPage } from './first-page.ts';
import { OfflinePage } from '#pages/offline-page/offline-page.tsx';
import { OFFLINE_TITLE } from '#pages/offline-page/title.ts';
import { manifestPath, TOUCH_ICON_PATH } from '#site/app-pictures.ts';
import { renderDocument, type DocumentParts } from '#site/document.ts';
import { headElements, NO_SCRIPT, slowStartOf, unlistedHead } from '#site/head.ts';
import { COLLECTION_ANCHOR, isPlayed, ROUTES, type Route } from '#site/routes.ts';
import { NOT_FOUND_PATH, OFFLINE_PATH } from '#site/special-paths.ts';
import { structuredData } from '#site/structured-data.ts';
import { webManifest } from '#site/web-manifest.ts';
import { MAIN_ID } from '#ui/main-element.ts';

export { robots, sitemap, SITEMAP_FILE } from '#site/sitemap.ts';

/** One file of the finished site. */
export interface PrerenderedPage {
  /** Path of the file from the site's root: 'index.html', 'ar.html', 'ar/404.html'. */
  readonly file: string;
  readonly language: Language;
  readonly kind: 'page' | 'not-found' | 'offline';
  /** Null for all but pages. */
  readonly route: Route | null;
}

export interface WebManifestFile {
  readonly file: string;
  readonly language: Language;
  readonly text: string;
}

/** What a page's document needs from the build: its style, and the addresses of scripts and fonts. */
export type PageAssets = Pick<DocumentParts, 'styles' | 'preloads' | 'scripts' | 'icon'>;

/** Every page in every language, and each language's not-found and offline pages. */
export const PAGES: readonly PrerenderedPage[] = LANGUAGES.flatMap((language) => {
  const { code } = language;
  const prefix = prefixOf(code);
  return [
    ...ROUTES.map(
      (route) =>
        ({ file: fileOf(pathIn(code, route.path)), language, kind: 'page', route }) as const,
    ),
    { file: fileOf(prefix + NOT_FOUND_PATH), language, kind: 'not-found', route: null },
    { file: fileOf(prefix + OFFLINE_PATH), language, kind: 'offline', route: null },
  ];
});

/** The web app manifest of every language. */
export function webManifests(): Promise<readonly WebManifestFile[]> {
  return Promise.all(
    LANGUAGES.map(async (language) => {
      const i18n = createI18n(language.code);
      await addCatalogues(i18n, language.code, ['shell', 'head']);
      const file = manifestPath(language.code).slice(1);
      return { file, language, text: JSON.stringify(webManifest(i18n, language)) };
    }),
  );
}

/** The whole document of a page. */
export async function prerender(page: PrerenderedPage, assets: PageAssets): Promise<string> {
  const { language, route, kind } = page;
  const { code } = language;
  const pathname = pathIn(code, route?.path ?? NOT_FOUND_PATH);
  const { i18n, navigation } = await prepareFirstPage(language, pathname, [
    ...SERVER_CATALOGUES,
    ...LATE_PART_CATALOGUES,
  ]);
  const homePath = pathIn(code, '/');
  const withTexts = (element: ReactNode) =>
    markupOf(<I18nProvider i18n={i18n}>{element}</I18nProvider>);
  const parts = {
    ...assets,
    language,
    page: route?.id ?? null,
    manifest: manifestPath(code),
    // On the home page what is beside and below the board is enough; the story is long.
    paintsFrom: route?.id === 'home' ? COLLECTION_ANCHOR : MAIN_ID,
    touchIcon: TOUCH_ICON_PATH,
  };
  if (kind === 'offline') {
    return renderDocument({
      ...parts,
      head: unlistedHead(i18n, code, OFFLINE_TITLE),
      structuredData: [],
      paintsFrom: null,
      // This is the one page that has to work when nothing can be fetched.
      scripts: null,
      noScript: null,
      slowStart: null,
      body: withTexts(<OfflinePage homePath={homePath} />),
      errorScreen: '',
    });
  }
  return renderDocument({
    ...parts,
    head: headElements(i18n, code, route),
    structuredData: structuredData(i18n, code, route),
    noScript: isPlayed(route) ? i18n._(NO_SCRIPT) : null,
    slowStart: slowStartOf(i18n, code, route),
    body: markupOf(<App i18n={i18n} language={language} navigation={navigation} />),
    errorScreen: withTexts(<ErrorScreen homePath={homePath} />),
  });
}

/**
 * The markup without the preloads that React writes first, one for each picture: the browser finds
 * the pictures themselves as early, and the head already preloads those it would find late.
 */
function markupOf(element: ReactNode): string {
  return renderToString(element).replaceAll(/<link rel="preload" as="image"[^>]*>/g, '');
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
