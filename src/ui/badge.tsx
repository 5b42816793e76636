import type { ReactNode } from 'react';
import css from './badge.module.css';

/** The colour only repeats what the words say. */
export type BadgeColour = 'green' | 'brown' | 'red';

interface BadgeProps {
  readonly colour: BadgeColour;
  readonly children: ReactNode;
}

/** A word or two inside a ring that name the kind of a thing, such as an article's category. */
export function Badge({ colour, children }: BadgeProps) {
  return (
    <p className={css['badge']} data-colour={colour}>
      {children}
    </p>
  );
}
