import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Day } from '#daily-voyage/days.ts';
import type { VoyageState } from '#daily-voyage/state.ts';
import { GAME_NAMES, LENGTHS, missesWords, TASKS } from '#daily-voyage/words.ts';
import panel from '#game-frame/panel.module.css';
import { SoundSwitch } from '#game-frame/sound-switch.tsx';
import type { Environment } from '#session/environment.ts';
import { Badge } from '#ui/badge.tsx';
import { useStore } from '#ui/store.ts';
import { Result } from './result.tsx';
import { solvedDays } from './solved-days.ts';
import css from './voyage-panel.module.css';

interface VoyagePanelProps {
  readonly state: VoyageState;
  /** The id of the text that describes the board. */
  readonly taskId: string;
  readonly sound: Environment['sound'];
}

/** The day's task, and once it is solved the result, to be sent. */
export function VoyagePanel({ state, taskId, sound }: VoyagePanelProps) {
  const { t, i18n } = useLingui();
  const headingId = useId();
  const { day, voyage, misses } = state;
  return (
    <section className={`${panel['panel']} ${css['panel']}`} aria-labelledby={headingId}>
      <div className={css['title']}>
        <h2 id={headingId} className={css['heading']}>
          {voyage === null ? t`Your task` : i18n._(GAME_NAMES[voyage.game])}
        </h2>
        {voyage !== null && (
          <Badge colour={voyage.plies === 3 ? 'brown' : 'red'}>
            {i18n._(LENGTHS[voyage.plies])}
          </Badge>
        )}
      </div>
      <p id={taskId} className={css['task']}>
        {voyage !== null && i18n._(TASKS[voyage.game][voyage.plies])}
      </p>
      <div className={css['more']}>
        <p className={css['misses']}>{i18n._(missesWords(misses))}</p>
        <SoundSwitch sound={sound} />
      </div>
      {day !== null && voyage !== null && <SolvedResult day={day} voyage={voyage} />}
    </section>
  );
}

interface SolvedResultProps {
  readonly day: Day;
  readonly voyage: NonNullable<VoyageState['voyage']>;
}

/** What came of a voyage, on this visit. */
function SolvedResult({ day, voyage }: SolvedResultProps) {
  const misses = useStore(solvedDays).get(day);
  return misses === undefined ? null : <Result day={day} voyage={voyage} misses={misses} />;
}
