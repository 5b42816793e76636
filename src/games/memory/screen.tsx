import type { Surroundings } from '#play/surroundings.ts';

interface MemoryScreenProps {
  readonly surroundings: Surroundings;
  /** The id of the element around the board. */
  readonly gameId: string;
}

export function MemoryScreen({ gameId }: MemoryScreenProps) {
  return <div id={gameId} tabIndex={-1} />;
}
