import { useLingui } from '#i18n/use-lingui.tsx';
import { useState, type ReactNode } from 'react';
import { lateTexts } from '#i18n/format.ts';
import { languageFor, type LanguageCode } from '#i18n/languages.ts';
import { LOG_KEY } from '#log/key.ts';
import { unnotedVictory } from '#log/unnoted.ts';
import { browserConsent } from '#services/consent.ts';
import { browserLogOfferDeclined } from '#services/log-offer.ts';
import { browserStorage } from '#services/storage.ts';
import { focusGrid } from '#ui/grid.ts';
import { useLateModule } from '#ui/late-module.ts';
import { useStore } from '#ui/store.ts';

/** Whether the log has been offered since the page was loaded: nobody is asked twice. */
let isMade = false;

/** The offer of a captain's log where this is the moment for it; else `null`. */
export function useLogOffer(): ReactNode {
  const { code } = languageFor(useLingui().i18n.locale);
  const victory = useStore(unnotedVictory);
  const [isAnswered, setIsAnswered] = useState(false);
  const late = useLateModule(victory !== null, async () => (mayOffer() ? load(code) : null), warn);
  if (late === null || victory === null || isAnswered) return null;

  function settle(): void {
    setIsAnswered(true);
    // The buttons go; the board is where play went on.
    focusGrid(document.querySelector('main [role="grid"]'));
  }

  return <late.LogOffer i18n={late.i18n} victory={victory} onAnswered={settle} />;
}

/** One thing asks at a time, and the question of cookies comes first. */
function mayOffer(): boolean {
  const isKnown = browserStorage.read(LOG_KEY) !== null || browserLogOfferDeclined.readAfresh();
  const isOtherOpen = document.querySelector('[data-place], [data-table-offer]') !== null;
  return !isMade && !isKnown && !isOtherOpen && browserConsent.readAfresh() !== null;
}

async function load(language: LanguageCode) {
  isMade = true;
  const [{ LogOffer }, i18n] = await Promise.all([
    import('./log-offer.tsx'),
    lateTexts(language, 'ending'),
  ]);
  return { LogOffer, i18n };
}

function warn(cause: unknown): void {
  console.warn("No captain's log is offered.", cause);
}
