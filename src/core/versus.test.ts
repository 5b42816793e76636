import { describe, expect, test } from 'vitest';
import type { Match, Move, Seats, Start } from './game.ts';
import { TWO_HUMANS } from './game.ts';
import { stones } from '#testing/rules-laws.ts';
import type { Stones } from '#testing/rules-laws.ts';
import { isUnderWay, matchKey, playableMoves, positionOf, startMatch, versus } from './versus.ts';

type Level = 'easy';

const machine = versus<Stones, Level>(stones);
const COMPUTER = { kind: 'computer', level: 'easy' } as const;
const HUMAN = { kind: 'human' } as const;
const HUMAN_FIRST: Seats<Level> = { first: HUMAN, second: COMPUTER };
const COMPUTER_FIRST: Seats<Level> = { first: COMPUTER, second: HUMAN };
const TWO_COMPUTERS: Seats<Level> = { first: COMPUTER, second: COMPUTER };

const after = (seats: Seats<Level>, ...moves: readonly Move[]): Match<Level> => ({
  seats,
  seed: 7,
  moves,
});
const begin = (match: Match<Level>, next: Match<Level>): Match<Level> =>
  machine.update(match, { type: 'begin', match: next });
const undo = (match: Match<Level>): readonly Move[] =>
  machine.update(match, { type: 'undo' }).moves;

describe('a match before its first move', () => {
  test('starts as it is told, and keeps that for as long as it is played', () => {
    const start: Start = { starter: 'second', headStart: 'first' };
    const match = startMatch<Level>(TWO_HUMANS, 7, start);
    expect(match).toStrictEqual({ seats: TWO_HUMANS, seed: 7, moves: [], start });
    expect(positionOf(stones, match)).toEqual({ left: 6, toMove: 'second', lastTaken: 0 });
    const played = machine.update(match, { type: 'play', ply: 0, move: 3 });
    expect(played).toStrictEqual({ ...match, moves: [3] });
    expect(positionOf(stones, played)).toEqual({ left: 3, toMove: 'first', lastTaken: 3 });
  });

  test('names no start where it starts as usual', () => {
    expect(startMatch(TWO_HUMANS, 7)).toStrictEqual({ seats: TWO_HUMANS, seed: 7, moves: [] });
  });
});

describe('play', () => {
  test('a legal move of the current ply is added [R43]', () => {
    const match = machine.update(startMatch<Level>(TWO_HUMANS, 7), {
      type: 'play',
      ply: 0,
      move: 3,
    });
    expect(match.moves).toEqual([3]);
    expect(positionOf(stones, match)).toEqual(stones.play(stones.initial(), 3));
  });

  test.each([
    ['a ply that has been played', after(TWO_HUMANS, 3), { ply: 0, move: 1 }],
    ['a ply yet to come', after(TWO_HUMANS, 3), { ply: 2, move: 1 }],
    ['an illegal move', after(TWO_HUMANS, 3), { ply: 1, move: 4 }],
    ['a move after the end', after(TWO_HUMANS, 3, 3, 1), { ply: 3, move: 1 }],
  ])('%s leaves the very same state', (_, match, play) => {
    expect(machine.update(match, { type: 'play', ...play })).toBe(match);
  });
});

describe('undo', () => {
  test('between humans it takes back the last move', () => {
    expect(undo(after(TWO_HUMANS, 3, 2))).toEqual([3]);
  });

  test('after a reply it takes back the reply and the human move', () => {
    expect(undo(after(HUMAN_FIRST, 3, 2))).toEqual([]);
    expect(undo(after(COMPUTER_FIRST, 1, 2, 1))).toEqual([1]);
  });

  test('while the computer thinks it takes back the human move', () => {
    expect(undo(after(HUMAN_FIRST, 1, 1, 2))).toEqual([1, 1]);
  });

  test.each([
    ['no move was made', after(TWO_HUMANS)],
    ['the match is over', after(TWO_HUMANS, 3, 3, 1)],
    ['only the computer has moved', after(COMPUTER_FIRST, 3)],
    ['two computers play', after(TWO_COMPUTERS, 3, 2)],
  ])('it does nothing when %s', (_, match) => {
    expect(machine.update(match, { type: 'undo' })).toBe(match);
  });
});

describe('a match that begins', () => {
  test('takes the place of the old one at any time, if the players stay', () => {
    const fresh = startMatch(HUMAN_FIRST, 8);
    expect(begin(after(HUMAN_FIRST, 3, 2), fresh)).toBe(fresh);
  });

  test('may have moves, from which play goes on', () => {
    const restored = begin(startMatch<Level>(TWO_HUMANS, 8), after(HUMAN_FIRST, 3, 2));
    expect(machine.update(restored, { type: 'play', ply: 2, move: 1 }).moves).toEqual([3, 2, 1]);
    expect(undo(restored)).toEqual([]);
  });

  test.each([
    ['before the first move', after(TWO_HUMANS)],
    ['after a result', after(TWO_HUMANS, 3, 3, 1)],
  ])('can have other players %s', (_, match) => {
    const reseated = startMatch(HUMAN_FIRST, 8);
    expect(begin(match, reseated)).toBe(reseated);
  });

  test('is ignored if it has other players while a match is under way', () => {
    const underWay = after(TWO_HUMANS, 3);
    expect(begin(underWay, startMatch(HUMAN_FIRST, 8))).toBe(underWay);
    expect(isUnderWay(stones, underWay)).toBe(true);
  });
});

describe('tasks', () => {
  test('a computer to move thinks about the position at its level', () => {
    const match = after(HUMAN_FIRST, 3);
    expect(machine.tasks(match)).toMatchObject([
      { kind: 'think', position: positionOf(stones, match), level: 'easy', ply: 1 },
    ]);
  });

  test('nothing is waited for on a human turn or after the end', () => {
    expect(machine.tasks(after(HUMAN_FIRST))).toEqual([]);
    expect(machine.tasks(after(HUMAN_FIRST, 3, 3, 1))).toEqual([]);
    expect(machine.tasks(after(HUMAN_FIRST, 1, 1, 1, 3, 1))).toEqual([]);
    expect(machine.tasks(after(TWO_COMPUTERS, 3, 3, 1))).toEqual([]);
  });

  test('the seed of a thought follows from the seed of the match and the ply', () => {
    const seedOf = (match: Match<Level>) => machine.tasks(match)[0]?.seed;
    const match = after(TWO_COMPUTERS, 1);
    expect(seedOf(match)).toBe(seedOf(after(TWO_COMPUTERS, 2)));
    expect(seedOf(match)).not.toBe(seedOf(after(TWO_COMPUTERS, 1, 1)));
    expect(seedOf(match)).not.toBe(seedOf({ ...match, seed: 8 }));
  });

  test('each turn of a computer is a piece of work of its own', () => {
    const turns = [after(TWO_COMPUTERS), after(TWO_COMPUTERS, 1), after(TWO_COMPUTERS, 2)];
    const keys = turns.flatMap(machine.tasks).map(({ key }) => key);
    expect(new Set(keys).size).toBe(turns.length);
  });

  test('the key differs when the seed or the moves differ', () => {
    const matches = [
      after(TWO_COMPUTERS),
      after(TWO_COMPUTERS, 1),
      after(TWO_COMPUTERS, 1, 2),
      after(TWO_COMPUTERS, 12),
      { ...after(TWO_COMPUTERS, 1), seed: 71 },
    ];
    expect(new Set(matches.map(matchKey)).size).toBe(matches.length);
  });
});

describe('cues', () => {
  test('a move tells the move, its side, its ply, the position it leads to and whose turn is next', () => {
    expect(machine.cues(after(TWO_HUMANS, 3), after(TWO_HUMANS, 3, 2))).toEqual([
      {
        kind: 'moved',
        move: 2,
        side: 'second',
        ply: 1,
        position: positionOf(stones, after(TWO_HUMANS, 3, 2)),
        next: 'first',
      },
    ]);
  });

  test('the last move tells the outcome too, and that no turn is next', () => {
    expect(machine.cues(after(TWO_HUMANS, 3, 3), after(TWO_HUMANS, 3, 3, 1))).toMatchObject([
      { kind: 'moved', move: 1, side: 'first', ply: 2, next: null },
      { kind: 'over', outcome: { kind: 'win', winner: 'first' } },
    ]);
  });

  test('an undo tells how many moves were taken back and whose turn it is again', () => {
    expect(machine.cues(after(HUMAN_FIRST, 3, 2), after(HUMAN_FIRST))).toEqual([
      { kind: 'undone', count: 2, position: stones.initial(), next: 'first' },
    ]);
  });

  test('a match that begins tells whether moves were taken off the board', () => {
    const begun = {
      kind: 'begun',
      isReseated: false,
      isContinued: false,
      position: stones.initial(),
      next: 'first',
    };
    const fresh = startMatch<Level>(TWO_HUMANS, 8);
    expect(machine.cues(after(TWO_HUMANS, 3, 2), fresh)).toEqual([{ ...begun, isCleared: true }]);
    expect(machine.cues(after(TWO_HUMANS), fresh)).toEqual([{ ...begun, isCleared: false }]);
  });

  test('a match that begins tells whether it goes on from where it was [R155]', () => {
    const left = { ...startMatch<Level>(TWO_HUMANS, 8), moves: [3] };
    expect(machine.cues(after(TWO_HUMANS), left)).toMatchObject([
      { kind: 'begun', isCleared: false, isContinued: true, next: 'second' },
    ]);
  });

  test('a match that begins with moves tells the position it starts from and whose turn it is', () => {
    const restored = { ...after(TWO_HUMANS, 3), seed: 8 };
    expect(machine.cues(after(TWO_HUMANS), restored)).toMatchObject([
      { kind: 'begun', position: positionOf(stones, restored), next: 'second' },
    ]);
  });

  test('other players are told', () => {
    expect(machine.cues(after(TWO_HUMANS, 3), startMatch(HUMAN_FIRST, 8))).toMatchObject([
      { kind: 'begun', isReseated: true, isCleared: true },
    ]);
  });

  test('a computer that begins to think is told, once for each of its turns', () => {
    const thinking = (side: string) =>
      expect.objectContaining({ kind: 'thinking', side }) as unknown;
    expect(machine.cues(after(HUMAN_FIRST), after(HUMAN_FIRST, 3))).toContainEqual(
      thinking('second'),
    );
    const match = after(COMPUTER_FIRST, 1, 2);
    expect(machine.cues(match, startMatch(COMPUTER_FIRST, 8))).toContainEqual(thinking('first'));
    expect(machine.cues(match, { ...match })).toEqual([]);
    expect(machine.cues(after(HUMAN_FIRST, 3, 3), after(HUMAN_FIRST, 3, 3, 1))).not.toContainEqual(
      expect.objectContaining({ kind: 'thinking' }),
    );
  });

  test('an unchanged state tells nothing', () => {
    const match = after(TWO_HUMANS, 3, 2);
    expect(machine.cues(match, match)).toEqual([]);
  });
});

describe('playable moves', () => {
  test('a human to move has the legal moves', () => {
    expect(playableMoves(stones, after(HUMAN_FIRST))).toEqual([1, 2, 3]);
  });

  test('there are none while a computer is to move or when the game is over', () => {
    expect(playableMoves(stones, after(HUMAN_FIRST, 3))).toEqual([]);
    expect(playableMoves(stones, after(TWO_HUMANS, 3, 3, 1))).toEqual([]);
  });
});
