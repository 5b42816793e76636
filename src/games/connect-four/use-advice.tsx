import { useState, type ReactNode } from 'react';
import type { Battle, BattleEnvironment } from '#session/use-battle.ts';
import { useLateModule } from '#ui/late-module.ts';
import type { ConnectFourPosition } from './rules.ts';

/** What perfect play has to tell, by where it stands on the page. */
interface Advice {
  /** The button that asks for it, beside those that take moves back. */
  readonly button: ReactNode;
  /** The review of a battle, below the game. */
  readonly review: ReactNode;
}

const loadReview = () => import('./review/review.tsx');

/** Lets a person ask what perfect play knows of a battle; code and texts load when it can first be asked. */
export function useAdvice(
  battle: Battle<ConnectFourPosition>,
  { loadSolver }: BattleEnvironment,
): Advice {
  const { outcome } = battle.told;
  const [reviewed, setReviewed] = useState<typeof battle.match | null>(null);
  const isReviewable = outcome !== null && loadSolver !== undefined;
  const review = useLateModule(isReviewable, loadReview, warn);
  if (!isReviewable || review === null) return { button: undefined, review: undefined };
  return {
    button: (
      <review.ReviewButton
        isOpen={reviewed === battle.match}
        onOpen={() => setReviewed(battle.match)}
      />
    ),
    review:
      reviewed === battle.match ? (
        <review.BattleReview
          match={battle.match}
          loadSolver={loadSolver}
          onClose={() => setReviewed(null)}
        />
      ) : undefined,
  };
}

function warn(cause: unknown): void {
  console.warn('There is no advice.', cause);
}
