import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SMOKE } from '../../tests/depth.ts';

test.each(SMOKE)('the smoke tests of %s are there', (file) => {
  expect(existsSync(`tests/e2e/${file}`)).toBe(true);
});
