import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import { GAMES, gamePath } from '#games/catalogue.ts';
import { pathIn } from '#i18n/languages.ts';
import { listedPaths } from '../build/built-paths.ts';
import { launchBrowser } from '../browser/find-browser.ts';
import { freePort } from './free-port.ts';
import { BUILD_FOLDER, startServer } from '../hosting/serve.ts';
import { median } from './statistics.ts';
import { WHOLE_LANGUAGES } from '../check/whole-languages.ts';

/** These are measured repeatedly, everything else once. */
const REPEATED_PATHS = WHOLE_LANGUAGES.flatMap((code) =>
  GAMES.map(({ id }) => pathIn(code, gamePath(id))),
);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
} as const;

/**
 * A page that was measured once and seems too slow is measured again until it has this many
 * results. Their median counts, whichever way it goes.
 */
const RUNS_IN_DOUBT = 5;

/** What a page has to reach: a page of text is measured once, and its speed may vary a little. */
interface Demand {
  readonly path: string;
  readonly runs: number;
  readonly leastPerformance: number;
}

/** What a page has reached, by the median of its runs. */
interface Verdict {
  readonly path: string;
  readonly runs: number;
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  readonly metrics: Readonly<Record<string, number>>;
  /** For each category below its demand, the audits that cost points. */
  readonly complaints: readonly string[];
}

/**
 * Runs Lighthouse with its phone on built pages (all if none is named) and prints a table of them; true
 * when every page meets its demand.
 */
async function runLighthouse(runs: number, paths: readonly string[]): Promise<boolean> {
  const server = await startServer({ root: BUILD_FOLDER, port: 0 });
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const demands = demandsOf(runs).filter(
      ({ path }) => paths.length === 0 || paths.includes(path),
    );
    const verdicts: Verdict[] = [];
    for (const demand of demands) {
      const address = new URL(demand.path, server.url).href;
      const verdict = await judge(demand, () => audit(address, port));
      reportProgress(verdict);
      verdicts.push(verdict);
    }
    print(verdicts);
    return verdicts.length > 0 && verdicts.every(({ complaints }) => complaints.length === 0);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The games in two languages as often as asked, all other pages once, without those that no link leads to. */
function demandsOf(runs: number): readonly Demand[] {
  const others = listedPaths().filter((path) => !REPEATED_PATHS.includes(path));
  return [
    ...REPEATED_PATHS.map((path) => ({ path, runs, leastPerformance: 100 })),
    ...others.map((path) => ({ path, runs: 1, leastPerformance: 98 })),
  ];
}

/** A browser's trace sometimes lacks its beginning and measures nothing, so the audit is repeated. */
const ATTEMPTS = 3;

async function audit(url: string, port: number, attempt = 1): Promise<Result> {
  const answer = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (answer === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
  const { runtimeError } = answer.lhr;
  if (runtimeError?.code === 'NO_NAVSTART' && attempt < ATTEMPTS) {
    return audit(url, port, attempt + 1);
  }
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  return answer.lhr;
}

async function judge(demand: Demand, run: () => Promise<Result>): Promise<Verdict> {
  const results = await repeat(demand.runs, run);
  if (demand.runs === 1 && medianScore(results, 'performance') < demand.leastPerformance) {
    results.push(...(await repeat(RUNS_IN_DOUBT - 1, run)));
  }
  return verdictOf(demand, results);
}

function verdictOf({ path, leastPerformance }: Demand, results: readonly Result[]): Verdict {
  const score = (category: string) => medianScore(results, category);
  const scores = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
  const failing = CATEGORIES.filter(
    (category) => scores[category] < (category === 'performance' ? leastPerformance : 100),
  );
  return {
    path,
    runs: results.length,
    scores,
    metrics: Object.fromEntries(
      Object.entries(METRICS).map(([id, name]) => [name, medianMetric(results, id)]),
    ),
    complaints: failing.flatMap((category) => [
      `${category} ${scores[category]}`,
      ...failingAudits(results, category).map((line) => `  ${line}`),
    ]),
  };
}

/** All pages take half an hour, so each result is printed at once. */
function reportProgress({ path, runs, scores, complaints }: Verdict): void {
  console.log(
    `${path}: ${Object.values(scores).join(' ')} (${runs === 1 ? 'once' : `median of ${runs}`})`,
  );
  for (const line of complaints) console.error(`  ${line}`);
}

function print(verdicts: readonly Verdict[]): void {
  console.log("\nOn Lighthouse's phone, by the median of the runs:");
  console.table(
    Object.fromEntries(
      verdicts.map(({ path, runs, scores, metrics, complaints }) => [
        path,
        { ...scores, ...metrics, runs, verdict: complaints.length === 0 ? 'kept' : 'BELOW' },
      ]),
    ),
  );
  const below = verdicts.filter(({ complaints }) => complaints.length > 0);
  console.log(`${verdicts.length - below.length} of ${verdicts.length} pages reach their demand.`);
}

function medianScore(results: readonly Result[], category: string): number {
  return median(
    results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)),
  );
}

function medianMetric(results: readonly Result[], id: string): number {
  const value = median(results.map(({ audits }) => audits[id]?.numericValue ?? 0));
  return Math.round(value * 1000) / 1000;
}

/** Audits that cost points in any of the runs. */
function failingAudits(results: readonly Result[], category: string): string[] {
  const lines = results.flatMap(({ categories, audits }) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => audits[id])
      .filter((entry) => entry !== undefined && entry.score !== null && entry.score < 1)
      .map((entry) => `${entry?.id}: ${entry?.title} ${entry?.displayValue ?? ''}`.trimEnd()),
  );
  return [...new Set(lines)];
}

async function repeat<Value>(times: number, task: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  while (values.length < times) values.push(await task());
  return values;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '1' } },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 on.');
  process.exitCode = (await runLighthouse(runs, positionals)) ? 0 : 1;
}
