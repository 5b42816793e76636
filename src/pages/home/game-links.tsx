import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import motifBattle from '#generated/pictures/motif-battle.svg';
import motifMemory from '#generated/pictures/motif-memory.svg';
import motifUltimate from '#generated/pictures/motif-ultimate.svg';
import { routeFor, type RouteId } from '#site/routes.ts';
import { Picture, WIDE_WINDOW } from '#ui/picture.tsx';
import css from './game-links.module.css';

const LINKS: readonly (readonly [id: RouteId, motif: string])[] = [
  ['connect-four', motifBattle],
  ['memory', motifMemory],
  ['ultimate', motifUltimate],
];

/** Links to three other games: beside Play Now in a wide window, below the board elsewhere. */
export function GameLinks() {
  const { t, i18n } = useLingui();
  return (
    <nav className={css['links']} aria-label={t`More games`}>
      {LINKS.map(([id, motif]) => {
        const { path, title } = routeFor(id);
        return (
          <Link key={id} href={path} className={css['link'] ?? ''}>
            <Picture src={motif} alt="" width={44} height={44} eagerIn={WIDE_WINDOW} />
            <span>{i18n._(title)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
