import type { BattleSurroundings } from '#play/use-battle.ts';

interface ConnectFourScreenProps {
  readonly surroundings: BattleSurroundings;
  /** The id of the element around the board. */
  readonly gameId: string;
}

export function ConnectFourScreen({ gameId }: ConnectFourScreenProps) {
  return <div id={gameId} tabIndex={-1} />;
}
