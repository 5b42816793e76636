import type { Match } from '#core/game.ts';
import type { Level } from '#core/mode.ts';
import type { SolverClient } from '#session/solver-client.ts';

interface ReviewButtonProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

export function ReviewButton({ onOpen }: ReviewButtonProps) {
  return <button onClick={onOpen} />;
}

interface BattleReviewProps {
  /** A battle that has ended. */
  readonly match: Match<Level>;
  readonly loadSolver: () => Promise<SolverClient>;
  readonly onClose: () => void;
}

export function BattleReview(_: BattleReviewProps) {
  return null;
}
