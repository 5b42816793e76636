import { expect, test } from 'vitest';
import { PERMISSIONS_POLICY } from './permissions-policy.ts';

const RULES = PERMISSIONS_POLICY.split(', ');

test('a page may copy a text and nothing else; each feature is named once [R121]', () => {
  expect(RULES.filter((rule) => !/^[a-z0-9-]+=\(\)$/.test(rule))).toEqual([
    'clipboard-write=(self)',
  ]);
  for (const feature of 'camera microphone geolocation payment usb clipboard-read'.split(' ')) {
    expect(RULES).toContain(`${feature}=()`);
  }
  expect(new Set(RULES).size).toBe(RULES.length);
});
