import type { Move } from '#core/game.ts';

/** A key of a keyboard: what it types, and where it is on the keyboard. */
interface Key {
  readonly key: string;
  readonly code: string;
}

/** The column that a digit key from 1 to 7 stands for, on the digit row or the number pad. */
export function columnOfKey({ key, code }: Key): Move | null {
  const digit = DIGIT.exec(key) ?? (isSign(key) ? DIGIT_PLACE.exec(code) : null);
  return digit === null ? null : Number(digit[1]) - 1;
}

const DIGIT = /^([1-7])$/;

// The digit row types other signs on French keyboards and other digits on Arabic ones.
const DIGIT_PLACE = /^(?:Digit|Numpad)([1-7])$/;

// With Num Lock off a number pad types nothing: its keys are arrows, Home and End.
function isSign(key: string): boolean {
  return key.length === 1;
}
