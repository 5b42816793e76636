import type { ReactNode } from 'react';
import { Icon } from '#ui/drawing.tsx';
import css from './reveal.module.css';

interface RevealProps {
  /** The words to press to see the rest. */
  readonly summary: string;
  /** `card` for an answer, `plain` for a long text, `quiet` for a few facts. */
  readonly look: 'card' | 'plain' | 'quiet';
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** More to read that opens in place: without script too, for the browser's search, and on paper. */
export function Reveal({ summary, look, isOpen = false, children }: RevealProps) {
  return (
    <details className={css['reveal']} data-look={look} open={isOpen}>
      <summary className={css['summary']}>
        <span>{summary}</span>
        <Icon name="chevron-down" className={css['arrow']} />
      </summary>
      <div className={css['content']}>{children}</div>
    </details>
  );
}
