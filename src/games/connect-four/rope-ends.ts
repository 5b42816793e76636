/** The cells on which a rope begins and ends. */
export interface RopeEnds {
  readonly from: number;
  readonly to: number;
}

/** Where the ropes over complete lines lie; lines that continue one another share one. */
export function ropeEnds(lines: readonly (readonly number[])[]): readonly RopeEnds[] {
  const ropes: (RopeEnds & { readonly step: number })[] = [];
  for (const [start = 0, second = 0, , end = 0] of lines) {
    const step = second - start;
    const at = ropes.findIndex(
      ({ from, to, step: other }) => other === step && start <= to && (start - from) % step === 0,
    );
    if (at === -1) ropes.push({ from: start, to: end, step });
    else ropes[at] = { from: ropes[at]?.from ?? start, to: end, step };
  }
  return ropes.map(({ from, to }) => ({ from, to }));
}
