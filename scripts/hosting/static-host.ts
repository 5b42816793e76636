import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { NOT_FOUND_PATH } from '../../src/site/special-paths.ts';
import { filesIn, isCompressedCopy } from '../build/built-files.ts';
import { headersFor, parseHeaders } from './header-rules.ts';
import { HEADERS_PATH, NOT_FOUND_FOLDERS } from './host-site.ts';

/** The bytes of all files by their paths from the root: `/index.html`. Compressed copies are among them. */
type Files = ReadonlyMap<string, Buffer>;

/** The endings of compressed copies by their encodings, the best first. */
const ENCODINGS = { br: '.br', gzip: '.gz' };

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css;charset=utf-8',
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * Answers requests with a folder's files as a host would: clean addresses, its headers, compressed files, 404 pages.
 * The files are read once: whatever becomes of the folder, one finished site is served.
 */
export function siteAt(root: string): RequestListener {
  const files = new Map(filesIn(root).map((name) => [`/${name}`, readFileSync(join(root, name))]));
  const rules = parseHeaders(files.get(HEADERS_PATH)?.toString() ?? '');
  return (request, response) => {
    const { status, path, headers, body } = answerTo(files, request);
    response.setHeaders(headersFor(rules, path));
    response.writeHead(status, { ...headers, 'Content-Length': body.length }).end(body);
  };
}

/** What is sent for a request, and the path whose headers of the build it is sent under. */
function answerTo(files: Files, { method = '', url = '/', headers }: IncomingMessage) {
  const path = pathOf(url);
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, path: NOT_FOUND_PATH, headers: { Allow: 'GET, HEAD' }, body: '' };
  }
  if (path === null) return { status: 400, path: NOT_FOUND_PATH, headers: {}, body: '' };
  const file = fileAt(files, path);
  const page = `${NOT_FOUND_FOLDERS.find((folder) => path.startsWith(folder)) ?? '/'}404.html`;
  const content = contentOf(files, file ?? page, headers['accept-encoding']);
  // The headers of the path are for a file that exists: one that is missing now may come back.
  if (file === null) return { status: 404, path: page, ...content };
  const { body } = content;
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  const status = headers['if-none-match'] === tag ? 304 : 200;
  return { status, path, headers: { ...content.headers, ETag: tag }, body };
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
function fileAt(files: Files, path: string): string | null {
  // 404 pages are sent with their status even when requested by name; the header list is not a page.
  if (path === HEADERS_PATH || /\/404(\.html)?$/.test(path) || isCompressedCopy(path)) return null;
  const name = path === '/' ? '/index' : path;
  return [name, `${name}.html`].find((file) => files.has(file)) ?? null;
}

/** A file in the best accepted encoding, with the headers that tell what it is; empty if it is missing. */
function contentOf(files: Files, file: string, accepted = '') {
  const [encoding, ending = ''] =
    Object.entries(ENCODINGS).find(
      ([name, ofCopy]) => files.has(file + ofCopy) && isAccepted(name, accepted),
    ) ?? [];
  return {
    headers: {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      Vary: 'Accept-Encoding',
      ...(encoding !== undefined && { 'Content-Encoding': encoding }),
    },
    body: files.get(file + ending) ?? Buffer.alloc(0),
  };
}

/** Whether a browser takes an encoding: `br;q=0` says that it does not. Source: RFC 9110, section 12.5.3. */
function isAccepted(encoding: string, accepted: string): boolean {
  const weights = new Map(
    accepted.split(',').map((offer) => {
      const [name = '', weight = 'q=1'] = offer.toLowerCase().split(';');
      return [name.trim(), Number(weight.trim().slice('q='.length))];
    }),
  );
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}
