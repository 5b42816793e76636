import { describe, expect, test } from 'vitest';
import { matchTextLawsOf } from '#testing/match-text-laws.ts';
import { stones } from '#testing/rules-laws.ts';
import { checkSum } from './checked-text.ts';
import { isLegalGame, type Match, type Move } from './game.ts';
import { formatMatch, parseMatch, type WrittenGame } from './match-text.ts';
import { MODES, modesOf, seatsOf, type Level } from './mode.ts';

/** A game of stones, by how many are taken: "3 1 2". */
const STONES: WrittenGame = {
  id: 'stones',
  modes: MODES,
  notation: {
    format: (moves) => moves.join(' '),
    parse(text, start) {
      const moves = text === '' ? [] : text.split(' ').map(Number);
      return isLegalGame(stones, moves, start) ? moves : null;
    },
  },
};

/** A game in which anything can be played, for as long as one likes. */
const ENDLESS: WrittenGame = {
  id: 'endless',
  modes: MODES,
  notation: { format: (moves) => moves.join(''), parse: (text) => Array.from(text, Number) },
};

matchTextLawsOf(STONES, stones, {
  '1.two-players.0.3-1-2.113ux99': '3 1 2',
});

describe('a match is written', () => {
  const seats = seatsOf('two-players');

  test.each<[string, Match<Level>]>([
    ['1.two-players.0.3-1-2.113ux99', { seats, seed: 0, moves: [3, 1, 2] }],
    ['1.easy.1z141z3..57ejoc', { seats: seatsOf('easy'), seed: 2 ** 32 - 1, moves: [] }],
    [
      '2.two-players.1.3.second-even.w8d9nb',
      { seats, seed: 1, moves: [3], start: { starter: 'second', headStart: null } },
    ],
    [
      '2.two-players.1.3.first-second.7il5qh',
      { seats, seed: 1, moves: [3], start: { starter: 'first', headStart: 'second' } },
    ],
    [
      '2.two-players.1..second-first.1wx5t12',
      { seats, seed: 1, moves: [], start: { starter: 'second', headStart: 'first' } },
    ],
  ])('as %s, and read as just that', (text, match) => {
    expect(formatMatch(STONES, match)).toBe(text);
    expect(parseMatch(STONES, text)).toStrictEqual(match);
  });
});

describe('a text holds no match, although its check sum is right, if', () => {
  test.each([
    ['it names a mode that no game has', '1.hardest.5.3-1'],
    ['its seed is no number', '1.easy.K.3-1'],
    ['its moves are not those of a legal game', '1.easy.5.3-3-3'],
    ['it names a start although it is of version 1', '1.easy.5.3.second-even'],
    ['it names no start although it is of version 2', '2.easy.5.3'],
    ['it names a start that there is not', '2.easy.5.3.third-even'],
    ['its start is empty', '2.easy.5.3.'],
    ['something follows the start', '2.easy.5.3.second-even.3'],
    ['it is of a later version', '3.easy.5.3'],
    ['it has a version only', '1'],
  ])('%s', (_, body) => {
    expect(parseMatch(STONES, signed(body))).toBeNull();
  });

  test('its moves are legal only from another start', () => {
    // Six stones are there after a head start.
    expect(parseMatch(STONES, signed('1.easy.5.3-3-1'))).not.toBeNull();
    expect(parseMatch(STONES, signed('2.easy.5.3-3-1.first-second'))).toBeNull();
  });

  test('its game is not played in its mode', () => {
    const game = { ...STONES, modes: modesOf(['easy']) };
    expect(parseMatch(game, signed('1.easy.5.3-1'))?.seats).toEqual(seatsOf('easy'));
    expect(parseMatch(game, signed('1.hard.5.3-1'))).toBeNull();
  });
});

test('a text of 400 characters holds a match, a longer one does not', () => {
  // Check sums differ in length, so seeds are tried until the whole is as long as it should be.
  const matches = Array.from({ length: 36 }, (_, seed): Match<Level> => {
    return { seats: seatsOf('easy'), seed, moves: Array<Move>(384).fill(1) };
  });
  const longest = matches.find((match) => formatMatch(ENDLESS, match).length === 400);
  const tooLong = matches.find((match) => formatMatch(ENDLESS, match).length === 401);
  if (longest === undefined || tooLong === undefined) throw new Error('No such seed');
  expect(parseMatch(ENDLESS, formatMatch(ENDLESS, longest))).toEqual(longest);
  expect(parseMatch(ENDLESS, formatMatch(ENDLESS, tooLong))).toBeNull();
});

function signed(body: string): string {
  return `${body}.${checkSum(STONES.id + body)}`;
}
