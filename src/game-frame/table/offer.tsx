import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import css from './table.module.css';

interface OfferProps {
  /** What is asked, which names the region. */
  readonly words: MessageDescriptor;
  /** What the button says that accepts it. */
  readonly accept?: MessageDescriptor;
  /** Another button is the golden one. */
  readonly isQuiet?: boolean;
  readonly onContinue: () => void;
  readonly onDecline: () => void;
}

const CONTINUE = msg`Continue`;

/** Asks a question, usually whether to go on with what was left. It takes no focus. */
export function Offer(props: OfferProps) {
  const { words, accept = CONTINUE, isQuiet = false, onContinue, onDecline } = props;
  const { t, i18n } = useLingui();
  const headingId = useId();
  return (
    <section className={css['offer']} aria-labelledby={headingId} data-table-offer>
      <h2 id={headingId} className={css['words']}>
        {i18n._(words)}
      </h2>
      <div className={css['answers']}>
        <Button kind={isQuiet ? 'secondary' : 'primary'} onClick={onContinue}>
          {i18n._(accept)}
        </Button>
        <Button kind="secondary" onClick={onDecline}>{t`No, thanks`}</Button>
      </div>
    </section>
  );
}
