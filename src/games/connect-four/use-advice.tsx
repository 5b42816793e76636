import { useLingui } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import { lateTexts } from '#i18n/format.ts';
import { languageFor, type LanguageCode } from '#i18n/languages.ts';
import type { Clock } from '#services/clock.ts';
import type { SolverClient } from '#session/solver-client.ts';
import type { Battle } from '#session/use-battle.ts';
import { useLateModule } from '#ui/late-module.ts';
import type { Said } from './advice/advice.tsx';
import type { ConnectFourPosition } from './rules.ts';

/** What perfect play has to tell, by where it stands on the page. */
interface Advice {
  /** The button that asks for it, below those that take moves back; `null` keeps its room. */
  readonly button: ReactNode;
  /** The best column, over the board. */
  readonly marks?: ReactNode;
  /** A sentence on the keel. */
  readonly line?: ReactNode;
  /** The review of a battle, below the game. */
  readonly review?: ReactNode;
}

interface AdviceParts {
  readonly clock: Clock;
  /** Left out where there is no perfect play. */
  readonly loadSolver?: (() => Promise<SolverClient>) | undefined;
}

const loadReview = () => import('./review/review.tsx');

/** Lets a person ask what perfect play knows of a battle; code and texts load when it can first be asked. */
export function useAdvice(
  battle: Battle<ConnectFourPosition>,
  { clock, loadSolver }: AdviceParts,
): Advice {
  const { code } = languageFor(useLingui().i18n.locale);
  const { match, position } = battle;
  const isOver = battle.told.outcome !== null;
  const [reviewed, setReviewed] = useState<typeof match | null>(null);
  const [last, setLast] = useState<Said | null>(null);
  const isPossible = loadSolver !== undefined;
  const isAgainstComputer = battle.mode !== 'two-players';
  const review = useLateModule(isPossible && isOver, loadReview, warn);
  const late = useLateModule(isPossible && isAgainstComputer, () => loadAdvice(code), warn);
  if (!isPossible) return { button: undefined };
  if (isOver) {
    if (review === null) return { button: null };
    return {
      button: <review.ReviewButton isOpen={reviewed === match} onOpen={() => setReviewed(match)} />,
      review: reviewed === match && (
        <review.BattleReview
          match={match}
          loadSolver={loadSolver}
          onClose={() => setReviewed(null)}
        />
      ),
    };
  }
  if (late === null || !isAgainstComputer) return { button: null };
  const said = last?.match === match ? last : null;
  const { texts } = late;
  return {
    button: (
      <late.AdviceButton
        texts={texts}
        battle={battle}
        said={said}
        loadSolver={loadSolver}
        clock={clock}
        onSay={setLast}
      />
    ),
    marks: said !== null && said.column !== null && (
      <late.AdviceMark position={position} column={said.column} />
    ),
    line: said !== null && <late.AdviceLine texts={texts} said={said} />,
  };
}

async function loadAdvice(language: LanguageCode) {
  const [parts, texts] = await Promise.all([
    import('./advice/advice.tsx'),
    lateTexts(language, 'advice'),
  ]);
  return { ...parts, texts };
}

function warn(cause: unknown): void {
  console.warn('There is no advice.', cause);
}
