import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from './fakes.ts';
import { areRefusedForGood, forgetRefusals } from './refused-updates.ts';

const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2026, 0, 1);

beforeEach(() => void vi.stubGlobal('caches', fakeCaches()));
afterEach(() => void vi.unstubAllGlobals());

test('updates are refused for good when they have been for more than a day', async () => {
  expect(await areRefusedForGood(START_MS)).toBe(false);
  expect(await areRefusedForGood(START_MS + 24 * HOUR_MS)).toBe(false);
  expect(await areRefusedForGood(START_MS + 24 * HOUR_MS + 1)).toBe(true);
  expect(await areRefusedForGood(START_MS + 48 * HOUR_MS)).toBe(true);
});

test('a refusal after an update that came begins a new day', async () => {
  await areRefusedForGood(START_MS);
  await forgetRefusals();
  expect(await areRefusedForGood(START_MS + 25 * HOUR_MS)).toBe(false);
});
