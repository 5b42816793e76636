import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, SETTINGS, type Settings } from './settings.ts';

const CHANGED: Settings = {
  volume: 30,
  motion: 'less',
  pace: 'unhurried',
  cardsSeen: '4',
  calm: true,
  look: 'night',
  largerPieces: true,
  coordinates: true,
};

test('what is stored comes back as it was [R157]', () => {
  for (const settings of [DEFAULT_SETTINGS, CHANGED]) {
    expect(SETTINGS.parse(SETTINGS.format(settings))).toEqual({ value: settings, isIntact: true });
  }
});

test('what this version has stored is read for ever [R157]', () => {
  const text =
    '{"version":1,"volume":30,"motion":"less","pace":"unhurried","cardsSeen":"4","calm":true,"look":"night","largerPieces":true,"coordinates":true}';
  expect(SETTINGS.parse(text)).toEqual({ value: CHANGED, isIntact: true });
  expect(SETTINGS.format(CHANGED)).toBe(text);
});

test('a person who has set nothing has the usual settings', () => {
  expect(SETTINGS.parse(null)).toEqual({ value: DEFAULT_SETTINGS, isIntact: true });
});

test.each(['', '{', 'null', '[]', '7', '{}', '{"version":2}', '{"version":"1","look":"night"}'])(
  'foreign data count as none: %s',
  (text) => {
    expect(SETTINGS.parse(text)).toEqual({ value: DEFAULT_SETTINGS, isIntact: false });
  },
);

test.each<[keyof Settings, unknown]>([
  ['volume', -1],
  ['volume', 101],
  ['volume', '30'],
  ['motion', 'more'],
  ['pace', null],
  ['cardsSeen', 4],
  ['calm', 'true'],
  ['look', '<img>'],
  ['largerPieces', 1],
  ['coordinates', {}],
])('one setting that is not understood leaves the others as they are: %s %j', (name, value) => {
  const text = JSON.stringify({ version: 1, ...CHANGED, [name]: value });
  const expected = { ...CHANGED, [name]: DEFAULT_SETTINGS[name] };
  expect(SETTINGS.parse(text)).toEqual({ value: expected, isIntact: false });
});
