import { GamePage } from '#pages/game-page/game-page.tsx';
import { ENVIRONMENT } from '#pages/environment.ts';
import { browserAudio } from '#services/audio.ts';
import { keep } from '#services/kept.ts';
import { browserStorage } from '#services/storage.ts';
import { browserVisibility } from '#services/visibility.ts';
import { GAME_ANCHOR } from '#site/routes.ts';
import { KEPT_BEST_SCORES, KEPT_SOUND_CHOICE } from './kept.ts';
import { MemoryScreen } from './screen.tsx';
import type { MemoryEnvironment } from './use-memory.tsx';

const MEMORY_ENVIRONMENT: MemoryEnvironment = {
  ...ENVIRONMENT,
  audio: browserAudio,
  visibility: browserVisibility,
  bestScores: keep(browserStorage, KEPT_BEST_SCORES),
  isSoundOn: keep(browserStorage, KEPT_SOUND_CHOICE),
};

/** The page of Treasure Hunt Memory. */
export default function Memory() {
  return (
    <GamePage route="memory">
      <MemoryScreen environment={MEMORY_ENVIRONMENT} gameId={GAME_ANCHOR} />
    </GamePage>
  );
}
