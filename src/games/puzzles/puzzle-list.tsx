import { useLingui } from '@lingui/react/macro';
import { memo, useId } from 'react';
import panel from '#game-frame/panel.module.css';
import { Icon } from '#ui/drawing.tsx';
import { PUZZLES } from './collection.ts';
import { PUZZLE_IDS, type PuzzleId } from './ids.ts';
import css from './puzzle-list.module.css';
import type { PuzzlesEvent } from './session.ts';
import { solvedCount, type PuzzlesState } from './state.ts';
import { DIFFICULTY_NAMES, numberOf, puzzleName } from './words.ts';

interface PuzzleListProps extends Pick<PuzzlesState, 'current' | 'progress'> {
  readonly onEvent: (event: PuzzlesEvent) => void;
}

/** All puzzles, with what has been solved; in a narrow window a row of dots. An answer that solves none leaves it as it is. */
export const PuzzleList = memo(function PuzzleList(props: PuzzleListProps) {
  const { current, progress, onEvent } = props;
  const { t } = useLingui();
  const headingId = useId();
  const solved = solvedCount(props);
  const count = PUZZLE_IDS.length;
  return (
    <section className={`${panel['panel']} ${css['panel']}`} aria-labelledby={headingId}>
      <h2 id={headingId} className={panel['heading']}>{t`${solved} of ${count} solved`}</h2>
      <ol className={css['list']} data-complete={solved === count || undefined}>
        {PUZZLE_IDS.map((id) => (
          <li key={id}>
            <Entry
              id={id}
              isCurrent={id === current}
              isCounted={progress[id] !== 'unsolved'}
              onShow={() => onEvent({ type: 'show', puzzleId: id })}
            />
          </li>
        ))}
      </ol>
    </section>
  );
});

interface EntryProps {
  readonly id: PuzzleId;
  readonly isCurrent: boolean;
  readonly isCounted: boolean;
  readonly onShow: () => void;
}

function Entry({ id, isCurrent, isCounted, onShow }: EntryProps) {
  const { t, i18n } = useLingui();
  const number = numberOf(id);
  return (
    <button
      type="button"
      className={css['entry']}
      aria-current={isCurrent ? 'true' : undefined}
      data-solved={isCounted || undefined}
      onClick={onShow}
    >
      <span className="visually-hidden">{i18n._(puzzleName(id, isCounted))}</span>
      <span className={css['dot']} aria-hidden="true">
        <span className={css['number']}>{number}</span>
        {isCounted && <Icon name="check" className={css['tick']} />}
      </span>
      <span className={css['name']} aria-hidden="true">
        {t`Puzzle ${number}`}
      </span>
      <span className={css['difficulty']} aria-hidden="true">
        {i18n._(DIFFICULTY_NAMES[PUZZLES[id].difficulty])}
      </span>
    </button>
  );
}
