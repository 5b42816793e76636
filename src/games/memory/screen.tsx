import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { FOUND } from '#game-frame/ending/person.ts';
import { useEnding, warnOfEnding } from '#game-frame/ending/use-ending.ts';
import { GameLayout } from '#game-frame/game-layout.tsx';
import { HowTo } from '#game-frame/how-to.tsx';
import { Ornament } from '#ui/ornament.tsx';
import { MemoryBoard } from './board.tsx';
import { Controls } from './controls.tsx';
import { HOW_TO } from './how-to.ts';
import { LateLeftGame } from './late-left-game.tsx';
import { Status } from './status.tsx';
import { useMemory, type MemoryEnvironment } from './use-memory.tsx';

interface MemoryScreenProps {
  readonly environment: MemoryEnvironment;
  /** The id of the element around the board. */
  readonly gameId: string;
  /** What leads on to other games, once this one has ended. */
  readonly next?: ReactNode;
}

/** Treasure Hunt Memory: logbook, cards and controls. */
export function MemoryScreen({ environment, gameId, next = null }: MemoryScreenProps) {
  const { t } = useLingui();
  const memory = useMemory(environment);
  const { view } = memory;
  const ending = useEnding(view.pairsFound > 0);
  return (
    <GameLayout
      gameId={gameId}
      status={
        <>
          <Status view={view} best={memory.best} ending={memory.ending} />
          <LateLeftGame tabled={memory.tabled} />
        </>
      }
      board={
        // A new difficulty is a new board: its tab stop begins at the first card.
        <MemoryBoard
          key={view.difficulty}
          name={t`Memory board`}
          view={view}
          onFlip={memory.flip}
        />
      }
      controls={<Controls {...memory} sound={environment.sound} />}
      next={view.stars === null ? null : next}
      howTo={<HowTo steps={HOW_TO.steps} />}
      celebration={
        ending !== null && (
          <Ornament fail={warnOfEnding}>
            {view.stars !== null && <ending.RaisedButton upright="above board" />}
            <ending.Celebration
              outcome={view.stars === null ? null : FOUND}
              hasChest={memory.ending === 'record'}
            />
          </Ornament>
        )
      }
    />
  );
}
