import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { monthsUntil, type Day } from '#daily-voyage/days.ts';
import panel from '#game-frame/panel.module.css';
import { Icon } from '#ui/drawing.tsx';
import { isForBrowser } from '#ui/link.tsx';
import { longDate } from '#ui/long-date.tsx';
import { useStore } from '#ui/store.ts';
import css from './archive.module.css';
import { solvedDays } from './solved-days.ts';

interface ArchiveProps {
  /** Null in a served page, which cannot know the day. */
  readonly latest: Day | null;
  /** The day whose voyage is shown. */
  readonly shown: Day | null;
  /** Called before a link shows its voyage. */
  readonly onBegin: () => void;
}

/** All voyages, the newest first: links that differ in the day alone. */
export function Archive({ latest, shown, onBegin }: ArchiveProps) {
  const { t, i18n } = useLingui();
  const headingId = useId();
  return (
    <section className={`${panel['panel']} ${css['archive']}`} aria-labelledby={headingId}>
      <h2 id={headingId} className={panel['heading']}>{t`All voyages`}</h2>
      {latest !== null &&
        monthsUntil(latest).map(({ month, days }, index) => (
          <details key={month} className={css['month']} open={index === 0}>
            <summary className={css['name']}>
              {i18n.date(new Date(`${month}-01T00:00:00Z`), {
                month: 'long',
                year: 'numeric',
                timeZone: 'UTC',
              })}
            </summary>
            <ul className={css['days']}>
              {days.map((day) => (
                <li key={day}>
                  <DayLink day={day} isShown={day === shown} onBegin={onBegin} />
                </li>
              ))}
            </ul>
          </details>
        ))}
    </section>
  );
}

interface DayLinkProps extends Pick<ArchiveProps, 'onBegin'> {
  readonly day: Day;
  readonly isShown: boolean;
}

function DayLink({ day, isShown, onBegin }: DayLinkProps) {
  const { t, i18n } = useLingui();
  const isSolved = useStore(solvedDays).has(day);
  const date = longDate(i18n, day);
  return (
    <a
      href={`#${day}`}
      className={css['day']}
      aria-label={isSolved ? t`${date}, solved` : date}
      aria-current={isShown ? 'page' : undefined}
      onClick={(event) => {
        if (!isForBrowser(event)) onBegin();
      }}
    >
      {Number(day.slice(-2))}
      {isSolved && <Icon name="check" className={css['tick']} />}
    </a>
  );
}
