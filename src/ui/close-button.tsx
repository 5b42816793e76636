import type { ComponentProps } from 'react';
import { Icon } from './drawing.tsx';
import css from './close-button.module.css';

interface CloseButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  /** The accessible name: the cross says nothing to people who cannot see it. */
  readonly name: string;
}

/** The cross that closes the element it stands on; the parent positions it. */
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
