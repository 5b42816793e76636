/** The rows of a table of test data: a line each, its words between spaces. */
export function rowsOf(table: string): readonly (readonly string[])[] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' '));
}
