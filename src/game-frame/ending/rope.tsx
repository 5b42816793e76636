import css from './rope.module.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface RopeProps {
  readonly from: Point;
  readonly to: Point;
  /** How far it goes on beyond both points. */
  readonly reach?: number;
}

/** What the round end of the thickest rope needs beyond the end of its line. */
const CAP = 17;

/**
 * A rope in an SVG picture, in whose units everything is measured: pulled from one point to another. The style
 * properties `--rope-width`, `--rope-strand`, `--rope-dashes`, `--rope-pull` and `--rope-delay` change its look
 * and times, `--rope-lead` how much of it is there at the beginning.
 */
export function Rope({ from, to, reach = 0 }: RopeProps) {
  const end = Math.hypot(to.x - from.x, to.y - from.y) + reach;
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const start = -reach - CAP;
  const path = `M${CAP} ${CAP}H${end - start}`;
  return (
    <g className={css['rope']} transform={`translate(${from.x} ${from.y}) rotate(${degrees})`}>
      {/* The inner picture is the window through which the rope is pulled. */}
      <svg x={start} y={-CAP} width={end - start + CAP} height={2 * CAP} overflow="hidden">
        <g className={css['pull']}>
          <path className={css['edge']} d={path} />
          <path className={css['strand']} d={path} />
          <path className={css['dashes']} d={path} />
        </g>
      </svg>
    </g>
  );
}
