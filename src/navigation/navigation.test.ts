import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { routeFor } from '#site/routes.ts';
import { createNavigation, type PreparePage, type ShownPage } from './navigation.ts';

const EmptyPage = () => null;
const FIRST: ShownPage = {
  pathname: '/',
  route: routeFor('home'),
  page: EmptyPage,
  arrival: 'load',
};
const PAGE = { route: routeFor('blog'), page: EmptyPage };
const UNKNOWN = { route: null, page: EmptyPage };

const replaceState = vi.fn<(state: unknown, unused: string) => void>();
const pushState = vi.fn<(state: unknown, unused: string, href: string) => void>();
const assign = vi.fn<(href: string) => void>();
const reload = vi.fn<() => void>();
const listeners = new Set<() => void>();

beforeEach(() => {
  goTo('/');
  vi.stubGlobal('history', { pushState, replaceState });
  vi.stubGlobal('scrollY', 640);
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) =>
    listeners.delete(listener),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  pushState.mockReset();
  replaceState.mockReset();
  assign.mockReset();
  reload.mockReset();
  listeners.clear();
});

describe('following a link', () => {
  test('shows the page and enters its address only when all of it is there', async () => {
    const { navigation, answer } = start();
    navigation.navigate('/a?b=c#d');
    await settled();
    expect(navigation.store.read().pathname).toBe('/');
    expect(pushState).not.toHaveBeenCalled();

    await answer('/a');
    expect(navigation.store.read()).toEqual({ pathname: '/a', arrival: 'link', ...PAGE });
    expect(pushState).toHaveBeenCalledExactlyOnceWith(null, '', 'http://site/a?b=c#d');
  });

  test('notes with the address that is left how far down its page was [R183]', async () => {
    const { navigation, answer } = start();
    navigation.navigate('/a');
    await answer('/a');
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(640, '');
    expect(replaceState).toHaveBeenCalledBefore(pushState);
  });

  test('the newest one wins, whichever page is there first', async () => {
    const { navigation, answer } = start();
    navigation.navigate('/slow');
    navigation.navigate('/fast');
    await answer('/fast');
    await answer('/slow');
    expect(navigation.store.read().pathname).toBe('/fast');
    expect(pushState).toHaveBeenCalledExactlyOnceWith(null, '', 'http://site/fast');
  });

  test('a page that cannot be fetched is tried once more as a full load', async () => {
    const { navigation, refuse } = start();
    navigation.navigate('/a?b=c');
    await refuse('/a', new Error('no network'));
    expect(assign).toHaveBeenCalledExactlyOnceWith('http://site/a?b=c');
    expect(navigation.store.read()).toBe(FIRST);
    expect(pushState).not.toHaveBeenCalled();
  });

  test('a closing slash is left away', async () => {
    const { navigation, answer } = start();
    navigation.navigate('/ar/');
    await answer('/ar');
    expect(navigation.store.read().pathname).toBe('/ar');
    expect(pushState).toHaveBeenCalledExactlyOnceWith(null, '', 'http://site/ar');
  });

  test('the failure of a page that nobody waits for any more loads nothing', async () => {
    const { navigation, answer, refuse } = start();
    navigation.navigate('/a');
    navigation.navigate('/b');
    await refuse('/a', new Error('no network'));
    expect(assign).not.toHaveBeenCalled();
    await answer('/b');
    expect(navigation.store.read().pathname).toBe('/b');
  });
});

describe('a path that the site does not know', () => {
  test('is left to the host, whichever way one gets there', async () => {
    const { navigation, answer } = start();
    navigation.followHistory();
    navigation.navigate('/imprint.html');
    await answer('/imprint.html', UNKNOWN);
    expect(assign).toHaveBeenCalledExactlyOnceWith('http://site/imprint.html');
    stepTo('/index.html');
    await answer('/index.html', UNKNOWN);
    expect(reload).toHaveBeenCalledOnce();
    expect(navigation.store.read()).toBe(FIRST);
  });

  test('is shown again without asking where the host has told of it', async () => {
    const { navigation, answer } = start({ ...FIRST, pathname: '/nope', ...UNKNOWN });
    navigation.followHistory();
    navigation.navigate('/a');
    await answer('/a');
    stepTo('/nope');
    await answer('/nope', UNKNOWN);
    expect(reload).not.toHaveBeenCalled();
    expect(navigation.store.read()).toMatchObject({ pathname: '/nope', arrival: 'history' });
  });
});

describe('fetching in advance', () => {
  test('shows nothing, and a failure is left to the visit', async () => {
    const { navigation, answer, refuse } = start();
    navigation.prefetch('/a');
    navigation.prefetch('/b');
    await answer('/a');
    await refuse('/b', new Error('no network'));
    expect(navigation.store.read()).toBe(FIRST);
  });

  test('does not make a link that is followed old', async () => {
    const { navigation, answer } = start();
    navigation.navigate('/a');
    navigation.prefetch('/b');
    await answer('/a');
    expect(navigation.store.read().pathname).toBe('/a');
  });
});

describe('going back and forward', () => {
  test('shows the page of the address and enters nothing', async () => {
    const { navigation, answer } = start();
    navigation.followHistory();
    stepTo('/a');
    await answer('/a');
    expect(navigation.store.read()).toMatchObject({ pathname: '/a', arrival: 'history' });
    expect(pushState).not.toHaveBeenCalled();
  });

  test('a step within the page prepares nothing', () => {
    const { navigation, requested } = start();
    navigation.followHistory();
    stepTo('/');
    expect(requested()).toEqual([]);
    expect(navigation.store.read()).toBe(FIRST);
  });

  test('a page that cannot be fetched is tried once more as a full load', async () => {
    const { navigation, refuse } = start();
    navigation.followHistory();
    stepTo('/a');
    await refuse('/a', new Error('no network'));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a step makes a link that is being followed old', async () => {
    const { navigation, answer } = start();
    navigation.followHistory();
    navigation.navigate('/slow');
    stepTo('/a');
    await answer('/a');
    await answer('/slow');
    expect(navigation.store.read().pathname).toBe('/a');
  });

  test('a step there and back again shows the page of the address', async () => {
    const { navigation, answer } = start();
    navigation.followHistory();
    stepTo('/slow');
    stepTo('/');
    await answer('/slow');
    expect(navigation.store.read().pathname).toBe('/');
  });

  test('is followed no more after stopping', () => {
    const { navigation, requested } = start();
    const stop = navigation.followHistory();
    stop();
    stepTo('/a');
    expect(requested()).toEqual([]);
  });
});

interface Request {
  readonly resolve: (page: Awaited<ReturnType<PreparePage>>) => void;
  readonly reject: (cause: Error) => void;
}

/** A navigation whose pages come when a test says so. */
function start(first: ShownPage = FIRST) {
  const requests = new Map<string, Request>();
  // Not a mock: a mock would handle the failures that the navigation must handle.
  const prepare: PreparePage = (pathname) =>
    new Promise((resolve, reject) => requests.set(pathname, { resolve, reject }));
  return {
    navigation: createNavigation(prepare, first),
    requested: () => [...requests.keys()],
    answer: (pathname: string, page: Awaited<ReturnType<PreparePage>> = PAGE) => {
      requests.get(pathname)?.resolve(page);
      return settled();
    },
    refuse: (pathname: string, cause: Error) => {
      requests.get(pathname)?.reject(cause);
      return settled();
    },
  };
}

function goTo(path: string): void {
  const { href, pathname, hash } = new URL(path, 'http://site');
  vi.stubGlobal('location', { href, pathname, hash, assign, reload });
}

/** Does what the browser does on back and forward: the address changes before listeners are called. */
function stepTo(path: string): void {
  goTo(path);
  for (const listener of listeners) listener();
}

// A macrotask runs after all reactions of a promise.
function settled(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
