import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { filesIn, isCompressedCopy } from '../build/files.ts';
import { headersFor, parseHeaders, type HeaderRule } from './header-rules.ts';

interface Site {
  /** The bytes of all files by their paths from the root: `/index.html`. Compressed copies are among them. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly rules: readonly HeaderRule[];
}

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer | string;
}

const HEADERS_FILE = '/_headers';
const NOT_FOUND_FILE = '/404.html';
/** Best first. */
const ENCODINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css;charset=utf-8',
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * Answers requests with a folder's files as a host would: clean addresses, its headers, compressed files, 404 pages.
 * The files are read once: whatever becomes of the folder, one finished site is served.
 */
export function siteAt(root: string) {
  const files = new Map(filesIn(root).map((name) => [`/${name}`, readFileSync(join(root, name))]));
  const rules = parseHeaders(files.get(HEADERS_FILE)?.toString() ?? '');
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { status, headers, body } = answerTo({ files, rules }, request);
    const hasBody = request.method !== 'HEAD' && status !== 304;
    response.writeHead(status, { ...headers, 'Content-Length': body.length });
    response.end(hasBody ? body : undefined);
  };
}

function answerTo(site: Site, { method, url = '/', headers }: IncomingMessage): Answer {
  const path = pathOf(url);
  if (method !== 'GET' && method !== 'HEAD') return plain(site, 405, 'Method not allowed');
  if (path === null) return plain(site, 400, 'Bad request');
  const file = fileAt(site, path);
  if (file === null) return notFound(site, path, headers['accept-encoding']);
  const content = read(site, file, headers['accept-encoding']);
  const tag = `"${createHash('sha256').update(content.body).digest('base64url').slice(0, 16)}"`;
  return {
    status: headers['if-none-match'] === tag ? 304 : 200,
    headers: { ...headersOf(site, path), ...content.headers, ETag: tag },
    body: content.body,
  };
}

/**
 * The path of a request in the form used to look up files: decoded, without a query, with single slashes and none at
 * its end. Null if it cannot be decoded. A request through a proxy names the host before the path.
 */
function pathOf(target: string): string | null {
  const [path = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/);
  try {
    return `/${decodeURI(path)}`.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '');
  } catch {
    return null;
  }
}

/** The file at a path; null if there is none that may be requested by name. */
function fileAt({ files }: Site, path: string): string | null {
  // 404 pages are sent with their status even when requested by name; the header list is not a page.
  if (path === HEADERS_FILE || /\/404(\.html)?$/.test(path) || isCompressedCopy(path)) return null;
  const names = [path, `${path}.html`, `${path === '/' ? '' : path}/index.html`];
  return names.find((name) => files.has(name)) ?? null;
}

/** A file in the best accepted encoding, with the headers that tell what it is. */
function read({ files }: Site, file: string, accepted: string | undefined): Omit<Answer, 'status'> {
  const best = ENCODINGS.find(
    ({ encoding, ending }) => files.has(file + ending) && isAccepted(encoding, accepted),
  );
  return {
    headers: {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      Vary: 'Accept-Encoding',
      ...(best === undefined ? {} : { 'Content-Encoding': best.encoding }),
    },
    body: files.get(file + (best?.ending ?? '')) ?? '',
  };
}

/** Whether a browser takes an encoding: `br;q=0` says that it does not. Source: RFC 9110, section 12.5.3. */
function isAccepted(encoding: string, accepted = ''): boolean {
  const weights = new Map(
    accepted.split(',').map((offer) => {
      const [name = '', weight = 'q=1'] = offer.toLowerCase().split(';');
      return [name.trim(), Number(weight.trim().slice('q='.length))];
    }),
  );
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}

function headersOf({ rules }: Site, path: string): OutgoingHttpHeaders {
  return Object.fromEntries(headersFor(rules, path));
}

/** The 404 page of the deepest folder that the path could be in, with the headers of that page. */
function notFound(site: Site, path: string, accepted: string | undefined): Answer {
  const folders = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  const file = folders
    .map((folder) => folder + NOT_FOUND_FILE)
    .findLast((name) => site.files.has(name));
  if (file === undefined) return plain(site, 404, 'Not found');
  const { headers, body } = read(site, file, accepted);
  // A path's caching header is for a file that exists: one that is missing now may come back.
  const ofPage = { ...headersOf(site, file), 'Cache-Control': 'no-cache' };
  return { status: 404, headers: { ...ofPage, ...headers }, body };
}

function plain(site: Site, status: 400 | 404 | 405, text: string): Answer {
  const headers = { ...headersOf(site, NOT_FOUND_FILE), 'Content-Type': TYPES['.txt'] };
  return { status, headers: { ...headers, Allow: 'GET, HEAD' }, body: `${text}\n` };
}
