/** A file of tests, and those in it that prove something. */
interface Proof {
  readonly file: string;
  /** Parts of the names of its tests; empty for all of its tests. */
  readonly names: readonly string[];
}

/**
 * The proofs in a cell of a table of `docs`: each a file in backquotes, then the names of its tests in
 * curly quotation marks.
 */
export function proofsIn(cell: string): readonly Proof[] {
  return [...cell.matchAll(/`([^`]+)`([^`]*)/g)].map(([, file = '', rest = '']) => ({
    file,
    names: [...rest.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
  }));
}

/** What is wrong with proofs, in words: a file that is not there or holds no tests, a name not in it. */
export function faultsOf(
  proofs: readonly Proof[],
  read: (file: string) => string | null,
): readonly string[] {
  return proofs.flatMap(({ file, names }) => {
    if (!/^(src|scripts|tests)\/.*\.(test|spec)\.tsx?$/.test(file))
      return [`${file} holds no tests`];
    const text = read(file);
    if (text === null) return [`${file} is not there`];
    return names.filter((name) => !text.includes(name)).map((name) => `${file} has no “${name}”`);
  });
}
