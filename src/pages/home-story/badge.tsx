import type { ReactNode } from 'react';
import css from './badge.module.css';

interface BadgeProps {
  /** `calm` for what is there and easy, `warm` for what is to come or asks for more, `hot` for most. */
  readonly tone: 'calm' | 'warm' | 'hot';
  readonly children: ReactNode;
}

/** A word or two in a pill. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <p className={css['badge']} data-tone={tone}>
      {children}
    </p>
  );
}
