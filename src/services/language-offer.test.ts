import { expect, test } from 'vitest';
import { LANGUAGE_OFFER } from './language-offer.ts';

const { parse, format } = LANGUAGE_OFFER;

test('what is written is read again', () => {
  expect(parse(format(true))).toEqual({ value: true, isIntact: true });
});

test('nothing stored means that nothing was declined', () => {
  expect(parse(null)).toEqual({ value: false, isIntact: true });
});

test.each(['', 'true', 'DECLINED', '{"declined":true}'])(
  'a foreign value counts as none, and is told: %j',
  (text) => {
    expect(parse(text)).toEqual({ value: false, isIntact: false });
  },
);
