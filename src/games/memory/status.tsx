import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { numberText } from '#i18n/number-text.ts';
import { Drawing } from '#ui/drawing.tsx';
import panel from '#game-frame/panel.module.css';
import type { BestScore } from './best-scores.ts';
import { Stars } from './stars.tsx';
import css from './status.module.css';
import type { MemoryView } from './view.ts';
import { timeText } from './time-text.ts';
import { ENDING_TITLES, resultLine, type Ending } from './words.ts';

interface StatusProps {
  readonly view: MemoryView;
  readonly best: BestScore;
  readonly ending: Ending;
}

const NONE = '–';

/** How the game stands, in figures, and when it is complete, how it ended. */
export function Status({ view, best, ending }: StatusProps) {
  const { stars } = view;
  return (
    <div
      className={css['status']}
      data-found={view.pairsFound > 0}
      data-complete={stars !== null || undefined}
    >
      <Logbook view={view} best={best} />
      {stars !== null && <Result view={view} ending={ending} stars={stars} />}
    </div>
  );
}

function Logbook({ view, best }: Pick<StatusProps, 'view' | 'best'>) {
  const { t, i18n } = useLingui();
  const headingId = useId();
  const figure = (value: number | null) => (value === null ? NONE : numberText(i18n, value));
  return (
    <section className={`${panel['panel']} ${css['logbook']}`} aria-labelledby={headingId}>
      <h2 id={headingId} className={panel['heading']}>{t`Logbook`}</h2>
      <dl className={css['figures']}>
        <Counter name={t`Moves`} value={figure(view.moves)} />
        <Counter name={t`Time`} value={timeText(view.seconds)} />
        <Counter name={t`Pairs`} value={`${figure(view.pairsFound)} / ${figure(view.pairs)}`} />
        <Counter name={t`Combo`} value={view.combo === null ? NONE : `${figure(view.combo)}×`}>
          <Fuse view={view} />
        </Counter>
        <Best name={t`Best moves`} value={figure(best.moves)} />
        <Best name={t`Best time`} value={best.time === null ? NONE : timeText(best.time)} />
      </dl>
    </section>
  );
}

interface FigureProps {
  readonly name: string;
  /** Figures read from left to right in every language. */
  readonly value: string;
}

interface CounterProps extends FigureProps {
  readonly children?: ReactNode;
}

function Counter({ name, value, children }: CounterProps) {
  return (
    <div className={css['counter']}>
      <dt>{name}</dt>
      <dd>
        <span key={value} dir="ltr">
          {value}
        </span>
        {children}
      </dd>
    </div>
  );
}

/** How long the next pair counts for the combo that is shown; it rests while two cards are looked at, and while play does. */
function Fuse({ view }: Pick<StatusProps, 'view'>) {
  const { combo, comboSince, playable, pairsFound, pairs } = view;
  if (combo === null || comboSince === null || pairsFound === pairs) return null;
  return <i key={comboSince} className={css['fuse']} data-rests={playable.length === 0} />;
}

function Best({ name, value }: FigureProps) {
  return (
    <div className={css['best']}>
      <dt>{name}</dt>
      <dd>
        <span dir="ltr">{value}</span>
      </dd>
    </div>
  );
}

interface ResultProps extends Pick<StatusProps, 'view' | 'ending'> {
  readonly stars: NonNullable<MemoryView['stars']>;
}

function Result({ view, ending, stars }: ResultProps) {
  const { t, i18n } = useLingui();
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId} className={css['result']}>
      <Drawing name="treasure" className={css['drawing']} />
      <p id={headingId} className={css['eyebrow']}>{t`Game Complete!`}</p>
      <p className={css['title']}>{i18n._(ENDING_TITLES[ending])}</p>
      <Stars count={stars} />
      <p className={css['line']}>{i18n._(resultLine(view.moves, view.seconds))}</p>
    </div>
  );
}
