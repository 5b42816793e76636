import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type SubmitEvent } from 'react';
import { useAnnouncer, type ToastWords } from '#ui/use-announcer.ts';
import { PRESSED_ONCE } from '#services/double-press.ts';
import { SITE } from '#site/site.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AddressLink } from './address-link.tsx';
import css from './contact-form.module.css';
import { MarkedTexts } from './marked-texts.tsx';

/** More characters than anybody needs; `email` is the longest that an address can be (RFC 5321). */
const LONGEST = { name: 200, email: 254, subject: 300, message: 20_000 } as const;

const MESSAGE_ROWS = 5;

const SENT_TOAST: ToastWords = {
  title: msg`Message Sent!`,
  description: msg`Thank you for your message. We'll get back to you soon!`,
};

/**
 * A message to the crew: the browser validates it, the page thanks for it, and nothing is sent. The
 * form's method submits to no address, so no press sends it, not even before the script has loaded.
 */
export function ContactForm() {
  const { t } = useLingui();
  const { showToast } = useAnnouncer();
  const button = useRef<HTMLButtonElement>(null);

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    event.currentTarget.reset();
    // Takes focus out of the field, whose keyboard would cover the page on a phone.
    button.current?.focus();
    showToast(SENT_TOAST);
  }

  const blank = t`Please write something first.`;
  return (
    <div className={css['panel']}>
      <noscript>
        <p>
          <MarkedTexts>
            <Trans>
              This form needs JavaScript. Without it, write to <AddressLink to="general" />
            </Trans>
          </MarkedTexts>
        </p>
      </noscript>
      <form method="dialog" className={css['form']} aria-label={t`Contact form`} onSubmit={send}>
        {SITE.isContactFormDemonstration && (
          <p className={css['demonstration']}>
            <MarkedTexts>
              <Trans>
                This form is a demonstration: to reach us, write to <AddressLink to="general" />
              </Trans>
            </MarkedTexts>
          </p>
        )}
        <p className={css['rule']}>{t`All fields are required.`}</p>
        <div className={css['pair']}>
          <TextField
            label={t`Name`}
            complaints={{ missing: t`Enter your name.`, blank }}
            name="name"
            dir="auto"
            maxLength={LONGEST.name}
            autoComplete="name"
            enterKeyHint="next"
          />
          <TextField
            label={t`Email`}
            complaints={{
              missing: t`Enter your email address.`,
              malformed: t`Enter a full address, such as name@example.com`,
            }}
            type="email"
            name="email"
            dir="ltr"
            maxLength={LONGEST.email}
            autoComplete="email"
            autoCapitalize="none"
            inputMode="email"
            enterKeyHint="next"
            spellCheck={false}
          />
        </div>
        <TextField
          label={t`Subject`}
          complaints={{ missing: t`Enter a subject.`, blank }}
          name="subject"
          dir="auto"
          maxLength={LONGEST.subject}
          autoComplete="off"
          enterKeyHint="next"
        />
        <TextField
          label={t`Message`}
          complaints={{ missing: t`Write your message.`, blank }}
          rows={MESSAGE_ROWS}
          name="message"
          dir="auto"
          maxLength={LONGEST.message}
          autoComplete="off"
          enterKeyHint="enter"
        />
        <Button
          ref={button}
          type="submit"
          kind="primary"
          icon="mail"
          // After the first press the form is empty: a second one would complain about fields just sent.
          {...PRESSED_ONCE}
        >
          {t`Send Message`}
        </Button>
      </form>
    </div>
  );
}
