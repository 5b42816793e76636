import { useEffect, useRef } from 'react';
import { useLingui } from '#i18n/use-lingui.tsx';
import type { ConnectFourPosition } from '#games/connect-four/rules.ts';
import type { Shown } from '#games/connect-four/use-advice.tsx';
import { lateTexts } from '#i18n/format.ts';
import { languageFor, type LanguageCode } from '#i18n/languages.ts';
import type { Clock } from '#services/clock.ts';
import type { SolverClient } from '#session/solver-client.ts';
import type { Battle } from '#session/use-battle.ts';
import { useKeptFocus } from '#ui/kept-focus.ts';
import { useLateModule } from '#ui/late-module.ts';
import { AskButton } from './ask-button.tsx';

interface AdviceButtonProps {
  readonly battle: Battle<ConnectFourPosition>;
  /** What is shown of it beside the button. */
  readonly shown: Shown | null;
  readonly loadSolver: () => Promise<SolverClient>;
  readonly clock: Clock;
  readonly onShow: (shown: Shown | null) => void;
}

async function loadReview(language: LanguageCode) {
  const [{ ReviewButton, BattleReview }, texts] = await Promise.all([
    import('#games/connect-four/review/review.tsx'),
    lateTexts(language, 'review'),
  ]);
  return { ReviewButton, BattleReview, texts };
}

/** What can be asked of perfect play: in a battle against a computer advice, after any battle its review. */
export function AdviceButton(props: AdviceButtonProps) {
  const { battle, shown, clock, onShow } = props;
  const { code } = languageFor(useLingui().i18n.locale);
  const { match } = battle;
  const isOver = battle.told.outcome !== null;
  const review = useLateModule(isOver, () => loadReview(code), warn);
  const texts = useLateModule(!isOver, () => lateTexts(code, 'advice'), warn);
  const solver = useRef<Promise<SolverClient> | null>(null);
  const loadSolver = () => (solver.current = props.loadSolver());
  // Where nothing can be asked any more, the solver has no work.
  useEffect(() => () => void solver.current?.then(({ close }) => close(), warn), []);
  // With the end of a battle one button takes the place of the other.
  const keptFocus = useKeptFocus((host) => host.querySelector('button'));

  function reviewButton({ ReviewButton, BattleReview, texts: own }: NonNullable<typeof review>) {
    const isOpen = shown?.review !== undefined;
    const whole = (
      <BattleReview
        texts={own}
        battle={match}
        loadSolver={loadSolver}
        onClose={() => onShow(null)}
      />
    );
    return (
      <ReviewButton
        texts={own}
        isOpen={isOpen}
        onToggle={() => onShow(isOpen ? null : { match, review: whole })}
      />
    );
  }

  return (
    <div {...keptFocus}>
      {isOver && review !== null
        ? reviewButton(review)
        : texts && (
            <AskButton
              texts={texts}
              battle={battle}
              loadSolver={loadSolver}
              clock={clock}
              onShow={onShow}
            />
          )}
    </div>
  );
}

function warn(cause: unknown): void {
  console.warn('There is no advice.', cause);
}
