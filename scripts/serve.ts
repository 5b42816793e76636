import { createReadStream, existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import sirv from 'sirv';
import { headersFor, parseHeaders } from './header-rules.ts';

export const BUILD_FOLDER = join(import.meta.dirname, '../dist');

export interface RunningServer {
  /** Ends with a slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a finished build as a host would: its headers, its compressed files, its 404 pages. */
export async function startServer({
  root,
  port,
}: {
  readonly root: string;
  /** 0 takes any free one. */
  readonly port: number;
}): Promise<RunningServer> {
  if (!existsSync(join(root, 'index.html'))) {
    throw new Error(`There is no build in ${root}: run "npm run build" first.`);
  }
  const server = createServer(siteAt(root));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? portTaken(port) : error);
    });
    server.listen(port, resolve);
  });
  const address = server.address();
  const usedPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://localhost:${usedPort}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function siteAt(root: string) {
  const serveFile = sirv(root, { brotli: true, gzip: true, etag: true, extensions: ['html'] });
  const rules = existsSync(join(root, '_headers'))
    ? parseHeaders(readFileSync(join(root, '_headers'), 'utf8'))
    : [];
  const notFoundPages = findNotFoundPages(root);

  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url?.split('?')[0] ?? '/';
    for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      answerPlainly(response, 405);
    } else if (!isWellEncoded(path)) {
      answerPlainly(response, 400);
    } else if (isHidden(path)) {
      answerNotFound(request, response, notFoundPages, path);
    } else {
      // Ranges are optional in HTTP, and sirv throws at a backward one.
      delete request.headers.range;
      serveFile(request, response, () => {
        answerNotFound(request, response, notFoundPages, path);
      });
    }
  };
}

function isWellEncoded(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/** The 404 pages answer with their status even when asked for by name; the header list is no page. */
function isHidden(path: string): boolean {
  return path === '/_headers' || /\/404(\.html(\.\w+)?)?\/?$/.test(path);
}

/** From a path's prefix (`''`, `/ar`) to the file of its 404 page. */
function findNotFoundPages(root: string): Map<string, string> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file === '404.html' || file.endsWith(`${sep}404.html`))
      .map((file) => [
        `/${file}`.replaceAll(sep, '/').replace(/\/404\.html$/, ''),
        join(root, file),
      ]),
  );
}

function answerNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  pages: ReadonlyMap<string, string>,
  path: string,
): void {
  const page = notFoundPageFor(pages, path);
  if (page === undefined) {
    answerPlainly(response, 404);
    return;
  }
  const { file, encoding } = compressed(page, request.headers['accept-encoding'] ?? '');
  response.writeHead(404, {
    // What the path promises holds for what lies there: a file that is missing now may come back.
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': statSync(file).size,
    Vary: 'Accept-Encoding',
    ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

function notFoundPageFor(pages: ReadonlyMap<string, string>, path: string): string | undefined {
  for (let prefix = path; prefix !== ''; prefix = prefix.slice(0, prefix.lastIndexOf('/'))) {
    const page = pages.get(prefix);
    if (page !== undefined) return page;
  }
  return pages.get('');
}

function compressed(file: string, accepted: string): { file: string; encoding: string | null } {
  if (/\bbr\b/.test(accepted) && existsSync(`${file}.br`)) {
    return { file: `${file}.br`, encoding: 'br' };
  }
  if (/\bgzip\b/.test(accepted) && existsSync(`${file}.gz`)) {
    return { file: `${file}.gz`, encoding: 'gzip' };
  }
  return { file, encoding: null };
}

function answerPlainly(response: ServerResponse, status: 400 | 404 | 405): void {
  const texts = { 400: 'Bad request', 404: 'Not found', 405: 'Method not allowed' };
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8' });
  response.end(`${texts[status]}\n`);
}

function portTaken(port: number): Error {
  return new Error(
    `Port ${port} is taken: stop the program that uses it, or name another one with PORT.`,
  );
}

const DEFAULT_PORT = 4173;

function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, but it is "${text}".`);
  }
  return port;
}

if (import.meta.main) {
  try {
    const port = portFrom(process.env['PORT']);
    const { url } = await startServer({ root: BUILD_FOLDER, port });
    console.log(url);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
