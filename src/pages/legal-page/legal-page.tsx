import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { Prose } from '#pages/served/prose.tsx';
import { TextPage } from '#pages/text-page/text-page.tsx';
import { routeFor, type RouteId } from '#site/routes.ts';
import { SITE } from '#site/site.ts';
import { buttonClass } from '#ui/button.tsx';
import { LongDate } from '#ui/long-date.tsx';
import css from './legal-page.module.css';

interface LegalPageProps {
  readonly route: Extract<RouteId, 'privacy-policy' | 'terms-of-service' | 'accessibility'>;
}

/** A page of one long text that says what holds between the site and its visitors. */
export function LegalPage({ route }: LegalPageProps) {
  const { t, i18n } = useLingui();
  const contact = routeFor('contact');
  return (
    <TextPage
      route={route}
      lead={
        <>
          {t`Last updated:`} <LongDate date={SITE.legalTextsUpdated} />
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
