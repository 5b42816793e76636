/** Attributes that tell the style where a board lies among the nine. */
export function columnAndRow(board: number) {
  return { 'data-column': board % 3, 'data-row': Math.floor(board / 3) } as const;
}
