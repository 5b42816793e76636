import css from './burst.module.css';

const COINS = Array.from({ length: 56 }, (_, coin) => coin);

/**
 * Coins that fly up and fall, from the point that the style properties `--x` and `--y` name, as high as `--rise` and
 * as far to both sides as `--board`; with a chest, once that is open. Pure decoration; none where motion is reduced.
 */
export function Burst({ hasChest = false }: { readonly hasChest?: boolean }) {
  return (
    <div className={css['burst']} data-chest={hasChest || undefined} aria-hidden="true">
      {COINS.map((coin) => (
        <span key={coin} className={css['flung']} />
      ))}
    </div>
  );
}
