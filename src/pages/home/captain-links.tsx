import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { hasComputer } from '#games/catalogue.ts';
import { Picture } from '#ui/picture.tsx';
import { Link } from '#ui/link.tsx';
import css from './captain-links.module.css';
import { OTHER_GAMES } from './other-games.ts';

/** For whoever has nobody to play with: the games that the computer plays too. */
export function CaptainLinks() {
  const { t, i18n } = useLingui();
  const id = useId();
  const games = OTHER_GAMES.filter(({ route }) => route.game !== null && hasComputer(route.game));
  return (
    <nav className={css['captain']} aria-labelledby={id}>
      <p id={id} className={css['words']}>{t`Alone? Battle the AI Captain`}</p>
      {games.map(({ route: { id: game, path, title }, motif }) => (
        <Link key={game} href={path} className={css['link']}>
          <Picture src={motif} alt="" width={44} height={44} />
          <span>{i18n._(title)}</span>
        </Link>
      ))}
    </nav>
  );
}
