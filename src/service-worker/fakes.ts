import { digestOf } from './digest.ts';
import type { Digests } from './site-files.ts';

export const ORIGIN = 'https://site.example';

/** The texts that are kept, by cache and address. */
type Contents = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The caches of a device, as far as the copy uses them, and their contents. */
export interface FakeCaches extends Pick<CacheStorage, 'delete' | 'keys' | 'match'> {
  readonly open: (name: string) => Promise<Pick<Cache, 'delete' | 'keys' | 'match' | 'put'>>;
  readonly contents: () => Promise<Contents>;
}

/** A device on which nothing is kept yet. */
export function fakeCaches(): FakeCaches {
  const caches = new Map<string, Map<string, Response>>();
  return {
    keys: async () => [...caches.keys()],
    delete: async (name) => caches.delete(name),
    match: async (path, { cacheName = '' } = {}) =>
      caches.get(cacheName)?.get(addressOf(path))?.clone(),
    async open(name) {
      const cache = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, cache);
      return {
        keys: async () => [...cache.keys()].map((url) => new Request(url)),
        delete: async (path) => cache.delete(addressOf(path)),
        match: async (path) => cache.get(addressOf(path))?.clone(),
        put: async (path, response) => void cache.set(addressOf(path), response),
      };
    },
    async contents() {
      const entries = [...caches].map(async ([name, cache]) => {
        const texts = [...cache].map(async ([url, response]) => {
          const text = await response.clone().text();
          return [new URL(url).pathname, text] as const;
        });
        return [name, Object.fromEntries(await Promise.all(texts))] as const;
      });
      return Object.fromEntries(await Promise.all(entries));
    },
  };
}

/** What a host has at an address: a text, or a whole response. */
export type Served = string | (() => Response);

/** A host that serves some addresses; all others have no connection. */
export interface FakeHost {
  /** Serves something else from now on. */
  readonly serve: (served: Readonly<Record<string, Served>>) => void;
  /** Every requested path, with the mode in which the browser's own cache was to be used. */
  readonly requests: () => readonly string[];
  readonly fetch: (path: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
}

export function fakeHost(first: Readonly<Record<string, Served>>): FakeHost {
  let served = first;
  const requests: string[] = [];
  return {
    serve(next) {
      served = next;
    },
    requests: () => requests,
    async fetch(target, { cache } = {}) {
      const { pathname } = new URL(addressOf(target));
      requests.push(cache === undefined ? pathname : `${pathname} ${cache}`);
      const answer = served[pathname];
      if (answer === undefined) throw new TypeError('no connection');
      return typeof answer === 'string' ? fileOf(pathname, answer) : answer();
    },
  };
}

/** A file as a host sends it. */
export function fileOf(path: string, text: string, init: ResponseInit = {}): Response {
  return new Response(text, { headers: { 'Content-Type': typeOf(path) }, ...init });
}

/** The built list of some files, whose texts are given by their addresses. */
export async function digestsOf(texts: Readonly<Record<string, string>>): Promise<Digests> {
  const digests = Object.entries(texts).map(async ([path, text]) => {
    return [path, await digestOf(new TextEncoder().encode(text))] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}

function addressOf(target: RequestInfo | URL): string {
  return new URL(target instanceof Request ? target.url : target, ORIGIN).href;
}

function typeOf(path: string): string {
  if (path.endsWith('.js')) return 'text/javascript;charset=utf-8';
  if (path.endsWith('.css')) return 'text/css';
  if (path.endsWith('.svg')) return 'image/svg+xml';
  return path.includes('.') ? 'application/octet-stream' : 'text/html; charset=utf-8';
}
