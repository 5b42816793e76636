import type { Outcome } from '#core/game.ts';
import { Flag } from './flag.tsx';
import { winningLines, type ConnectFourPosition } from './rules.ts';
import { WinningRope } from './winning-rope.tsx';

export interface VictoryProps {
  readonly position: ConnectFourPosition;
  /** The end that is celebrated: the ship flies the winner's flag. */
  readonly celebrated: Outcome | null;
}

/** The rope over a winning line, and the winner's flag once the win has been told. */
export function Victory({ position, celebrated }: VictoryProps) {
  const lines = winningLines(position);
  return (
    <>
      {lines.length > 0 && <WinningRope lines={lines} />}
      {celebrated?.kind === 'win' && <Flag side={celebrated.winner} />}
    </>
  );
}
