/** A place in a grid; rows and columns count from any common beginning. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/** The keys that lead from one place of a grid to another. */
export function arrowsBetween(from: Place, to: Place): readonly string[] {
  const rows = to.row - from.row;
  const columns = to.column - from.column;
  return [
    ...Array<string>(Math.abs(rows)).fill(rows > 0 ? 'ArrowDown' : 'ArrowUp'),
    ...Array<string>(Math.abs(columns)).fill(columns > 0 ? 'ArrowRight' : 'ArrowLeft'),
  ];
}
