import { useLingui } from '@lingui/react/macro';
import { BattleScore } from '#game-frame/battle-score.tsx';
import { THINKING } from '#session/battle-words.ts';
import { GameLayout } from '#game-frame/game-layout.tsx';
import { HowTo } from '#game-frame/how-to.tsx';
import { RivalPanel } from '#game-frame/rival-panel.tsx';
import { TurnBanner } from '#game-frame/turn-banner.tsx';
import { useBattle, type BattleGame, type BattleEnvironment } from '#session/use-battle.ts';
import { ConnectFourBoard } from './board.tsx';
import { HOW_TO } from './how-to.ts';
import { OPPONENT } from './opponent.ts';
import { connectFourRules, type ConnectFourPosition } from './rules.ts';
import { moveAnnouncement } from './words.ts';

interface ConnectFourScreenProps {
  readonly environment: BattleEnvironment;
  /** The id of the element around the board. */
  readonly gameId: string;
}

const GAME: BattleGame<ConnectFourPosition> = {
  ...OPPONENT,
  toastMs: { win: 4000, draw: 3000 },
  announceMove: ({ side, move, next }, { announce }) =>
    announce(moveAnnouncement(side, move, next)),
};

/** Pirate Ship Battle: two people, or a person against the computer, drop discs into a ship. */
export function ConnectFourScreen({ environment, gameId }: ConnectFourScreenProps) {
  const { t, i18n } = useLingui();
  const battle = useBattle(GAME, environment);
  const { position, isThinking } = battle;
  return (
    <GameLayout
      gameId={gameId}
      status={
        <TurnBanner
          sideToMove={connectFourRules.sideToMove(position)}
          outcome={battle.outcome}
          task={isThinking ? i18n._(THINKING) : t`Choose your battle position!`}
          isThinking={isThinking}
        />
      }
      board={
        <ConnectFourBoard
          name={t`Battle board`}
          position={position}
          playable={battle.playable}
          lastMove={battle.moves.at(-1) ?? null}
          isThinking={isThinking}
          onPlay={battle.play}
        />
      }
      controls={
        <RivalPanel
          mode={battle.mode}
          isLocked={battle.isModeLocked}
          onChooseMode={battle.chooseMode}
          onNewBattle={battle.startNewBattle}
        />
      }
      score={<BattleScore tally={battle.tally} onReset={battle.resetScores} />}
      howTo={<HowTo steps={HOW_TO.steps} />}
    />
  );
}
