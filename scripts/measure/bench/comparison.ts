import { mean, median, quantile } from '../statistics.ts';

/** The results of both builds in one round, in which they did the same. */
export interface Round<Result> {
  readonly candidate: Result;
  readonly baseline: Result;
}

/** How long something took, in milliseconds, timed at least once in each round. */
export interface Series {
  readonly name: string;
  readonly rounds: readonly Round<readonly number[]>[];
}

/** What `--enforce` holds a measure to. */
export interface Limits {
  /** Candidate to baseline; a complaint needs three quarters of the rounds above it. */
  readonly ratio: number;
  /** For the candidate by itself. */
  readonly p95Ms?: number;
}

/** Both builds in numbers: times over all rounds, in milliseconds, and how they compare. */
export interface Comparison {
  readonly name: string;
  /** How many times each build was timed. */
  readonly count: number;
  readonly candidate: Times;
  readonly baseline: Times;
  /** The median of the rounds' ratios of means, candidate to baseline. */
  readonly ratio: number;
  /** The bounds of the middle half of these ratios. */
  readonly spread: readonly [low: number, high: number];
  /** What is above a limit, in words. */
  readonly complaints: readonly string[];
}

interface Times {
  readonly medianMs: number;
  readonly p95Ms: number;
}

/**
 * Compares what both builds did side by side. Ratios are taken within a round, where the machine was
 * the same for both, and from means, because browsers report some times in steps of 8 ms, at which a
 * median would jump. A ratio that most rounds do not show comes from the machine, so a complaint
 * needs three quarters of them.
 */
export function compare({ name, rounds }: Series, limits: Limits): Comparison {
  const ratios = rounds.map(({ candidate, baseline }) => mean(candidate) / mean(baseline));
  const candidate = timesOf(rounds.flatMap((round) => round.candidate));
  const ratio = median(ratios);
  const spread = [quantile(ratios, 0.25), quantile(ratios, 0.75)] as const;
  return {
    name,
    count: rounds.flatMap((round) => round.candidate).length,
    candidate,
    baseline: timesOf(rounds.flatMap((round) => round.baseline)),
    ratio,
    spread,
    complaints: [
      ...(spread[0] > limits.ratio ? [`ratio ${rounded(ratio)} is above ${limits.ratio}`] : []),
      ...(limits.p95Ms !== undefined && candidate.p95Ms > limits.p95Ms
        ? [`p95 ${rounded(candidate.p95Ms)} ms is above ${limits.p95Ms} ms`]
        : []),
    ],
  };
}

/** Comparisons as lines of a table, each by its name. */
export function tableOf(
  comparisons: readonly Comparison[],
): Readonly<Record<string, Readonly<Record<string, string | number>>>> {
  return Object.fromEntries(
    comparisons.map(({ name, count, candidate, baseline, ratio, spread, complaints }) => [
      name,
      {
        count,
        'new ms': rounded(candidate.medianMs),
        'baseline ms': rounded(baseline.medianMs),
        'new p95': rounded(candidate.p95Ms),
        'baseline p95': rounded(baseline.p95Ms),
        ratio: rounded(ratio),
        'middle half': spread.map(rounded).join(' to '),
        verdict: complaints.length === 0 ? 'kept' : 'ABOVE',
      },
    ]),
  );
}

function timesOf(values: readonly number[]): Times {
  return { medianMs: median(values), p95Ms: quantile(values, 0.95) };
}

/** To three digits: times range from microseconds to minutes. */
function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
