/**
 * The value below which a share of the values lies, from 0 to 1: the nearest rank, rounded up, so that
 * it is one of them. 0 when there are none.
 */
export function quantile(values: readonly number[], share: number): number {
  const place = Math.min(values.length - 1, Math.floor(values.length * share));
  return values.toSorted((a, b) => a - b)[place] ?? 0;
}

/** The value in the middle; of an even number the higher of the two. 0 when there are none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The arithmetic mean; 0 when there are no values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
