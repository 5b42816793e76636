import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import type { Move } from '#core/game.ts';
import { MODES } from '#core/mode.ts';
import { landedOf } from '#core/series.ts';
import { isUnderWay, playableMoves, positionOf, startMatch } from '#core/versus.ts';
import { BattleScore } from '#game-frame/battle-score.tsx';
import { UndoRedo, undoRedoKeys } from '#game-frame/undo-redo.tsx';
import { RESTORED, TAKEN_BACK } from '#session/battle-words.ts';
import { battleWords } from '#game-frame/words-store.ts';
import { moveHistory } from '#session/move-history.ts';
import { waitFor } from '#session/perform.ts';
import { PLACE_MS, settle } from '#session/settle.ts';
import { createSession } from '#session/session.ts';
import type { Environment } from '#session/environment.ts';
import { RESULT_TOPIC, SCORES_RESET_TOAST, standingWords } from '#session/result-words.ts';
import { LateTable } from '#game-frame/table/late-table.tsx';
import type { Seated } from '#game-frame/table/seated.ts';
import { SendToFriend } from '#game-frame/table/send-to-friend.tsx';
import { SoundSwitch } from '#game-frame/sound-switch.tsx';
import { TurnBanner } from '#game-frame/turn-banner.tsx';
import { useSession } from '#session/use-session.ts';
import { useAnnouncer, type Announcer } from '#ui/use-announcer.ts';
import { bringIntoView } from '#ui/bring-into-view.ts';
import { Button } from '#ui/button.tsx';
import { useLateModule } from '#ui/late-module.ts';
import { Ornament } from '#ui/ornament.tsx';
import { ClassicBoard, type BoardHandle } from './board.tsx';
import { placedWords } from './cell-words.ts';
import { PlayGuide } from './play-guide.tsx';
import { classicRules } from './rules.ts';
import css from './screen.module.css';
import { classicMachine, startClassic, type ClassicCue } from './session.ts';
import { soundOf } from './sounds.ts';
import { NEW_GAME_TOAST, resultToast } from './words.ts';

const loadFinale = () => import('./finale.tsx');
const loadNotation = async () => (await import('./notation.ts')).WRITTEN.notation;

interface ClassicScreenProps {
  readonly environment: Environment;
  /** The id of the element around banner, board and New Game. */
  readonly gameId: string;
  /** Links to other games; on a phone they stand below the board. */
  readonly links?: ReactNode;
  /** What one person alone may play instead. */
  readonly forOne?: ReactNode;
  /** What leads on to other games, once the result has been put aside. */
  readonly next?: ReactNode;
  /** What stands there instead before the first move of another match. */
  readonly between?: ReactNode;
}

/** The home game: score, board and guide, for two people at one device. */
export function ClassicScreen(props: ClassicScreenProps) {
  const { environment, gameId, links, forOne, next, between } = props;
  const { t } = useLingui();
  const { sound, freshSeed } = environment;
  const announcer = useAnnouncer();
  const board = useRef<BoardHandle>(null);
  const banner = useRef<HTMLDivElement>(null);
  const boardFrame = useRef<HTMLDivElement>(null);
  const newGame = useRef<HTMLButtonElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [state, dispatch] = useSession(() =>
    createSession({
      machine: classicMachine,
      // Two people play, so nothing is random: server and browser begin alike.
      initial: startClassic(0),
      performer: {
        perform: (task, signal) =>
          task.kind === 'settle'
            ? settle(task, PLACE_MS, environment, signal)
            : waitFor(task, environment, signal),
        // The move is shown before it is announced: a toast takes longer to lay out than a piece.
        play: (cue) =>
          environment.afterPaint(() => {
            announceCue(cue, announcer);
            sound.play(soundOf(cue));
          }),
      },
    }),
  );
  const { match, told } = state.series;
  const history = moveHistory(classicRules, landedOf(state.series), dispatch);
  const { finale } = state;
  const seated: Seated = {
    id: 'classic',
    modes: MODES,
    loadNotation,
    storage: environment.storage,
    match,
    mode: 'two-players',
    isUnderWay: isUnderWay(classicRules, match),
    // Two people play, whatever a link says.
    begin: ({ seed, moves }) => dispatch({ type: 'begin', match: { ...match, seed, moves } }),
    sending: { isOpen: isSending, setIsOpen: setIsSending },
    tally: told.tally,
    recall: (tally) => dispatch({ type: 'recallTally', tally }),
    freshSeed,
  };
  const toldPosition = positionOf(classicRules, told.match);
  const outcome = classicRules.outcome(toldPosition);

  // Nobody sees it before a match ends, so it comes with the first move.
  const late = useLateModule(match.moves.length > 0, loadFinale, warnOfFinale);

  const isTelling =
    state.series.settling === 'result' || (late !== null && finale?.overlay === 'open');

  function play(move: Move): void {
    sound.wake();
    dispatch({ type: 'play', ply: match.moves.length, move });
    // In a low window banner, board and New Game are not all below the hero. What stands below New Game
    // need not be seen.
    if (match.moves.length > 0) return;
    environment.afterPaint(() =>
      bringIntoView([newGame.current, boardFrame.current, banner.current]),
    );
  }

  function startNewGame(): void {
    dispatch({ type: 'begin', match: startMatch(match.seats, environment.freshSeed()) });
  }

  return (
    <div className={css['columns']}>
      {links}
      <div className={css['game']} id={gameId} tabIndex={-1} data-overlay={finale?.overlay}>
        <div ref={banner} className={css['banner']}>
          <TurnBanner
            sideToMove={classicRules.sideToMove(toldPosition)}
            outcome={outcome}
            task={t`Choose your battle position!`}
            // The dialog tells it first: words would be covered as soon as they are seen.
            decided={isTelling ? classicRules.outcome(positionOf(classicRules, match)) : null}
          />
          <LateTable seated={seated} />
        </div>
        <div ref={boardFrame} className={css['board']} {...undoRedoKeys(history)}>
          <ClassicBoard
            ref={board}
            name={t`Tic tac toe board`}
            position={positionOf(classicRules, match)}
            playable={playableMoves(classicRules, match)}
            lastMove={match.moves.at(-1) ?? null}
            onPlay={play}
          />
          {late !== null && finale !== null && finale.celebration !== null && (
            <Ornament fail={warnOfCelebration}>
              <late.Celebration side={finale.celebration} overlay={finale.overlay} />
            </Ornament>
          )}
        </div>
        <div className={css['actions']}>
          <Button ref={newGame} kind="primary" icon="swords" onClick={startNewGame}>
            {t`New Game`}
          </Button>
          <SoundSwitch sound={sound} />
          <UndoRedo history={history}>
            <SendToFriend {...seated.sending} />
          </UndoRedo>
        </div>
      </div>
      <div className={css['more']}>
        {finale?.overlay === 'closed' && next}
        {late !== null && finale === null && match.moves.length === 0 && between}
        {forOne}
      </div>
      <div className={css['score']}>
        <BattleScore tally={told.tally} onReset={() => dispatch({ type: 'resetTally' })} />
      </div>
      <div className={css['guide']} data-column>
        <PlayGuide />
      </div>
      {late !== null && outcome !== null && finale?.overlay === 'open' && (
        <late.VictoryOverlay
          outcome={outcome}
          tally={told.tally}
          onAgain={startNewGame}
          onClose={() => dispatch({ type: 'closeOverlay' })}
          returnFocus={() => board.current?.focus()}
        />
      )}
    </div>
  );
}

// Banner, board and New Game tell the result and lead on without it.
function warnOfFinale(cause: unknown): void {
  console.warn('The end of a match is told without its dialog.', cause);
}

function warnOfCelebration(cause: unknown): void {
  console.warn('The celebration was left out.', cause);
}

function announceCue(cue: ClassicCue, { announce, showToast, withdraw }: Announcer): void {
  const words = battleWords.read();
  const { turnSentences } = words;
  if (cue.kind === 'begun') withdraw(RESULT_TOPIC);
  switch (cue.kind) {
    case 'moved':
      return announce(
        placedWords(cue.side, cue.move),
        ...(cue.next === null ? [] : [turnSentences[cue.next]]),
      );
    case 'over':
      return showToast({ topic: RESULT_TOPIC, ...resultToast(cue.outcome, words) });
    case 'undone':
      return announce(TAKEN_BACK, turnSentences[cue.next]);
    case 'redone':
      return announce(RESTORED, turnSentences[cue.next]);
    case 'begun':
      return cue.isContinued
        ? announce(standingWords(classicRules, cue.position, words))
        : showToast(NEW_GAME_TOAST);
    case 'tallyReset':
      return showToast(SCORES_RESET_TOAST);
    case 'thinking':
      // Two people play.
      return undefined;
    default:
      return cue satisfies never;
  }
}
