import bone from '#generated/pictures/win-bone.svg';
import coin from '#generated/pictures/win-coin.svg';
import crown from '#generated/pictures/win-crown.svg';
import cutlass from '#generated/pictures/win-cutlass.svg';
import flag from '#generated/pictures/win-flag.svg';
import gem from '#generated/pictures/win-gem.svg';
import goblet from '#generated/pictures/win-goblet.svg';
import hat from '#generated/pictures/win-hat.svg';
import key from '#generated/pictures/win-key.svg';
import skull from '#generated/pictures/skull.svg';
import treasure from '#generated/pictures/treasure.svg';
import wheel from '#generated/pictures/win-wheel.svg';
import type { Side } from '#core/game.ts';
import css from './celebration.module.css';
import type { Finale } from './session.ts';

const FLOATING: Record<Side, readonly string[]> = {
  first: [skull, flag, cutlass, bone, hat, wheel],
  second: [treasure, coin, gem, crown, key, goblet],
};

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
      {FLOATING[side].map((src) => (
        <img key={src} className={css['floating']} src={src} alt="" width="84" height="84" />
      ))}
    </div>
  );
}
