import type { ReactNode } from 'react';
import css from './whole-screen.module.css';

interface WholeScreenProps {
  readonly title: string;
  readonly line: string;
  /** Shown above the title. */
  readonly drawing?: ReactNode;
  /** Whether screen readers announce the message at once. */
  readonly isAlert?: boolean;
  /** The ways out. */
  readonly children: ReactNode;
}

/** A page of one message, without the site's header and footer. */
export function WholeScreen({ title, line, drawing, isAlert = false, children }: WholeScreenProps) {
  return (
    <main className={css['screen']}>
      <div role={isAlert ? 'alert' : undefined} className={css['message']}>
        {drawing}
        <h1 className={css['title']}>{title}</h1>
        <p className={css['line']}>{line}</p>
      </div>
      <p className={css['ways']}>{children}</p>
    </main>
  );
}
