import type { Move } from '#core/game.ts';
import { Rope } from '#game-frame/ending/rope.tsx';
import { centreOf, OverBoard } from './over-board.tsx';

/** The rope through a winning line, drawn from its first cell to its last. */
export function WinRope({ line }: { readonly line: readonly Move[] }) {
  return (
    <OverBoard>
      <Rope from={centreOf(line[0] ?? 0)} to={centreOf(line.at(-1) ?? 0)} />
    </OverBoard>
  );
}
