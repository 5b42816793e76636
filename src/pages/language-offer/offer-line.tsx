import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { pathIn, type Language } from '#i18n/languages.ts';
import { MAIN_ID } from '#pages/shell/skip-links.tsx';
import { useKept } from '#play/use-kept.ts';
import { browserOfferDeclined } from '#services/language-offer.ts';
import { CloseButton } from '#ui/close-button.tsx';
import { Icon } from '#ui/drawing.tsx';
import { COVERED_BY_DIALOGS } from '#ui/modal.tsx';
import { useRoomAtEnd } from '#ui/room-at-end.ts';
import css from './offer-line.module.css';

interface OfferLineProps {
  readonly i18n: I18n;
  readonly offered: Language;
  /** The path of the shown page without its language's prefix. */
  readonly path: string;
}

/** A line at the lower edge of the window, in the offered language; gone for good once declined. */
export function OfferLine({ i18n, ...rest }: OfferLineProps) {
  const isDeclined = useKept(browserOfferDeclined);
  if (isDeclined) return null;
  return (
    <I18nProvider i18n={i18n}>
      <Line {...rest} />
    </I18nProvider>
  );
}

function Line({ offered, path }: Omit<OfferLineProps, 'i18n'>) {
  const { t } = useLingui();
  const region = useRef<HTMLElement>(null);
  useRoomAtEnd(region, '--offer-size');

  function decline(): void {
    const hadFocus = region.current?.contains(document.activeElement) === true;
    browserOfferDeclined.write(true);
    if (hadFocus) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className={css['berth']} />
      <section
        ref={region}
        className={css['place']}
        lang={offered.code}
        dir={offered.direction}
        aria-label={t`Language suggestion`}
        {...COVERED_BY_DIALOGS}
      >
        <div className={css['line']}>
          <Icon name="globe" />
          <p className={css['words']}>
            <span>{t`This page is also available in English.`}</span>{' '}
            <a href={pathIn(offered.code, path)} hrefLang={offered.code} className={css['link']}>
              {t`Read it in English`}
            </a>
          </p>
          <CloseButton name={t`No, thanks`} onClick={decline} />
        </div>
      </section>
    </>
  );
}
