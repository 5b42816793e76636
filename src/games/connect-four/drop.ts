/** How long a disc takes to lie in a row, counted from the top: 90 ms a row, and 160 ms of bouncing (board.module.css). */
export function dropMs(row: number): number {
  return 90 * (row + 1) + 160;
}
