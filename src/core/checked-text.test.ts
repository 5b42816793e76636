import { describe, expect, test } from 'vitest';
import { checkSum, formatNumber, parseNumber } from './checked-text.ts';

describe('a number as text', () => {
  test.each([
    [0, '0'],
    [35, 'z'],
    [36, '10'],
    [2 ** 32 - 1, '1z141z3'],
  ])('%d is written %s, and read again', (number, text) => {
    expect(formatNumber(number)).toBe(text);
    expect(parseNumber(text)).toBe(number);
  });

  test.each([
    ['2^32, the first that is too large', '1z141z4'],
    ['one below zero', '-1'],
    ['leading zeros', '00k3'],
    ['upper case', 'K3'],
    ['a fraction', 'k.3'],
    ['a sign that is no digit', 'k!'],
    ['space around it', ' k3 '],
    ['nothing', ''],
  ])('%s is refused', (_, text) => {
    expect(parseNumber(text)).toBeNull();
  });
});

describe('the check sum of a text', () => {
  // The values that the authors of FNV-1a publish for these texts.
  test.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['b', 0xe70c2de5],
    ['foobar', 0xbf9cf968],
  ])('is that of FNV-1a with 32 bits: "%s"', (text, sum) => {
    expect(checkSum(text)).toBe(formatNumber(sum));
  });

  test('depends on the order of the characters', () => {
    expect(checkSum('ab')).not.toBe(checkSum('ba'));
  });
});
