import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { GAMES, HOME_GAME, gamePath } from '#games/catalogue.ts';
import { languageOfPath, pathIn } from '#i18n/languages.ts';
import { NOT_FOUND_PATH, OFFLINE_PATH, SERVICE_WORKER_PATH } from '#site/special-paths.ts';
import type { SiteFiles } from '../../src/service-worker/site-files.ts';
import { launchShell } from '../browser/find-browser.ts';
import { BUILD_FOLDER, builtPaths, fileOfPath } from '../build/built-files.ts';
import { SITE_FILES_LIST } from '../build/service-worker.ts';
import { startServer } from '../hosting/serve.ts';
import { report } from './report.ts';
import { WHOLE_LANGUAGES } from './whole-languages.ts';
import { takeServiceWorkersAway } from './without-service-worker.ts';

/** What the first load of a page may weigh, bodies as sent. A KB is 1000 bytes. */
interface Budget {
  readonly scriptKb: number;
  /** Everything loaded without scrolling, including pictures and fonts. */
  readonly totalKb: number;
}

const HOME_BUDGET: Budget = { scriptKb: 92, totalKb: 170 };
const GAME_BUDGET: Budget = { scriptKb: 95, totalKb: 170 };
const CONTENT_BUDGET: Budget = { scriptKb: 90, totalKb: 200 };
/** For any page, including everything it fetches ahead. */
const LARGEST_BUDGET: Budget = { scriptKb: 110, totalKb: 200 };
/** Devanagari joins its letters into hundreds of shapes, so its heading face is this much larger. */
const LARGER_FACES_KB: Readonly<Record<string, number>> = { hi: 25 };
/** Everything stored once per language for playing offline, without what the page itself has loaded. */
const OFFLINE_COPY_KB = 1000;

const DESK = { width: 1440, height: 900 } as const;
const PHONE = { width: 390, height: 844 } as const;
/** The heaviest page of each kind. */
const SAMPLED_PATHS = ['/', '/treasure-hunt-memory', '/blog'];

/** `ahead` is what a page lets the browser fetch for other pages once it is itself complete. */
const KINDS = ['document', 'script', 'stylesheet', 'font', 'image', 'other', 'ahead'] as const;
type Weights = Record<(typeof KINDS)[number], number>;

/** A line of a table, and what is wrong with what it tells. */
type Measurement = ReturnType<typeof judged>;

/** Enough to keep two cores at work while pages wait to become quiet. */
const LOADS_AT_A_TIME = 6;
/** A page that starts no request for this long is complete. */
const QUIET_MS = 500;
/** No request to this machine takes longer. */
const LONGEST_REQUEST_MS = 10_000;
/** No load does, even of a busy browser. */
const LONGEST_LOAD_MS = 60_000;
const ATTEMPTS = 2;

/* Weighs the first load of pages, and what is stored of them for playing offline. */
await using browser = await launchShell(['--disable-gpu']);
await using server = await startServer();
const { origin } = new URL(server.url);
const measured = Readable.from(loads()).map(measureInTime, { concurrency: LOADS_AT_A_TIME });
const pages = (await measured.toArray()) as readonly Measurement[];
console.log('First load of each page, bodies as sent, in KB of 1000 bytes:');
console.table(pages.map(({ row }) => row));
const copies = offlineCopies();
console.log('Stored for playing offline, as sent, in KB of 1000 bytes:');
console.table(copies.map(({ row }) => row));
report(
  [...pages, ...copies].flatMap(({ complaints }) => complaints),
  `${pages.length} loads and ${copies.length} offline copies keep their budgets.`,
);

/**
 * Every page in the two languages that stand for all, in a wide window, which shows more pictures than a phone; on a
 * phone the heaviest pages in every language.
 */
function loads() {
  // A page that is shown only from the offline copy is weighed with that copy.
  const paths = builtPaths().filter((path) => !path.endsWith(OFFLINE_PATH));
  return paths.flatMap((path) => {
    const { code } = languageOfPath(path);
    const isSampled = SAMPLED_PATHS.some((sampled) => path === pathIn(code, sampled));
    const wide = WHOLE_LANGUAGES.includes(code) ? [{ path, viewport: DESK }] : [];
    return isSampled ? [...wide, { path, viewport: PHONE }] : wide;
  });
}

type Load = ReturnType<typeof loads>[number];

/** The measurement of a load, by a second page if the browser stops answering about the first. */
async function measureInTime(load: Load): Promise<Measurement> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const measuring = measure(load);
    // One that is given up fails when the browser is closed.
    measuring.catch(() => undefined);
    const isLate = setTimeout(LONGEST_LOAD_MS, null, { ref: false });
    const measurement = await Promise.race([measuring, isLate]);
    if (measurement !== null) return measurement;
  }
  throw new Error(`${load.path} was not complete within ${LONGEST_LOAD_MS} ms, ${ATTEMPTS} times.`);
}

/** What a first visitor's browser loads of a page. */
async function measure(load: Load): Promise<Measurement> {
  const { path, viewport } = load;
  // A reader of another language would be offered that language, which costs a little more.
  await using context = await browser.newContext({ viewport, locale: languageOfPath(path).code });
  // Files stored for later are weighed separately.
  await context.addInitScript(takeServiceWorkersAway);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const answer = await page.goto(origin + path);
  await becomesQuiet(page, requests);
  const wanted = path.endsWith(NOT_FOUND_PATH) ? 404 : 200;
  const faults = [
    ...(answer?.status() === wanted ? [] : [`status ${answer?.status()}`]),
    ...requests.flatMap(faultsOf),
  ];
  return judged(load, weigh(requests, (await answer?.text()) ?? ''), faults);
}

function judged({ path, viewport: { width } }: Load, bytes: Weights, faults: readonly string[]) {
  const { scriptKb, totalKb } = budgetOf(path);
  const whole = KINDS.reduce((sum, kind) => sum + bytes[kind], 0);
  const total = whole - bytes.ahead;
  const all = [
    ...faults,
    ...overBudget('script', bytes.script, scriptKb),
    ...overBudget('total', total, totalKb),
    ...overBudget('script and ahead', bytes.script + bytes.ahead, LARGEST_BUDGET.scriptKb),
    ...overBudget('total and ahead', whole, LARGEST_BUDGET.totalKb),
  ];
  const weights = Object.fromEntries(KINDS.map((kind) => [kind, inKb(bytes[kind])]));
  const limits = { 'script ≤': scriptKb, 'total ≤': totalKb };
  return {
    row: { page: path, width, ...weights, total: inKb(total), ...limits },
    complaints: all.map((fault) => `${path} at ${width} px: ${fault}`),
  };
}

/** A page fetches its modules after its first paint, which may take a while on a busy machine. */
async function becomesQuiet(page: Page, requests: readonly Request[]): Promise<void> {
  // On a first visit the cookie banner appears last.
  await page.locator('#customize-cookies').waitFor();
  // Code that waits for the first interaction counts too.
  await page.keyboard.press('Shift');
  for (let before = -1; before < requests.length;) {
    before = requests.length;
    // Modules of other pages are fetched when a page has nothing else to do: late on a busy machine.
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    const ended = requests.map(async (request) => (await request.response())?.finished());
    // A busy browser does not always tell the end of what was fetched ahead; bodies are weighed as files.
    await Promise.race([Promise.all(ended), page.waitForTimeout(LONGEST_REQUEST_MS)]);
    await page.waitForTimeout(QUIET_MS);
  }
}

/** A request that leaves the site, or whose answer, if it is told, is not the compressed file that is there. */
function faultsOf(request: Request): readonly string[] {
  if (!request.url().startsWith(origin)) return [`leaves the site: ${request.url()}`];
  const headers = request.existingResponse()?.headers();
  const isWhole =
    headers?.['content-encoding'] === undefined && existsSync(`${fileOf(request)}.br`);
  return headers !== undefined && isWhole ? [`sent uncompressed: ${request.url()}`] : [];
}

/** The bytes of the files that a page asked for, each once, as a host sends them. */
function weigh(requests: readonly Request[], html: string): Weights {
  const [, list = ''] = / data-modules-ahead="([^"]*)"/.exec(html) ?? [];
  const ahead = list.split(' ').map(fileAt);
  // A headless shell asks for none.
  const [, icon = ''] = /<link rel="icon" href="([^"]*)"/.exec(html) ?? [];
  const types = new Map(requests.map((request) => [fileOf(request), request.resourceType()]));
  types.set(fileAt(icon), 'other');
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Weights;
  for (const [file, type] of types) {
    const kind = ahead.includes(file) ? 'ahead' : KINDS.find((each) => each === type);
    bytes[kind ?? 'other'] += sentBytes(file);
  }
  return bytes;
}

function fileOf(request: Request): string {
  return fileAt(decodeURI(new URL(request.url()).pathname));
}

function fileAt(path: string): string {
  return join(BUILD_FOLDER, fileOfPath(path));
}

function sentBytes(file: string): number {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(file, { throwIfNoEntry: false }))?.size ?? 0;
}

function budgetOf(path: string): Budget {
  const { code } = languageOfPath(path);
  const game = GAMES.find(({ id }) => path === pathIn(code, gamePath(id)));
  if (game === undefined) return CONTENT_BUDGET;
  const { scriptKb, totalKb } = game.id === HOME_GAME ? HOME_BUDGET : GAME_BUDGET;
  return { scriptKb, totalKb: totalKb + (LARGER_FACES_KB[code] ?? 0) };
}

function overBudget(what: string, bytes: number, limitKb: number): readonly string[] {
  return bytes > limitKb * 1000 ? [`${what} ${inKb(bytes)} KB is over ${limitKb} KB`] : [];
}

/** What a service worker stores on a visit in each language. */
function offlineCopies() {
  const { assets, languages } = JSON.parse(readFileSync(SITE_FILES_LIST, 'utf8')) as SiteFiles;
  return Object.entries(languages).map(([language, own]) => {
    const kept = Object.keys({ ...assets, ...own.assets, ...own.documents });
    const files = [...kept, SERVICE_WORKER_PATH].map(fileAt);
    const bytes = files.reduce((sum, file) => sum + sentBytes(file), 0);
    return {
      row: { language, files: files.length, total: inKb(bytes), 'total ≤': OFFLINE_COPY_KB },
      complaints: overBudget(`the offline copy of ${language}`, bytes, OFFLINE_COPY_KB),
    };
  });
}

function inKb(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
