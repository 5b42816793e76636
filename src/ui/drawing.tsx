import anchor from '#generated/pictures/anchor.svg';
import compass from '#generated/pictures/compass.svg';
import parrot from '#generated/pictures/parrot.svg';
import ship from '#generated/pictures/ship.svg';
import skull from '#generated/pictures/skull.svg';
import treasure from '#generated/pictures/treasure.svg';
import spriteUrl from '#generated/sprite.svg';
import type { IconName, SymbolName } from './drawings.ts';

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
}

/**
 * One of the six symbols as a piece of a game, on its board and wherever the game tells of it:
 * decorative, its meaning stands in words beside it. It loads with the page, so that it is there when
 * it is played. A file of its own and no part of the sprite, whose shapes the browser would copy into
 * the page and style at every move.
 */
export function Drawing({ name, className }: DrawingProps) {
  return <img src={SYMBOL_PICTURES[name]} alt="" width="64" height="64" className={className} />;
}

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** What points along the line of words, and turns with it. */
const POINTING: readonly IconName[] = ['arrow-left', 'arrow-right'];

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
