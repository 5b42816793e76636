import type { BattleSurroundings } from '#play/use-battle.ts';

interface UltimateScreenProps {
  readonly surroundings: BattleSurroundings;
  /** The id of the element around the board. */
  readonly gameId: string;
}

export function UltimateScreen({ gameId }: UltimateScreenProps) {
  return <div id={gameId} tabIndex={-1} />;
}
