import { expect, test } from 'vitest';
import type { SoundName } from '#core/sounds.ts';
import type { PuzzlesCue } from './session.ts';
import { soundOf } from './sounds.ts';

test.each<[PuzzlesCue, SoundName | null]>([
  [{ kind: 'answered', puzzleId: 'easy-1', cell: 7 }, null],
  [{ kind: 'solved', puzzleId: 'easy-1' }, 'match'],
  [{ kind: 'allSolved' }, 'victory'],
  [{ kind: 'missed', puzzleId: 'easy-1', cell: 0, answer: 4, isHintDue: false }, 'mismatch'],
  [{ kind: 'shown', puzzleId: 'easy-2', progress: 'unsolved' }, 'sail'],
  [{ kind: 'hinted', puzzleId: 'easy-1' }, null],
  [{ kind: 'startedOver' }, 'sail'],
  [{ kind: 'reset', puzzleId: 'easy-1' }, null],
])('the cue %j sounds as %s', (cue, sound) => {
  expect(soundOf(cue)).toBe(sound);
});
