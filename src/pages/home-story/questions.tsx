import { useLingui } from '@lingui/react/macro';
import { Reveal } from './reveal.tsx';
import { Section } from './section.tsx';

/** What people ask before they play; the first answer is open, to show that there are more. */
export function Questions() {
  const { t } = useLingui();
  return (
    <Section
      id="faq"
      heading={t`Questions from the crew`}
      lead={t`Short answers, before you cast off.`}
    >
      <Reveal summary={t`Is it really free?`} look="card" isOpen>
        <p>{t`Yes. All five games are free: there is nothing to buy and no account to make.`}</p>
      </Reveal>
      <Reveal summary={t`Can I play on a phone?`} look="card">
        <p>{t`Yes. The boards fit phones, tablets and computers, upright or on their side.`}</p>
      </Reveal>
      <Reveal summary={t`Do I need to download anything?`} look="card">
        <p>{t`No. The games run in your browser: open the page and play.`}</p>
      </Reveal>
    </Section>
  );
}
