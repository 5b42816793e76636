import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { startServer } from './serve.ts';

const RULES = `
/*
  X-All: yes
/
  X-Page: yes
/:file
  X-Page: yes
/ar/*
  X-Page: yes
/assets/:file
  Cache-Control: long
`;

const PAGES = {
  'index.html': 'home',
  'ar.html': 'arabic home',
  '404.html': 'not found',
  'ar/404.html': 'arabic not found',
  'assets/app-1.js': 'export {}',
};

const root = mkdtempSync(join(tmpdir(), 'serve-'));
for (const [path, content] of Object.entries(PAGES)) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content));
}
writeFileSync(join(root, '_headers'), RULES);
const server = await startServer({ root });

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

test.each([
  ['home', 200, ['/', '/?seed=7', '//', '/index.html', '/index']],
  // As a proxy asks.
  ['home', 200, ['http://games.example', 'http://games.example/?v=1']],
  ['arabic home', 200, ['/ar', '/ar/', '/%61r']],
  ['not found', 404, ['/nope', '/nope/ar/x', '/arx', '/index.html.br', '/%00']],
  ['not found', 404, ['/assets/gone.js', '/404', '/404.html', '/%34%30%34', '/40%34.html']],
  ['not found', 404, ['/_headers', '/_headers/', '/%5Fheaders', '//_headers']],
  ['not found', 404, ['/../../package.json', '/%2e%2e/package.json']],
  ['arabic not found', 404, ['/ar/nope', '/ar/nope/deeper', '/ar/404', '/ar/404/']],
])('sends "%s" with status %i, under the headers of pages, for %j', async (page, status, paths) => {
  for (const path of paths) {
    const answer = await ask({ path });
    expect([path, answer.statusCode, await text(answer)]).toEqual([path, status, page]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html;charset=utf-8',
      'x-all': 'yes',
      'x-page': 'yes',
    });
  }
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip, *', 'br'],
  ['br;q=0, *;q=0.0', undefined],
])('sends to who accepts "%s" the encoding %s', async (accepted, encoding) => {
  for (const path of ['/', '/ar/nope', '/assets/app-1.js']) {
    const { headers } = await ask({ path, headers: { 'accept-encoding': accepted } });
    expect([path, headers['content-encoding']]).toEqual([path, encoding]);
  }
});

test('applies the headers of the build to assets and unchanged answers, not to what is missing [R121, R122]', async () => {
  const path = 'http://games.example/assets/app-1.js?v=1';
  const asset = await ask({ path });
  expect(asset.headers).toMatchObject({ 'x-all': 'yes', 'cache-control': 'long' });
  const again = await ask({ path, headers: { 'if-none-match': asset.headers.etag } });
  expect([again.statusCode, again.headers['x-all']]).toEqual([304, 'yes']);
  expect((await ask({ path: '/assets/gone.js' })).headers).not.toHaveProperty('cache-control');
});

test('answers only GET and HEAD', async () => {
  const post = await ask({ method: 'POST' });
  expect(post.statusCode).toBe(405);
  expect(post.headers).toMatchObject({ allow: 'GET, HEAD', 'x-all': 'yes' });
  const head = await ask({ method: 'HEAD', path: '/nope' });
  expect([head.statusCode, await text(head)]).toEqual([404, '']);
});

test('goes on after malformed percent-encoding, status 400, and after a backward range', async () => {
  expect((await ask({ path: '/%E0%A4%A' })).statusCode).toBe(400);
  await ask({ headers: { range: 'bytes=9-2' } });
  expect((await ask({})).statusCode).toBe(200);
});

test('sends the site as it was at its start, whatever becomes of the folder', async () => {
  writeFileSync(join(root, 'late.html'), 'late');
  await using late = await startServer({ root });
  rmSync(join(root, 'late.html'));
  expect(await (await fetch(new URL('/late', late.url))).text()).toBe('late');
});

test('takes requests from this device alone, unless it is told otherwise', async () => {
  await using open = await startServer({ root, host: '0.0.0.0' });
  const reached = (address: string, { url }: typeof server) =>
    fetch(`http://${address}:${new URL(url).port}`).then(
      () => true,
      () => false,
    );
  expect(await reached('127.0.0.1', server)).toBe(true);
  // The addresses at which others reach this device; none without a network.
  const outward = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  for (const { address } of outward) {
    const answers = [await reached(address, server), await reached(address, open)];
    expect([address, ...answers]).toEqual([address, false, true]);
  }
});

test('says so when there is no build, or when the port is taken', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startServer({ root, port })).rejects.toThrow(`Port ${port} is taken`);
  const unbuilt = startServer({ root: join(root, 'assets') });
  await expect(unbuilt).rejects.toThrow('run "npm run build" first');
});

/** Asks as it is told: `fetch` would repair the path and name encodings of its own. */
async function ask(options: RequestOptions): Promise<IncomingMessage> {
  const { hostname, port } = new URL(server.url);
  const answers = once(request({ hostname, port, ...options }).end(), 'response');
  const [answer] = (await answers) as [IncomingMessage];
  return answer;
}
