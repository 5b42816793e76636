import { useLingui } from '@lingui/react/macro';
import type { Outcome, Side } from '#core/game.ts';
import { Drawing } from '#ui/drawing.tsx';
import {
  bannerOf,
  DRAW_BANNER,
  drawingOf,
  SIDE_DRAWINGS,
  TURN_TEXTS,
  type Banner,
} from './side-words.ts';
import css from './turn-banner.module.css';

interface TurnBannerProps {
  readonly sideToMove: Side;
  readonly outcome: Outcome | null;
  /** What the side to move is asked to do, or is doing. */
  readonly task: string;
  /** A computer is to move: its drawing rocks. */
  readonly isThinking?: boolean;
  /** What is said of a game that nobody has won. */
  readonly draw?: Banner;
}

/** The turn indicator: whose turn it is, or how the game ended. */
export function TurnBanner(props: TurnBannerProps) {
  const { sideToMove, outcome, task, isThinking = false, draw = DRAW_BANNER } = props;
  const { t, i18n } = useLingui();
  if (outcome === null) {
    return (
      <div
        role="group"
        aria-label={t`Turn`}
        className={css['banner']}
        data-side={sideToMove}
        data-thinking={isThinking || undefined}
      >
        <Drawing name={SIDE_DRAWINGS[sideToMove]} className={css['drawing']} />
        <div>
          <p className={css['title']}>{i18n._(TURN_TEXTS[sideToMove])}</p>
          <p className={css['line']}>{task}</p>
        </div>
      </div>
    );
  }
  const banner = bannerOf(outcome, draw);
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
