import { useLingui } from '@lingui/react/macro';
import { FAQ } from '#site/faq.ts';
import { Reveal } from './reveal.tsx';
import { Section } from './section.tsx';

/** What people ask before they play; the first answer is open, to show that there are more. */
export function Questions() {
  const { t, i18n } = useLingui();
  return (
    <Section
      id="faq"
      heading={t`Questions from the harbour`}
      lead={t`Short answers, before you cast off.`}
    >
      {FAQ.map(({ question, answer }, index) => (
        <Reveal key={question.id} summary={i18n._(question)} look="card" isOpen={index === 0}>
          <p>{i18n._(answer)}</p>
        </Reveal>
      ))}
    </Section>
  );
}
