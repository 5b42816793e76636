import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import heroNight from '#generated/pictures/hero-night.svg';
import hero from '#generated/pictures/hero.svg';
import { GAME_ANCHOR, GAME_SECTION_ANCHOR, routeFor } from '#site/routes.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import css from './hero.module.css';

const HOME = routeFor('home');

/** The head of the home page: its promise and the way to the board. */
export function Hero() {
  const { t, i18n } = useLingui();
  return (
    <div className={css['hero']}>
      <Picture
        src={hero}
        darkSrc={heroNight}
        alt=""
        width={3200}
        height={420}
        className={css['view']}
        eagerIn="all"
        fetchPriority="high"
      />
      <div className={css['content']}>
        <Breadcrumbs
          items={[
            { name: i18n._(HOME.label), href: HOME.path },
            { name: i18n._(HOME.title), href: null },
          ]}
        />
        <h1 className={css['title']} tabIndex={-1}>{t`Claim the board, captain!`}</h1>
        <p className={css['promise']}>
          {t`Tic-tac-toe for two on one screen. Free to play, nothing to install.`}
        </p>
        <a
          href={`#${GAME_SECTION_ANCHOR}`}
          className={`${buttonClass({ kind: 'primary', isLarge: true })} ${css['play']}`}
          onClick={goToGame}
        >
          {t`Play Now`}
        </a>
      </div>
    </div>
  );
}

// Without script the link leads to the section; with it, focus moves too.
function goToGame(event: MouseEvent): void {
  const game = document.getElementById(GAME_ANCHOR);
  if (game === null) return;
  event.preventDefault();
  game.focus({ preventScroll: true });
  game.scrollIntoView();
}
