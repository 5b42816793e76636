import { mean, median, quantile } from '../statistics.ts';

/** The results of both builds in one round, in which they did the same. */
export interface Round<Result> {
  readonly candidate: Result;
  readonly baseline: Result;
}

/** How long something took in each round, in milliseconds, timed at least once. */
export type TimedRounds = readonly Round<readonly number[]>[];

/** What `--enforce` holds a measure to. */
export interface Limits {
  /** Candidate to baseline; a complaint needs three quarters of the rounds above it. */
  readonly ratio: number;
  /** For the candidate by itself. */
  readonly p95Ms?: number;
}

/**
 * Compares what both builds did side by side: a line of a table, with times over all rounds in milliseconds
 * and the ratios of the rounds, and what is above a limit, in words. Ratios are taken within a round, where the machine was
 * the same for both, and from means, because browsers report some times in steps of 8 ms, at which a
 * median would jump. A ratio that most rounds do not show comes from the machine, so a complaint
 * needs three quarters of them.
 */
export function compare(rounds: TimedRounds, limits: Limits) {
  const candidate = rounds.flatMap((round) => round.candidate);
  const baseline = rounds.flatMap((round) => round.baseline);
  const ratios = rounds.map((round) => mean(round.candidate) / mean(round.baseline));
  const ratio = rounded(median(ratios));
  const [low, high] = [quantile(ratios, 0.25), quantile(ratios, 0.75)];
  const p95Ms = quantile(candidate, 0.95);
  const { ratio: mostRatio, p95Ms: mostMs = Infinity } = limits;
  const complaints = [
    ...(low > mostRatio ? [`ratio ${ratio} is above ${mostRatio}`] : []),
    ...(p95Ms > mostMs ? [`p95 ${rounded(p95Ms)} ms is above ${mostMs} ms`] : []),
  ];
  const line = {
    count: candidate.length,
    'new ms': rounded(median(candidate)),
    'baseline ms': rounded(median(baseline)),
    'new p95': rounded(p95Ms),
    'baseline p95': rounded(quantile(baseline, 0.95)),
    ratio,
    'middle half': `${rounded(low)} to ${rounded(high)}`,
    verdict: complaints.length === 0 ? 'kept' : 'ABOVE',
  };
  return { line, complaints };
}

/** To three digits: times range from microseconds to minutes. */
function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
