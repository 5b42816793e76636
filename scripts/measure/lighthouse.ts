import { spawn } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse, { type RunnerResult as Run } from 'lighthouse';
import { GAMES, gamePath } from '#games/catalogue.ts';
import { pathIn } from '#i18n/languages.ts';
import { launchShell } from '../browser/find-browser.ts';
import { listedPaths } from '../build/built-files.ts';
import { WHOLE_LANGUAGES } from '../check/whole-languages.ts';
import { startServer } from '../hosting/serve.ts';
import { processorBlockingMs } from './blocking.ts';
import { wholeNumber } from './command-line.ts';
import { freePort } from './free-port.ts';
import { median } from './statistics.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const METRICS = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
} as const;

/** How much slower Lighthouse's phone is than this machine, on which its trace is recorded. */
const SLOWDOWN = 4;

/**
 * What every page keeps to. Lighthouse's own blocking time goes by the clock, so it grows with whatever
 * else runs on the machine, on an empty page too; it is shown, and counts in the score.
 */
const LIMITS = { 'FCP ms': 1000, 'TBT ms, processor': 30 } as const;

/** How often a page is measured that seems too slow at first; the median counts, whichever way it goes. */
const RUNS_IN_DOUBT = 5;

/** A browser's trace sometimes lacks a part and measures nothing, so the audit is repeated. */
const ATTEMPTS = 3;

/** What the browser and the machine cost without any of the product: the baseline of every figure. */
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><title>Empty</title><meta name="viewport" content="width=device-width"><p>Empty</p>';

/** How often a page is measured, and what it has to reach: the speed of a page of text may vary a little. */
type Demand = ReturnType<typeof allDemands>[number];

/*
 * Runs Lighthouse with its phone on built pages, or on those whose paths are named, and prints what it
 * finds, with `--busy` while another process keeps a core to itself. Fails unless there is a page and
 * every page meets its demand.
 */
const { values, positionals: paths } = parseArgs({
  options: { runs: { type: 'string', default: '1' }, busy: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const runs = wholeNumber(values.runs, '--runs', 1);
const demands = allDemands().filter(({ path }) => paths.length === 0 || paths.includes(path));
let kept = 0;
using stack = new DisposableStack();
if (values.busy) stack.adopt(spawn(process.execPath, ['-e', 'for (;;);']), (busy) => busy.kill());
const port = await freePort();
await using _ = await launchShell([`--remote-debugging-port=${port}`]);
await using server = await startServer();
console.log("On Lighthouse's phone, by the median of the runs:");
console.log('an empty page', JSON.stringify(metricsOf(await runsOfEmptyPage())));
for (const demand of demands) {
  const done = await runsOf(demand);
  const complaints = complaintsAbout(done, demand);
  if (complaints.length === 0) kept += 1;
  const verdict = complaints.length === 0 ? 'kept' : 'BELOW';
  const figures = { ...scoresOf(done), ...metricsOf(done), runs: done.length, verdict };
  console.log(demand.path, JSON.stringify(figures));
  for (const complaint of complaints) console.error(`  ${complaint}`);
}
console.log(`${kept} of ${demands.length} pages reach their demand.`);
process.exitCode = demands.length > 0 && kept === demands.length ? 0 : 1;

/** The games in two languages as often as asked, all other pages once, without those that no link leads to. */
function allDemands() {
  const games = WHOLE_LANGUAGES.flatMap((code) =>
    GAMES.map(({ id }) => pathIn(code, gamePath(id))),
  );
  const others = listedPaths().filter((path) => !games.includes(path));
  return [
    ...games.map((path) => ({ path, runs, leastPerformance: 100 })),
    ...others.map((path) => ({ path, runs: 1, leastPerformance: 98 })),
  ];
}

async function runsOf(demand: Demand): Promise<readonly Run[]> {
  const address = new URL(demand.path, server.url).href;
  const done = [await audit(address)];
  const isInDoubt = demand.runs === 1 && complaintsAbout(done, demand).length > 0;
  const count = isInDoubt ? RUNS_IN_DOUBT : demand.runs;
  while (done.length < count) done.push(await audit(address));
  return done;
}

async function runsOfEmptyPage(): Promise<readonly Run[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'empty-page-'));
  writeFileSync(join(folder.path, 'index.html'), EMPTY_PAGE);
  await using host = await startServer({ root: folder.path });
  const done: Run[] = [];
  while (done.length < RUNS_IN_DOUBT) done.push(await audit(host.url));
  return done;
}

async function audit(url: string): Promise<Run> {
  const options = { port, logLevel: 'error', onlyCategories: CATEGORIES } as const;
  for (let attempt = 1; ; attempt += 1) {
    const run = await lighthouse(url, options);
    const error = run?.lhr.runtimeError;
    const isWhole = error === undefined && run !== undefined;
    if (isWhole && Object.values(metricsOf([run])).every(Number.isFinite)) return run;
    if ((error !== undefined && error.code !== 'NO_NAVSTART') || attempt === ATTEMPTS) {
      throw new Error(`${url}: ${error?.message ?? 'Lighthouse measured nothing'}`);
    }
  }
}

/** The limits that are exceeded, and for each category below its demand the audits that cost points in any of the runs. */
function complaintsAbout(done: readonly Run[], { leastPerformance }: Demand): readonly string[] {
  const metrics = metricsOf(done);
  const exceeded = Object.entries(LIMITS)
    .filter(([name, limit]) => (metrics[name] ?? 0) > limit)
    .map(([name, limit]) => `${name} ${metrics[name]}, at most ${limit}`);
  const costs = Object.entries(scoresOf(done))
    .filter(([category, score]) => score < (category === 'performance' ? leastPerformance : 100))
    .flatMap(([category, score]) => {
      const lines = done.flatMap(({ lhr: { categories, audits } }) =>
        (categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `  ${id}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`),
      );
      return [`${category} ${score}`, ...new Set(lines)];
    });
  return [...exceeded, ...costs];
}

/** The median of the runs by category, of 100. */
function scoresOf(done: readonly Run[]): Readonly<Record<string, number>> {
  const scores = CATEGORIES.map((category) => {
    const score = median(done.map(({ lhr }) => lhr.categories[category]?.score ?? 0));
    return [category, Math.round(100 * score)] as const;
  });
  return Object.fromEntries(scores);
}

function metricsOf(done: readonly Run[]): Readonly<Record<string, number>> {
  const named = Object.entries(METRICS).map(([id, name]) => {
    const value = median(done.map(({ lhr }) => lhr.audits[id]?.numericValue ?? 0));
    return [name, Math.round(value * 1000) / 1000] as const;
  });
  const blockingMs = median(
    done.map(({ artifacts }) => processorBlockingMs(artifacts.Trace.traceEvents, SLOWDOWN)),
  );
  return { ...Object.fromEntries(named), 'TBT ms, processor': Math.round(blockingMs) };
}
