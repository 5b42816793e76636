import css from './chest.module.css';

/** A treasure chest whose lid opens when it appears, and coins leap; decoration, as large as its place. */
export function Chest() {
  return (
    <span className={css['chest']}>
      <span className={css['inside']} />
      <span className={css['lid']} />
      <span className={css['coin']} />
      <span className={css['coin']} />
      <span className={css['coin']} />
      <span className={css['front']} />
    </span>
  );
}
