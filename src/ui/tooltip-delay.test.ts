import { expect, test } from 'vitest';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS, tooltipDelayMs } from './tooltip-delay.ts';

test('a tooltip opens after 700 ms, and for 300 ms after another one at once [R115]', () => {
  expect(TOOLTIP_DELAY_MS).toBe(700);
  expect(TOOLTIP_SKIP_DELAY_MS).toBe(300);
});

test('the first tooltip has the whole delay', () => {
  expect(tooltipDelayMs(null, 0)).toBe(700);
  expect(tooltipDelayMs(null, 10_000)).toBe(700);
});

test.each([
  [0, 0],
  [299, 0],
  [300, 700],
  [60_000, 700],
])('%i ms after one has closed the next one waits %i ms [R115]', (elapsedMs, delayMs) => {
  expect(tooltipDelayMs(5000, 5000 + elapsedMs)).toBe(delayMs);
});
