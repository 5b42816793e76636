import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { memo, useId } from 'react';
import css from './how-to.module.css';
import panel from './panel.module.css';

interface HowToProps {
  /** "How to play" when none is given. */
  readonly heading?: string;
  readonly steps: readonly MessageDescriptor[];
  readonly note?: string;
}

/** The rules in a few steps; a move leaves them as they are. */
export const HowTo = memo(function HowTo({ heading, steps, note }: HowToProps) {
  const { t, i18n } = useLingui();
  const headingId = useId();
  return (
    <section className={panel['panel']} aria-labelledby={headingId}>
      <h2 id={headingId} className={panel['heading']}>
        {heading ?? t`How to play`}
      </h2>
      <ol className={css['steps']}>
        {steps.map((step) => (
          <li key={step.id} className={css['step']}>
            {i18n._(step)}
          </li>
        ))}
      </ol>
      {note !== undefined && <p className={css['note']}>{note}</p>}
    </section>
  );
});
