import type { Seat, Seats } from './game.ts';
import { TWO_HUMANS } from './game.ts';

/** How well a computer plays, in every game that has one. */
export const USUAL_LEVELS = ['easy', 'medium', 'hard'] as const;

export type UsualLevel = (typeof USUAL_LEVELS)[number];

/** All levels; the last never errs, and only a game that is solved has it. */
export const LEVELS = [...USUAL_LEVELS, 'legend'] as const;

export type Level = (typeof LEVELS)[number];

/** Who sits at a board: two people, or a person first and a computer second. */
export const MODES = ['two-players', ...LEVELS] as const;

export type Mode = (typeof MODES)[number];

/** The modes of a game whose computer has some levels. */
export function modesOf(levels: readonly Level[]): readonly Mode[] {
  return ['two-players', ...levels];
}

/** The seats of a mode. */
export function seatsOf(mode: Mode): Seats<Level> {
  if (mode === 'two-players') return TWO_HUMANS;
  const second: Seat<Level> = { kind: 'computer', level: mode };
  return { first: { kind: 'human' }, second };
}

/** The mode from which `seatsOf` made these seats. */
export function modeOf({ second }: Seats<Level>): Mode {
  return second.kind === 'computer' ? second.level : 'two-players';
}
