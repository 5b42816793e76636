import { useLingui } from '@lingui/react/macro';
import type { Outcome, Side } from '#core/game.ts';
import { Drawing } from '#ui/drawing.tsx';
import { bannerOf, drawingOf, SIDE_DRAWINGS, TURN_TEXTS } from './side-words.ts';
import css from './turn-banner.module.css';

interface TurnBannerProps {
  readonly sideToMove: Side;
  readonly outcome: Outcome | null;
  /** What the side to move is asked to do. */
  readonly task: string;
}

/** The turn indicator: whose turn it is, or how the game ended. */
export function TurnBanner({ sideToMove, outcome, task }: TurnBannerProps) {
  const { t, i18n } = useLingui();
  if (outcome === null) {
    return (
      <div role="group" aria-label={t`Turn`} className={css['banner']} data-side={sideToMove}>
        <Drawing name={SIDE_DRAWINGS[sideToMove]} className={css['drawing']} />
        <div>
          <p className={css['title']}>{i18n._(TURN_TEXTS[sideToMove])}</p>
          <p className={css['line']}>{task}</p>
        </div>
      </div>
    );
  }
  const banner = bannerOf(outcome);
  const side = outcome.kind === 'win' ? outcome.winner : 'draw';
  return (
    <div role="group" aria-label={t`Turn`} className={css['banner']} data-side={side}>
      <Drawing name={drawingOf(outcome)} className={css['drawing']} />
      <div>
        <p className={css['eyebrow']}>{t`Game Complete!`}</p>
        <p className={css['title']}>{i18n._(banner.title)}</p>
        <p className={css['line']}>{i18n._(banner.line)}</p>
      </div>
    </div>
  );
}
