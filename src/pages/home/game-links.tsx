import { useLingui } from '@lingui/react/macro';
import { DESKTOP_WINDOW, Picture } from '#ui/picture.tsx';
import { Link } from '#ui/link.tsx';
import css from './game-links.module.css';
import { OTHER_GAMES } from './other-games.ts';

/** More would not fit beside Play Now. */
const MOST_LINKS = 3;

/** Links to three other games: beside Play Now in a wide window, below the board elsewhere. */
export function GameLinks() {
  const { t, i18n } = useLingui();
  return (
    <nav className={css['links']} aria-label={t`More games`}>
      {OTHER_GAMES.slice(0, MOST_LINKS).map(({ route: { id, path, title }, motif }) => (
        <Link key={id} href={path} className={css['link']}>
          <Picture src={motif} alt="" width={44} height={44} eagerIn={DESKTOP_WINDOW} />
          <span>{i18n._(title)}</span>
        </Link>
      ))}
    </nav>
  );
}
