import { GamePage } from '#pages/game-page/game-page.tsx';
import { LateNextGames } from '#pages/game-page/late-next-games.tsx';
import { ENVIRONMENT } from '#pages/environment.ts';
import { cardsSeenS, isCalm } from '#services/chosen.ts';
import { keep } from '#services/kept.ts';
import { browserStorage } from '#services/storage.ts';
import { browserVisibility } from '#services/visibility.ts';
import { GAME_ANCHOR } from '#site/routes.ts';
import { KEPT_BEST_SCORES } from './kept.ts';
import { MemoryScreen } from './screen.tsx';
import type { MemoryEnvironment } from './use-memory.tsx';

const MEMORY_ENVIRONMENT: MemoryEnvironment = {
  ...ENVIRONMENT,
  visibility: browserVisibility,
  bestScores: keep(browserStorage, KEPT_BEST_SCORES),
  cardsSeenS,
  isCalm,
};

/** The page of Treasure Hunt Memory. */
export default function Memory() {
  return (
    <GamePage route="memory">
      <MemoryScreen
        environment={MEMORY_ENVIRONMENT}
        gameId={GAME_ANCHOR}
        next={<LateNextGames after="memory" />}
      />
    </GamePage>
  );
}
