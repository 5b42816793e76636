import { GamePage } from '#pages/game-page/game-page.tsx';
import { LateNextGames } from '#pages/game-page/late-next-games.tsx';
import { ENVIRONMENT } from '#pages/environment.ts';
import { GAME_ANCHOR } from '#site/routes.ts';
import { PuzzlesScreen } from './screen.tsx';

/** The page of Tic Tac Toe Challenge. */
export default function Puzzles() {
  return (
    <GamePage route="puzzles">
      <PuzzlesScreen
        environment={ENVIRONMENT}
        gameId={GAME_ANCHOR}
        otherGames={<LateNextGames after="puzzles" />}
      />
    </GamePage>
  );
}
