import { useLingui } from '#i18n/use-lingui.tsx';
import type { GameId } from '#games/catalogue.ts';
import { unnotedVictory } from '#log/unnoted-victory.ts';
import { OTHER_GAMES } from '#pages/home/other-games.ts';
import { COLLECTION_TITLE } from '#site/routes.ts';
import { Link } from '#ui/link.tsx';
import { useStore } from '#ui/store.ts';
import css from './next-games.module.css';
import { useLogOffer } from './use-log-offer.tsx';

export interface NextGamesProps {
  readonly after: GameId;
  /**
   * Another match is about to begin. Who has gone on from a dialog has not seen yet what leads on, nor what is
   * offered: both are shown after a victory.
   */
  readonly isBetween?: boolean;
}

/**
 * Links to the two games that follow one in the order they are shown; the home page's comes first. A captain's log
 * is offered below them or in their place.
 */
export function NextGames({ after, isBetween = false }: NextGamesProps) {
  const { i18n } = useLingui();
  const deed = useStore(unnotedVictory)?.deed;
  const place = OTHER_GAMES.findIndex(({ route }) => route.game === after);
  const following = [...OTHER_GAMES.slice(place + 1), ...OTHER_GAMES.slice(0, place)].slice(0, 2);
  const offer = useLogOffer();
  const isAfterVictory = deed?.kind === 'battle' && deed.game === after;
  if (isBetween && !isAfterVictory) return null;
  return (
    <div className={css['place']} data-offering={offer === null ? undefined : ''}>
      <nav className={css['games']} aria-label={i18n._(COLLECTION_TITLE)}>
        {following.map(({ route: { id, path, title }, motif }) => (
          <Link key={id} href={path} className={css['game']}>
            <img src={motif} alt="" width="44" height="44" />
            <span>{i18n._(title)}</span>
          </Link>
        ))}
      </nav>
      {offer}
    </div>
  );
}
