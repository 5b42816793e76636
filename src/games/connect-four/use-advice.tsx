import { useLingui } from '#i18n/use-lingui.tsx';
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

const loadReview = (locale: string) =>
  import('./review/late-review.tsx').then(({ lateReview }) => lateReview(locale));

/** Lets a person ask what perfect play knows of a battle; code and texts load when it can first be asked. */
export function useAdvice(
  battle: Battle<ConnectFourPosition>,
  { loadSolver }: BattleEnvironment,
): Advice {
  const { locale } = useLingui().i18n;
  const { outcome } = battle.told;
  const [reviewed, setReviewed] = useState<typeof battle.match | null>(null);
  const isReviewable = outcome !== null && loadSolver !== undefined;
  const review = useLateModule(isReviewable, () => loadReview(locale), warn);
  if (!isReviewable || review === null) return { button: undefined, review: undefined };
  const isOpen = reviewed === battle.match;
  const toggle = () => setReviewed(isOpen ? null : battle.match);
  return {
    button: <review.ReviewButton texts={review.texts} isOpen={isOpen} onToggle={toggle} />,
    review: isOpen ? (
      <review.BattleReview
        texts={review.texts}
        battle={battle.match}
        loadSolver={loadSolver}
        onClose={toggle}
      />
    ) : undefined,
  };
}

function warn(cause: unknown): void {
  console.warn('There is no advice.', cause);
}
