import { useLingui } from '@lingui/react/macro';
import { Prose } from '#navigation/served/prose.tsx';
import { TextPage } from '#pages/text-page/text-page.tsx';
import { LEGAL_TEXT_DAYS } from '#site/last-modified.ts';
import { routeFor } from '#site/routes.ts';
import { buttonClass } from '#ui/button.tsx';
import { LongDate } from '#ui/long-date.tsx';
import { Link } from '#ui/link.tsx';
import css from './legal-page.module.css';

interface LegalPageProps {
  readonly route: keyof typeof LEGAL_TEXT_DAYS;
}

/** A page of one long text on what applies between the site and its visitors. */
export function LegalPage({ route }: LegalPageProps) {
  const { t, i18n } = useLingui();
  const contact = routeFor('contact');
  return (
    <TextPage
      route={route}
      lead={
        <>
          {t`Last updated:`} <LongDate date={LEGAL_TEXT_DAYS[route]} />
        </>
      }
      width="column"
    >
      <Prose name={route} />
      <p className={css['ways']}>
        <Link href="/" className={buttonClass({ kind: 'primary' })}>
          {t`Back to Game`}
        </Link>
        <Link href={contact.path} className={buttonClass({ kind: 'secondary' })}>
          {i18n._(contact.label)}
        </Link>
      </p>
    </TextPage>
  );
}
