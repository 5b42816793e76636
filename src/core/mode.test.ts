import { expect, test } from 'vitest';
import { TWO_HUMANS } from './game.ts';
import { LEVELS, MODES, modeOf, modesOf, seatsOf, USUAL_LEVELS } from './mode.ts';

test('every mode is known again by its seats [R38]', () => {
  expect(MODES.map((mode) => modeOf(seatsOf(mode)))).toEqual(MODES);
});

test('the usual modes are two players and three levels of the computer, in this order [R38]', () => {
  expect(modesOf(USUAL_LEVELS)).toEqual(['two-players', 'easy', 'medium', 'hard']);
  expect(modesOf(LEVELS)).toEqual(MODES);
});

test('the first side is always a person', () => {
  for (const mode of MODES) expect(seatsOf(mode).first).toEqual({ kind: 'human' });
});

test('two players are two people', () => {
  expect(seatsOf('two-players')).toEqual(TWO_HUMANS);
});

test.each(LEVELS)('the second side of the mode %s is a computer of that level', (level) => {
  expect(seatsOf(level).second).toEqual({ kind: 'computer', level });
});
