import { useEffect, useId, useState } from 'react';
import type { Move } from '#core/game.ts';
import type { Day } from '#daily-voyage/days.ts';
import { voyageMachine, type VoyageCue, type VoyageEvent } from '#daily-voyage/session.ts';
import { soundOf } from '#daily-voyage/sounds.ts';
import { isSolved, startOf } from '#daily-voyage/state.ts';
import {
  answeredAnnouncement,
  drawnAnnouncement,
  missAnnouncement,
  MISSED_TOAST,
  movedAnnouncement,
  SOLVED_TOAST,
} from '#daily-voyage/words.ts';
import { sideOf } from '#daily-voyage/state.ts';
import { FOUND } from '#game-frame/ending/person.ts';
import { useEnding, warnOfEnding } from '#game-frame/ending/use-ending.ts';
import { GameLayout } from '#game-frame/game-layout.tsx';
import { HowTo } from '#game-frame/how-to.tsx';
import { LateNextGames } from '#pages/game-page/late-next-games.tsx';
import type { Environment } from '#session/environment.ts';
import { createSession } from '#session/session.ts';
import { useSession } from '#session/use-session.ts';
import { GAME_ANCHOR } from '#site/routes.ts';
import { Ornament } from '#ui/ornament.tsx';
import { useAnnouncer, type Announcer } from '#ui/use-announcer.ts';
import type { VoyageDrawer } from './draw-voyage.ts';
import { HOW_TO } from './how-to.ts';
import { performStep } from './perform-step.ts';
import { noteSolved } from './solved-days.ts';
import { VoyageBanner } from './voyage-banner.tsx';
import { VoyageBoard } from './voyage-board.tsx';
import { VoyagePanel } from './voyage-panel.tsx';

interface VoyageScreenProps {
  readonly environment: Environment;
  readonly createDrawer: () => VoyageDrawer;
  /** The day whose voyage is shown; null in a served page. */
  readonly day: Day | null;
}

/** The voyage of a day: its board, its task and its result. */
export function VoyageScreen({ environment, createDrawer, day }: VoyageScreenProps) {
  const { sound } = environment;
  const announcer = useAnnouncer();
  const taskId = useId();
  const [drawer] = useState(createDrawer);
  useEffect(() => drawer.close, [drawer]);
  const [state, dispatch] = useSession(() =>
    createSession({
      machine: voyageMachine,
      initial: startOf(null),
      performer: {
        async perform(task, signal): Promise<VoyageEvent> {
          if (task.kind === 'step') return performStep(task, environment, signal);
          const { day: drawn } = task;
          try {
            return { type: 'drawn', day: drawn, voyage: await drawer.draw(drawn, signal) };
          } catch (cause) {
            signal.throwIfAborted();
            console.warn('The voyage cannot be drawn.', cause);
            return { type: 'lost', day: drawn };
          }
        },
        // The move is shown before it is announced: a toast takes longer to lay out than a piece.
        play(cue) {
          if (cue.kind === 'solved') noteSolved(cue.day, cue.misses);
          environment.afterPaint(() => {
            announceCue(cue, announcer);
            sound.play(soundOf(cue));
          });
        },
      },
    }),
  );
  useEffect(() => {
    if (day !== null) dispatch({ type: 'show', day });
  }, [day, dispatch]);
  const ending = useEnding(state.moves.length > 0);

  function play(move: Move): void {
    if (state.day === null) return;
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
          onLost={(lost) => dispatch({ type: 'lost', day: lost })}
          onRetry={(lost) => dispatch({ type: 'retry', day: lost })}
        />
      }
      controls={<VoyagePanel state={state} taskId={taskId} sound={sound} />}
      howTo={<HowTo steps={HOW_TO} />}
      next={isSolved(state) ? <LateNextGames after="memory" /> : null}
      celebration={
        ending !== null &&
        isSolved(state) && (
          <Ornament fail={warnOfEnding}>
            <ending.Celebration outcome={FOUND} hasChest />
          </Ornament>
        )
      }
    />
  );
}

function announceCue(cue: VoyageCue, { announce, showToast }: Announcer): void {
  switch (cue.kind) {
    case 'drawn':
      return announce(...drawnAnnouncement(sideOf(cue.voyage)));
    case 'moved':
      return announce(movedAnnouncement(cue.voyage, cue.side, cue.move));
    case 'answered':
      return announce(...answeredAnnouncement(cue.voyage, cue.side, cue.move));
    case 'solved':
      return showToast(SOLVED_TOAST);
    case 'missed':
      // An alert interrupts what is being said, so it comes first.
      showToast(MISSED_TOAST);
      return announce(...missAnnouncement(cue.voyage, cue.side, cue.miss));
    default:
      return cue satisfies never;
  }
}
