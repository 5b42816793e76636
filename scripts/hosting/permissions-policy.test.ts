import { expect, test } from 'vitest';
import { permissionsPolicy } from './permissions-policy.ts';

const RULES = new Map(
  permissionsPolicy()
    .split(', ')
    .map((rule) => {
      const [feature = '', allowed = ''] = rule.split('=');
      return [feature, allowed];
    }),
);

test('a page may copy a text and nothing else [R121]', () => {
  const allowed = [...RULES].filter(([, origins]) => origins !== '()');
  expect(allowed).toEqual([['clipboard-write', '(self)']]);
});

test.each(['camera', 'microphone', 'geolocation', 'payment', 'usb', 'clipboard-read'])(
  'nobody may use %s',
  (feature) => {
    expect(RULES.get(feature)).toBe('()');
  },
);

test('a feature is named once', () => {
  expect(RULES.size).toBe(permissionsPolicy().split(', ').length);
});
