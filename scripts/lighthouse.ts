import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import { GAMES, gamePath } from '#games/catalogue.ts';
import { pathIn } from '#i18n/languages.ts';
import { builtPaths } from './built-paths.ts';
import { launchBrowser } from './find-browser.ts';
import { freePort } from './free-port.ts';
import { BUILD_FOLDER, startServer } from './serve.ts';
import { WHOLE_LANGUAGES } from './whole-languages.ts';

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

/** What a page has to reach: a page of text is measured once, and its speed may vary a little. */
interface Demand {
  readonly path: string;
  readonly runs: number;
  readonly leastPerformance: number;
}

/** Runs Lighthouse's phone on built pages, all if none is named; true when each reaches what is demanded of it. */
async function runLighthouse(runs: number, paths: readonly string[]): Promise<boolean> {
  const server = await startServer({ root: BUILD_FOLDER, port: 0 });
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    let isPerfect = true;
    const demands = demandsOf(runs).filter(
      ({ path }) => paths.length === 0 || paths.includes(path),
    );
    for (const demand of demands) {
      const address = new URL(demand.path, server.url).href;
      const results = await repeat(demand.runs, () => audit(address, port));
      isPerfect = report(demand, results) && isPerfect;
    }
    return isPerfect;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The games of two languages as often as asked, all else once; what is not found is no page to be found. */
function demandsOf(runs: number): readonly Demand[] {
  const others = builtPaths().filter(
    (path) => !REPEATED_PATHS.includes(path) && !path.endsWith('/404'),
  );
  return [
    ...REPEATED_PATHS.map((path) => ({ path, runs, leastPerformance: 100 })),
    ...others.map((path) => ({ path, runs: 1, leastPerformance: 98 })),
  ];
}

/** A browser's trace sometimes comes back without its beginning: that is no measurement, so again. */
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

function report({ path, leastPerformance }: Demand, results: readonly Result[]): boolean {
  const scores = CATEGORIES.map((category) => [category, medianScore(results, category)] as const);
  const metrics = Object.entries(METRICS).map(
    ([id, name]) => [name, medianMetric(results, id)] as const,
  );
  console.log(`\n${path}: median of ${results.length} runs on Lighthouse's phone`);
  console.table({ [path]: Object.fromEntries([...scores, ...metrics]) });
  const failing = scores.filter(
    ([category, score]) => score < (category === 'performance' ? leastPerformance : 100),
  );
  for (const [category] of failing) {
    console.error(`${path}, ${category}:`);
    for (const line of failingAudits(results, category)) console.error(`  ${line}`);
  }
  return failing.length === 0;
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

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
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
