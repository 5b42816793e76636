import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './drawing.tsx';
import type { IconName } from './drawing-names.ts';
import css from './button.module.css';

/** How prominent a button is: one `primary` per view, `secondary` beside it, `quiet` for the rest. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet';

interface ButtonLook {
  readonly kind: ButtonKind;
  readonly isLarge?: boolean;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A native button in one of the three looks. With `aria-disabled` it keeps the focus, and a press does nothing. */
export function Button({ kind, isLarge = false, icon, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass({ kind, isLarge })}
      onClick={rest['aria-disabled'] ? undefined : onClick}
      {...rest}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className={css['label']}>{children}</span>
    </button>
  );
}

/** The class of a link that looks like a button. */
export function buttonClass({ kind, isLarge = false }: ButtonLook): string {
  return [css['button'], css[kind], isLarge ? css['large'] : ''].filter(Boolean).join(' ');
}
