import { copyResponse } from 'workbox-core/copyResponse.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import {
  languageOfPath,
  LANGUAGES,
  prefixOf,
  withoutClosingSlash,
  type Language,
} from '#i18n/languages.ts';
import { preferredAmong } from '#i18n/preferred-language.ts';
import { NOT_FOUND_PATH, OFFLINE_PATH } from '#site/special-paths.ts';
import type { SiteFiles } from './site-files.ts';

/** The copy of the site on this device: what every language needs, and the languages that were visited. */
export interface SiteCopy {
  /** Fetches what is missing of all languages that were visited or are in these windows; rejects unless all of it came. */
  readonly fill: (
    event: ExtendableEvent,
    windows: readonly { readonly url: string }[],
  ) => Promise<void>;
  /** Fetches what is missing of a language; nothing where the site does not speak it. */
  readonly fillLanguage: (event: ExtendableEvent, code: string) => Promise<void>;
  /** Drops what only earlier releases needed. */
  readonly dropOutdated: () => Promise<void>;
  /** Whether a request is for this copy to answer. */
  readonly answers: (request: Request) => boolean;
  /** The kept file, else what the network says; in place of a page that neither has, one that says so. */
  readonly answer: (event: FetchEvent) => Promise<Response>;
}

const ASSETS_CACHE = 'assets';
const DOCUMENTS_CACHE = 'documents';

/** How servers label an answer may differ between visits; the file is the same. */
const MATCH: CacheQueryOptions = { ignoreVary: true };

export function createSiteCopy({ release, assets, languages }: SiteFiles): SiteCopy {
  const allAssets = new Set([
    ...assets,
    ...Object.values(languages).flatMap((language) => language.assets),
  ]);
  const languageOfDocument = new Map(
    Object.entries(languages).flatMap(([code, { documents }]) =>
      documents.map((path) => [path, code] as const),
    ),
  );
  const keptAssets = new CacheFirst({ cacheName: ASSETS_CACHE, matchOptions: MATCH });

  /** Where the documents of a language are kept; its existence says that the language was visited. */
  function documentsCache(code: string): string {
    return `${DOCUMENTS_CACHE}-${code}-${release}`;
  }

  /** The languages that were visited, in this release or before; the first one first. */
  async function keptLanguages(): Promise<readonly Language[]> {
    const kept = (await caches.keys()).flatMap((name) => {
      const [kind, visited] = name.split('-');
      return kind === DOCUMENTS_CACHE ? LANGUAGES.filter(({ code }) => code === visited) : [];
    });
    return [...new Set(kept)];
  }

  async function fillLanguage(event: ExtendableEvent, code: string): Promise<void> {
    const language = languages[code];
    if (language === undefined) return;
    const keptDocuments = new CacheFirst({
      cacheName: documentsCache(code),
      matchOptions: MATCH,
      plugins: [WHOLE_DOCUMENTS],
    });
    await Promise.all([
      ...[...assets, ...language.assets].map((path) => store(keptAssets, event, path)),
      // Those in the browser's own cache may be of an earlier release.
      ...language.documents.map((path) => store(keptDocuments, event, path, 'no-cache')),
    ]);
  }

  async function keptDocument(path: string): Promise<Response | undefined> {
    const code = languageOfDocument.get(path);
    if (code === undefined) return undefined;
    return caches.match(path, { cacheName: documentsCache(code), ...MATCH });
  }

  /** What is shown at a path that is not kept, when the network is silent. */
  async function standIn(path: string): Promise<Response | undefined> {
    const kept = await keptLanguages();
    const own = preferredAmong(kept, navigator.languages) ?? kept.at(-1);
    if (own === undefined) return undefined;
    if (languageOfDocument.has(path)) return pageOf(own, OFFLINE_PATH, 503);
    const asked = languageOfPath(path);
    return pageOf(kept.includes(asked) ? asked : own, NOT_FOUND_PATH, 404);
  }

  async function pageOf(
    { code }: Language,
    path: string,
    status: number,
  ): Promise<Response | undefined> {
    const page = await keptDocument(prefixOf(code) + path);
    return page && copyResponse(page, (init) => ({ ...init, status }));
  }

  return {
    async fill(event, windows) {
      const open = windows.map(({ url }) => languageOfPath(new URL(url).pathname));
      const wanted = new Set([...(await keptLanguages()), ...open]);
      await Promise.all([...wanted].map(({ code }) => fillLanguage(event, code)));
    },
    fillLanguage,
    async dropOutdated() {
      const current = Object.keys(languages).map(documentsCache);
      const names = (await caches.keys()).filter(
        (name) => name.startsWith(`${DOCUMENTS_CACHE}-`) && !current.includes(name),
      );
      await Promise.all(names.map((name) => caches.delete(name)));
      const cache = await caches.open(ASSETS_CACHE);
      const requests = await cache.keys();
      const outdated = requests.filter(({ url }) => !allAssets.has(new URL(url).pathname));
      await Promise.all(outdated.map((request) => cache.delete(request)));
    },
    answers({ method, mode, url }) {
      const { origin, pathname } = new URL(url);
      if (method !== 'GET' || origin !== location.origin) return false;
      return mode === 'navigate' || allAssets.has(pathname) || languageOfDocument.has(pathname);
    },
    async answer(event) {
      const { request } = event;
      const path = withoutClosingSlash(new URL(request.url).pathname);
      if (allAssets.has(path)) return keptAssets.handle(event);
      const kept = await keptDocument(path);
      if (kept !== undefined) return kept;
      try {
        return await fetch(request);
      } catch (error) {
        const page = request.mode === 'navigate' ? await standIn(path) : undefined;
        if (page === undefined) throw error;
        return page;
      }
    },
  };
}

/**
 * Keeps a page even where its server says 404 of the page for that, and never as something that was
 * redirected: browsers refuse to show such a copy at another address.
 */
const WHOLE_DOCUMENTS: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const { pathname } = new URL(request.url);
    if (!isExpected(pathname, response)) return null;
    return response.redirected ? copyResponse(response) : response;
  },
};

/** Keeps a file, without being in the way of what the page fetches for itself; rejects when it does not come. */
async function store(
  strategy: CacheFirst,
  event: ExtendableEvent,
  path: string,
  cache: RequestCache = 'default',
): Promise<void> {
  const request = new Request(path, { cache, priority: 'low' });
  const [response] = await Promise.all(strategy.handleAll({ request, event }));
  if (!isExpected(path, response)) {
    throw new Error(`${path} answered ${response.status}`);
  }
}

function isExpected(path: string, { ok, status }: Response): boolean {
  return ok || (status === 404 && path.endsWith(NOT_FOUND_PATH));
}
