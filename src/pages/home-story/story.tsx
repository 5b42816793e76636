import { AncientGames, Benefits, History, PirateHistory } from './chapters.tsx';
import { ClosingCall } from './closing-call.tsx';
import { Features } from './features.tsx';
import { Questions } from './questions.tsx';
import { RelatedGames } from './related-games.tsx';
import { Reviews } from './reviews.tsx';
import css from './story.module.css';
import { StrategyGuide } from './strategy-guide.tsx';

/** The story below the game. Rendered on the server only, so it may be long and costs no script. */
export function Story() {
  return (
    <>
      <div id="game-info">
        <Features />
        <Benefits />
        <StrategyGuide />
        <div className={css['spread']}>
          <Questions />
          <History />
        </div>
        <div className={css['spread']}>
          <PirateHistory />
          <AncientGames />
        </div>
      </div>
      <div className={css['tail']}>
        <Reviews />
        <RelatedGames />
        <ClosingCall />
      </div>
    </>
  );
}
