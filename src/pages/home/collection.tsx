import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'wouter';
import motifBattle from '#generated/pictures/motif-battle.svg';
import motifChallenge from '#generated/pictures/motif-challenge.svg';
import motifMemory from '#generated/pictures/motif-memory.svg';
import motifUltimate from '#generated/pictures/motif-ultimate.svg';
import { COLLECTION_ANCHOR, routeFor, type RouteId } from '#site/routes.ts';
import { Icon } from '#ui/drawing.tsx';
import { Picture } from '#ui/picture.tsx';
import css from './collection.module.css';

interface Tile {
  readonly id: RouteId;
  readonly motif: string;
  readonly promise: MessageDescriptor;
}

const TILES: readonly Tile[] = [
  {
    id: 'connect-four',
    motif: motifBattle,
    promise: msg`Drop coins into the hull. Four in a row takes the ship.`,
  },
  {
    id: 'memory',
    motif: motifMemory,
    promise: msg`Turn the cards, find the pairs, beat your best time.`,
  },
  {
    id: 'ultimate',
    motif: motifUltimate,
    promise: msg`Nine boards. Every move picks your rival's next one.`,
  },
  {
    id: 'puzzles',
    motif: motifChallenge,
    promise: msg`Six puzzles, one best move each.`,
  },
];

/** The collection panel: every other game, and what it is like. */
export function Collection() {
  const { t, i18n } = useLingui();
  const headingId = useId();
  return (
    <section id={COLLECTION_ANCHOR} className={css['panel']} aria-labelledby={headingId}>
      <h2 id={headingId} className={css['heading']}>{t`More battles in the fleet`}</h2>
      <p className={css['lead']}>{t`Four more games, all free, all in your browser.`}</p>
      <ul className={css['tiles']}>
        {TILES.map(({ id, motif, promise }) => (
          <li key={id} className={css['place']}>
            <Link href={routeFor(id).path} className={css['tile'] ?? ''} data-game={id}>
              <span className={css['art']}>
                <Picture src={motif} alt="" width={96} height={96} className={css['motif']} />
              </span>
              <h3 className={css['title']}>{i18n._(routeFor(id).title)}</h3>
              <p className={css['promise']}>{i18n._(promise)}</p>
              <span className={css['go']}>
                {t`Play`}
                <Icon name="arrow-right" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
