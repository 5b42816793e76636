import { expect, test } from 'vitest';
import { drawVoyage } from './draw.ts';
import { FIRST_DAY } from './days.ts';
import { soundOf } from './sounds.ts';

const voyage = drawVoyage(FIRST_DAY);
const miss = { move: 0, number: 1, answer: 1 };

test('a right move, a wrong one and the end have a sound; the rival is silent', () => {
  const move = { voyage, side: 'first', move: 0 } as const;
  expect([
    soundOf({ kind: 'moved', ...move }),
    soundOf({ kind: 'missed', voyage, side: 'first', miss }),
    soundOf({ kind: 'solved', day: FIRST_DAY, misses: 0 }),
    soundOf({ kind: 'answered', ...move }),
    soundOf({ kind: 'drawn', voyage }),
  ]).toEqual(['match', 'mismatch', 'victory', null, null]);
});
