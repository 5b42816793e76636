/** The one of some names that a command was given; throws an error that tells the names. */
export function oneOf<Name extends string>(word: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === word);
  if (found === undefined) throw new Error(`"${word}" is none of ${names.join(', ')}.`);
  return found;
}

/** Those of some names that a command was given, in the order of the names; all when it was given none. */
export function chosen<Name extends string>(
  words: readonly string[],
  names: readonly Name[],
): readonly Name[] {
  const asked = words.map((word) => oneOf(word, names));
  return asked.length === 0 ? names : names.filter((name) => asked.includes(name));
}

/** The number that a command was given for an option; throws an error that tells the least one. */
export function wholeNumber(word: string, option: string, least: number): number {
  const number = Number(word);
  if (/^\d+$/u.test(word) && Number.isSafeInteger(number) && number >= least) return number;
  throw new Error(`${option} takes a whole number from ${least} on.`);
}
