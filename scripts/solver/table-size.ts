/** How large the table of the search can be, in MB. */
const SIZES_MB = Array.from({ length: 11 }, (_, place) => 2 ** (place + 1));

/** The size that a command was given for its table, in MB; throws an error that tells which there are. */
export function tableSize(word: string): number {
  const size = SIZES_MB.find((mb) => String(mb) === word);
  if (size === undefined) throw new Error(`--table takes a size of ${SIZES_MB.join(', ')} MB.`);
  return size;
}
