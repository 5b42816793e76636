import { expect, test } from 'vitest';
import { TWO_HUMANS, type Outcome, type Side } from '#core/game.ts';
import { seatsOf } from '#core/mode.ts';
import type { SeriesCue } from '#core/series.ts';
import { stones, type Stones } from '#testing/rules-laws.ts';
import type { MovedCue } from './battle-game.ts';
import { soundOf } from './battle-sounds.ts';

const AGAINST_COMPUTER = seatsOf('easy');
const REACHED = { position: stones.initial(), next: 'first' } as const;
const wonBy = (winner: Side): Outcome => ({ kind: 'win', winner });
const over = (outcome: Outcome) => ({ kind: 'over', outcome }) as const;

test.each([
  ['of one of two people is a victory', wonBy('second'), TWO_HUMANS, 'victory'],
  ['of the person is a victory', wonBy('first'), AGAINST_COMPUTER, 'victory'],
  ['of the computer is a loss', wonBy('second'), AGAINST_COMPUTER, 'loss'],
  ['of nobody is a draw', { kind: 'draw' }, AGAINST_COMPUTER, 'draw'],
] as const)('a battle that is the win %s', (_, outcome, seats, sound) => {
  expect(soundOf(over(outcome), seats)).toBe(sound);
});

test.each<Exclude<SeriesCue<Stones>, MovedCue<Stones>>>([
  { kind: 'begun', isReseated: true, isCleared: true, isContinued: false, ...REACHED },
  { kind: 'undone', count: 1, ...REACHED },
  { kind: 'redone', next: 'first' },
  { kind: 'thinking', side: 'second' },
  { kind: 'tallyReset' },
])('$kind is silent', (cue) => {
  expect(soundOf(cue, TWO_HUMANS)).toBeNull();
});
