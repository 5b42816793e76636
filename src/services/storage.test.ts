import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserStorage } from './storage.ts';

const warn = vi.spyOn(console, 'warn');
let page = new EventTarget();

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  warn.mockReset().mockReturnValue(undefined);
});
afterEach(() => void vi.unstubAllGlobals());

describe('a storage that works', () => {
  test('gives back what was written, and null for what was not', () => {
    stubStorage(workingStorage());
    const storage = createBrowserStorage();
    expect(storage.read('a')).toBeNull();
    storage.write('a', 'one');
    expect(storage.read('a')).toBe('one');
    expect(localStorage.getItem('a')).toBe('one');
    expect(createBrowserStorage().read('a')).toBe('one');
    expect(warn).not.toHaveBeenCalled();
  });

  test('is not touched before it is asked', () => {
    const touch = vi.fn<() => void>();
    stubStorageBy(touch);
    createBrowserStorage();
    expect(touch).not.toHaveBeenCalled();
  });
});

describe.each<[string, () => void]>([
  ['blocked', () => stubStorageBy(() => fail('SecurityError'))],
  ['absent', () => stubStorage(undefined)],
  ['throwing', () => stubStorage({ getItem: () => fail('Broken'), setItem: () => fail('Broken') })],
  ['full', () => stubStorage({ ...workingStorage(), setItem: () => fail('QuotaExceededError') })],
])('a storage that is %s', (_, stub) => {
  test('keeps what is written for the life of the page, and the console is warned once', () => {
    stub();
    const storage = createBrowserStorage();
    expect(storage.read('a')).toBeNull();
    storage.write('a', 'one');
    storage.write('a', 'two');
    storage.write('b', 'three');
    expect([storage.read('a'), storage.read('b')]).toEqual(['two', 'three']);
    expect(warn).toHaveBeenCalledOnce();
    expect(createBrowserStorage().read('a')).toBeNull();
  });
});

test.each([undefined, 7, {}])(
  'a storage that answers with no text, but %j, holds nothing [X28]',
  (answer) => {
    stubStorage({ ...workingStorage(), getItem: () => answer as unknown as string });
    const storage = createBrowserStorage();
    expect(storage.read('a')).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  },
);

test('a storage that has room again takes what is written', () => {
  const works = workingStorage();
  stubStorage({ ...works, setItem: () => fail('QuotaExceededError') });
  const storage = createBrowserStorage();
  storage.write('a', 'one');
  stubStorage(works);
  storage.write('a', 'two');
  expect([storage.read('a'), works.getItem('a')]).toEqual(['two', 'two']);
});

describe('other windows', () => {
  test.each<[string, string | null, boolean]>([
    ['the key', 'a', true],
    ['another key', 'b', false],
    ['all keys by clearing them', null, true],
  ])('that change %s', (_, key, isHeard) => {
    stubStorage(workingStorage());
    const listener = vi.fn<() => void>();
    createBrowserStorage().follow('a', listener);
    page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    expect(listener).toHaveBeenCalledTimes(isHeard ? 1 : 0);
  });

  test('are heard no more when nobody follows', () => {
    const listener = vi.fn<() => void>();
    createBrowserStorage().follow('a', listener)();
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'a' }));
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(listener).not.toHaveBeenCalled();
  });

  test('have the last word over what could not be stored here', () => {
    const works = workingStorage();
    stubStorage({ ...works, setItem: () => fail('QuotaExceededError') });
    const storage = createBrowserStorage();
    storage.follow('a', () => undefined);
    storage.write('a', 'here');
    works.setItem('a', 'there');
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'a' }));
    expect(storage.read('a')).toBe('there');
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('may have written before the page is shown again, cached: %s', (persisted, times) => {
    const listener = vi.fn<() => void>();
    createBrowserStorage().follow('a', listener);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(listener).toHaveBeenCalledTimes(times);
  });
});

type SomeStorage = Pick<Storage, 'getItem' | 'setItem'>;

function workingStorage(): SomeStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
  };
}

function stubStorage(storage: SomeStorage | undefined): void {
  vi.stubGlobal('localStorage', storage);
}

function stubStorageBy(touch: () => unknown): void {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: touch });
}

function fail(name: string): never {
  throw new DOMException('No', name);
}
