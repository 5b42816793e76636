import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { filesIn, isCompressedCopy } from '../build/files.ts';
import { headersFor, parseHeaders, type HeaderRule } from './header-rules.ts';

/** A folder with a finished site, which a host reads once, when it starts. */
interface Site {
  readonly root: string;
  /** Paths of all files, from the root: `/index.html`. Compressed copies are among them. */
  readonly files: ReadonlySet<string>;
  readonly rules: readonly HeaderRule[];
}

interface Content {
  readonly file: string;
  readonly body: Buffer;
  readonly encoding: 'br' | 'gzip' | null;
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

/** Answers requests with a folder's files as a host would: clean addresses, its headers, compressed files, 404 pages. */
export function siteAt(root: string) {
  const list = join(root, HEADERS_FILE);
  const site: Site = {
    root,
    files: new Set(filesIn(root).map((name) => `/${name}`)),
    rules: existsSync(list) ? parseHeaders(readFileSync(list, 'utf8')) : [],
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(site, request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  };
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse) {
  const path = pathOf(request.url ?? '/');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    answerPlainly(site, response, 405);
  } else if (path === null) {
    answerPlainly(site, response, 400);
  } else {
    const content = await contentAt(site, path, request);
    if (content === null) await answerNotFound(site, path, request, response);
    else send(request, response, content, { ...headersOf(site, path), ...validatorOf(content) });
  }
}

/**
 * The path of a request in the form used to look up files: decoded, without a query, with single slashes and none at
 * its end. Null if it cannot be decoded. A request through a proxy names the host before the path.
 */
function pathOf(target: string): string | null {
  const [path = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/);
  try {
    const decoded = decodeURI(path);
    return `/${decoded}`.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '');
  } catch {
    return null;
  }
}

/** The file at a path; null if there is none that may be requested by name. */
async function contentAt(site: Site, path: string, request: IncomingMessage) {
  // 404 pages are sent with their status even when requested by name; the header list is not a page.
  if (path === HEADERS_FILE || /\/404(\.html)?$/.test(path)) return null;
  const file = [path, `${path}.html`, `${path === '/' ? '' : path}/index.html`].find((name) =>
    site.files.has(name),
  );
  return file === undefined || isCompressedCopy(file) ? null : read(site, file, request);
}

/** A file in the best accepted encoding; null if it has vanished since the list was made. */
async function read(site: Site, file: string, request: IncomingMessage): Promise<Content | null> {
  const accepted = request.headers['accept-encoding'];
  const compressed = ENCODINGS.filter(({ encoding }) => isAccepted(encoding, accepted));
  for (const { encoding, ending } of [...compressed, { encoding: null, ending: '' }]) {
    if (!site.files.has(file + ending)) continue;
    const body = await readFile(join(site.root, file + ending)).catch(() => null);
    if (body !== null) return { file, body, encoding };
  }
  return null;
}

/** Whether a browser takes an encoding: `br;q=0` says that it does not. Source: RFC 9110, section 12.5.3. */
function isAccepted(encoding: string, accepted = ''): boolean {
  const weights = new Map(
    accepted.split(',').map((offer) => {
      const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const;
    }),
  );
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}

function headersOf({ rules }: Site, path: string): OutgoingHttpHeaders {
  return Object.fromEntries(headersFor(rules, path));
}

function validatorOf({ body }: Content): OutgoingHttpHeaders {
  return { ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"` };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { file, body, encoding }: Content,
  headers: OutgoingHttpHeaders,
  status = 200,
): void {
  const isKnown =
    headers['ETag'] !== undefined && request.headers['if-none-match'] === headers['ETag'];
  response.writeHead(isKnown ? 304 : status, {
    ...headers,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
    ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
  });
  response.end(isKnown || request.method === 'HEAD' ? undefined : body);
}

/** Sends the 404 page of the deepest folder that the path could be in, with the headers of that page. */
async function answerNotFound(
  site: Site,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = notFoundFileFor(site, path);
  const content = await read(site, file, request);
  // A path's caching header is for a file that exists: one that is missing now may come back.
  const headers = { ...headersOf(site, file), 'Cache-Control': 'no-cache' };
  if (content === null) answerPlainly(site, response, 404);
  else send(request, response, content, headers, 404);
}

function notFoundFileFor({ files }: Site, path: string): string {
  for (let folder = path; folder !== ''; folder = folder.slice(0, folder.lastIndexOf('/'))) {
    if (files.has(folder + NOT_FOUND_FILE)) return folder + NOT_FOUND_FILE;
  }
  return NOT_FOUND_FILE;
}

function answerPlainly(site: Site, response: ServerResponse, status: 400 | 404 | 405): void {
  const texts = { 400: 'Bad request', 404: 'Not found', 405: 'Method not allowed' };
  response.writeHead(status, {
    ...headersOf(site, NOT_FOUND_FILE),
    'Content-Type': 'text/plain;charset=utf-8',
  });
  response.end(`${texts[status]}\n`);
}
