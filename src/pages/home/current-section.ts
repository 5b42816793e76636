/** Where a section is, in px. */
export interface SectionInWindow {
  readonly id: string;
  /** From the top of the window; negative above it. */
  readonly top: number;
  readonly height: number;
  /** How much of its height is inside the window. */
  readonly visibleHeight: number;
}

interface WindowState {
  readonly height: number;
  /** Whether nothing of the page is left below the window. */
  readonly isAtEnd: boolean;
}

const LEAST_SHARE = 0.3;

/**
 * The section that a person is at: the topmost in view, or the last of all at the end of the page; null
 * between sections. A section is in view if it shows 30 % of itself or covers 30 % of the window.
 */
export function currentSection(
  sections: readonly SectionInWindow[],
  { height, isAtEnd }: WindowState,
): string | null {
  const downwards = sections.toSorted((one, other) => one.top - other.top);
  if (isAtEnd) return downwards.at(-1)?.id ?? null;
  return downwards.find((section) => isInView(section, height))?.id ?? null;
}

function isInView({ height, visibleHeight }: SectionInWindow, windowHeight: number): boolean {
  if (visibleHeight <= 0) return false;
  return visibleHeight >= Math.min(height, windowHeight) * LEAST_SHARE;
}
