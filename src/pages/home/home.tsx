import { ClassicScreen } from '#games/classic/screen.tsx';
import { SURROUNDINGS } from '#pages/surroundings.ts';
import { GAME_ANCHOR, GAME_SECTION_ANCHOR } from '#site/routes.ts';
import { Collection } from './collection.tsx';
import { GameLinks } from './game-links.tsx';
import { Hero } from './hero.tsx';
import css from './home.module.css';
import { ProjectFilesLink } from './project-files-link.tsx';

/** The home page: hero, the tic-tac-toe game, and the way to all others. */
export default function Home() {
  return (
    <div className={css['home']}>
      <Hero />
      <section id={GAME_SECTION_ANCHOR} className={css['sea']}>
        <div className={css['content']}>
          <ClassicScreen surroundings={SURROUNDINGS} gameId={GAME_ANCHOR} links={<GameLinks />} />
        </div>
      </section>
      <div className={css['shore']} aria-hidden="true" />
      <Collection />
      <ProjectFilesLink />
    </div>
  );
}
