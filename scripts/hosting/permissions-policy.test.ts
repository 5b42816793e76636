import { expect, test } from 'vitest';
import { permissionsPolicy } from './permissions-policy.ts';

const RULES = permissionsPolicy().split(', ');

test('a page may copy a text and nothing else [R121]', () => {
  expect(RULES.filter((rule) => !/^[a-z0-9-]+=\(\)$/.test(rule))).toEqual([
    'clipboard-write=(self)',
  ]);
});

test.each(['camera', 'microphone', 'geolocation', 'payment', 'usb', 'clipboard-read'])(
  'nobody may use %s',
  (feature) => {
    expect(RULES).toContain(`${feature}=()`);
  },
);

test('a feature is named once', () => {
  expect(new Set(RULES).size).toBe(RULES.length);
});
