import { useLingui } from '@lingui/react/macro';
import { GameLayout } from '#game-frame/game-layout.tsx';
import { HowTo } from '#game-frame/how-to.tsx';
import { MemoryBoard } from './board.tsx';
import { Controls } from './controls.tsx';
import { HOW_TO } from './how-to.ts';
import { Status } from './status.tsx';
import { useMemory, type MemoryEnvironment } from './use-memory.tsx';

interface MemoryScreenProps {
  readonly environment: MemoryEnvironment;
  /** The id of the element around the board. */
  readonly gameId: string;
}

/** Treasure Hunt Memory: logbook, cards and controls. */
export function MemoryScreen({ environment, gameId }: MemoryScreenProps) {
  const { t } = useLingui();
  const memory = useMemory(environment);
  const { view } = memory;
  return (
    <GameLayout
      gameId={gameId}
      status={<Status view={view} best={memory.best} ending={memory.ending} />}
      board={
        // A new difficulty is a new board: its tab stop begins at the first card.
        <MemoryBoard
          key={view.difficulty}
          name={t`Memory board`}
          view={view}
          onFlip={memory.flip}
        />
      }
      controls={<Controls {...memory} />}
      howTo={<HowTo steps={HOW_TO.steps} />}
    />
  );
}
