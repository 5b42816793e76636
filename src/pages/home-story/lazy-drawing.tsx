import anchor from '#generated/pictures/anchor.svg';
import compass from '#generated/pictures/compass.svg';
import parrot from '#generated/pictures/parrot.svg';
import ship from '#generated/pictures/ship.svg';
import skull from '#generated/pictures/skull.svg';
import treasure from '#generated/pictures/treasure.svg';
import goblet from '#generated/pictures/win-goblet.svg';
import flag from '#generated/pictures/win-flag.svg';
import key from '#generated/pictures/win-key.svg';
import wheel from '#generated/pictures/win-wheel.svg';
import css from './lazy-drawing.module.css';

const PICTURES = {
  anchor,
  compass,
  parrot,
  ship,
  skull,
  treasure,
  goblet,
  flag,
  key,
  wheel,
} as const;

export type StoryDrawing = keyof typeof PICTURES;

interface LazyDrawingProps {
  readonly name: StoryDrawing;
  readonly size?: 'small' | 'large';
}

/** A drawing beside words, fetched by the browser when it comes near the window. */
export function LazyDrawing({ name, size = 'small' }: LazyDrawingProps) {
  return (
    <img
      src={PICTURES[name]}
      alt=""
      width="64"
      height="64"
      loading="lazy"
      decoding="async"
      className={css['drawing']}
      data-size={size}
    />
  );
}
