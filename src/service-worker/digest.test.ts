import { expect, test } from 'vitest';
import { digestOf } from './digest.ts';

test('a digest is the first twelve characters of the SHA-256 in base 64', async () => {
  expect(await digestOf(new TextEncoder().encode('abc'))).toBe('ungWv48Bz+pB');
});
