import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { GameLayout } from '#game-frame/game-layout.tsx';
import { HowTo } from '#game-frame/how-to.tsx';
import type { Environment } from '#session/environment.ts';
import { GAME_ANCHOR } from '#site/routes.ts';
import { Button } from '#ui/button.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { BoardPlace, EmptyBoard, Waiting } from './board-place.tsx';
import css from './board-place.module.css';
import { HOW_TO } from './how-to.ts';
import { VoyagePanel } from './voyage-panel.tsx';
import { WaitingBanner } from './waiting-banner.tsx';

interface UnbegunVoyageProps {
  readonly sound: Environment['sound'];
  /** Whether what a voyage under way needs is being fetched. */
  readonly isBeginning: boolean;
  readonly onBegin: () => void;
}

/** The voyage before it begins: all has the place that it will have under way. */
export function UnbegunVoyage({ sound, isBeginning, onBegin }: UnbegunVoyageProps) {
  const { t } = useLingui();
  const taskId = useId();
  return (
    <GameLayout
      gameId={GAME_ANCHOR}
      status={<WaitingBanner />}
      board={
        <BoardPlace isBusy={isBeginning}>
          {isBeginning ? (
            <Waiting />
          ) : (
            <EmptyBoard>
              <Drawing name="ship" className={css['ship']} />
              <Button kind="primary" isLarge icon="compass" onClick={onBegin} data-main-button>
                {t`Set sail`}
              </Button>
            </EmptyBoard>
          )}
        </BoardPlace>
      }
      controls={
        <VoyagePanel voyage={null} misses={0} taskId={taskId} sound={sound} result={null} />
      }
      howTo={<HowTo steps={HOW_TO} />}
      next={null}
    />
  );
}
