import { afterEach, expect, test, vi } from 'vitest';
import { LOG_KEY } from '#log/log-key.ts';
import { LOG } from '#log/log.ts';
import { isKept } from './is-kept.ts';
import { openLog } from './open-log.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the log is switched as a person has asked, even if it turns out to have been so [R160]', async () => {
  const stored = new Map([[LOG_KEY, LOG.format({ isOn: true, entries: [] })]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  expect(isKept.read(), 'as the page shows it').toBe(false);
  const { switchLog } = await openLog();
  for (const isOn of [true, false, true]) {
    switchLog(isOn);
    expect(isKept.read()).toBe(isOn);
    expect(LOG.parse(stored.get(LOG_KEY) ?? null).value).toEqual({ isOn, entries: [] });
  }
});
