import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '#i18n/use-lingui.tsx';
import { useState, type ReactNode } from 'react';
import { modesOf } from '#core/mode.ts';
import type { BattleGame } from '#session/battle-game.ts';
import type { Environment } from '#session/environment.ts';
import { THINKING } from '#session/battle-words.ts';
import type { Battle } from '#session/use-battle.ts';
import { useStore } from '#ui/store.ts';
import { Ornament } from '#ui/ornament.tsx';
import { BattleScore } from './battle-score.tsx';
import { isCelebrated, standingOf } from './ending/person.ts';
import { useEnding, warnOfEnding } from './ending/use-ending.ts';
import { useFairPlay } from './fair-play/late-fair-play.ts';
import { GameLayout } from './game-layout.tsx';
import { HowTo } from './how-to.tsx';
import { Mascot } from './mascot/mascot.tsx';
import { moodOf } from './mascot/mood.ts';
import { RivalPanel } from './rival-panel.tsx';
import { LateTable } from './table/late-table.tsx';
import type { Seated } from './table/seated.ts';
import { SendToFriend } from './table/send-to-friend.tsx';
import { TurnBanner } from './turn-banner.tsx';
import { undoRedoKeys } from './undo-redo.tsx';
import { battleWords } from './words-store.ts';

interface BattleFrameProps<Position> {
  readonly game: BattleGame<Position>;
  readonly battle: Battle<Position>;
  readonly environment: Pick<Environment, 'sound' | 'storage' | 'freshSeed'>;
  /** The id of the element around the board. */
  readonly gameId: string;
  /** What a person whose turn it is is asked to do. */
  readonly task: string;
  /** That has been done, and the move is looked at before the next one is asked for. */
  readonly isTaskDone?: boolean;
  readonly board: ReactNode;
  /** Below the board an upright phone shows one row of controls. */
  readonly fillsWindow?: boolean;
  readonly howTo: readonly MessageDescriptor[];
  /** Why there is no perfect play; left out where there is. */
  readonly refusal?: string | undefined;
  /** What leads on to other games, once the battle has ended. */
  readonly next?: ReactNode;
  /** A button that asks for advice; null keeps its room. */
  readonly advice?: ReactNode;
  /** What opens below the game. */
  readonly after?: ReactNode;
  /** What a game adds beneath the choice of a rival. */
  readonly children?: ReactNode;
}

/** What stands around the board of a battle: whose turn it is, the choice of a rival, score and rules. */
export function BattleFrame<Position>(props: BattleFrameProps<Position>) {
  const { game, battle, environment, gameId, task, board, howTo, next, refusal } = props;
  const { advice, after, children, fillsWindow, isTaskDone = false } = props;
  const { position, outcome, tally, isThinking } = battle.told;
  const ending = useEnding(battle.moves.length > 0);
  const { i18n } = useLingui();
  const words = useStore(battleWords);
  const [isSending, setIsSending] = useState(false);
  const [isFairPlayOpen, setIsFairPlayOpen] = useState(false);
  const { headStart } = battle.terms;
  const fairPlay = useFairPlay(isFairPlayOpen || headStart !== null, () =>
    setIsFairPlayOpen(false),
  );
  const modes = modesOf(game.levels);
  const seated: Seated = {
    id: game.id,
    modes,
    loadNotation: game.loadNotation,
    storage: environment.storage,
    match: battle.match,
    mode: battle.countedMode,
    isUnderWay: battle.isUnderWay,
    begin: battle.begin,
    sending: { isOpen: isSending, setIsOpen: setIsSending },
    tally,
    recall: battle.recall,
    freshSeed: environment.freshSeed,
  };
  const celebrated = outcome !== null && isCelebrated(outcome, battle.mode) ? outcome : null;
  const standing = outcome === null ? null : standingOf(outcome, battle.mode);
  const mood = moodOf({ mode: battle.mode, outcome, isThinking });
  return (
    <GameLayout
      gameId={gameId}
      status={
        <>
          <TurnBanner
            sideToMove={game.rules.sideToMove(position)}
            outcome={outcome}
            task={isThinking ? i18n._(THINKING) : task}
            isThinking={isThinking}
            isDone={isTaskDone}
            decided={battle.decided}
            draw={game.draw}
            personalLine={standing === null ? undefined : ending?.personalLine(standing)}
            isLoss={standing === 'lost'}
          />
          {mood !== null && <Mascot mood={mood} />}
          <LateTable seated={seated} />
        </>
      }
      board={board}
      fillsWindow={fillsWindow}
      hasAdvice={advice !== undefined}
      boardKeys={undoRedoKeys(battle.history)}
      controls={
        <RivalPanel
          modes={modes}
          mode={battle.mode}
          refusal={refusal}
          isLocked={battle.isModeLocked}
          isLoss={standing === 'lost'}
          onChooseMode={battle.chooseMode}
          onNewBattle={battle.startNewBattle}
          sound={environment.sound}
          history={battle.history}
          send={<SendToFriend {...seated.sending} />}
          advice={advice}
          fairPlay={{
            isOpen: isFairPlayOpen,
            onToggle: () => setIsFairPlayOpen(!isFairPlayOpen),
            Content: fairPlay?.FairPlay ?? null,
            terms: battle.terms,
            onAgree: battle.agree,
          }}
        >
          {children}
        </RivalPanel>
      }
      score={
        <BattleScore
          tally={tally}
          hasDraws={game.draw !== undefined}
          note={
            headStart === null || fairPlay === null
              ? undefined
              : fairPlay.headStartNote(headStart, words, (note) => i18n._(note))
          }
          onReset={battle.resetScores}
        />
      }
      next={outcome === null ? null : next}
      after={after}
      howTo={<HowTo steps={howTo} />}
      celebration={
        ending !== null && (
          <Ornament fail={warnOfEnding}>
            {outcome !== null && <ending.RaisedButton />}
            <ending.Celebration outcome={celebrated} />
          </Ornament>
        )
      }
    />
  );
}
