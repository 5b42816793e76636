import { expect, test } from 'vitest';
import type { SoundName } from '#core/sounds.ts';
import { classicRules } from './rules.ts';
import type { ClassicCue } from './session.ts';
import { soundOf } from './sounds.ts';

const REACHED = { position: classicRules.initial(), next: 'first' } as const;

test.each<[ClassicCue, SoundName | null]>([
  [{ kind: 'moved', move: 4, side: 'first', ply: 0, ...REACHED }, 'knock'],
  [{ kind: 'over', outcome: { kind: 'win', winner: 'first' } }, 'victory'],
  [{ kind: 'over', outcome: { kind: 'win', winner: 'second' } }, 'victory'],
  [{ kind: 'over', outcome: { kind: 'draw' } }, 'draw'],
  [{ kind: 'begun', isReseated: false, isCleared: true, isContinued: false, ...REACHED }, null],
  [{ kind: 'undone', count: 1, ...REACHED }, null],
  [{ kind: 'redone', next: 'first' }, null],
  [{ kind: 'tallyReset' }, null],
])('the cue $kind sounds as it should', (cue, sound) => {
  expect(soundOf(cue)).toBe(sound);
});
