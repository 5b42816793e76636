import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { GameLayout } from '#game-frame/game-layout.tsx';
import { HowTo } from '#game-frame/how-to.tsx';
import type { Environment } from '#session/environment.ts';
import { GAME_ANCHOR } from '#site/routes.ts';
import { Button } from '#ui/button.tsx';
import { Chart, ChartRoom, Waiting } from './chart-room.tsx';
import { HOW_TO } from './how-to.ts';
import { VoyagePanel } from './voyage-panel.tsx';
import { WaitingBanner } from './waiting-banner.tsx';

interface HarbourProps {
  readonly sound: Environment['sound'];
  /** Whether what sails the voyage is on its way. */
  readonly isLeft: boolean;
  readonly onSail: () => void;
}

/** The voyage before it begins: all has the place that it will have under way. */
export function Harbour({ sound, isLeft, onSail }: HarbourProps) {
  const { t } = useLingui();
  const taskId = useId();
  return (
    <GameLayout
      gameId={GAME_ANCHOR}
      status={<WaitingBanner />}
      board={
        <ChartRoom isBusy={isLeft}>
          {isLeft ? (
            <Waiting />
          ) : (
            <Chart>
              <Button kind="primary" isLarge icon="compass" onClick={onSail} data-main-button>
                {t`Set sail`}
              </Button>
            </Chart>
          )}
        </ChartRoom>
      }
      controls={
        <VoyagePanel voyage={null} misses={0} taskId={taskId} sound={sound} result={null} />
      }
      howTo={<HowTo steps={HOW_TO} />}
      next={null}
    />
  );
}
