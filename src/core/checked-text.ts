/** A whole number from 0 to 2^32 - 1 as text: in base 36, without leading zeros. */
export function formatNumber(number: number): string {
  return number.toString(36);
}

/** The number of a text, or `null` unless it is one as `formatNumber` writes it. */
export function parseNumber(text: string): number | null {
  const number = Number.parseInt(text, 36);
  return number.toString(36) === text && number >= 0 && number < 2 ** 32 ? number : null;
}

/**
 * Tells a text that was shortened or changed on its way from the one that was written. FNV-1a with 32 bits:
 * http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function checkSum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return formatNumber(hash >>> 0);
}
