import type { Move } from '#core/game.ts';
import { COLUMNS } from './rules.ts';

/** A key of a keyboard: what it types, and where it is on the keyboard. */
interface Key {
  readonly key: string;
  readonly code: string;
}

/** The column that a digit key from 1 to 7 stands for, on the digit row or the number pad. */
export function columnOfKey({ key, code }: Key): Move | null {
  return BY_KEY.get(key) ?? (isSign(key) ? BY_PLACE.get(code) : undefined) ?? null;
}

const DIGITS = Array.from(
  { length: COLUMNS },
  (_, column) => [String(column + 1), column] as const,
);
const BY_KEY: ReadonlyMap<string, Move> = new Map(DIGITS);

// The digit row types other signs on French keyboards and other digits on Arabic ones.
const BY_PLACE: ReadonlyMap<string, Move> = new Map(
  DIGITS.flatMap(([digit, column]) => [
    [`Digit${digit}`, column],
    [`Numpad${digit}`, column],
  ]),
);

// With Num Lock off a number pad types nothing: its keys are arrows, Home and End.
function isSign(key: string): boolean {
  return key.length === 1;
}
