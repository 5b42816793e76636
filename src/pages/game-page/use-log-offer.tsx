import { useLingui } from '#i18n/use-lingui.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { lateTexts } from '#i18n/format.ts';
import { languageFor, type LanguageCode } from '#i18n/languages.ts';
import type { Entry } from '#log/deeds.ts';
import { LOG_KEY } from '#log/log-key.ts';
import { unnotedVictory } from '#log/unnoted-victory.ts';
import { browserClock } from '#services/clock.ts';
import { browserConsent } from '#services/consent.ts';
import { browserLogOfferDeclined } from '#services/log-offer.ts';
import { browserStorage } from '#services/storage.ts';
import { focusBoard } from '#ui/grid.ts';
import { useLateModule } from '#ui/late-module.ts';
import { useStore } from '#ui/store.ts';

/** Whether the log has been offered since the page was loaded: nobody is asked twice. */
let isMade = false;

/** A victory is celebrated for five seconds and fades; only then is anything asked. */
const CELEBRATED_MS = 5300;

/** Somebody went on before that was over: after the next victory they are asked at once. */
let isMissed = false;

/** The offer of a captain's log where this is the moment for it; else `null`. */
export function useLogOffer(): ReactNode {
  const { code } = languageFor(useLingui().i18n.locale);
  const victory = useStore(unnotedVictory);
  const [isAnswered, setIsAnswered] = useState(false);
  const isCelebrated = useIsCelebrated(victory);
  const late = useLateModule(isCelebrated, async () => (mayOffer() ? load(code) : null), warn);
  if (late === null || victory === null || isAnswered) return null;

  function settle(): void {
    setIsAnswered(true);
    // The buttons go; the board is where play went on.
    focusBoard();
  }

  return <late.LogOffer i18n={late.i18n} victory={victory} onAnswered={settle} />;
}

/** Whether a victory has had its celebration, as far as it is waited for. */
function useIsCelebrated(victory: Entry | null): boolean {
  const [celebrated, setCelebrated] = useState<Entry | null>(null);
  useEffect(() => {
    if (victory === null) return undefined;
    const controller = new AbortController();
    browserClock.wait(isMissed ? 0 : CELEBRATED_MS, controller.signal).then(
      () => setCelebrated(victory),
      () => {
        isMissed = true;
      },
    );
    return () => controller.abort();
  }, [victory]);
  return victory !== null && celebrated === victory;
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
