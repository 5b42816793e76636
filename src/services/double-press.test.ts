import { describe, expect, test } from 'vitest';
import { isSecondHalf, type Press } from './double-press.ts';

const FIRST: Press = {
  timeStamp: 5000,
  detail: 1,
  clientX: 100,
  clientY: 200,
  pointerType: 'touch',
};

describe('a press belongs to the one before', () => {
  test.each<[string, boolean, Partial<Press>]>([
    ['when the browser counts it as the second click', true, { detail: 2, timeStamp: 5500 }],
    ['when the browser counts it as the third click', true, { detail: 3, timeStamp: 5400 }],
    ['at the slowest double click', true, { detail: 2, timeStamp: 5899 }],
    ['but not when clicking has gone on for longer', false, { detail: 4, timeStamp: 5900 }],
    ['when a finger comes down there again', true, { timeStamp: 5349 }],
    ['when a finger comes down beside it', true, { timeStamp: 5100, clientX: 119, clientY: 220 }],
    ['but not when the finger comes later', false, { timeStamp: 5350 }],
    ['but not on the cell to the right', false, { timeStamp: 5100, clientX: 132 }],
    ['but not on the cell above', false, { timeStamp: 5100, clientY: 168 }],
    ['when a pen comes down there again', true, { timeStamp: 5100, pointerType: 'pen' }],
    ['but not a mouse’s click of its own', false, { timeStamp: 5100, pointerType: 'mouse' }],
  ])('%s', (_, isPartOfIt, press) => {
    expect(isSecondHalf({ ...FIRST, ...press }, FIRST)).toBe(isPartOfIt);
  });

  test('when a browser does not say what has pressed, as with a finger', () => {
    const { pointerType: _, ...press } = FIRST;
    expect(isSecondHalf({ ...press, timeStamp: 5300 }, press)).toBe(true);
    expect(isSecondHalf({ ...press, timeStamp: 5400 }, press)).toBe(false);
  });
});
