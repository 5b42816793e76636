import { NOT_FOUND_PATH } from '#site/special-paths.ts';
import { digestOf } from './digest.ts';

/** A file of the site as its build lists it. */
export interface BuiltFile {
  readonly path: string;
  readonly digest: string;
}

/** The host answers, but not with what was built. */
export class NotAsBuilt extends Error {}

/**
 * Fetches a file without getting in the way of the page's own requests. Rejects with `NotAsBuilt`
 * where the host has something else at that address, and also when no answer comes.
 */
export async function fetchAsBuilt(file: BuiltFile): Promise<Response> {
  // The browser's own cache may hold a file of another release, or a wrong one for a year.
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(file.path, { cache, priority: 'low' });
    const copy = await copyAsBuilt(file, response);
    if (copy !== null) return copy;
  }
  throw new NotAsBuilt(`${file.path} is not what was built`);
}

/** The copy of an answer to keep; null unless it is the built file, byte for byte and with its type. */
export async function copyAsBuilt(
  { path, digest }: BuiltFile,
  response: Response,
): Promise<Response | null> {
  const isExpected = response.ok || (response.status === 404 && path.endsWith(NOT_FOUND_PATH));
  if (!isExpected || !typeOf(path).test(response.headers.get('Content-Type') ?? '')) return null;
  const copy = response.clone();
  const bytes = await response.arrayBuffer();
  if ((await digestOf(bytes)) !== digest) return null;
  // Browsers refuse to show a redirected answer at another address.
  return response.redirected ? new Response(bytes, response) : copy;
}

/** The types without which browsers refuse a file, by the ending of its address; a page's has none. */
const TYPES: Readonly<Record<string, RegExp>> = {
  '': /^text\/html\b/i,
  js: /\bjavascript\b/i,
  css: /^text\/css\b/i,
  svg: /^image\/svg\+xml\b/i,
};

function typeOf(path: string): RegExp {
  const [, ending = ''] = /\.(\w+)$/.exec(path) ?? [];
  return TYPES[ending] ?? /^/;
}
