import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NotAsBuilt } from './as-built.ts';
import {
  digestsOf,
  fakeCaches,
  fakeHost,
  fileOf,
  ORIGIN,
  type FakeCaches,
  type FakeHost,
  type Served,
} from './fakes.ts';
import { createSiteCopy, type SiteCopy } from './site-copy.ts';
import type { SiteFiles } from './site-files.ts';

const SHARED = { '/assets/app.js': 'application', '/assets/mark.svg': '<svg/>' };
const ENGLISH_CODE = { '/assets/en.js': 'English' };
const URDU_CODE = { '/assets/ur.js': 'Urdu' };
const ENGLISH_PAGES = {
  '/': 'Home',
  '/blog': 'Blog',
  '/404': 'Lost',
  '/offline': 'No connection',
  '/manifest.webmanifest': '{}',
};
const URDU_PAGES = { '/ur': 'گھر', '/ur/404': 'گم', '/ur/offline': 'رابطہ نہیں' };
const ENGLISH = { ...SHARED, ...ENGLISH_CODE, ...ENGLISH_PAGES };
const SITE = { ...ENGLISH, ...URDU_CODE, ...URDU_PAGES };

let device: FakeCaches = fakeCaches();
let host: FakeHost = fakeHost({});
let copy: SiteCopy = await copyOf({});

beforeEach(async () => {
  device = fakeCaches();
  host = fakeHost(SITE);
  vi.stubGlobal('caches', device);
  vi.stubGlobal('fetch', host.fetch);
  vi.stubGlobal('location', new URL(ORIGIN));
  copy = await copyOf({});
});
afterEach(() => void vi.unstubAllGlobals());

describe('filling', () => {
  test('keeps what every language needs, the languages of the open windows and those kept before', async () => {
    await copy.fillAll([windowAt('/blog')]);
    expect(await device.contents()).toEqual({
      assets: { ...SHARED, ...ENGLISH_CODE },
      'documents-en-1': ENGLISH_PAGES,
    });
    const next = await copyOf({ release: '2' });
    await next.fillAll([windowAt('/ur/anywhere')]);
    expect(await device.contents()).toMatchObject({
      assets: { ...SHARED, ...ENGLISH_CODE, ...URDU_CODE },
      'documents-en-2': ENGLISH_PAGES,
      'documents-ur-2': URDU_PAGES,
    });
  });

  test('keeps nothing of a language that the site does not speak', async () => {
    await copy.fillLanguage('tlh');
    expect(await device.contents()).toEqual({});
  });

  test('fetches nothing twice, but what is not as it was built', async () => {
    await copy.fillLanguage('en');
    await put('assets', '/assets/app.js', fileOf('/assets/app.js', 'appl'));
    await put('assets', '/assets/mark.svg', fileOf('/', '<svg/>'));
    await put('documents-en-1', '/blog', fileOf('/blog', 'Please log in'));
    const before = host.requests().length;
    await copy.fillLanguage('en');
    expect(host.requests().slice(before).toSorted()).toEqual([
      '/assets/app.js default',
      '/assets/mark.svg default',
      '/blog default',
    ]);
    expect(await device.contents()).toMatchObject({
      assets: SHARED,
      'documents-en-1': ENGLISH_PAGES,
    });
  });

  test.each<{ name: string; answer: () => Response }>([
    { name: 'a page, whatever it is asked for', answer: () => fileOf('/', 'Please log in') },
    { name: 'a redirection to one', answer: () => redirected(fileOf('/login', 'Please log in')) },
    { name: 'nothing', answer: () => new Response(null, { status: 204 }) },
    { name: 'an error', answer: () => fileOf('/', 'Under repair', { status: 503 }) },
  ])('keeps nothing of a host that answers with $name', async ({ answer }) => {
    host.serve(served(Object.keys(SITE), answer));
    await expect(copy.fillAll([windowAt('/')])).rejects.toThrow(NotAsBuilt);
    expect(await device.contents()).toEqual({});
    host.serve(SITE);
    await copy.fillAll([windowAt('/')]);
    expect(await device.contents()).toEqual({
      assets: { ...SHARED, ...ENGLISH_CODE },
      'documents-en-1': ENGLISH_PAGES,
    });
  });

  test.each<{ name: string; file: string; answer: Served }>([
    {
      name: 'a page in place of a script',
      file: '/assets/en.js',
      answer: () => fileOf('/', 'Lost'),
    },
    { name: 'a script that was cut', file: '/assets/en.js', answer: 'Engl' },
    {
      name: 'a script as a text',
      file: '/assets/en.js',
      answer: () => fileOf('/a.txt', 'English'),
    },
    { name: 'a page of another release', file: '/offline', answer: 'No line' },
    { name: 'a page with something injected', file: '/', answer: 'Home<script>' },
    { name: 'a missing page', file: '/blog', answer: () => fileOf('/', 'Blog', { status: 404 }) },
  ])('keeps no page of a language of which the host has $name', async ({ file, answer }) => {
    host.serve({ ...SITE, [file]: answer });
    await expect(copy.fillLanguage('en')).rejects.toThrow(`${file} is not what was built`);
    expect(Object.keys(await device.contents())).not.toContain('documents-en-1');
  });

  test('fetches no more when the first page is not as it was built', async () => {
    host.serve({ ...SITE, '/': 'Home of another release' });
    await expect(copy.fillLanguage('en')).rejects.toThrow(NotAsBuilt);
    expect(host.requests()).toEqual(['/ default', '/ reload']);
  });

  test('rejects without a connection, and keeps what it has', async () => {
    await copy.fillLanguage('en');
    const kept = await device.contents();
    host.serve(ENGLISH);
    await expect(copy.fillLanguage('ur')).rejects.toThrow('no connection');
    expect(await device.contents()).toEqual(kept);
  });

  test('asks past the browser’s own cache where that has something else', async () => {
    const inCache = ['<html>', 'English'];
    host.serve({ ...SITE, '/assets/en.js': () => fileOf('/a.js', inCache.shift() ?? '') });
    await copy.fillLanguage('en');
    expect(host.requests()).toContain('/assets/en.js reload');
    expect(await device.contents()).toMatchObject({ assets: ENGLISH_CODE });
  });

  test('keeps a page that the host moved to another address as one that was not', async () => {
    host.serve({ ...SITE, '/blog': () => redirected(fileOf('/blog/', 'Blog')) });
    await copy.fillLanguage('en');
    const kept = await device.match('/blog', { cacheName: 'documents-en-1' });
    expect(kept?.redirected).toBe(false);
    expect(kept?.headers.get('Content-Type')).toContain('text/html');
    await expect(kept?.text()).resolves.toBe('Blog');
  });

  test('keeps the page for paths that lead nowhere, with whatever status it comes', async () => {
    host.serve({ ...SITE, '/404': () => fileOf('/404', 'Lost', { status: 404 }) });
    await copy.fillLanguage('en');
    expect(await device.contents()).toMatchObject({ 'documents-en-1': { '/404': 'Lost' } });
  });
});

describe('dropping what is outdated', () => {
  test('leaves pages and assets of this release alone [X54]', async () => {
    await copy.fillAll([windowAt('/'), windowAt('/ur')]);
    const assets = { ...SHARED, '/assets/mark.svg': '<svg></svg>', '/assets/new.js': 'new' };
    const { '/assets/app.js': _, ...next } = assets;
    host.serve({ ...SITE, ...next });
    const nextCopy = await copyOf({ release: '2', assets: next });
    await nextCopy.fillAll([]);
    await nextCopy.noteVisit('ur');
    await nextCopy.dropOutdated();
    expect(await device.contents()).toEqual({
      assets: { ...next, ...ENGLISH_CODE, ...URDU_CODE },
      'documents-en-2': ENGLISH_PAGES,
      'documents-ur-2': URDU_PAGES,
      'visited-ur': {},
    });
  });

  test('leaves nothing where no page of this release could be kept [X54]', async () => {
    await copy.fillLanguage('en');
    await (await copyOf({ release: '2' })).dropOutdated();
    expect(await device.contents()).toEqual({});
  });
});

describe('answering', () => {
  test.each<[boolean, string, Partial<Pick<Request, 'method' | 'mode'>>]>([
    [true, '/', { mode: 'navigate' }],
    [true, '/nowhere', { mode: 'navigate' }],
    [true, '/blog?from=a', { mode: 'navigate' }],
    [true, '/blog', { mode: 'same-origin' }],
    [true, '/assets/app.js', {}],
    [false, '/assets/app.js?again', {}],
    [false, '/assets/other.js', {}],
    [false, '/service-worker.js', {}],
    [false, '/blog', { mode: 'navigate', method: 'POST' }],
    [false, 'https://elsewhere.example/', { mode: 'navigate' }],
  ])('is %s of %s %o', (expected, path, request) => {
    const { href: url } = new URL(path, ORIGIN);
    expect(copy.answers({ method: 'GET', mode: 'cors', ...request, url })).toBe(expected);
  });

  test('comes from the device, with a closing slash and a query too', async () => {
    await copy.fillLanguage('en');
    host.serve({});
    expect(await textAt('/blog/?from=a')).toBe('Blog');
    expect(await textAt('/assets/app.js')).toBe('application');
  });

  test('comes from the host where nothing is kept, and is not kept', async () => {
    expect(await textAt('/ur')).toBe('گھر');
    expect(await textAt('/assets/app.js')).toBe('application');
    expect(await device.contents()).toEqual({});
  });

  test('says without a connection that a page needs one, in the language that was visited last [X46]', async () => {
    vi.stubGlobal('navigator', { languages: ['en'] });
    await visit('ur');
    await visit('en');
    await visit('ur');
    host.serve({});
    const answer = await copy.answer(navigationTo('/de/contact'));
    expect(answer.status).toBe(503);
    await expect(answer.text()).resolves.toBe('رابطہ نہیں');
    await visit('en');
    expect(await textAt('/de/contact')).toBe('No connection');
  });

  test('says so in a language that is kept when that of the last visit is not', async () => {
    await visit('en');
    await copy.noteVisit('ur');
    host.serve({});
    expect(await textAt('/de/contact')).toBe('No connection');
  });

  test('of a path that leads nowhere is the 404 page of its language, else of the last visit', async () => {
    await visit('ur');
    await visit('en');
    host.serve({});
    const answer = await copy.answer(navigationTo('/ur/nowhere'));
    expect(answer.status).toBe(404);
    await expect(answer.text()).resolves.toBe('گم');
    expect(await textAt('/de/nowhere')).toBe('Lost');
  });

  test('fails without a connection where nothing is kept, and for what is no page', async () => {
    host.serve({});
    await expect(copy.answer(navigationTo('/'))).rejects.toThrow('no connection');
    await visitWith(SITE, 'en');
    const script = new Request(`${ORIGIN}/assets/ur.js`);
    await expect(copy.answer(script)).rejects.toThrow('no connection');
  });
});

/** The copy of the test's site, with the given parts replaced. */
async function copyOf({
  release = '1',
  assets = SHARED,
}: {
  readonly release?: string;
  readonly assets?: Readonly<Record<string, string>>;
}): Promise<SiteCopy> {
  const files: SiteFiles = {
    release,
    assets: await digestsOf(assets),
    languages: {
      en: { assets: await digestsOf(ENGLISH_CODE), documents: await digestsOf(ENGLISH_PAGES) },
      ur: { assets: await digestsOf(URDU_CODE), documents: await digestsOf(URDU_PAGES) },
      de: { assets: {}, documents: await digestsOf({ '/de/contact': 'Kontakt' }) },
    },
  };
  return createSiteCopy(files);
}

async function visit(code: string): Promise<void> {
  await copy.noteVisit(code);
  await copy.fillLanguage(code);
}

async function visitWith(site: Readonly<Record<string, Served>>, code: string): Promise<void> {
  host.serve(site);
  await visit(code);
  host.serve({});
}

async function textAt(path: string): Promise<string> {
  const answer = await copy.answer(navigationTo(path));
  return answer.text();
}

/** A navigation request, which only browsers can make. */
function navigationTo(path: string): Request {
  const request = new Request(new URL(path, ORIGIN));
  return Object.defineProperty(request, 'mode', { value: 'navigate' });
}

async function put(cacheName: string, path: string, response: Response): Promise<void> {
  const cache = await device.open(cacheName);
  await cache.put(path, response);
}

function served(paths: readonly string[], answer: () => Response): Record<string, Served> {
  return Object.fromEntries(paths.map((path) => [path, answer]));
}

function redirected(response: Response): Response {
  return Object.defineProperties(response, {
    redirected: { value: true },
    clone: { value: () => redirected(Response.prototype.clone.call(response)) },
  });
}

function windowAt(path: string): { readonly url: string } {
  return { url: ORIGIN + path };
}
