import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BattleScore } from '#game-frame/battle-score.tsx';
import { THINKING } from '#session/battle-words.ts';
import { GameLayout } from '#game-frame/game-layout.tsx';
import { HowTo } from '#game-frame/how-to.tsx';
import { RivalPanel } from '#game-frame/rival-panel.tsx';
import { TurnBanner } from '#game-frame/turn-banner.tsx';
import {
  useBattle,
  type BattleGame,
  type BattleEnvironment,
  type MovedCue,
} from '#session/use-battle.ts';
import type { Announcer } from '#ui/use-announcer.ts';
import { UltimateBoard } from './board.tsx';
import { HOW_TO } from './how-to.ts';
import { OPPONENT } from './opponent.ts';
import { RulesText } from './rules-text.tsx';
import {
  boardResult,
  forcedBoard,
  placeOf,
  ultimateRules,
  type UltimatePosition,
} from './rules.ts';
import { captureToast, moveAnnouncement, STALEMATE } from './words.ts';

const GAME: BattleGame<UltimatePosition> = {
  ...OPPONENT,
  toastMs: { win: 5000, draw: 4000 },
  draw: STALEMATE,
  announceMove,
};

interface UltimateScreenProps {
  readonly environment: BattleEnvironment;
  /** The id of the element around the board. */
  readonly gameId: string;
}

/** Ultimate Tic Tac Toe: nine boards for two people, or for one against the computer. */
export function UltimateScreen({ environment, gameId }: UltimateScreenProps) {
  const { t, i18n } = useLingui();
  const battle = useBattle(GAME, environment);
  const [chosen, setChosen] = useState<number | null>(null);
  const { position, outcome, isThinking } = battle;
  const destination =
    forcedBoard(position) === null ? t`Play anywhere: choose a board` : t`Play on the golden board`;

  /** Any step other than choosing a board cancels that choice. */
  function withoutChoice<Parts extends readonly unknown[]>(step: (...parts: Parts) => void) {
    return (...parts: Parts) => {
      setChosen(null);
      step(...parts);
    };
  }

  return (
    <GameLayout
      gameId={gameId}
      status={
        <TurnBanner
          sideToMove={ultimateRules.sideToMove(position)}
          outcome={outcome}
          task={isThinking ? i18n._(THINKING) : destination}
          isThinking={isThinking}
          draw={STALEMATE}
        />
      }
      board={
        <UltimateBoard
          position={position}
          playable={battle.playable}
          isThinking={isThinking}
          onPlay={withoutChoice(battle.play)}
          chosen={chosen}
          onChoose={setChosen}
        />
      }
      controls={
        <RivalPanel
          mode={battle.mode}
          isLocked={battle.isModeLocked}
          onChooseMode={withoutChoice(battle.chooseMode)}
          onNewBattle={withoutChoice(battle.startNewBattle)}
        >
          <RulesText />
        </RivalPanel>
      }
      score={<BattleScore tally={battle.tally} onReset={battle.resetScores} />}
      howTo={<HowTo steps={HOW_TO.steps} />}
    />
  );
}

function announceMove(
  { move, position, next }: MovedCue<UltimatePosition>,
  { announce, showToast, text }: Announcer,
): void {
  announce(...moveAnnouncement(position, text));
  const { board } = placeOf(move);
  const result = boardResult(position, board);
  const isCapture = result === 'first' || result === 'second';
  // The last move's toast announces the game's result instead.
  if (isCapture && next !== null) showToast(captureToast(result, board, text));
}
