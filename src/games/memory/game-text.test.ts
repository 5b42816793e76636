import { assert, constantFrom, nat, pre, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSum } from '#core/checked-text.ts';
import { pick, random } from '#core/random.ts';
import { DIFFICULTIES } from './difficulties.ts';
import { formatGame, parseGame } from './game-text.ts';
import { happen, pairAt, pairsIn, turn, turnAll } from './scripted-play.ts';
import { startMemory } from './session.ts';
import { playableSlots, type MemoryState } from './state.ts';

const START = startMemory('easy', 7);
const PAIRS = pairsIn('easy', 7);

describe('a game of memory as text [R155]', () => {
  test('comes back as it was, but paused and without its combo, whichever of 500 random games it is', () => {
    for (let number = 0; number < 500; number += 1) {
      const state = randomGame(number);
      expect(parseGame(formatGame(state))).toEqual({
        ...state,
        phase: { kind: 'paused' },
        combo: null,
      });
    }
  });

  test('leaves out the first card of a move that was not finished', () => {
    const moved = turn(START, pairAt(PAIRS, 0), 0);
    const [slot] = pairAt(PAIRS, 1);
    const begun = happen(moved, 1000, { type: 'flip', slot });
    expect(formatGame(begun)).toBe(formatGame(moved));
  });

  test('is refused when it is damaged', () => {
    const damages: readonly ((text: string, at: number) => string)[] = [
      (text, at) => text.slice(0, at),
      (text, at) => text.slice(0, at) + text.slice(at + 1),
      (text, at) => `${text.slice(0, at)}3${text.slice(at + 1)}`,
      (text) => text.toUpperCase(),
      (text) => `${text}.`,
    ];
    assert(
      property(nat(), nat(), constantFrom(...damages), (number, at, damage) => {
        const text = formatGame(randomGame(number));
        const damaged = damage(text, at % text.length);
        pre(damaged !== text);
        expect(parseGame(damaged)).toBeNull();
      }),
    );
  });

  test.each([
    ['an empty text', ''],
    ['a later version', checked('2.easy.7.01.3.0')],
    ['a difficulty that there is not', checked('1.deadly.7.01.3.0')],
    ['a seed that is no number', checked('1.easy.?.01.3.0')],
    ['a card that there is not', checked('1.easy.7.0c.3.0')],
    ['the same card twice', checked('1.easy.7.00.3.0')],
    ['a card that is no digit', checked('1.easy.7.0?.3.0')],
    ['a move of one card', checked('1.easy.7.012.3.0')],
    ['hints that are no number', checked('1.easy.7.01..0')],
    ['a part too many', checked('1.easy.7.01.3.0.0')],
    ['a part too few', checked('1.easy.7.01.3')],
    ['more hints than a game has', checked('1.easy.7.01.4.0')],
    ['a time that is no number', checked('1.easy.7.01.3.')],
    ['a game that has not begun', formatGame(START)],
    ['a game that has ended', formatGame(turnAll(START, PAIRS))],
  ])('%s is refused', (_, text) => {
    expect(parseGame(text)).toBeNull();
  });

  test('a text of this version is read for ever', () => {
    expect(parseGame('1.medium.5.0123.2.rs0.1u2f0l')).toMatchObject({
      difficulty: 'medium',
      seed: 5,
      turns: [
        [0, 1],
        [2, 3],
      ],
      hintsLeft: 2,
      playedMs: 36_000,
    });
  });
});

function checked(body: string): string {
  return `${body}.${checkSum(body)}`;
}

/** Some moves at any difficulty, most of them misses, with the time and the hints that they took. */
function randomGame(number: number): MemoryState {
  const next = random(number);
  const moves = 1 + Math.floor(next() * 20);
  let state = startMemory(pick(DIFFICULTIES, next), Math.floor(next() * 2 ** 32));
  for (let move = 0; move < moves; move += 1) {
    const first = pick(playableSlots(state), next);
    const second = pick(
      playableSlots(state).filter((slot) => slot !== first),
      next,
    );
    const after = turn(state, [first, second], 2000 * move);
    if (after.phase.kind === 'complete') break;
    state = happen(after, 2000 * move + 1500, { type: 'tick' });
  }
  return { ...state, hintsLeft: Math.floor(next() * 4) };
}
