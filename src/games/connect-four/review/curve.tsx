import type { I18n } from '@lingui/core';
import { Drawing } from '#ui/drawing.tsx';
import css from './curve.module.css';
import { curveOf, type CurvePoint } from './curve-points.ts';
import type { JudgedMove } from './judging.ts';
import { CURVE } from './review-words.ts';

interface CurveProps {
  readonly texts: I18n;
  readonly moves: readonly JudgedMove[];
  /** The move that is shown, from 0. */
  readonly ply: number;
  /** The id of the text that says the same. */
  readonly describedBy: string;
}

/**
 * Who stood better after each move: the higher the line, the sooner the first side wins; the lower, the second. Its
 * width follows its place, so marks are the round or square ends of lines without a length.
 */
export function Curve({ texts, moves, ply, describedBy }: CurveProps) {
  const points = curveOf(moves);

  /** A line so short that only its ends are seen. */
  function dotAt(move: number): string | undefined {
    const point = points.find(({ at }) => at === move + 1);
    return point === undefined ? undefined : `M ${point.at} ${-point.value} h 0.001`;
  }

  return (
    <div className={css['frame']}>
      <div className={css['sides']}>
        <Drawing name="skull" />
        <Drawing name="anchor" />
        <Drawing name="treasure" />
      </div>
      <svg
        className={css['curve']}
        role="img"
        aria-label={texts._(CURVE)}
        aria-describedby={describedBy}
        viewBox={`0 -1.15 ${moves.length} 2.3`}
        preserveAspectRatio="none"
      >
        <path className={css['first']} d={areaOf(points, (value) => Math.min(0, -value))} />
        <path className={css['second']} d={areaOf(points, (value) => Math.max(0, -value))} />
        <path className={css['level']} d={`M 0 0 H ${moves.length}`} />
        <path className={css['here']} d={`M ${ply + 1} -1.15 V 1.15`} />
        <path
          className={css['line']}
          d={`M ${points.map(({ at, value }) => `${at} ${-value}`).join(' L ')}`}
        />
        <path className={css['shown']} d={dotAt(ply)} />
        <path className={css['within']} d={dotAt(ply)} />
        {moves
          .filter(({ judgement }) => judgement === 'slip' || judgement === 'blunder')
          .map((move) => (
            <g key={move.ply}>
              <path className={css['edge']} data-judgement={move.judgement} d={dotAt(move.ply)} />
              <path className={css['dot']} data-judgement={move.judgement} d={dotAt(move.ply)} />
            </g>
          ))}
      </svg>
    </div>
  );
}

function areaOf(points: readonly CurvePoint[], heightOf: (value: number) => number): string {
  const end = points.at(-1)?.at ?? 0;
  const line = points.map(({ at, value }) => `L ${at} ${heightOf(value)}`).join(' ');
  return `M 0 0 ${line} L ${end} 0 Z`;
}
