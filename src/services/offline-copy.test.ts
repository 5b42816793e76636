import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepOfflineCopy } from './offline-copy.ts';

const reload = vi.fn<() => void>();
const offer = vi.fn<(load: () => void) => void>();
let container = fakeContainer(null);

beforeEach(() => {
  reload.mockReset();
  offer.mockReset();
  vi.stubGlobal('location', {
    origin: 'https://site.example',
    href: 'https://site.example/',
    reload,
  });
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => void vi.unstubAllGlobals());

describe('a new version that the visitor wants', () => {
  test('is given its turn, and the page is loaded when it has it', async () => {
    const waiting = await waitingVersion();
    load();
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'activate' });
    expect(reload).not.toHaveBeenCalled();
    waiting.become('activating');
    expect(reload).not.toHaveBeenCalled();
    waiting.become('activated');
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is loaded too when another window has just asked for it', async () => {
    const waiting = await waitingVersion();
    waiting.become('activating');
    container.dispatchEvent(new Event('controllerchange'));
    load();
    waiting.become('activated');
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each(['activated', 'redundant'] as const)(
    'is loaded at once when it is %s',
    async (state) => {
      const waiting = await waitingVersion();
      waiting.become(state);
      load();
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  test('is loaded when a still newer one takes its place meanwhile', async () => {
    const waiting = await waitingVersion();
    load();
    waiting.become('redundant');
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a first worker that cannot be installed is told', () => {
  const failure = 'Not all of the site came.';

  test('when it fails later', async () => {
    const first = fakeWorker();
    const kept = keep(firstVisit(first));
    await Promise.resolve();
    first.become('redundant');
    await expect(kept).rejects.toThrow(failure);
  });

  test.each<{ name: string; worker: FakeWorker | null }>([
    { name: 'when it has failed by then', worker: failedWorker() },
    { name: 'when it has gone by then', worker: null },
  ])('$name', async ({ worker }) => {
    await expect(keep(firstVisit(worker))).rejects.toThrow(failure);
  });
});

describe('what is offered', () => {
  test('is a version that waits, and each that comes later', async () => {
    await waitingVersion();
    expect(offer).toHaveBeenCalledOnce();
    const next = fakeWorker();
    container.registration.installing = next;
    container.registration.dispatchEvent(new Event('updatefound'));
    expect(offer).toHaveBeenCalledOnce();
    next.become('installed');
    expect(offer).toHaveBeenCalledTimes(2);
  });

  test('is never the first one', async () => {
    await keep(fakeContainer(null));
    container.controller = null;
    const first = fakeWorker();
    container.registration.installing = first;
    container.registration.dispatchEvent(new Event('updatefound'));
    first.become('installed');
    expect(offer).not.toHaveBeenCalled();
  });
});

/** A visit while a new version waits for its turn. */
async function waitingVersion(): Promise<FakeWorker> {
  const waiting = fakeWorker();
  waiting.become('installed');
  await keep(fakeContainer(waiting));
  return waiting;
}

async function keep(browser: FakeContainer): Promise<void> {
  container = browser;
  vi.stubGlobal('navigator', { serviceWorker: container });
  await keepOfflineCopy({ script: '/service-worker.js', language: 'en', onNewVersion: offer });
}

/** Accepts the new version that was offered last. */
function load(): void {
  offer.mock.lastCall?.[0]();
}

/** A browser in which no worker was there before this one, which is not ready yet. */
function firstVisit(installing: FakeWorker | null): FakeContainer {
  const browser = fakeContainer(null);
  Object.assign(browser.registration, { active: null, installing });
  browser.ready = new Promise(() => undefined);
  return browser;
}

function failedWorker(): FakeWorker {
  const worker = fakeWorker();
  worker.become('redundant');
  return worker;
}

type FakeWorker = ReturnType<typeof fakeWorker>;

function fakeWorker() {
  const worker = Object.assign(new EventTarget(), {
    state: 'installing',
    postMessage: vi.fn<(message: unknown) => void>(),
    become(state: ServiceWorkerState) {
      worker.state = state;
      worker.dispatchEvent(new Event('statechange'));
    },
  });
  return worker;
}

type FakeContainer = ReturnType<typeof fakeContainer>;

function fakeContainer(waiting: FakeWorker | null) {
  const active = fakeWorker();
  const parts: Record<'waiting' | 'installing', FakeWorker | null> = { waiting, installing: null };
  const registration = Object.assign(new EventTarget(), { active, ...parts });
  const control: Record<'controller', FakeWorker | null> = { controller: active };
  return Object.assign(new EventTarget(), {
    ...control,
    registration,
    register: async () => registration,
    ready: Promise.resolve(registration),
  });
}
