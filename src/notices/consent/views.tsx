import type { I18n } from '@lingui/core';
import { I18nProvider } from '#i18n/use-lingui.tsx';
import { useState } from 'react';
import { focusMain } from '#ui/main-element.ts';
import { useKept } from '#ui/store.ts';
import type { Choice, Consent } from '#services/consent.ts';
import type { Kept } from '#services/kept.ts';
import { useLateModule } from '#ui/late-module.ts';
import { ConsentBanner, CUSTOMIZE_BUTTON_ID } from './banner.tsx';
import { PREFERENCES_BUTTON_ID, type Opener } from './opener.ts';

const loadPreferences = () => import('./preferences.tsx');

interface ConsentViewsProps {
  readonly i18n: I18n;
  readonly consent: Kept<Consent>;
  /** Where the preferences were asked for; null while nobody asks. */
  readonly opener: Opener | null;
  readonly onOpener: (opener: Opener | null) => void;
  /** Called when the requested preferences cannot be fetched. */
  readonly onFailure: () => void;
}

/** One of the two views, or none: the banner as long as nothing is stored, unless it was closed. */
export function ConsentViews(props: ConsentViewsProps) {
  const { i18n, consent, opener, onOpener, onFailure } = props;
  const choice = useKept(consent);
  const [isClosed, setIsClosed] = useState(false);
  const preferences = useLateModule(opener !== null, loadPreferences, givePreferencesUp);

  function givePreferencesUp(cause: unknown): void {
    console.warn('The cookie preferences cannot be shown.', cause);
    onFailure();
  }

  function choose(made: Choice): void {
    consent.write(made);
    onOpener(null);
  }

  function close(): void {
    setIsClosed(true);
    onOpener(null);
  }

  return (
    <I18nProvider i18n={i18n}>
      {opener !== null && preferences !== null && (
        <preferences.Preferences
          choice={choice}
          onChoose={choose}
          onSwitch={consent.write}
          onBack={() => onOpener(null)}
          onClose={close}
          returnFocus={() => returnFocusTo(opener)}
        />
      )}
      {(opener === null || preferences === null) && choice === null && !isClosed && (
        <ConsentBanner
          onChoose={choose}
          onCustomize={() => onOpener('banner')}
          onClose={close}
          leaveFocus={focusMain}
        />
      )}
    </I18nProvider>
  );
}

// The banner may be gone by then.
function returnFocusTo(opener: Opener): void {
  const id = opener === 'banner' ? CUSTOMIZE_BUTTON_ID : PREFERENCES_BUTTON_ID;
  const button = document.getElementById(id);
  if (button === null) focusMain();
  else button.focus();
}
