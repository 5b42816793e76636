import { useEffect, useEffectEvent, useState } from 'react';
import type { I18n } from '@lingui/core';
import { addCatalogues, createI18n } from '#i18n/format.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { FAILURE_TOAST } from '#notices/failure-words.ts';
import { useAnnouncer } from '#ui/use-announcer.ts';
import { browserConsent } from '#services/consent.ts';
import { Ornament } from '#ui/ornament.tsx';
import type { Opener } from './opener.ts';
import type * as Views from './views.tsx';

interface CookieConsentProps {
  readonly language: LanguageCode;
  /** Where the preferences were asked for; null while nobody asks. */
  readonly opener: Opener | null;
  readonly onOpener: (opener: Opener | null) => void;
}

interface Loaded extends Pick<typeof Views, 'ConsentViews'> {
  readonly i18n: I18n;
}

/**
 * Asks for consent if none is stored, and shows the preferences on request. Its code and texts load
 * once the page is interactive, and only for visitors who need them: served pages contain none of it.
 * A toast reports requested preferences that cannot be fetched or that fail.
 */
export function CookieConsent({ language, opener, onOpener }: CookieConsentProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const { showToast } = useAnnouncer();
  const giveUpLoading = useEffectEvent(giveUp);

  function giveUp(cause: unknown): void {
    console.warn('No cookie banner is shown.', cause);
    setLoaded(null);
    failToOpen();
  }

  function failToOpen(): void {
    if (opener !== null) showToast(FAILURE_TOAST);
    onOpener(null);
  }

  useEffect(() => {
    // The first render of a page does not know yet what is stored.
    if (opener === null && browserConsent.read() !== null) return;
    load(language).then(setLoaded, giveUpLoading);
  }, [language, opener]);

  if (loaded === null) return null;
  const { ConsentViews, i18n } = loaded;
  return (
    <Ornament fail={giveUp}>
      <ConsentViews
        i18n={i18n}
        consent={browserConsent}
        opener={opener}
        onOpener={onOpener}
        onFailure={failToOpen}
      />
    </Ornament>
  );
}

// It has its own formatter: adding texts to the page's would render the whole page anew.
async function load(language: LanguageCode): Promise<Loaded> {
  const i18n = createI18n(language);
  const [{ ConsentViews }] = await Promise.all([
    import('./views.tsx'),
    addCatalogues(i18n, language, ['consent']),
  ]);
  return { ConsentViews, i18n };
}
