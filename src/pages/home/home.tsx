import { ClassicScreen } from '#games/classic/screen.tsx';
import { Story } from '#pages/home-story/story.tsx';
import { LateNextGames } from '#pages/game-page/late-next-games.tsx';
import { ServedPart } from '#navigation/served/served-text.tsx';
import { ENVIRONMENT } from '#pages/environment.ts';
import { GAME_ANCHOR, GAME_SECTION_ANCHOR } from '#site/routes.ts';
import { CaptainLinks } from './captain-links.tsx';
import { Collection } from './collection.tsx';
import { GameLinks } from './game-links.tsx';
import { Hero } from './hero.tsx';
import css from './home.module.css';
import { LateTreasureMap } from './late-treasure-map.tsx';
import { LateQuickNavigation } from './late-quick-navigation.tsx';
import { ProjectFilesLink } from './project-files-link.tsx';

Home.HeaderTool = LateQuickNavigation;

/** The home page: hero, the tic-tac-toe game, the way to all others, and the story below. */
export default function Home() {
  return (
    <div className={css['home']}>
      <Hero />
      <section id={GAME_SECTION_ANCHOR} className={css['sea']}>
        <div className={css['night']} aria-hidden="true" />
        <div className={css['content']}>
          <ClassicScreen
            environment={ENVIRONMENT}
            gameId={GAME_ANCHOR}
            links={<GameLinks />}
            forOne={<CaptainLinks />}
            next={<LateNextGames after="classic" />}
            between={<LateNextGames after="classic" isBetween />}
          />
        </div>
        <LateTreasureMap />
      </section>
      <div className={css['shore']} aria-hidden="true" />
      <Collection />
      <ServedPart name="home-story">
        {(import.meta.env.SSR || import.meta.env.DEV) && <Story />}
      </ServedPart>
      <ProjectFilesLink />
    </div>
  );
}
