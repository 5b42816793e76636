import type { I18n } from '@lingui/core';
import { I18nProvider } from '#i18n/use-lingui.tsx';
import { useLingui } from '@lingui/react/macro';
import { pathIn, type Language } from '#i18n/languages.ts';
import { focusMain } from '#ui/main-element.ts';
import { useKept } from '#ui/store.ts';
import { browserOfferDeclined } from '#services/language-offer.ts';
import { NOTICE_ACTION, NoticeLine } from '#notices/notice-line.tsx';

interface OfferLineProps {
  readonly i18n: I18n;
  readonly offered: Language;
  /** The path of the shown page without its language's prefix. */
  readonly path: string;
}

/** A line below the header, in the offered language; gone for good once declined. */
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
  return (
    <NoticeLine
      place="offer"
      name={t`Language suggestion`}
      language={offered}
      icon="globe"
      sentence={t`This page is also available in English.`}
      action={
        <a href={pathIn(offered.code, path)} hrefLang={offered.code} className={NOTICE_ACTION}>
          {t`Read it in English`}
        </a>
      }
      closeName={t`No, thanks`}
      onClose={() => browserOfferDeclined.write(true)}
      returnFocus={focusMain}
    />
  );
}
