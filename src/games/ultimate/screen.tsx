import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { Move } from '#core/game.ts';
import { BattleFrame } from '#game-frame/battle-frame.tsx';
import type { BattleGame, Beat, Landed } from '#session/battle-game.ts';
import { PLACE_MS } from '#session/settle.ts';
import type { BattleEnvironment } from '#session/environment.ts';
import { useBattle } from '#session/use-battle.ts';
import { useToastQueue } from '#ui/toasts.tsx';
import { hasRoomForNine, UltimateBoard, useRoomForNine } from './board.tsx';
import { capturedBy } from './capture.ts';
import { FirstBattle } from './first-battle.tsx';
import { FACTS } from './facts.ts';
import { HOW_TO } from './how-to.ts';
import { arrivedMs, boardLeft, heldMs, OPENED_MS, STAMPED_MS, stampMs } from './last-move.ts';
import { RulesText } from './rules-text.tsx';
import { forcedBoard, isOpen, placeOf, ultimateRules, type UltimatePosition } from './rules.ts';
import { CAPTURE_TOPIC, captureToast, moveAnnouncement, STALEMATE } from './words.ts';

const GAME: BattleGame<UltimatePosition> = {
  ...FACTS,
  rules: ultimateRules,
  loadChooseMove: async () => (await import('./ai.ts')).chooseMove,
  landingMs: (move, position) =>
    hasRoomForNine() || boardLeft(position) === null
      ? PLACE_MS + stampMs(move, position)
      : heldMs(position),
  lineAfterMs: () => (hasRoomForNine() ? 0 : OPENED_MS),
  arrivalMs: (position) => (hasRoomForNine() ? 0 : arrivedMs(position)),
  winToastMs: 5000,
  draw: { ...STALEMATE, toastMs: 4000 },
  announceMove: ({ position }, { announce, text }, words) =>
    announce(...moveAnnouncement(position, words, text)),
  loadNotation: async () => (await import('./notation.ts')).WRITTEN.notation,
  beatsOf,
};

interface UltimateScreenProps {
  readonly environment: BattleEnvironment;
  /** The id of the element around the board. */
  readonly gameId: string;
  /** What leads on to other games, once this one has ended. */
  readonly next?: ReactNode;
}

/** The board that a player has chosen to look at, null for the whole chart, and the moves it was chosen after. */
interface Choice {
  readonly board: number | null;
  readonly moves: readonly Move[];
}

/** Ultimate Tic Tac Toe: nine boards for two people, or for one against the computer. */
export function UltimateScreen({ environment, gameId, next = null }: UltimateScreenProps) {
  const { t } = useLingui();
  const battle = useBattle(GAME, environment);
  const fillsWindow = useRoomForNine() !== true;
  const { withdraw } = useToastQueue();
  const { position, moves } = battle;
  const isOver = ultimateRules.outcome(position) !== null;
  const isLookedAt = battle.isLanding && !environment.prefersReducedMotion();
  // A choice counts until a move is made or taken back, or a battle begins.
  const [choice, setChoice] = useState<Choice | null>(null);
  const chosen = choice?.moves === moves ? choice.board : undefined;
  // On the board that was chosen a move is still seen when it has been made.
  const isOnChosen =
    typeof choice?.board === 'number' &&
    (chosen !== undefined || (battle.isLanding && choice.moves.length === moves.length - 1));

  function choose(board: number | null): void {
    // The board that opens lies where the toast is.
    withdraw(CAPTURE_TOPIC);
    setChoice({ board, moves });
  }

  return (
    <BattleFrame
      game={GAME}
      battle={battle}
      environment={environment}
      gameId={gameId}
      task={
        forcedBoard(battle.told.position) === null && !isOnChosen
          ? t`Play anywhere: choose a board`
          : t`Play on the golden board`
      }
      board={
        <>
          <UltimateBoard
            position={position}
            seen={isLookedAt ? battle.told.position : position}
            moves={moves}
            playable={battle.playable}
            isThinking={battle.told.isThinking && !battle.isLanding}
            onPlay={battle.play}
            onSeen={battle.goOn}
            chosen={chosen}
            onChoose={choose}
          />
          {/* That a move sends is explained while its arrow is seen; nothing beside the line that wins. */}
          <FirstBattle
            position={onlySends(position) || isOver ? position : battle.told.position}
            opened={chosen ?? null}
            hasBegun={moves.length > 0}
            storage={environment.storage}
          />
        </>
      }
      isTaskDone={isLookedAt && fillsWindow && boardLeft(position) !== null}
      fillsWindow={fillsWindow}
      next={next}
      howTo={HOW_TO.steps}
    >
      <RulesText />
    </BattleFrame>
  );
}

/** Whether all that the last move has done is to send the other side to a board. */
function onlySends(position: UltimatePosition): boolean {
  const { lastMove } = position;
  return (
    lastMove !== null && forcedBoard(position) !== null && isOpen(position, placeOf(lastMove).board)
  );
}

/** The piece knocks; a board that it wins rings a bell, and is told, once that has been stamped. */
function beatsOf(landed: Landed<UltimatePosition>): readonly Beat[] {
  const knock: Beat = { afterMs: PLACE_MS, sound: 'knock' };
  const captor = capturedBy(landed);
  if (captor === null) return [knock];
  const { board } = placeOf(landed.move);
  const capture: Beat = {
    afterMs: STAMPED_MS,
    sound: 'bell',
    tell: ({ showToast, text }, words) => showToast(captureToast(captor, board, words, text)),
  };
  return [knock, capture];
}
