import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PUZZLE_IDS } from '#games/puzzles/ids.ts';
import { puzzlesSolved, voyagesSolved } from '#log/counts.ts';
import type { Entry } from '#log/deeds.ts';
import { Icon } from '#ui/drawing.tsx';
import css from './solved-puzzles.module.css';

/** The puzzles and the daily voyages that have been solved. */
export function SolvedPuzzles({ entries }: { readonly entries: readonly Entry[] }) {
  const { t } = useLingui();
  const solved = puzzlesSolved(entries);
  const count = solved.size;
  const all = PUZZLE_IDS.length;
  const voyages = voyagesSolved(entries).size;
  return (
    <section className={css['puzzles']}>
      <h2>{t`Puzzles`}</h2>
      <p>{t`Puzzles solved: ${count} of ${all}`}</p>
      <p className={css['boxes']} aria-hidden="true">
        {PUZZLE_IDS.map((id) => (
          <span key={id} className={css['box']} data-solved={solved.has(id) || undefined}>
            {solved.has(id) && <Icon name="check" />}
          </span>
        ))}
      </p>
      <p>
        {t`${plural(voyages, { 0: 'No daily voyage solved yet', one: '# daily voyage solved', other: '# daily voyages solved' })}`}
      </p>
    </section>
  );
}
