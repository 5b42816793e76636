import anchor from '#generated/pictures/anchor.svg';
import compass from '#generated/pictures/compass.svg';
import parrot from '#generated/pictures/parrot.svg';
import ship from '#generated/pictures/ship.svg';
import skull from '#generated/pictures/skull.svg';
import treasure from '#generated/pictures/treasure.svg';
import spriteUrl from '#generated/sprite.svg';
import type { IconName, SymbolName } from './drawing-names.ts';

/** The addresses of the six symbols. */
export const SYMBOL_PICTURES: Readonly<Record<SymbolName, string>> = {
  skull,
  treasure,
  ship,
  compass,
  anchor,
  parrot,
};

interface DrawingProps {
  readonly name: SymbolName;
  readonly className?: string | undefined;
  /** What its style depends on. */
  readonly [attribute: `data-${string}`]: number;
}

/**
 * One of the six symbols as a game piece, on the board and wherever the game mentions it. It is
 * decorative: its meaning stands in words beside it. It loads with the page, so that it is there
 * when it is played, and is decoded before its place is painted. It is a file of its own, since the
 * browser would copy the shapes of a sprite into the page and style them at every move.
 */
export function Drawing({ name, className, ...attributes }: DrawingProps) {
  return (
    <img
      src={SYMBOL_PICTURES[name]}
      alt=""
      width="64"
      height="64"
      decoding="sync"
      className={className}
      {...attributes}
    />
  );
}

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** Icons that point along the line of text and are mirrored with its direction. */
const POINTING: readonly IconName[] = ['arrow-left', 'arrow-right', 'undo-2', 'redo-2'];

/** A line icon in the colour of the text around it, decorative as well. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      data-pointing={POINTING.includes(name) || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${spriteUrl}#icon-${name}`} />
    </svg>
  );
}
