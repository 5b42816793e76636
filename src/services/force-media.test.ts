import { expect, test } from 'vitest';
import { forcedCondition, type ForcedMedia } from './force-media.ts';

const CALM: ForcedMedia = {
  'prefers-contrast': 'no-preference',
  'prefers-reduced-motion': 'no-preference',
  'prefers-color-scheme': 'light',
};
const STRONG: ForcedMedia = {
  'prefers-contrast': 'more',
  'prefers-reduced-motion': 'reduce',
  'prefers-color-scheme': 'dark',
};

test.each([
  '(prefers-contrast: more)',
  '(prefers-reduced-motion: reduce)',
  '(prefers-color-scheme: dark)',
])('%s holds always when forced and never when its opposite is', (condition) => {
  expect(forcedCondition(condition, STRONG)).toBe('(min-width: 0px)');
  expect(forcedCondition(condition, CALM)).toBe('(width < 0px)');
});

test('the rest of a condition stays as it is', () => {
  expect(forcedCondition('(hover: hover) and (prefers-contrast:more)', STRONG)).toBe(
    '(hover: hover) and (min-width: 0px)',
  );
  const others = '(max-width: 719.98px), (prefers-reduced-data: reduce)';
  expect(forcedCondition(others, STRONG)).toBe(others);
});

test('a forced condition is not changed again', () => {
  const once = forcedCondition('(prefers-contrast: more)', CALM);
  expect(forcedCondition(once, STRONG)).toBe(once);
});
