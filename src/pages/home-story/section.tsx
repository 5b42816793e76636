import type { ReactNode } from 'react';
import { DEFERRABLE } from '#services/deferred-layout.ts';
import css from './section.module.css';
import { StoryDrawing, type DrawingName } from './story-drawing.tsx';

interface SectionProps {
  /** The target of links to the section; its headline's id is derived from it. */
  readonly id: string;
  readonly heading: string;
  /** Shown before the headline. */
  readonly drawing?: DrawingName;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A part of the story: a headline, a plain sentence, and its content. */
export function Section({ id, heading, drawing, lead, children }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      className={css['section']}
      aria-labelledby={headingId}
      tabIndex={-1}
      {...DEFERRABLE}
    >
      <div className={css['head']}>
        {drawing !== undefined && <StoryDrawing name={drawing} />}
        <h2 id={headingId} className={css['heading']}>
          {heading}
        </h2>
      </div>
      {lead !== undefined && <p className={css['lead']}>{lead}</p>}
      {children}
    </section>
  );
}
