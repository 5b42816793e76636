import { useState, type ReactNode } from 'react';
import type { Match } from '#core/game.ts';
import type { Level } from '#core/mode.ts';
import type { Clock } from '#services/clock.ts';
import type { SolverClient } from '#session/solver-client.ts';
import type { Battle } from '#session/use-battle.ts';
import { useLateModule } from '#ui/late-module.ts';
import type { ConnectFourPosition } from './rules.ts';

/** What perfect play tells of the position that a match has reached, by where it stands on the page. */
export interface Shown {
  readonly match: Match<Level>;
  /** The best column, over the board. */
  readonly marks?: ReactNode;
  /** A sentence on the keel. */
  readonly line?: ReactNode;
  /** The review of a battle, below the game. */
  readonly review?: ReactNode;
}

interface Advice extends Omit<Shown, 'match'> {
  /** What asks for all this, below the buttons that take moves back; `null` keeps its room. */
  readonly button?: ReactNode;
}

const load = () => import('./advice/advice.tsx');

/**
 * Lets a person ask what perfect play knows of a battle; code and texts load when it can first be asked. There is
 * nothing without a solver. Where perfect play is refused, nobody gives advice, and the review says why there is none.
 */
export function useAdvice(
  battle: Battle<ConnectFourPosition>,
  clock: Clock,
  loadSolver: (() => Promise<SolverClient>) | undefined,
  isRefused: boolean,
): Advice {
  const [last, show] = useState<Shown | null>(null);
  const hasAdvice = battle.mode !== 'two-players' && !isRefused;
  const isAskable = loadSolver !== undefined && (hasAdvice || battle.told.outcome !== null);
  const late = useLateModule(isAskable, load, warn);
  if (loadSolver === undefined) return {};
  const shown = last?.match === battle.match ? last : null;
  return {
    ...shown,
    button: isAskable && late && (
      <late.AdviceButton
        battle={battle}
        shown={shown}
        loadSolver={loadSolver}
        clock={clock}
        onShow={show}
      />
    ),
  };
}

function warn(cause: unknown): void {
  console.warn('Nobody can be asked for advice.', cause);
}
