import { MemoryScreen } from '#games/memory/screen.tsx';
import { GamePage } from '#pages/game-page/game-page.tsx';
import { SURROUNDINGS } from '#pages/surroundings.ts';
import { GAME_ANCHOR } from '#site/routes.ts';

/** The page of Treasure Hunt Memory. */
export default function Memory() {
  return (
    <GamePage route="memory" hidesTitleOnPhones>
      <MemoryScreen surroundings={SURROUNDINGS} gameId={GAME_ANCHOR} />
    </GamePage>
  );
}
