import type { Settings } from './settings.ts';

/** The usual volume, in percent; none is louder. */
export const LOUDEST = 100;

/** How the computer's delay changes with its pace. */
const PACES: Readonly<Record<string, number>> = { quick: 0.4, unhurried: 2 };

/** A setting as it has effect on the page now; undefined while it is the usual one (`apply-settings.ts`). */
export function chosen(name: keyof Settings): string | undefined {
  return document.documentElement.dataset[name];
}

/** What the computer's delay is multiplied by. */
export function answerPace(): number {
  return PACES[chosen('pace') ?? ''] ?? 1;
}

/** How many seconds two cards are seen that are no pair. */
export function cardsSeenS(): number {
  return Number(chosen('cardsSeen') ?? 1);
}

/** How loud sounds are: from 0 to 1, the usual. */
export function loudness(): number {
  return Number(chosen('volume') ?? LOUDEST) / LOUDEST;
}

/** Whether memory is played without its clock, its count of moves and its stars. */
export function isCalm(): boolean {
  return chosen('calm') !== undefined;
}
