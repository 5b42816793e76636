import { useLingui } from '@lingui/react/macro';
import type { GameId } from '#games/catalogue.ts';
import { MODE_NAMES } from '#game-frame/mode-names.ts';
import { SIDE_DRAWINGS } from '#game-frame/sides.ts';
import { battleRows, type BattleRow } from '#log/counts.ts';
import type { Entry } from '#log/deeds.ts';
import { USUAL_WORDS } from '#session/battle-words.ts';
import { gameNames } from '#site/game-names.ts';
import { Drawing } from '#ui/drawing.tsx';
import { ResultsBar } from './results-bar.tsx';
import css from './table.module.css';

interface BattleTableProps {
  readonly game: GameId;
  readonly entries: readonly Entry[];
}

/** How the battles of a game went, for each side of two people and for each level of the computer. */
export function BattleTable({ game, entries }: BattleTableProps) {
  const { t, i18n } = useLingui();
  return (
    <table className={css['table']}>
      <caption className={css['caption']}>{i18n._(gameNames(game).title)}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Who`}</th>
          <th scope="col" data-result="won">{t`Won`}</th>
          <th scope="col" data-result="lost">{t`Lost`}</th>
          <th scope="col" data-result="drawn">{t`Drawn`}</th>
          <th scope="col">{t`Best streak`}</th>
        </tr>
      </thead>
      <tbody>
        {battleRows(entries, game).map((row) => (
          <Row key={row.mode + row.side} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { readonly row: BattleRow }) {
  const { t, i18n } = useLingui();
  const { mode, side, won, lost, drawn, streak } = row;
  const rival = i18n._(MODE_NAMES[mode]);
  const isForTwo = mode === 'two-players';
  return (
    <tr>
      <th scope="row">
        <span className={css['who']}>
          {isForTwo ? (
            <>
              <Drawing name={SIDE_DRAWINGS[side]} className={css['piece']} />
              {i18n._(USUAL_WORDS.names[side])}
            </>
          ) : (
            t`You against ${rival}`
          )}
        </span>
        <ResultsBar parts={[won, lost, drawn]} />
      </th>
      <Figure count={won} />
      <Figure count={lost} />
      <Figure count={drawn} />
      <Figure count={streak} />
    </tr>
  );
}

/** A figure that is none draws no eye. */
function Figure({ count }: { readonly count: number }) {
  return <td data-none={count === 0 || undefined}>{count}</td>;
}
