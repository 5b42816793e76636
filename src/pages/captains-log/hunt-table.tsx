import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { better } from '#games/memory/best-scores.ts';
import { KEPT_BEST_SCORES } from '#games/memory/kept.ts';
import { timeText } from '#games/memory/time-text.ts';
import { huntRows } from '#log/counts.ts';
import type { Entry } from '#log/deeds.ts';
import { keep } from '#services/kept.ts';
import { browserStorage } from '#services/storage.ts';
import { gameNames } from '#site/game-names.ts';
import { useKept } from '#ui/store.ts';
import css from './table.module.css';

const NONE = '–';

/** What has been reached in memory, for each difficulty; its records may be older than the log. */
export function HuntTable({ entries }: { readonly entries: readonly Entry[] }) {
  const { t, i18n } = useLingui();
  const [bestScores] = useState(() => keep(browserStorage, KEPT_BEST_SCORES));
  const stored = useKept(bestScores);
  const names = { easy: t`Easy`, medium: t`Medium`, hard: t`Hard` };
  return (
    <table className={css['table']}>
      <caption className={css['caption']}>{i18n._(gameNames('memory').title)}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Difficulty`}</th>
          <th scope="col">{t`Hunts`}</th>
          <th scope="col">{t`Best moves`}</th>
          <th scope="col">{t`Best time`}</th>
          <th scope="col">{t`Stars`}</th>
        </tr>
      </thead>
      <tbody>
        {huntRows(entries).map(({ difficulty, hunts, moves, seconds, stars }) => {
          const best = better(stored[difficulty], { moves, time: seconds });
          return (
            <tr key={difficulty}>
              <th scope="row">{names[difficulty]}</th>
              <td>{hunts}</td>
              <td>{best.moves ?? NONE}</td>
              <td>{best.time === null ? NONE : timeText(best.time)}</td>
              <td>{stars ?? NONE}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
