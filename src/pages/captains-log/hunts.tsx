import { useLingui } from '@lingui/react/macro';
import { timeText } from '#games/memory/time-text.ts';
import { huntRows } from '#log/counts.ts';
import type { Entry } from '#log/deeds.ts';
import { gameNames } from '#site/game-names.ts';
import css from './table.module.css';

const NONE = '–';

/** What has been reached in memory, for each difficulty. */
export function Hunts({ entries }: { readonly entries: readonly Entry[] }) {
  const { t, i18n } = useLingui();
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
        {huntRows(entries).map(({ difficulty, hunts, moves, seconds, stars }) => (
          <tr key={difficulty}>
            <th scope="row">{names[difficulty]}</th>
            <td>{hunts}</td>
            <td>{moves ?? NONE}</td>
            <td>{seconds === null ? NONE : timeText(seconds)}</td>
            <td>{stars ?? NONE}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
