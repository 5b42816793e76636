import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useSyncExternalStore, type ReactNode } from 'react';
import { BattleFrame } from '#game-frame/battle-frame.tsx';
import { isCelebrated } from '#game-frame/ending/person.ts';
import { MODE_NAMES } from '#game-frame/mode-names.ts';
import type { BattleGame } from '#session/battle-game.ts';
import type { PerfectPlay } from '#session/computer.ts';
import { DRAW } from '#session/result-words.ts';
import { dropMs } from '#session/settle.ts';
import type { BattleEnvironment } from '#session/environment.ts';
import { useBattle } from '#session/use-battle.ts';
import { useAnnouncer } from '#ui/use-announcer.ts';
import { ConnectFourBoard } from './board.tsx';
import { FACTS } from './facts.ts';
import { HOW_TO } from './how-to.ts';
import { connectFourRules, freeIn, type ConnectFourPosition } from './rules.ts';
import css from './screen.module.css';
import { useAdvice } from './use-advice.tsx';
import { droppedWords } from './words.ts';

const REFUSED = msg`AI Legend cannot play here: it needs WebAssembly, and this browser or this site does not allow it.`;
const UNREACHABLE = msg`AI Legend cannot be fetched now. Choose it again when you are online.`;
const SLOW = msg`AI Legend has no book of openings at hand, so the captain thinks longer.`;

interface ConnectFourScreenProps {
  readonly environment: BattleEnvironment;
  /** The id of the element around the board. */
  readonly gameId: string;
  /** What leads on to other games, once this one has ended. */
  readonly next?: ReactNode;
}

const GAME: BattleGame<ConnectFourPosition> = {
  ...FACTS,
  rules: connectFourRules,
  loadChooseMove: async () => (await import('./ai.ts')).chooseMove,
  landingMs: (column, position) => dropMs(freeIn(position, column)),
  winToastMs: 4000,
  draw: { ...DRAW, toastMs: 3000 },
  announceMove: ({ side, move, next }, { announce }, { turnSentences }) =>
    announce(droppedWords(side, move), ...(next === null ? [] : [turnSentences[next]])),
  loadSolverPosition: async () => (await import('./solver-position.ts')).solverPosition,
  loadNotation: async () => (await import('./notation.ts')).WRITTEN.notation,
  beatsOf: () => [{ sound: 'plunk' }],
};

/** Pirate Ship Battle: two people, or a person against the computer, drop discs into a ship. */
export function ConnectFourScreen({ environment, gameId, next = null }: ConnectFourScreenProps) {
  const { t, i18n } = useLingui();
  const battle = useBattle(GAME, environment);
  const { outcome } = battle.told;
  const isSlow = battle.mode === 'legend' && battle.perfectPlay === 'slow';
  useTidings(battle.perfectPlay, isSlow);
  const isRefused = !useHasWebAssembly() || battle.perfectPlay === 'refused';
  const advice = useAdvice(battle, environment.clock, environment.loadSolver, isRefused);
  return (
    <BattleFrame
      game={GAME}
      battle={battle}
      environment={environment}
      gameId={gameId}
      task={t`Choose your battle position!`}
      board={
        <ConnectFourBoard
          name={t`Battle board`}
          position={battle.position}
          playable={battle.playable}
          lastMove={battle.moves.at(-1) ?? null}
          isLanding={battle.isLanding}
          isThinking={battle.told.isThinking && !battle.isLanding}
          celebrated={isCelebrated(outcome, battle.mode) ? outcome : null}
          onPlay={battle.play}
          marks={advice.marks}
          line={advice.line}
        />
      }
      refusal={isRefused ? i18n._(REFUSED) : undefined}
      advice={advice.button}
      after={advice.review}
      next={next}
      howTo={HOW_TO.steps}
    >
      {isSlow && <p className={css['note']}>{i18n._(SLOW)}</p>}
    </BattleFrame>
  );
}

/** Tells a person who has chosen AI Legend that another level has taken its seat, or that it thinks longer. */
function useTidings(perfectPlay: PerfectPlay | null, isSlow: boolean): void {
  const { announce, showToast } = useAnnouncer();
  const tellWhy = useEffectEvent((description: MessageDescriptor) =>
    showToast({ title: MODE_NAMES.legend, description, kind: 'destructive' }),
  );
  useEffect(() => {
    if (perfectPlay === 'refused') tellWhy(REFUSED);
    if (perfectPlay === 'unreachable') tellWhy(UNREACHABLE);
  }, [perfectPlay]);
  // It is also to be seen, below the choice of a rival.
  const tellSlow = useEffectEvent(() => announce(SLOW));
  useEffect(() => {
    if (isSlow) tellSlow();
  }, [isSlow]);
}

/** Whether the browser can run perfect play at all; a host may still refuse it. */
function useHasWebAssembly(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => 'WebAssembly' in globalThis,
    () => true,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
