import { BATTLE_ENVIRONMENT } from '#pages/battle-environment.ts';
import { GamePage } from '#pages/game-page/game-page.tsx';
import { browserStorage } from '#services/storage.ts';
import { LateNextGames } from '#pages/game-page/late-next-games.tsx';
import { GAME_ANCHOR } from '#site/routes.ts';
import { UltimateScreen, type UltimateEnvironment } from './screen.tsx';

const ULTIMATE_ENVIRONMENT: UltimateEnvironment = {
  ...BATTLE_ENVIRONMENT,
  storage: browserStorage,
};

/** The page of Ultimate Tic Tac Toe. */
export default function Ultimate() {
  return (
    <GamePage route="ultimate">
      <UltimateScreen
        environment={ULTIMATE_ENVIRONMENT}
        gameId={GAME_ANCHOR}
        next={<LateNextGames after="ultimate" />}
      />
    </GamePage>
  );
}
