/** How a finished game is rated; three is best. */
export type StarCount = 1 | 2 | 3;

/** Matches in quick succession, and the played time of the last one. */
export interface Combo {
  readonly matches: number;
  readonly lastMatchMs: number;
}

/** Two matches are consecutive when less than this played time lies between them. */
export const COMBO_WITHIN_MS = 3000;

/** Three stars for at most one move a pair, two for at most one and a half. */
export function starsFor(moves: number, pairs: number): StarCount {
  if (moves <= pairs) return 3;
  return moves <= 1.5 * pairs ? 2 : 1;
}

/** The combo after a match at `playedMs`; `null` stands for none, as after a mismatch. */
export function comboAfterMatch(combo: Combo | null, playedMs: number): Combo {
  const goesOn = combo !== null && playedMs - combo.lastMatchMs < COMBO_WITHIN_MS;
  return { matches: goesOn ? combo.matches + 1 : 1, lastMatchMs: playedMs };
}

/** The multiplier that is shown, from 2 on; `null` when there is none to show. */
export function multiplierOf(combo: Combo | null): number | null {
  return combo !== null && combo.matches >= 2 ? combo.matches : null;
}

/** Whole seconds of played time: a second counts when it is over. */
export function secondsOf(playedMs: number): number {
  return Math.floor(playedMs / 1000);
}
