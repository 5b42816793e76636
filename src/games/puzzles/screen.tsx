import { useLingui } from '@lingui/react/macro';
import { useCallback, useId, useRef, type ReactNode } from 'react';
import { ClassicBoard, type BoardHandle } from '#games/classic/board.tsx';
import { placedWords } from '#games/classic/cell-words.ts';
import { FOUND } from '#game-frame/ending/person.ts';
import { useEnding, warnOfEnding } from '#game-frame/ending/use-ending.ts';
import { GameLayout } from '#game-frame/game-layout.tsx';
import { HowTo } from '#game-frame/how-to.tsx';
import type { Environment } from '#session/environment.ts';
import { waitFor } from '#session/perform.ts';
import { createSession } from '#session/session.ts';
import { PLACE_MS, see } from '#session/settle.ts';
import { useSession } from '#session/use-session.ts';
import { useKeptFocus } from '#ui/kept-focus.ts';
import { Ornament } from '#ui/ornament.tsx';
import { useToastQueue } from '#ui/toasts.tsx';
import { useAnnouncer, type Announcer } from '#ui/use-announcer.ts';
import { PUZZLES } from './collection.ts';
import { HOW_TO } from './how-to.ts';
import { LatePuzzleLog } from './late-log.tsx';
import { LateRings } from './late-rings.tsx';
import { NextButton } from './next-button.tsx';
import { PuzzleBanner } from './puzzle-banner.tsx';
import { PuzzleList } from './puzzle-list.tsx';
import { PuzzlePanel } from './puzzle-panel.tsx';
import { currentPlayer } from './puzzle.ts';
import proof from './proof.module.css';
import css from './screen.module.css';
import { puzzlesMachine, type PuzzlesCue, type PuzzlesEvent } from './session.ts';
import { soundOf } from './sounds.ts';
import {
  isMissPending,
  isMissShown,
  lastMove,
  offerOf,
  openCells,
  shownPosition,
  solvedCount,
  START_PUZZLES,
} from './state.ts';
import {
  ALL_SOLVED_ANNOUNCEMENT,
  ANSWER_TOPIC,
  CORRECT_TOAST,
  HINT_DUE_ANNOUNCEMENT,
  HINTS,
  missAnnouncement,
  puzzleAnnouncement,
  resetAnnouncement,
  STARTED_OVER_TOAST,
  TRY_AGAIN_TOAST,
} from './words.ts';

interface PuzzlesScreenProps {
  readonly environment: Environment;
  /** The id of the element around the board. */
  readonly gameId: string;
  /** What leads on to other games, once all six are solved. */
  readonly otherGames?: ReactNode;
}

/** Six puzzles: the list of them, the board of one, and its task. */
export function PuzzlesScreen({ environment, gameId, otherGames }: PuzzlesScreenProps) {
  const { t } = useLingui();
  const { sound } = environment;
  const announcer = useAnnouncer();
  const taskId = useId();
  const board = useRef<BoardHandle>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  // Next keeps focus on its way between banner and panel.
  const keptFocus = useKeptFocus(() => nextButton.current);
  const [state, dispatch] = useSession(() =>
    createSession({
      machine: puzzlesMachine,
      initial: START_PUZZLES,
      performer: {
        perform: async (task, signal): Promise<PuzzlesEvent> => {
          if (task.kind === 'wait') return waitFor(task, environment, signal);
          await see(task.sight, PLACE_MS, environment, signal);
          return task.event;
        },
        // The move is shown before it is announced: a toast takes longer to lay out than a piece.
        play: (cue) =>
          environment.afterPaint(() => {
            announceCue(cue, announcer);
            sound.play(soundOf(cue));
          }),
      },
    }),
  );
  const { current, lastMiss } = state;

  const { withdraw } = useToastQueue();

  // The same with every render: an answer need not draw list and panel again.
  const act = useCallback(
    (event: PuzzlesEvent): void => {
      sound.wake();
      // What was said of an answer is not said of the next one, nor of another puzzle.
      withdraw(ANSWER_TOPIC);
      dispatch(event);
      // The button disappears with the message that all are solved.
      if (event.type === 'startOver') board.current?.focus();
    },
    [sound, withdraw, dispatch],
  );

  const offer = offerOf(state);
  const ending = useEnding(solvedCount(state) > 0);

  return (
    <div className={proof['screen']} data-difficulty={PUZZLES[current].difficulty} {...keptFocus}>
      <GameLayout
        gameId={gameId}
        status={
          <>
            <PuzzleList current={current} progress={state.progress} onEvent={act} />
            <PuzzleBanner
              state={state}
              next={
                offer.isNextDue ? (
                  <NextButton ref={nextButton} onNext={() => act({ type: 'next' })} {...offer} />
                ) : null
              }
            />
            <LatePuzzleLog
              storage={environment.storage}
              state={state}
              onRecall={(solved) => dispatch({ type: 'recall', solved })}
            />
          </>
        }
        board={
          <div className={css['game']} data-miss={isMissShown(state) || undefined}>
            <ClassicBoard
              ref={board}
              name={t`Puzzle board`}
              describedBy={taskId}
              position={shownPosition(state)}
              playable={openCells(state)}
              isPaused={isMissPending(state)}
              lastMove={lastMove(state)}
              refusal={lastMiss?.isTakenBack === true ? lastMiss : null}
              onPlay={(cell) => act({ type: 'answer', puzzleId: current, cell })}
            >
              <LateRings state={state} />
            </ClassicBoard>
          </div>
        }
        controls={
          <PuzzlePanel
            {...offer}
            taskId={taskId}
            nextButton={nextButton}
            sound={sound}
            onEvent={act}
            otherGames={otherGames}
          />
        }
        howTo={<HowTo steps={HOW_TO.steps} />}
        celebration={
          ending !== null && (
            <Ornament fail={warnOfEnding}>
              {state.isCelebrated && <ending.RaisedButton upright="above board" />}
              <ending.Celebration outcome={state.isCelebrated ? FOUND : null} hasChest />
            </Ornament>
          )
        }
      />
    </div>
  );
}

function announceCue(cue: PuzzlesCue, { announce, showToast }: Announcer): void {
  switch (cue.kind) {
    case 'answered':
      return announce(placedWords(currentPlayer(PUZZLES[cue.puzzleId]), cue.cell));
    case 'solved':
      return showToast(CORRECT_TOAST);
    case 'allSolved':
      return announce(ALL_SOLVED_ANNOUNCEMENT);
    case 'missed':
      // An alert interrupts what is being said, so it comes first.
      showToast(TRY_AGAIN_TOAST);
      return announce(
        ...missAnnouncement(cue.puzzleId, cue.cell, cue.answer),
        ...(cue.isHintDue ? [HINT_DUE_ANNOUNCEMENT] : []),
      );
    case 'hinted':
      return announce(HINTS[cue.puzzleId]);
    case 'shown':
      return announce(...puzzleAnnouncement(cue.puzzleId, cue.progress));
    case 'reset':
      return announce(...resetAnnouncement(cue.puzzleId));
    case 'startedOver':
      announce(...puzzleAnnouncement(START_PUZZLES.current, 'unsolved'));
      return showToast(STARTED_OVER_TOAST);
    default:
      return cue satisfies never;
  }
}
