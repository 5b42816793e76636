import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Outcome, Side } from '#core/game.ts';
import { DRAW, resultWords, type ResultWords } from '#session/result-words.ts';
import { Drawing } from '#ui/drawing.tsx';
import type { SymbolName } from '#ui/drawing-names.ts';
import { useStore } from '#ui/store.ts';
import { drawingOf, SIDE_DRAWINGS } from './sides.ts';
import { battleWords } from './words-store.ts';
import css from './turn-banner.module.css';

interface TurnBannerProps {
  readonly sideToMove: Side;
  readonly outcome: Outcome | null;
  /** What the side to move is asked to do, or is doing. */
  readonly task: string;
  /** A computer is to move: its drawing rocks. */
  readonly isThinking?: boolean;
  /** The task has been done, and the move is looked at: nobody is asked for it any more. */
  readonly isDone?: boolean;
  /** What the battle has come to, where that is not told here yet: nobody is to move any more. */
  readonly decided?: Outcome | null;
  /** The words for a game that nobody has won. */
  readonly draw?: ResultWords | undefined;
  /** What is said of the result to a person who has played against the computer. */
  readonly personalLine?: string | undefined;
  /** The person has lost: the winner's colour is not shown. */
  readonly isLoss?: boolean;
}

/** The turn indicator: whose turn it is, or how the game ended. */
export function TurnBanner(props: TurnBannerProps) {
  const { sideToMove, outcome, task, isThinking = false, isDone = false, decided = null } = props;
  const { draw = DRAW, personalLine, isLoss = false } = props;
  const { t, i18n } = useLingui();
  const words = useStore(battleWords);
  if (outcome === null) {
    return (
      <TurnPill
        side={sideToMove}
        drawing={SIDE_DRAWINGS[sideToMove]}
        isThinking={isThinking}
        isDone={isDone}
        title={i18n._(words.turns[sideToMove])}
        line={task}
        decided={decided === null ? null : sideOf(decided)}
      />
    );
  }
  const result = resultWords(outcome, words, draw);
  return (
    <TurnPill
      side={isLoss ? 'draw' : sideOf(outcome)}
      drawing={drawingOf(outcome)}
      eyebrow={t`Game Complete!`}
      title={i18n._(result.title)}
      line={personalLine ?? i18n._(result.line)}
      decided={decided === null ? null : sideOf(decided)}
    />
  );
}

function sideOf(outcome: Outcome): Side | 'draw' {
  return outcome.kind === 'win' ? outcome.winner : 'draw';
}

interface TurnPillProps {
  /** The side whose colour runs around it; that of a draw is nobody's. */
  readonly side: Side | 'draw';
  readonly drawing: SymbolName;
  readonly isThinking?: boolean;
  /** The line asks for what has been done: it goes. */
  readonly isDone?: boolean;
  readonly eyebrow?: string;
  readonly title: string;
  readonly line?: ReactNode;
  /** Whose drawings stand in the place of the words, which are over, while the result is awaited. */
  readonly decided?: Side | 'draw' | null;
  /** A button in the place of the line. */
  readonly action?: ReactNode;
}

/** The shape of a turn indicator, for games with words of their own. */
export function TurnPill(props: TurnPillProps) {
  const { side, drawing, isThinking = false, isDone = false, decided = null } = props;
  const { eyebrow, title, line, action } = props;
  const { t } = useLingui();
  return (
    <div
      role="group"
      aria-label={t`Turn`}
      className={css['banner']}
      data-side={side}
      data-thinking={isThinking || undefined}
      data-done={isDone || undefined}
      data-decided={decided ?? undefined}
    >
      {/* Another element, since the same one would show the drawing before for a frame or two. */}
      <Drawing key={drawing} name={drawing} className={css['drawing']} />
      <div className={action === undefined ? undefined : css['offer']}>
        {eyebrow !== undefined && <p className={css['eyebrow']}>{eyebrow}</p>}
        <p className={css['title']}>{title}</p>
        {line !== undefined && <p className={css['line']}>{line}</p>}
        {action}
      </div>
    </div>
  );
}
