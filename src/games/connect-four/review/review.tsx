import type { I18n } from '@lingui/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import panel from '#game-frame/panel.module.css';
import type { SolverClient } from '#session/solver-client.ts';
import { Button } from '#ui/button.tsx';
import { CloseButton } from '#ui/close-button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { decisiveMoment, type Battle } from './judging.ts';
import { JudgedBattle } from './judged-battle.tsx';
import { stepFrom, stepOfKey, type Step } from './steps.ts';
import { CLOSE, FAILED, HEADING, REFUSED, SCORING } from './review-words.ts';
import css from './review.module.css';
import { useScores } from './use-scores.tsx';

interface ReviewButtonProps {
  readonly texts: I18n;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens the review of a battle, and closes it. */
export function ReviewButton({ texts, isOpen, onToggle }: ReviewButtonProps) {
  return (
    <Button
      kind="secondary"
      icon="map"
      aria-expanded={isOpen}
      data-review-button
      onClick={onToggle}
    >
      {texts._(HEADING)}
    </Button>
  );
}

interface BattleReviewProps {
  readonly texts: I18n;
  /** It has ended. */
  readonly battle: Battle;
  readonly loadSolver: () => Promise<SolverClient>;
  readonly onClose: () => void;
}

/** The move that a person wants to see. */
interface Chosen {
  /** From 0. */
  readonly ply: number;
  /** It follows the one that was shown before. */
  readonly isNext: boolean;
}

/** What perfect play has to say of a battle, move by move. */
export function BattleReview({ texts, battle, loadSolver, onClose }: BattleReviewProps) {
  const scoring = useScores(battle, loadSolver);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const moment = scoring.kind === 'judged' ? decisiveMoment(scoring.moves) : null;
  const ply = chosen?.ply ?? moment?.ply ?? null;

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, []);

  function choose(to: number): void {
    setChosen({ ply: to, isNext: to - 1 === ply });
  }

  function go(step: Step): void {
    if (ply !== null) choose(stepFrom(ply, step, battle.moves.length));
  }

  return (
    <section
      className={`${panel['panel']} ${css['review']}`}
      aria-labelledby="battle-review"
      {...stepKeys(go)}
    >
      <div className={css['top']}>
        <h2 id="battle-review" ref={heading} tabIndex={-1} className={css['heading']}>
          {texts._(HEADING)}
        </h2>
        <Tooltip text={texts._(CLOSE)} align="end" side="below">
          {() => (
            <CloseButton
              name={texts._(CLOSE)}
              onClick={() => {
                onClose();
                focusReviewButton();
              }}
            />
          )}
        </Tooltip>
      </div>
      {scoring.kind === 'working' && (
        <div className={css['working']}>
          <p>{texts._(SCORING)}</p>
          <progress
            className={css['progress']}
            aria-label={texts._(SCORING)}
            value={scoring.done}
            max={battle.moves.length}
          />
        </div>
      )}
      {scoring.kind === 'refused' && <p role="alert">{texts._(REFUSED)}</p>}
      {scoring.kind === 'failed' && <p role="alert">{texts._(FAILED)}</p>}
      {scoring.kind === 'judged' && moment !== null && ply !== null && (
        <JudgedBattle
          texts={texts}
          battle={battle}
          moves={scoring.moves}
          moment={moment}
          ply={ply}
          loadSolver={loadSolver}
          isNext={chosen?.isNext ?? false}
          onChoose={choose}
          onStep={go}
        />
      )}
    </section>
  );
}

/** Handles the keys of the region, except those that a board inside it has handled. */
function stepKeys(go: (step: Step) => void) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const { altKey, ctrlKey, metaKey, shiftKey, key, currentTarget } = event;
      if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      const step = stepOfKey(key, currentTarget.matches(':dir(rtl)'));
      if (step === null) return;
      event.preventDefault();
      go(step);
    },
  };
}

function focusReviewButton(): void {
  document.querySelector<HTMLElement>('[data-review-button]')?.focus();
}
