import spriteUrl from '#generated/sprite.svg';
import type { DrawingName, IconName } from './drawings.ts';

interface DrawingProps {
  readonly name: DrawingName;
  readonly className?: string | undefined;
}

/** One of our drawings from the sprite, decorative: its meaning stands in words beside it. */
export function Drawing({ name, className }: DrawingProps) {
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** A line icon in the colour of the text around it, decorative as well. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${spriteUrl}#icon-${name}`} />
    </svg>
  );
}
