import { BATTLE_ENVIRONMENT } from '#pages/battle-environment.ts';
import { GamePage } from '#pages/game-page/game-page.tsx';
import { LateNextGames } from '#pages/game-page/late-next-games.tsx';
import { GAME_ANCHOR } from '#site/routes.ts';
import { UltimateScreen } from './screen.tsx';

/** The page of Ultimate Tic Tac Toe. */
export default function Ultimate() {
  return (
    <GamePage route="ultimate">
      <UltimateScreen
        environment={BATTLE_ENVIRONMENT}
        gameId={GAME_ANCHOR}
        next={<LateNextGames after="ultimate" />}
      />
    </GamePage>
  );
}
