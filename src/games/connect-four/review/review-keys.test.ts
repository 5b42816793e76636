import { expect, test } from 'vitest';
import { turnFrom, turningOf } from './review-keys.ts';

test('arrows follow the line of text, Home and End lead to the ends, other keys nowhere [R177]', () => {
  const keys = ['Home', 'ArrowLeft', 'ArrowRight', 'End', 'ArrowUp', 'a'];
  expect(keys.map((key) => turningOf(key, false))).toEqual([
    'first',
    'back',
    'next',
    'last',
    null,
    null,
  ]);
  expect(keys.map((key) => turningOf(key, true))).toEqual([
    'first',
    'next',
    'back',
    'last',
    null,
    null,
  ]);
});

test('one turns move by move and stops at the ends [R177]', () => {
  expect(turnFrom(3, 'back', 7)).toBe(2);
  expect(turnFrom(3, 'next', 7)).toBe(4);
  expect(turnFrom(3, 'first', 7)).toBe(0);
  expect(turnFrom(3, 'last', 7)).toBe(6);
  expect(turnFrom(0, 'back', 7)).toBe(0);
  expect(turnFrom(6, 'next', 7)).toBe(6);
});
