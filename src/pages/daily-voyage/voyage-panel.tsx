import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import type { Voyage } from '#daily-voyage/voyage.ts';
import { GAME_NAMES, LENGTHS, missesWords, TASKS } from '#daily-voyage/words.ts';
import { SoundSwitch } from '#game-frame/sound-switch.tsx';
import panel from '#game-frame/panel.module.css';
import task from '#game-frame/task-panel.module.css';
import type { Environment } from '#session/environment.ts';
import { Badge } from '#ui/badge.tsx';
import css from './voyage-panel.module.css';

interface VoyagePanelProps {
  /** Null while it is being drawn. */
  readonly voyage: Voyage | null;
  readonly misses: number;
  /** The id of the text that describes the board. */
  readonly taskId: string;
  readonly sound: Environment['sound'];
  /** What has come of it, once it is solved. */
  readonly result: ReactNode;
}

/** The day's task, and once it is solved the result, to be sent. */
export function VoyagePanel({ voyage, misses, taskId, sound, result }: VoyagePanelProps) {
  const { t, i18n } = useLingui();
  const headingId = useId();
  return (
    <section
      className={`${panel['panel']} ${task['panel']} ${css['panel']}`}
      aria-labelledby={headingId}
    >
      <div className={`${task['title']} ${css['title']}`}>
        <h2 id={headingId} className={task['heading']}>
          {voyage === null ? t`Your task` : i18n._(GAME_NAMES[voyage.game])}
        </h2>
        {voyage !== null && (
          <Badge colour={voyage.plies === 3 ? 'brown' : 'red'}>
            {i18n._(LENGTHS[voyage.plies])}
          </Badge>
        )}
      </div>
      <p id={taskId} className={css['task']}>
        {voyage === null ? t`Find the one winning move` : i18n._(TASKS[voyage.game][voyage.plies])}
      </p>
      <div className={css['more']}>
        <p className={css['misses']}>{i18n._(missesWords(misses))}</p>
        <SoundSwitch sound={sound} />
      </div>
      {result}
    </section>
  );
}
