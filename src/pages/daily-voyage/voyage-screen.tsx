import { useEffect, useId, type ReactNode } from 'react';
import type { Move } from '#core/game.ts';
import type { Day } from '#daily-voyage/days.ts';
import { voyageMachine, type VoyageEvent } from '#daily-voyage/session.ts';
import { isSolved, startOf } from '#daily-voyage/state.ts';
import { GameLayout } from '#game-frame/game-layout.tsx';
import { HowTo } from '#game-frame/how-to.tsx';
import { LateNextGames } from '#pages/game-page/late-next-games.tsx';
import type { Environment } from '#session/environment.ts';
import { createSession } from '#session/session.ts';
import { useSession } from '#session/use-session.ts';
import { GAME_ANCHOR } from '#site/routes.ts';
import { useStore } from '#ui/store.ts';
import { useAnnouncer } from '#ui/use-announcer.ts';
import { drawInBackground, type DrawVoyage } from './draw-voyage.ts';
import { HOW_TO } from './how-to.ts';
import { performStep } from './perform-step.ts';
import { Result } from './result.tsx';
import { noteSolved, solvedDays } from './solved-days.ts';
import { tell } from './tell.ts';
import { noteVoyage } from './voyage-log.ts';
import { VoyageBanner } from './voyage-banner.tsx';
import { VoyageBoard } from './voyage-board.tsx';
import { VoyagePanel } from './voyage-panel.tsx';

interface VoyageScreenProps {
  readonly environment: Environment;
  /** The day whose voyage is shown. */
  readonly day: Day;
  /** What rises around the board at the end. */
  readonly celebration: ReactNode;
}

/** The voyage of a day under way: its board, its task and its result. */
export function VoyageScreen({ environment, day, celebration }: VoyageScreenProps) {
  const { sound, afterPaint } = environment;
  const announcer = useAnnouncer();
  const taskId = useId();
  const [state, dispatch] = useSession(() =>
    createSession({
      machine: voyageMachine,
      initial: startOf(day),
      performer: {
        perform: (task, signal) =>
          task.kind === 'step'
            ? performStep(task, environment, signal)
            : drawn(drawInBackground(environment.clock), task.day, signal),
        play(cue) {
          if (cue.kind === 'solved') {
            noteSolved(cue.day, cue.misses);
            noteVoyage(environment.storage, cue.day);
          }
          // The move is shown before it is announced: a toast takes longer to lay out than a piece.
          afterPaint(() => tell(cue, announcer, sound));
        },
      },
    }),
  );
  useEffect(() => dispatch({ type: 'show', day }), [day, dispatch]);
  const { voyage } = state;
  const misses = useStore(solvedDays).get(state.day) ?? null;
  const isEnd = isSolved(state);

  function play(move: Move): void {
    sound.wake();
    dispatch({ type: 'play', day: state.day, ply: state.moves.length, move });
  }

  return (
    <GameLayout
      gameId={GAME_ANCHOR}
      status={<VoyageBanner state={state} />}
      board={
        <VoyageBoard
          state={state}
          describedBy={taskId}
          onPlay={play}
          onLost={() => dispatch({ type: 'lost', day: state.day })}
          onRetry={() => dispatch({ type: 'retry', day: state.day })}
        />
      }
      controls={
        <VoyagePanel
          voyage={voyage}
          misses={state.misses}
          taskId={taskId}
          sound={sound}
          result={
            voyage !== null &&
            misses !== null && <Result day={state.day} voyage={voyage} misses={misses} />
          }
        />
      }
      howTo={<HowTo steps={HOW_TO} />}
      next={isEnd ? <LateNextGames after="memory" /> : null}
      celebration={isEnd && celebration}
    />
  );
}

async function drawn(draw: DrawVoyage, day: Day, signal: AbortSignal): Promise<VoyageEvent> {
  try {
    return { type: 'drawn', day, voyage: await draw(day, signal) };
  } catch (cause) {
    signal.throwIfAborted();
    console.warn('The voyage cannot be drawn.', cause);
    return { type: 'lost', day };
  }
}
