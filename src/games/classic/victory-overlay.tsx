import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Outcome, Side } from '#core/game.ts';
import type { Tally } from '#core/series.ts';
import { Burst } from '#game-frame/ending/burst.tsx';
import { DRAWS, drawingOf, SIDE_DRAWINGS } from '#game-frame/sides.ts';
import { numberText } from '#i18n/number-text.ts';
import { battleWords } from '#game-frame/words-store.ts';
import { resultWords } from '#session/result-words.ts';
import { Button } from '#ui/button.tsx';
import type { SymbolName } from '#ui/drawing-names.ts';
import { Drawing } from '#ui/drawing.tsx';
import { FIRST_FOCUS, Modal } from '#ui/modal.tsx';
import { useStore } from '#ui/store.ts';
import css from './victory-overlay.module.css';
import { overlayHeadline } from './words.ts';

/** A key that is still down from the last move must not skip the result. */
const IGNORE_ACTIVATION_MS = 300;

interface VictoryOverlayProps {
  readonly outcome: Outcome;
  /** The score of the series, this match counted. */
  readonly tally: Tally;
  readonly onAgain: () => void;
  readonly onClose: () => void;
  readonly returnFocus: () => void;
}

/** The full-screen end of a battle, won or drawn. */
export function VictoryOverlay({
  outcome,
  tally,
  onAgain,
  onClose,
  returnFocus,
}: VictoryOverlayProps) {
  const { t, i18n } = useLingui();
  const words = useStore(battleWords);
  const headlineId = useId();
  return (
    <Modal
      labelledBy={headlineId}
      className={css['overlay']}
      ignoreActivationMs={IGNORE_ACTIVATION_MS}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      {outcome.kind === 'draw' && <div className={css['calm']} aria-hidden="true" />}
      {outcome.kind === 'win' && (
        <>
          <div className={css['rays']} aria-hidden="true" />
          <div className={css['coins']}>
            <Burst />
          </div>
        </>
      )}
      <div className={css['card']}>
        <Drawing name={drawingOf(outcome)} className={css['drawing']} />
        <h2 id={headlineId} className={css['headline']}>
          {i18n._(overlayHeadline(outcome, words))}
        </h2>
        <p className={css['line']}>{i18n._(resultWords(outcome, words).line)}</p>
        <dl className={css['score']}>
          <Count
            drawing={SIDE_DRAWINGS.first}
            name={i18n._(words.names.first)}
            count={tally.first}
            isNew={isWin(outcome, 'first')}
          />
          <Count
            drawing={SIDE_DRAWINGS.second}
            name={i18n._(words.names.second)}
            count={tally.second}
            isNew={isWin(outcome, 'second')}
          />
          <Count
            drawing="anchor"
            name={i18n._(DRAWS)}
            count={tally.draws}
            isNew={outcome.kind === 'draw'}
          />
        </dl>
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

function isWin(outcome: Outcome, side: Side): boolean {
  return outcome.kind === 'win' && outcome.winner === side;
}

interface CountProps {
  readonly drawing: SymbolName;
  readonly name: string;
  readonly count: number;
  /** It is this match's: it pops. */
  readonly isNew: boolean;
}

function Count({ drawing, name, count, isNew }: CountProps) {
  const { i18n } = useLingui();
  return (
    <div className={css['count']}>
      <dt>
        <Drawing name={drawing} className={css['side']} />
        <span className="visually-hidden">{name}</span>
      </dt>
      <dd data-new={isNew || undefined}>{numberText(i18n, count)}</dd>
    </div>
  );
}
