import { expect, test } from 'vitest';
import { stepFrom, stepOfKey } from './steps.ts';

test('arrows follow the line of text, Home and End lead to the ends, other keys nowhere [R177]', () => {
  const keys = ['Home', 'ArrowLeft', 'ArrowRight', 'End', 'ArrowUp', 'a'];
  expect(keys.map((key) => stepOfKey(key, false))).toEqual([
    'first',
    'back',
    'next',
    'last',
    null,
    null,
  ]);
  expect(keys.map((key) => stepOfKey(key, true))).toEqual([
    'first',
    'next',
    'back',
    'last',
    null,
    null,
  ]);
});

test('steps lead from move to move and stop at the ends [R177]', () => {
  expect(stepFrom(3, 'back', 7)).toBe(2);
  expect(stepFrom(3, 'next', 7)).toBe(4);
  expect(stepFrom(3, 'first', 7)).toBe(0);
  expect(stepFrom(3, 'last', 7)).toBe(6);
  expect(stepFrom(0, 'back', 7)).toBe(0);
  expect(stepFrom(6, 'next', 7)).toBe(6);
});
