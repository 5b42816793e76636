import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '#i18n/use-lingui.tsx';
import { useLingui } from '@lingui/react/macro';
import { Offer } from '#game-frame/table/offer.tsx';
import type { Entry } from '#log/deeds.ts';
import { beginLog } from '#log/stored-log.ts';
import { browserLogOfferDeclined } from '#services/log-offer.ts';
import { browserStorage } from '#services/storage.ts';
import { useNotify } from '#ui/toasts.tsx';

interface LogOfferProps {
  readonly i18n: I18n;
  /** The victory that would be the first entry. */
  readonly victory: Entry;
  readonly onAnswered: () => void;
}

/** Asks once, after a victory, whether to keep a captain's log. */
export function LogOffer({ i18n, ...rest }: LogOfferProps) {
  return (
    <I18nProvider i18n={i18n}>
      <Question {...rest} />
    </I18nProvider>
  );
}

function Question({ victory, onAnswered }: Omit<LogOfferProps, 'i18n'>) {
  const { t } = useLingui();
  const notify = useNotify();

  function accept(): void {
    beginLog(browserStorage, victory);
    notify({
      topic: 'log',
      title: t`The log is open.`,
      description: t`This victory is its first entry. You can find the log at the foot of every page.`,
    });
    onAnswered();
  }

  function decline(): void {
    browserLogOfferDeclined.write(true);
    onAnswered();
  }

  return (
    <Offer
      words={msg`Keep a captain's log on this device?`}
      accept={msg`Keep a log`}
      isQuiet
      onContinue={accept}
      onDecline={decline}
    />
  );
}
