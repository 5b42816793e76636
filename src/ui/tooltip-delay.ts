/** How long a pointer rests on a control before its tooltip opens. */
export const TOOLTIP_DELAY_MS = 700;

/** How long after a tooltip has closed the next one opens at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300;

/** The delay of a tooltip, given when the last one closed; null when none has been open yet. */
export function tooltipDelayMs(lastClosedAtMs: number | null, nowMs: number): number {
  if (lastClosedAtMs === null) return TOOLTIP_DELAY_MS;
  return nowMs - lastClosedAtMs < TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_MS;
}
