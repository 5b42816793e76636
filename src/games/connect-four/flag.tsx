import type { Side } from '#core/game.ts';
import flagSkull from '#generated/pictures/flag-skull.svg';
import flagTreasure from '#generated/pictures/flag-treasure.svg';
import css from './flag.module.css';

const FLAGS: Record<Side, string> = { first: flagSkull, second: flagTreasure };

/** A side's flag on the ship's mast, above the gunwale. */
export function Flag({ side }: { readonly side: Side }) {
  return (
    <div className={css['mast']}>
      <img
        src={FLAGS[side]}
        alt=""
        width="72"
        height="64"
        className={css['flag']}
        data-flag={side}
      />
    </div>
  );
}
