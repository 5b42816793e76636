import type { Surroundings } from '#play/surroundings.ts';

interface PuzzlesScreenProps {
  readonly surroundings: Surroundings;
  /** The id of the element around the board. */
  readonly gameId: string;
}

export function PuzzlesScreen({ gameId }: PuzzlesScreenProps) {
  return <div id={gameId} tabIndex={-1} />;
}
