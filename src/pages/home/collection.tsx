import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import compass from '#generated/pictures/compass.svg';
import { COLLECTION_ANCHOR, routeFor } from '#site/routes.ts';
import { Icon } from '#ui/drawing.tsx';
import { Picture } from '#ui/picture.tsx';
import { Link } from '#ui/link.tsx';
import css from './collection.module.css';
import { OTHER_GAMES } from './other-games.ts';

const VOYAGE = routeFor('daily-voyage');

/** The collection panel: every other game and what it is like, and the puzzle of the day. */
export function Collection() {
  const { t, i18n } = useLingui();
  const headingId = useId();
  const count = OTHER_GAMES.length;
  return (
    <section id={COLLECTION_ANCHOR} className={css['panel']} aria-labelledby={headingId}>
      <h2 id={headingId} className={css['heading']}>{t`More battles in the fleet`}</h2>
      <p className={css['lead']}>
        {t`${plural(count, {
          4: 'Four more games, all free, all in your browser.',
          one: 'One more game, free, in your browser.',
          other: '# more games, all free, all in your browser.',
        })}`}
      </p>
      <ul className={css['tiles']}>
        {OTHER_GAMES.map(({ route: { id, path, title }, motif, promise }) => (
          <li key={id} className={css['place']}>
            <Link href={path} className={css['tile']} data-game={id}>
              <span className={css['art']}>
                <Picture src={motif} alt="" width={96} height={96} className={css['motif']} />
              </span>
              <h3 className={css['title']}>{i18n._(title)}</h3>
              <p className={css['promise']}>{i18n._(promise)}</p>
              <span className={css['go']}>
                {t`Play`}
                <Icon name="arrow-right" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link href={VOYAGE.path} className={css['voyage']}>
        <Picture src={compass} alt="" width={44} height={44} />
        <span>
          <strong>{i18n._(VOYAGE.title)}</strong> {t`One puzzle a day, the same for everybody.`}
        </span>
      </Link>
    </section>
  );
}
