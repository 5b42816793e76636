import type { ComponentProps } from 'react';
import { Icon } from './drawing.tsx';
import css from './close-button.module.css';

interface CloseButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  /** What it is called: the cross says nothing to those who cannot see it. */
  readonly name: string;
}

/** The cross that closes what it stands on; its place is its parent's matter. */
export function CloseButton({ name, className, ...rest }: CloseButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[css['button'], className].filter(Boolean).join(' ')}
      aria-label={name}
    >
      <Icon name="x" />
    </button>
  );
}
