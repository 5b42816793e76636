import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { TextPage } from '#pages/text-page/text-page.tsx';
import { Addresses } from './addresses.tsx';
import { ContactForm } from './contact-form.tsx';
import css from './contact.module.css';
import { Questions } from './questions.tsx';

/** How to reach the crew: a form, addresses, and answers that may make a letter unnecessary. */
export default function Contact() {
  const { t, i18n } = useLingui();
  return (
    <TextPage
      route="contact"
      headline={t`Hail the crew`}
      lead={t`Questions, ideas, a bug below deck? Write to one of our addresses: we read everything.`}
      width="whole"
    >
      {/* For the texts with markup: the library's component for them asks its own provider. */}
      <I18nProvider i18n={i18n}>
        <div className={css['columns']}>
          <ContactForm />
          <div className={css['side']}>
            <Addresses />
            <Questions />
          </div>
        </div>
      </I18nProvider>
    </TextPage>
  );
}
