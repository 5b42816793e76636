import { Rope } from '#game-frame/ending/rope.tsx';
import css from './board-rope.module.css';
import { winningBoards, type UltimatePosition } from './rules.ts';
import { SentArrow } from './sent-arrow.tsx';

/** Centres of columns and rows, in the rope's own units. */
const CENTRES = [50, 150, 250];

/** How far the rope reaches beyond the centres of its first and last board. */
const REACH = 34;

export interface BoardRopeProps {
  readonly position: UltimatePosition;
  /** Until then an arrow shows where each move sends the other side. */
  readonly hasArrow?: boolean;
}

/** The rope over the three boards in a line that win the game. */
export function BoardRope({ position, hasArrow = false }: BoardRopeProps) {
  const line = winningBoards(position);
  const from = line[0];
  const to = line.at(-1);
  if (from === undefined || to === undefined) return hasArrow && <SentArrow position={position} />;
  return (
    <svg className={css['picture']} viewBox="0 0 300 300" aria-hidden="true">
      <Rope from={centreOf(from)} to={centreOf(to)} reach={REACH} />
    </svg>
  );
}

function centreOf(board: number) {
  return { x: CENTRES[board % 3] ?? 0, y: CENTRES[Math.floor(board / 3)] ?? 0 };
}
