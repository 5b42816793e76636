import { useLingui } from '@lingui/react/macro';
import { TextPage } from '#pages/text-page/text-page.tsx';
import { Addresses } from './addresses.tsx';
import { ContactForm } from './contact-form.tsx';
import css from './contact.module.css';
import { Questions } from './questions.tsx';

/** How to reach the crew: a form, addresses, and answers that may make a letter unnecessary. */
export default function Contact() {
  const { t } = useLingui();
  return (
    <TextPage
      route="contact"
      headline={t`Hail the crew`}
      lead={t`Questions, ideas, a bug below deck? Write to one of our addresses: we read everything.`}
      width="whole"
    >
      <div className={css['columns']}>
        <ContactForm />
        <div className={css['side']}>
          <Addresses />
          <Questions />
        </div>
      </div>
    </TextPage>
  );
}
