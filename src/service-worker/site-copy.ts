import {
  languageOfPath,
  LANGUAGES,
  prefixOf,
  withoutClosingSlash,
  type LanguageCode,
} from '#i18n/languages.ts';
import { NOT_FOUND_PATH, OFFLINE_PATH } from '#site/special-paths.ts';
import { copyAsBuilt, fetchAsBuilt, type BuiltFile } from './as-built.ts';
import { forgetRefusals } from './refused-updates.ts';
import type { Digests, SiteFiles } from './site-files.ts';

/** The copy of the site on this device: what every language needs, and the languages that were visited. */
export interface SiteCopy {
  /**
   * Fetches the files that are missing or not as built, for all languages that were visited or are
   * in these windows. Rejects unless all of them came; with `NotAsBuilt` where the host has
   * something else.
   */
  readonly fillAll: (windows: readonly { readonly url: string }[]) => Promise<void>;
  /** The same for one language; does nothing if the site does not have it. */
  readonly fillLanguage: (code: string) => Promise<void>;
  /** Notes which language to show the visitor when there is no connection. */
  readonly noteVisit: (code: string) => Promise<void>;
  /** Drops what only earlier releases needed. */
  readonly dropOutdated: () => Promise<void>;
  /** Whether this copy answers a request. */
  readonly answers: (request: Pick<Request, 'method' | 'mode' | 'url'>) => boolean;
  /** The kept file, else the host's answer; for a page that neither has, a page that says so. */
  readonly answer: (request: Request) => Promise<Response>;
}

interface KeptFile extends BuiltFile {
  readonly cacheName: string;
}

/** One cache for all releases: names of assets identify their content. */
const ASSETS_CACHE = 'assets';
/** One cache per language and release; its existence says that the language was visited. */
const DOCUMENTS_CACHE = 'documents';
/** An empty cache whose name holds the language that was visited last. */
const VISITED_CACHE = 'visited';

/** The headers of a server's answer may differ between visits; the file is the same. */
const MATCH: CacheQueryOptions = { ignoreVary: true };

export function createSiteCopy({ release, assets, languages }: SiteFiles): SiteCopy {
  const sharedAssets = filesIn(ASSETS_CACHE, assets);
  const filesOfLanguages = new Map(
    Object.entries(languages).map(([code, own]) => [
      code,
      {
        assets: filesIn(ASSETS_CACHE, own.assets),
        documents: filesIn(`${DOCUMENTS_CACHE}-${code}-${release}`, own.documents),
      },
    ]),
  );
  const ofLanguages = [...filesOfLanguages.values()];
  const files = byPath([
    ...sharedAssets,
    ...ofLanguages.flatMap((own) => [...own.assets, ...own.documents]),
  ]);

  async function keepLanguages(codes: Iterable<string>): Promise<void> {
    const wanted = [...codes].flatMap((code) => filesOfLanguages.get(code) ?? []);
    if (wanted.length === 0) return;
    const pages: [KeptFile, Response | null][] = [];
    // One after the other: if the host has other pages, the first one shows it before more is fetched.
    for (const file of wanted.flatMap(({ documents }) => documents)) {
      pages.push([file, await fetchUnlessKept(file)]);
    }
    const code = byPath([...sharedAssets, ...wanted.flatMap((own) => own.assets)]);
    await Promise.all(
      [...code.values()].map(async (file) => store(file, await fetchUnlessKept(file))),
    );
    // Stored last, so that a kept page always has its code beside it.
    await Promise.all(pages.map(([file, fetched]) => store(file, fetched)));
    await forgetRefusals();
  }

  async function keptFile(path: string): Promise<Response | undefined> {
    const file = files.get(path);
    return file && caches.match(path, { cacheName: file.cacheName, ...MATCH });
  }

  /** The page shown at a path that is not kept when the network does not answer. */
  async function standIn(path: string): Promise<Response | undefined> {
    const names = await caches.keys();
    const understood = [...codesIn(names, VISITED_CACHE), ...codesIn(names, DOCUMENTS_CACHE)];
    if (files.has(path)) return firstPage(understood, OFFLINE_PATH, 503);
    return firstPage([languageOfPath(path).code, ...understood], NOT_FOUND_PATH, 404);
  }

  /** A special page in the first of the given languages that has it. */
  async function firstPage(
    codes: readonly LanguageCode[],
    path: string,
    status: number,
  ): Promise<Response | undefined> {
    for (const code of codes) {
      const page = await keptFile(prefixOf(code) + path);
      if (page !== undefined) return new Response(page.body, { headers: page.headers, status });
    }
    return undefined;
  }

  return {
    async fillAll(windows) {
      const open = windows.map(({ url }) => languageOfPath(new URL(url).pathname).code);
      const kept = codesIn(await caches.keys(), DOCUMENTS_CACHE);
      await keepLanguages(new Set([...kept, ...open]));
    },
    fillLanguage: (code) => keepLanguages([code]),
    async noteVisit(code) {
      const note = `${VISITED_CACHE}-${code}`;
      const notes = (await caches.keys()).filter((name) => name.startsWith(`${VISITED_CACHE}-`));
      if (notes.includes(note) && notes.length === 1) return;
      await Promise.all(notes.map((name) => caches.delete(name)));
      await caches.open(note);
    },
    async dropOutdated() {
      const names = (await caches.keys()).filter((name) => name.startsWith(`${DOCUMENTS_CACHE}-`));
      const outdated = names.filter((name) => !name.endsWith(`-${release}`));
      await Promise.all(outdated.map((name) => caches.delete(name)));
      // Without kept pages the update did not check the assets, and nobody needs them.
      if (outdated.length === names.length) await caches.delete(ASSETS_CACHE);
      else await dropAssetsBut(files);
    },
    answers({ method, mode, url }) {
      const { origin, pathname, search } = new URL(url);
      if (method !== 'GET' || origin !== location.origin) return false;
      // A query asks for the file from the host, because the request without one has failed.
      return mode === 'navigate' || (files.has(pathname) && search === '');
    },
    async answer(request) {
      const path = withoutClosingSlash(new URL(request.url).pathname);
      const kept = await keptFile(path);
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

function filesIn(cacheName: string, digests: Digests): readonly KeptFile[] {
  return Object.entries(digests).map(([path, digest]) => ({ path, digest, cacheName }));
}

function byPath(files: readonly KeptFile[]): ReadonlyMap<string, KeptFile> {
  return new Map(files.map((file) => [file.path, file]));
}

/** The languages in the names of caches of one kind. */
function codesIn(names: readonly string[], kind: string): readonly LanguageCode[] {
  const codes = names.flatMap((name) => {
    const [first, second] = name.split('-');
    return first === kind ? LANGUAGES.filter(({ code }) => code === second) : [];
  });
  return [...new Set(codes.map(({ code }) => code))];
}

/** Null where the kept file is as it was built. */
async function fetchUnlessKept(file: KeptFile): Promise<Response | null> {
  const kept = await caches.match(file.path, { cacheName: file.cacheName, ...MATCH });
  if (kept !== undefined && (await copyAsBuilt(file, kept)) !== null) return null;
  return fetchAsBuilt(file);
}

async function store({ path, cacheName }: KeptFile, fetched: Response | null): Promise<void> {
  if (fetched === null) return;
  const cache = await caches.open(cacheName);
  await cache.put(path, fetched);
}

async function dropAssetsBut(current: ReadonlyMap<string, KeptFile>): Promise<void> {
  const cache = await caches.open(ASSETS_CACHE);
  const requests = await cache.keys();
  const outdated = requests.filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(outdated.map((request) => cache.delete(request)));
}
