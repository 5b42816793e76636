import { expect, test } from 'vitest';
import { columnOfKey } from './column-keys.ts';

test.each([
  ['the digit row', '1', 'Digit1', 0],
  ['the digit row', '7', 'Digit7', 6],
  ['the number pad', '4', 'Numpad4', 3],
  ['a keyboard on a screen, which has no places,', '3', '', 2],
  ['a French digit row', 'é', 'Digit2', 1],
  ['an Arabic digit row', '٥', 'Digit5', 4],
  ['an Arabic number pad', '٦', 'Numpad6', 5],
])('%s: "%s" at %s is column %i', (_, key, code, column) => {
  expect(columnOfKey({ key, code })).toBe(column);
});

test.each([
  ['there is no column 0', '0', 'Digit0'],
  ['there is no column 8', '8', 'Digit8'],
  ['a number pad without its lock moves', 'ArrowLeft', 'Numpad4'],
  ['a number pad without its lock moves', 'End', 'Numpad1'],
  ['letters are no columns', 'a', 'KeyA'],
  ['other keys are no columns', 'F1', 'F1'],
  ['other keys are no columns', 'Enter', 'NumpadEnter'],
])('%s: "%s" at %s', (_, key, code) => {
  expect(columnOfKey({ key, code })).toBeNull();
});
