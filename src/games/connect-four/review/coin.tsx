import type { Side } from '#core/game.ts';
import coinSkull from '#generated/pictures/coin-skull.svg';
import coinTreasure from '#generated/pictures/coin-treasure.svg';
import css from './coin.module.css';

const COINS: Record<Side, string> = { first: coinSkull, second: coinTreasure };

/** A side's coin in a line of text, which says the same in words. */
export function Coin({ side }: { readonly side: Side }) {
  return <img src={COINS[side]} alt="" width="64" height="64" className={css['coin']} />;
}
