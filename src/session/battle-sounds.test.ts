import { expect, test } from 'vitest';
import { TWO_HUMANS, type Outcome, type Side } from '#core/game.ts';
import { seatsOf } from '#core/mode.ts';
import type { SeriesCue } from '#core/series.ts';
import { stones, type Stones } from '#testing/rules-laws.ts';
import { soundOf } from './battle-sounds.ts';

const AGAINST_COMPUTER = seatsOf('easy');
const REACHED = { position: stones.initial(), next: 'first' } as const;
const wonBy = (winner: Side): Outcome => ({ kind: 'win', winner });
const over = (outcome: Outcome): SeriesCue<Stones> => ({ kind: 'over', outcome });

test('a move sounds as its game says', () => {
  const moved = { kind: 'moved', move: 2, side: 'first', ply: 0, ...REACHED } as const;
  expect(soundOf(moved, TWO_HUMANS, ({ move }) => (move === 2 ? 'plunk' : 'knock'))).toBe('plunk');
});

test.each([
  ['of one of two people is a victory', wonBy('second'), TWO_HUMANS, 'victory'],
  ['of the person is a victory', wonBy('first'), AGAINST_COMPUTER, 'victory'],
  ['of the computer is a loss', wonBy('second'), AGAINST_COMPUTER, 'loss'],
  ['of nobody is a draw', { kind: 'draw' }, AGAINST_COMPUTER, 'draw'],
] as const)('a battle that is the win %s', (_, outcome, seats, sound) => {
  expect(soundOf(over(outcome), seats, () => 'knock')).toBe(sound);
});

test.each<SeriesCue<Stones>>([
  { kind: 'begun', isReseated: true, isCleared: true, isContinued: false, ...REACHED },
  { kind: 'undone', count: 1, ...REACHED },
  { kind: 'redone', next: 'first' },
  { kind: 'thinking', side: 'second' },
  { kind: 'tallyReset' },
])('$kind is silent', (cue) => {
  expect(soundOf(cue, TWO_HUMANS, () => 'knock')).toBeNull();
});
