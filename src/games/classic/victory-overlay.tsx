import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Outcome } from '#core/game.ts';
import { drawingOf } from '#game-frame/sides.ts';
import { resultWords } from '#session/result-words.ts';
import { Button } from '#ui/button.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { FIRST_FOCUS, Modal } from '#ui/modal.tsx';
import css from './victory-overlay.module.css';
import { overlayHeadline } from './words.ts';

/** A key that is still down from the last move must not skip the result. */
const IGNORE_ACTIVATION_MS = 300;

interface VictoryOverlayProps {
  readonly outcome: Outcome;
  readonly onAgain: () => void;
  readonly onClose: () => void;
  readonly returnFocus: () => void;
}

/** The full-screen end of a battle, won or drawn. */
export function VictoryOverlay({ outcome, onAgain, onClose, returnFocus }: VictoryOverlayProps) {
  const { t, i18n } = useLingui();
  const headlineId = useId();
  return (
    <Modal
      labelledBy={headlineId}
      className={css['overlay']}
      ignoreActivationMs={IGNORE_ACTIVATION_MS}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      {outcome.kind === 'win' && <div className={css['rays']} aria-hidden="true" />}
      <div className={css['card']}>
        <Drawing name={drawingOf(outcome)} className={css['drawing']} />
        <h2 id={headlineId} className={css['headline']}>
          {i18n._(overlayHeadline(outcome))}
        </h2>
        <p className={css['line']}>{i18n._(resultWords(outcome).line)}</p>
        <Button kind="primary" isLarge icon="swords" onClick={onAgain} {...FIRST_FOCUS}>
          {t`Battle Again`}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t`See the board`}
        </Button>
      </div>
    </Modal>
  );
}
