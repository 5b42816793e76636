import hull from '#generated/pictures/hull.svg';
import hullEnds from '#generated/pictures/hull-ends.svg';
import hullWaves from '#generated/pictures/hull-waves.svg';
import css from './hull.module.css';

/**
 * The ship that holds the discs, in three layers: stern and bow behind everything, the planks with open
 * portholes over the discs, the waves in front. Its sizes are in the board's units.
 */
export function Hull({ isDimmed }: { readonly isDimmed: boolean }) {
  return (
    <>
      <img src={hullEnds} alt="" width="881" height="790" className={css['ends']} data-backdrop />
      <img
        src={hull}
        alt=""
        width="765"
        height="706"
        className={css['planks']}
        data-dimmed={isDimmed || undefined}
        data-rim
      />
      <img src={hullWaves} alt="" width="889" height="72" className={css['waves']} data-sea />
    </>
  );
}
