import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type RunningServer } from './serve.ts';

const RULES = `
/*
  X-All: yes
/:file
  X-Page: yes
/ar/*
  X-Page: yes
/assets/:file
  Cache-Control: long
`;

const PAGES = {
  'index.html': '<p>home',
  'ar.html': '<p>arabic home',
  '404.html': '<p>not found',
  'ar/404.html': '<p>arabic not found',
  'assets/app-1.js': 'export {}',
};

describe('the server', () => {
  let root = '';
  let server: RunningServer;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'serve-'));
    await Promise.all(Object.entries(PAGES).map(([path, text]) => writePage(path, text)));
    await writeFile(join(root, '_headers'), RULES);
    server = await startServer({ root, port: 0 });
  });

  afterAll(async () => {
    await server.close();
    await rm(root, { recursive: true, force: true });
  });

  test.each([
    ['/', 'home'],
    ['/ar', 'arabic home'],
    ['/ar/', 'arabic home'],
    ['/?seed=7', 'home'],
    ['//', 'home'],
    ['/index.html', 'home'],
    ['/index', 'home'],
    ['/%61r', 'arabic home'],
  ])('answers %s with its page', async (path, text) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(text);
    expect(answer.headers.get('content-type')).toBe('text/html;charset=utf-8');
  });

  test.each([
    ['/nope', 'not found'],
    ['/nope/ar/x', 'not found'],
    ['/ar/nope', 'arabic not found'],
    ['/ar/nope/deeper', 'arabic not found'],
    ['/arx', 'not found'],
    ['/404', 'not found'],
    ['/404.html', 'not found'],
    ['/ar/404', 'arabic not found'],
    ['/_headers', 'not found'],
    ['/_headers/', 'not found'],
    ['/%5Fheaders', 'not found'],
    ['//_headers', 'not found'],
    ['/%34%30%34', 'not found'],
    ['/40%34.html', 'not found'],
    ['/ar/404/', 'arabic not found'],
    ['/index.html.br', 'not found'],
    ['/assets/gone.js', 'not found'],
    ['/%2e%2e/package.json', 'not found'],
  ])('answers %s with status 404 and the page of its language', async (path, text) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(new RegExp(`^<p>${text}`));
    expect(answer.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(answer.headers.get('x-all')).toBe('yes');
    expect(answer.headers.get('x-page'), 'as every page').toBe('yes');
  });

  test('promises nothing of what is not there, whatever its path is promised', async () => {
    expect((await get('/assets/gone.js')).headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip, *', 'br'],
    ['br;q=0, *;q=0.0', null],
  ])('sends to who accepts "%s" the encoding %s', async (accepted, encoding) => {
    for (const path of ['/', '/ar/nope', '/assets/app-1.js']) {
      const { headers } = await get(path, accepted);
      expect([path, headers.get('content-encoding')]).toEqual([path, encoding]);
    }
  });

  test('applies the headers of the build to pages, assets and unchanged answers [R121, R122]', async () => {
    expect((await get('/')).headers.get('x-all')).toBe('yes');
    const asset = await get('/assets/app-1.js');
    expect(asset.headers.get('cache-control')).toBe('long');
    const again = await fetch(new URL('/assets/app-1.js', server.url), {
      headers: {
        'accept-encoding': 'identity',
        'if-none-match': asset.headers.get('etag') ?? '',
      },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('x-all')).toBe('yes');
  });

  test('answers only GET and HEAD', async () => {
    const post = await fetch(server.url, { method: 'POST' });
    expect(post.status).toBe(405);
    expect(post.headers.get('allow')).toBe('GET, HEAD');
    const head = await fetch(new URL('/nope', server.url), { method: 'HEAD' });
    expect(head.status).toBe(404);
    expect(await head.text()).toBe('');
  });

  test('answers malformed percent-encoding with status 400 and goes on', async () => {
    expect((await getRaw('/%E0%A4%A')).statusCode).toBe(400);
    expect((await getRaw('/../../package.json')).statusCode).toBe(404);
    expect((await getRaw('/%00')).statusCode).toBe(404);
    expect((await get('/')).status).toBe(200);
  });

  test('answers a request that names the host, as those by a proxy do, under the same headers', async () => {
    const answer = await getRaw('http://games.example/assets/app-1.js?v=1');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-all']).toBe('yes');
    expect(answer.headers['cache-control']).toBe('long');
    expect((await getRaw('http://games.example')).statusCode).toBe(200);
  });

  test('sends the site as it was at its start, whatever becomes of the folder', async () => {
    await writePage('late.html', '<p>late');
    const late = await startServer({ root, port: 0 });
    for (const suffix of ['', '.br', '.gz']) await rm(join(root, `late.html${suffix}`));
    expect(await (await fetch(new URL('/late', late.url))).text()).toBe('<p>late');
    await late.close();
  });

  test('takes requests from this device alone, unless it is told otherwise', async () => {
    const open = await startServer({ root, port: 0, host: '0.0.0.0' });
    const reached = (address: string, { url }: RunningServer) =>
      fetch(`http://${address}:${new URL(url).port}`).then(
        () => true,
        () => false,
      );
    expect(await reached('127.0.0.1', server)).toBe(true);
    for (const address of outwardAddresses()) {
      const answers = [await reached(address, server), await reached(address, open)];
      expect([address, ...answers]).toEqual([address, false, true]);
    }
    await open.close();
  });

  test('goes on after a backward range', async () => {
    await fetch(server.url, { headers: { range: 'bytes=9-2' } });
    expect((await get('/')).status).toBe(200);
  });

  test('says so when there is no build', async () => {
    await expect(startServer({ root: join(root, 'assets'), port: 0 })).rejects.toThrow(
      'run "npm run build" first',
    );
  });

  test('says so when the port is taken', async () => {
    const port = Number(new URL(server.url).port);
    await expect(startServer({ root, port })).rejects.toThrow(`Port ${port} is taken`);
  });

  function get(path: string, encoding = 'identity'): Promise<Response> {
    return fetch(server.url.slice(0, -1) + path, { headers: { 'accept-encoding': encoding } });
  }

  /** `fetch` would repair the path. */
  function getRaw(path: string): Promise<IncomingMessage> {
    const { hostname, port } = new URL(server.url);
    return new Promise((resolve, reject) => {
      request({ hostname, port, path }, (answer) => resolve(answer.resume()))
        .on('error', reject)
        .end();
    });
  }

  /** Addresses at which others reach this device; none without a network. */
  function outwardAddresses(): readonly string[] {
    return Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => address);
  }

  async function writePage(path: string, text: string): Promise<void> {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
    await writeFile(`${file}.gz`, gzipSync(text));
  }
});
