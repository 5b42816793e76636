import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { playableMoves, positionOf, type VersusCue } from '#core/versus.ts';
import { BattleScore } from '#play/battle-score.tsx';
import { waitFor } from '#play/perform.ts';
import { createSession } from '#play/session.ts';
import type { Surroundings } from '#play/surroundings.ts';
import { TurnBanner } from '#play/turn-banner.tsx';
import { useSession } from '#play/use-session.ts';
import { Button } from '#ui/button.tsx';
import { useAnnounce } from '#ui/live-region.tsx';
import { useNotify } from '#ui/toasts.tsx';
import { ClassicBoard, type BoardHandle } from './board.tsx';
import { Celebration } from './celebration.tsx';
import { PlayGuide } from './play-guide.tsx';
import { classicRules } from './rules.ts';
import css from './screen.module.css';
import { classicMachine, startClassic } from './session.ts';
import { VictoryOverlay } from './victory-overlay.tsx';
import {
  moveSaid,
  NEW_GAME_TOAST,
  resultToast,
  SCORES_RESET_TOAST,
  undoSaid,
  type ToastWords,
} from './words.ts';

interface ClassicScreenProps {
  readonly surroundings: Surroundings;
  /** The id of the element around banner, board and New Game. */
  readonly gameId: string;
}

/** The home game: score, board and guide, for two people at one device. */
export function ClassicScreen({ surroundings, gameId }: ClassicScreenProps) {
  const { t, i18n } = useLingui();
  const announce = useAnnounce();
  const notify = useNotify();
  const board = useRef<BoardHandle>(null);
  const [state, dispatch] = useSession(() =>
    createSession({
      machine: classicMachine,
      // Two people play: nothing is drawn by lot, and server and browser begin alike.
      initial: startClassic(0),
      performer: {
        perform: (task, signal) =>
          waitFor(task, surroundings.clock, surroundings.prefersReducedMotion(), signal),
        // The move is seen first, then told: a toast takes longer to lay out than a piece.
        play: (cue) => surroundings.afterPaint(() => tell(cue)),
      },
    }),
  );
  const { match, tally } = state.series;
  const { finale } = state;
  const position = positionOf(classicRules, match);
  const outcome = classicRules.outcome(position);

  function tell(cue: VersusCue): void {
    switch (cue.kind) {
      case 'moved':
        return say(moveSaid(cue.side, cue.move, cue.next));
      case 'over':
        return show(resultToast(cue.outcome));
      case 'undone':
        return say(undoSaid(cue.next));
      default:
        return cue satisfies never;
    }
  }

  function say(words: MessageDescriptor): void {
    announce(i18n._(words));
  }

  function show({ title, description }: ToastWords): void {
    notify({ title: i18n._(title), description: i18n._(description) });
  }

  function startNewGame(): void {
    dispatch({ type: 'restart', seed: surroundings.freshSeed() });
    show(NEW_GAME_TOAST);
  }

  function resetScores(): void {
    dispatch({ type: 'resetTally' });
    show(SCORES_RESET_TOAST);
  }

  return (
    <div className={css['columns']}>
      <div className={css['game']} id={gameId} tabIndex={-1}>
        <TurnBanner
          sideToMove={classicRules.sideToMove(position)}
          outcome={outcome}
          task={t`Choose your battle position!`}
        />
        <ClassicBoard
          ref={board}
          position={position}
          playable={playableMoves(classicRules, match)}
          lastMove={match.moves.at(-1) ?? null}
          onPlay={(move) => dispatch({ type: 'play', ply: match.moves.length, move })}
        />
        <Button kind="primary" icon="swords" onClick={startNewGame}>
          {t`New Game`}
        </Button>
      </div>
      <div className={css['score']}>
        <BattleScore tally={tally} onReset={resetScores} />
      </div>
      <div className={css['guide']}>
        <PlayGuide />
      </div>
      {outcome !== null && finale?.overlay === 'open' && (
        <VictoryOverlay
          outcome={outcome}
          onAgain={startNewGame}
          onClose={() => dispatch({ type: 'closeOverlay' })}
          returnFocus={() => board.current?.focus()}
        />
      )}
      {finale !== null && finale.celebration !== null && (
        <Celebration side={finale.celebration} overlay={finale.overlay} />
      )}
    </div>
  );
}
