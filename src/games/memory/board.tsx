import { useLingui } from '@lingui/react/macro';
import { useRovingGrid } from '#ui/grid.ts';
import css from './board.module.css';
import { MemoryCard } from './card.tsx';
import type { MemoryView, Verdict } from './view.ts';

interface MemoryBoardProps {
  readonly name: string;
  readonly view: MemoryView;
  readonly onFlip: (slot: number) => void;
}

/** The cards on the table: draws what may be seen of them and reports which one to turn. */
export function MemoryBoard({ name, view, onFlip }: MemoryBoardProps) {
  const { t } = useLingui();
  const { columns, cards, status } = view;
  const rows = cards.length / columns;
  const grid = useRovingGrid({ rows, columns });
  const verdict = verdictOf(view);

  function renderCard(row: number, column: number) {
    const slot = row * columns + column;
    const card = cards[slot];
    if (card === undefined) return null;
    return (
      <div role="gridcell" key={column} className={css['place']}>
        <MemoryCard
          card={card}
          place={{ slot, columns, isHinted: slot === view.hintedSlot }}
          isPlayable={view.playable.includes(slot)}
          verdict={card.phase === 'up' ? verdict : null}
          onFlip={() => onFlip(slot)}
          roving={grid.place({ row, column })}
        />
      </div>
    );
  }

  return (
    <div className={css['table']} data-difficulty={view.difficulty}>
      <div
        className={css['deck']}
        role="grid"
        aria-label={name}
        aria-busy={status === 'loading'}
        data-status={status}
        {...grid.container}
      >
        {upTo(rows).map((row) => (
          <div role="row" key={row} className={css['row']}>
            {upTo(columns).map((column) => renderCard(row, column))}
          </div>
        ))}
      </div>
      {status === 'loading' && <p className={css['line']}>{t`Shuffling the deck…`}</p>}
      {status === 'paused' && <p className={css['line']}>{t`Paused`}</p>}
    </div>
  );
}

/** How the two cards that are up go together; `null` while fewer are. */
function verdictOf({ cards }: MemoryView): Verdict | null {
  const [first, second] = cards.flatMap(({ phase, face }) => (phase === 'up' ? [face] : []));
  if (first === undefined || second === undefined) return null;
  return first === second ? 'pair' : 'miss';
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
