import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('a store is read as it was written last', () => {
  const store = createStore('first');
  expect(store.read()).toBe('first');
  store.write('second');
  expect(store.read()).toBe('second');
});

test('listeners are called once for each change, when the new value can be read', () => {
  const store = createStore(1);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.read()));
  store.write(2);
  store.write(3);
  expect(seen).toEqual([2, 3]);
});

test.each([NaN, 'same', null])('writing %s again is no change', (value) => {
  const store = createStore(value);
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.write(value);
  expect(listener).not.toHaveBeenCalled();
});

test('a listener that has stopped is called no more, the others are', () => {
  const store = createStore(1);
  const [stopped, staying] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = store.subscribe(stopped);
  store.subscribe(staying);
  stop();
  stop();
  store.write(2);
  expect(stopped).not.toHaveBeenCalled();
  expect(staying).toHaveBeenCalledOnce();
});

test('a listener may stop while the change is told', () => {
  const store = createStore(1);
  const later = vi.fn<() => void>();
  const stop = store.subscribe(() => stop());
  store.subscribe(later);
  store.write(2);
  store.write(3);
  expect(later).toHaveBeenCalledTimes(2);
});
