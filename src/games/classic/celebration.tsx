import type { Side } from '#core/game.ts';
import { FLOATING } from '#game-frame/ending/floating.ts';
import css from './celebration.module.css';
import type { Finale } from './session.ts';

interface CelebrationProps {
  readonly side: Side;
  /** The drawings come with the overlay; when it closes they continue around the board. */
  readonly overlay: Finale['overlay'];
}

/**
 * Six drawings that drift beside the result of a won battle, then on the frame of the nearest
 * positioned ancestor, the board; pure decoration.
 */
export function Celebration({ side, overlay }: CelebrationProps) {
  return (
    <div className={css['sky']} data-overlay={overlay} aria-hidden="true">
      {Object.values(FLOATING[side]).map((src) => (
        <img key={src} className={css['floating']} src={src} alt="" width="84" height="84" />
      ))}
    </div>
  );
}
