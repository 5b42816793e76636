import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askHostAnew, reloadFromHost } from './ask-host.ts';

const WORKER = '/service-worker.js';
const MODULES = ['/assets/application.js', '/assets/home.js'];

const ask = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
const reload = vi.fn<() => void>();
const warn = vi.spyOn(console, 'warn');
let kept = new Set<string>();

beforeEach(() => {
  kept = new Set(['assets', 'documents-en-1']);
  ask.mockReset().mockImplementation(async () => script());
  reload.mockReset();
  warn.mockReset().mockReturnValue(undefined);
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  vi.stubGlobal('document', { querySelectorAll: () => MODULES.map((href) => ({ href })) });
  vi.stubGlobal('caches', {
    keys: async () => [...kept],
    delete: async (name: string) => kept.delete(name),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('where the host answers the copy goes, and the page’s code is asked for past the browser’s cache', async () => {
  await askHostAnew(WORKER);
  expect([...kept]).toEqual([]);
  expect(asked()).toEqual([
    `${WORKER} HEAD no-store`,
    ...MODULES.map((path) => `${path} no-cache`),
  ]);
});

test.each<{ name: string; answer: () => Promise<Response> }>([
  { name: 'there is no connection', answer: () => Promise.reject(new TypeError('offline')) },
  { name: 'a network wants a log-in', answer: async () => page() },
  { name: 'the host is out of order', answer: async () => script({ status: 503 }) },
])('where $name the copy stays', async ({ answer }) => {
  ask.mockImplementation(answer);
  await askHostAnew(WORKER);
  expect([...kept]).toEqual(['assets', 'documents-en-1']);
  expect(asked()).toEqual([`${WORKER} HEAD no-store`]);
});

test('a host that is silent is waited for, but not for ever', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  ask.mockImplementation(
    (_, init) => new Promise((_resolve, reject) => init?.signal?.aborted === true && reject()),
  );
  await askHostAnew(WORKER);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(3000);
  expect([...kept]).toEqual(['assets', 'documents-en-1']);
});

test.each([{ serviceWorker: { controller: null } }, {}])(
  'a copy that had no part in the page stays: %o',
  async (navigator) => {
    vi.stubGlobal('navigator', navigator);
    await askHostAnew(WORKER);
    expect([...kept]).toEqual(['assets', 'documents-en-1']);
    expect(asked()).toHaveLength(1 + MODULES.length);
  },
);

test('a page is loaded anew afterwards, whatever went wrong', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('unreadable')) });
  await reloadFromHost(WORKER);
  expect(reload).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
  ask.mockImplementation(async (path) => {
    if (path === WORKER) return script();
    throw new TypeError('gone');
  });
  await reloadFromHost(WORKER);
  expect(reload).toHaveBeenCalledTimes(2);
});

function asked(): readonly string[] {
  return ask.mock.calls.map(([path, { method = '', cache = '' } = {}]) =>
    [path, method, cache].filter(Boolean).join(' '),
  );
}

function script(init: ResponseInit = {}): Response {
  return new Response('', { headers: { 'Content-Type': 'text/javascript' }, ...init });
}

function page(): Response {
  return new Response('', { headers: { 'Content-Type': 'text/html' } });
}
