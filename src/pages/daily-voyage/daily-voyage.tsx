import { useLingui } from '#i18n/use-lingui.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FIRST_DAY } from '#daily-voyage/days.ts';
import { FOUND } from '#game-frame/ending/person.ts';
import { useEnding, warnOfEnding } from '#game-frame/ending/use-ending.ts';
import { mayKeepLog } from '#log/log-key.ts';
import { FAILURE_TOAST } from '#notices/failure-words.ts';
import { ENVIRONMENT } from '#pages/environment.ts';
import { GamePage } from '#pages/game-page/game-page.tsx';
import { useKeptFocus } from '#ui/kept-focus.ts';
import { useLateModule } from '#ui/late-module.ts';
import { LongDate, longDate } from '#ui/long-date.tsx';
import { Ornament } from '#ui/ornament.tsx';
import { useAnnouncer } from '#ui/use-announcer.ts';
import { Archive } from './archive.tsx';
import { boardOrWaiting } from './board-place.tsx';
import css from './daily-voyage.module.css';
import { UnbegunVoyage } from './unbegun-voyage.tsx';
import { useAskedDay, type AskedDay } from './use-asked-day.ts';

/** A puzzle for each day, the same for everybody, and those of all days before. */
export default function DailyVoyage() {
  const asked = useAskedDay();
  const day = asked?.day ?? null;
  const { showToast } = useAnnouncer();
  // Code, worker and board are fetched for those who begin; the page itself is light.
  const [hasBegun, setHasBegun] = useState(false);
  const late = useLateModule(hasBegun, () => import('./voyage-screen.tsx'), giveUp);
  const ending = useEnding(hasBegun);
  const keptFocus = useKeptFocus(boardOrWaiting);
  useArrivalOf(day);
  useFaultToast(asked);
  useEffect(recall, []);

  function giveUp(cause: unknown): void {
    console.warn('No voyage can be sailed.', cause);
    showToast(FAILURE_TOAST);
    setHasBegun(false);
  }

  return (
    <GamePage
      route="daily-voyage"
      subtitle={
        <span className={css['date']}>{day !== null && <LongDate key={day} date={day} />}</span>
      }
    >
      <div {...keptFocus}>
        {late === null || day === null ? (
          <UnbegunVoyage
            sound={ENVIRONMENT.sound}
            isBeginning={hasBegun}
            onBegin={() => setHasBegun(true)}
          />
        ) : (
          <late.VoyageScreen
            environment={ENVIRONMENT}
            day={day}
            celebration={
              ending !== null && (
                <Ornament fail={warnOfEnding}>
                  <ending.Celebration outcome={FOUND} hasChest />
                </Ornament>
              )
            }
          />
        )}
      </div>
      <Archive latest={asked?.latest ?? null} shown={day} onBegin={() => setHasBegun(true)} />
    </GamePage>
  );
}

/** Marks what was solved on earlier visits, where a captain's log may tell. */
function recall(): void {
  const { storage } = ENVIRONMENT;
  if (!mayKeepLog(storage)) return;
  import('./voyage-log.ts').then(
    ({ recallVoyages }) => recallVoyages(storage),
    (cause: unknown) => console.warn('The log cannot be read.', cause),
  );
}

/** Another voyage is another page to whoever follows a link to it: focus goes to the headline, at the top. */
function useArrivalOf(day: string | null): void {
  const previous = useRef<string>(null);
  useEffect(() => {
    const isFirst = previous.current === null;
    previous.current = day;
    if (isFirst || day === null) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [day]);
}

/** Says that an address leads to no voyage: in a toast, which moves nothing on the page. */
function useFaultToast(asked: AskedDay | null): void {
  const { i18n } = useLingui();
  const { showToast } = useAnnouncer();
  const fault = asked?.fault ?? null;
  const say = useEffectEvent(async (fragment: string | undefined) => {
    if (fragment === undefined || fault === null) return;
    const { faultToast } = await import('#daily-voyage/fault-words.ts');
    showToast(faultToast(fault, longDate(i18n, FIRST_DAY)));
  });
  const fragment = asked?.fragment;
  useEffect(() => {
    say(fragment).catch((cause: unknown) =>
      console.warn('The address cannot be explained.', cause),
    );
  }, [fragment]);
}
