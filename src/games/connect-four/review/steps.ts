/** Where one goes among the moves of a reviewed battle. */
export type Step = 'first' | 'back' | 'next' | 'last';

/** Where a key leads; arrows follow the line of text, in which moves stand one after the other. */
export function stepOfKey(key: string, isRightToLeft: boolean): Step | null {
  switch (key) {
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    case 'ArrowLeft':
      return isRightToLeft ? 'next' : 'back';
    case 'ArrowRight':
      return isRightToLeft ? 'back' : 'next';
    default:
      return null;
  }
}

/** The move, from 0, to which one comes from another; the same one where there is none beyond. */
export function stepFrom(ply: number, step: Step, count: number): number {
  const last = count - 1;
  switch (step) {
    case 'first':
      return 0;
    case 'back':
      return Math.max(0, ply - 1);
    case 'next':
      return Math.min(last, ply + 1);
    case 'last':
      return last;
    default:
      return step satisfies never;
  }
}
