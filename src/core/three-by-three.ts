/** The eight lines of a 3×3 board, whose cells are numbered from 0 in reading order. */
export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** Three cells in a row, column or diagonal. */
export type Line = (typeof LINES)[number];

/** The first line whose three cells all hold `mark`, or `null`. */
export function completedLine<Mark>(cells: readonly Mark[], mark: NoInfer<Mark>): Line | null {
  return LINES.find((line) => line.every((cell) => cells[cell] === mark)) ?? null;
}
