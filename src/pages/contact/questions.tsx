import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { Icon } from '#ui/drawing.tsx';
import { AddressLink } from './address-link.tsx';
import { MarkedTexts } from './marked-texts.tsx';
import css from './questions.module.css';

/** The most common questions. Each answer opens and closes in place, even without script. */
export function Questions() {
  const { t } = useLingui();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={css['heading']}>{t`Common questions`}</h2>
      <Question text={t`My best scores are gone. Can you bring them back?`}>
        <Trans>
          Sorry, no. The memory game keeps them in your own browser, and we never see them. They
          disappear when you clear your browser data or close a private window, and they do not
          travel to another browser or device. A captain's log can: a file that you exported brings
          its battles and records back, here or on another device.
        </Trans>
      </Question>
      <Question text={t`Which browsers do the games need? Do they work offline?`}>
        <Trans>
          Chrome or Edge from version 120, Firefox from 128, Safari from 17.4, on a computer, tablet
          or phone. The games run on your own device. Stay a little while on your first visit, and
          after that the whole site works without a connection, in the language you opened.
        </Trans>
      </Question>
      <Question text={t`May I use the games with my class or club?`}>
        <Trans>
          Yes, as often as you like, and you need not ask. They are free, with no accounts and no
          adverts, and the children need not tell us anything. Two players can share one screen.
        </Trans>
      </Question>
      <Question text={t`I found a mistake. How do I report it?`}>
        <Trans>
          Write to <AddressLink to="support" /> and tell us which page it is on, what you did, what
          happened and what you expected instead, and which browser and device you use. A picture of
          the screen helps a lot.
        </Trans>
      </Question>
    </section>
  );
}

interface QuestionProps {
  readonly text: string;
  /** The answer. */
  readonly children: ReactNode;
}

function Question({ text, children }: QuestionProps) {
  return (
    <details className={css['question']}>
      <summary className={css['summary']}>
        <span>{text}</span>
        <Icon name="chevron-down" className={css['chevron']} />
      </summary>
      <p className={css['answer']}>
        <MarkedTexts>{children}</MarkedTexts>
      </p>
    </details>
  );
}
