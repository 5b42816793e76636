import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { FIRST_DAY } from '#daily-voyage/days.ts';
import { faultWords } from '#daily-voyage/words.ts';
import { ENVIRONMENT } from '#pages/environment.ts';
import { GamePage } from '#pages/game-page/game-page.tsx';
import { LongDate, longDate } from '#ui/long-date.tsx';
import { startOpponent } from '#workers/start-opponent.ts';
import { Archive } from './archive.tsx';
import css from './daily-voyage.module.css';
import { createVoyageDrawer } from './draw-voyage.ts';
import { useAskedDay } from './use-asked-day.ts';
import { VoyageScreen } from './voyage-screen.tsx';

/** A puzzle for each day, the same for everybody, and those of all days before. */
export default function DailyVoyage() {
  const { i18n } = useLingui();
  const asked = useAskedDay();
  const day = asked?.day ?? null;
  useArrivalOf(day);
  return (
    <GamePage
      route="daily-voyage"
      subtitle={
        <span className={css['date']}>{day !== null && <LongDate key={day} date={day} />}</span>
      }
    >
      {asked !== null && asked.fault !== null && (
        <p role="alert" className={css['fault']}>
          {i18n._(faultWords(asked.fault, longDate(i18n, FIRST_DAY)))}
        </p>
      )}
      <VoyageScreen environment={ENVIRONMENT} createDrawer={createDrawer} day={day} />
      <div className={css['archive']}>
        <Archive latest={asked?.latest ?? null} shown={day} />
      </div>
    </GamePage>
  );
}

function createDrawer() {
  return createVoyageDrawer({
    startWorker: startOpponent,
    clock: ENVIRONMENT.clock,
    drawHere: async (day) => (await import('#daily-voyage/draw.ts')).drawVoyage(day),
  });
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
