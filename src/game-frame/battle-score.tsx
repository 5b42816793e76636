import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { total, type Tally } from '#core/series.ts';
import { numberText } from '#i18n/number-text.ts';
import { Button } from '#ui/button.tsx';
import { Drawing } from '#ui/drawing.tsx';
import type { SymbolName } from '#ui/drawing-names.ts';
import { useStore } from '#ui/store.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import { battleWords } from './words-store.ts';
import css from './battle-score.module.css';
import panel from './panel.module.css';
import { DRAWS, SIDE_DRAWINGS } from './sides.ts';

interface BattleScoreProps {
  readonly tally: Tally;
  /** Whether the game can be drawn. */
  readonly hasDraws?: boolean;
  /** What is unequal between the sides. */
  readonly note?: string | undefined;
  readonly onReset: () => void;
}

/** The score of the matches played on this page. */
export function BattleScore({ tally, hasDraws = true, note, onReset }: BattleScoreProps) {
  const { t, i18n } = useLingui();
  const { names } = useStore(battleWords);
  const headingId = useId();
  return (
    <section className={panel['panel']} aria-labelledby={headingId}>
      <h2 id={headingId} className={panel['heading']}>{t`Battle Score`}</h2>
      <dl>
        <Row
          drawing={SIDE_DRAWINGS.first}
          name={i18n._(names.first)}
          score={numberText(i18n, tally.first)}
        />
        <Row
          drawing={SIDE_DRAWINGS.second}
          name={i18n._(names.second)}
          score={numberText(i18n, tally.second)}
        />
        {hasDraws && (
          <Row drawing="anchor" name={i18n._(DRAWS)} score={numberText(i18n, tally.draws)} />
        )}
        <div className={css['total']}>
          <dt>{t`Total battles`}</dt>
          <dd className={css['totalScore']}>{numberText(i18n, total(tally))}</dd>
        </div>
      </dl>
      {note !== undefined && <p className={css['note']}>{note}</p>}
      <div className={css['reset']}>
        <Tooltip text={t`Sets all three counters to zero`} align="start" isDescription>
          {(describedBy) => (
            <Button kind="quiet" icon="rotate-ccw" onClick={onReset} {...describedBy}>
              {t`Reset Scores`}
            </Button>
          )}
        </Tooltip>
      </div>
    </section>
  );
}

interface RowProps {
  readonly drawing: SymbolName;
  readonly name: string;
  readonly score: string;
}

function Row({ drawing, name, score }: RowProps) {
  const [first] = useState(score);
  return (
    <div className={css['row']}>
      <dt className={css['name']}>
        <Drawing name={drawing} className={css['drawing']} />
        {name}
      </dt>
      {/* Another element for another number, so that it pops. */}
      <dd key={score} className={css['score']} data-changed={score !== first || undefined}>
        {score}
      </dd>
    </div>
  );
}
