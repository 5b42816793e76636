import { BATTLE_ENVIRONMENT } from '#pages/battle-environment.ts';
import { GamePage } from '#pages/game-page/game-page.tsx';
import { LateNextGames } from '#pages/game-page/late-next-games.tsx';
import type { BattleEnvironment } from '#session/environment.ts';
import { GAME_ANCHOR } from '#site/routes.ts';
import { LateLessons } from './late-lessons.tsx';
import { ConnectFourScreen } from './screen.tsx';

/** Perfect play is fetched when somebody wants it. */
const ENVIRONMENT: BattleEnvironment = {
  ...BATTLE_ENVIRONMENT,
  loadSolver: async () => (await import('#pages/solver.ts')).SOLVER,
};

/** The daily voyage borrows it from here: with a file of its own the game would be larger. */
export { ConnectFourBoard } from './board.tsx';

/** The page of Pirate Ship Battle. */
export default function ConnectFour() {
  return (
    <GamePage route="connect-four">
      <ConnectFourScreen
        environment={ENVIRONMENT}
        gameId={GAME_ANCHOR}
        next={<LateNextGames after="connect-four" />}
      />
      <LateLessons />
    </GamePage>
  );
}
