import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { languageOfPath, pathIn } from '#i18n/languages.ts';
import { OFFLINE_PATH, SERVICE_WORKER_PATH } from '#site/special-paths.ts';
import type { SiteFiles } from '../../src/service-worker/site-files.ts';
import {
  BUDGETS,
  CONTENT_BUDGET,
  LARGEST_BUDGET,
  OFFLINE_COPY_KB,
  type Budget,
} from './budgets.ts';
import { builtPaths, fileOfPath } from '../build/built-paths.ts';
import { launchBrowser } from '../browser/find-browser.ts';
import { SITE_FILES_LIST } from '../build/service-worker.ts';
import { BUILD_FOLDER, startServer } from '../hosting/serve.ts';
import { WHOLE_LANGUAGES } from './whole-languages.ts';
import { takeServiceWorkersAway } from './without-service-worker.ts';

const DESK = { width: 1440, height: 900 } as const;
const PHONE = { width: 390, height: 844 } as const;
const KINDS = ['document', 'script', 'style', 'font', 'image', 'other'] as const;
const PAGES_AT_A_TIME = 4;
/** A page that starts no request for this long is complete. */
const QUIET_MS = 500;

type Viewport = typeof DESK | typeof PHONE;
type Kind = (typeof KINDS)[number];

interface Load {
  readonly budget: Budget;
  readonly viewport: Viewport;
}

interface Transfer {
  readonly url: string;
  /** `ahead` is what a page lets the browser fetch for other pages once it is itself complete. */
  readonly kind: Kind | 'ahead';
  readonly isCompressed: boolean;
  readonly isFinished: boolean;
  readonly bytes: number;
}

interface Measurement extends Load {
  readonly bytes: Readonly<Record<Transfer['kind'], number>>;
  /** Without what is fetched ahead. */
  readonly totalBytes: number;
  readonly complaints: readonly string[];
}

/**
 * Loads pages of the build without a cache: all pages in two languages and the heaviest in the others,
 * or all in every language (`npm run budgets -- --all`). True when they keep their budgets.
 */
async function checkBudgets(areAllMeasured: boolean): Promise<boolean> {
  const server = await startServer({ root: BUILD_FOLDER, port: 0 });
  try {
    const browser = await launchBrowser();
    const loads = budgetsOfBuild().flatMap((budget) =>
      viewportsFor(budget, areAllMeasured).map((viewport) => ({ budget, viewport })),
    );
    const measurements = await inBatches(loads, (load) => measure(browser, server.url, load));
    await browser.close();
    print(measurements);
    const areCopiesLight = checkOfflineCopies();
    return areCopiesLight && measurements.every(({ complaints }) => complaints.length === 0);
  } finally {
    await server.close();
  }
}

/** The heaviest page of each kind. */
const SAMPLED_PATHS = ['/', '/treasure-hunt-memory', '/blog'];

function viewportsFor({ path }: Budget, areAllMeasured: boolean): readonly Viewport[] {
  const { code } = languageOfPath(path);
  if (WHOLE_LANGUAGES.includes(code)) return [DESK, PHONE];
  const isSampled = SAMPLED_PATHS.some((sampled) => path === pathIn(code, sampled));
  return areAllMeasured || isSampled ? [PHONE] : [];
}

/** Pages with a budget of their own must exist: a missing one shows as a failed load. */
function budgetsOfBuild(): Budget[] {
  // A page that is shown only from the offline copy is weighed with that copy.
  const others = builtPaths().filter(
    (path) => BUDGETS.every((budget) => budget.path !== path) && !path.endsWith(OFFLINE_PATH),
  );
  return [...BUDGETS, ...others.map((path) => ({ path, ...CONTENT_BUDGET }))];
}

async function inBatches<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += PAGES_AT_A_TIME) {
    results.push(...(await Promise.all(items.slice(start, start + PAGES_AT_A_TIME).map(task))));
  }
  return results;
}

async function measure(browser: Browser, origin: string, load: Load): Promise<Measurement> {
  const context = await browser.newContext({
    viewport: load.viewport,
    // A reader of another language would be offered that language, which costs a little more.
    locale: languageOfPath(load.budget.path).code,
  });
  // Files stored for later are weighed separately.
  await context.addInitScript(takeServiceWorkersAway);
  const page = await context.newPage();
  const transfers = recordTransfers(await startRecording(await context.newCDPSession(page)));
  const answer = await page.goto(new URL(load.budget.path, origin).href, {
    waitUntil: 'load',
  });
  await becomesQuiet(page, transfers);
  await context.close();
  const expectedStatus = load.budget.path.endsWith('/404') ? 404 : 200;
  const complaints = answer?.status() === expectedStatus ? [] : [`status ${answer?.status()}`];
  return weigh(load, transfers, [...complaints, ...complaintsAbout(transfers, origin)]);
}

/** A page fetches its modules after its first paint, which may take a while on a busy machine. */
async function becomesQuiet(page: Page, transfers: readonly Transfer[]): Promise<void> {
  await page.locator('link[rel="modulepreload"]').first().waitFor({ state: 'attached' });
  // On a first visit the cookie banner appears last.
  await page.locator('#customize-cookies').waitFor();
  let before = -1;
  while (before < transfers.length || transfers.some(({ isFinished }) => !isFinished)) {
    before = transfers.length;
    await page.waitForTimeout(QUIET_MS);
  }
}

async function startRecording(session: CDPSession): Promise<CDPSession> {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return session;
}

/** A list that grows while the page loads. It has each request from its start, so that failed ones are seen too. */
function recordTransfers(session: CDPSession): readonly Transfer[] {
  const transfers: Transfer[] = [];
  const places = new Map<string, number>();
  const headerBytes = new Map<string, number>();
  const ahead = new Set<string>();
  const update = (requestId: string, change: Partial<Transfer>) => {
    const place = places.get(requestId);
    const transfer = place === undefined ? undefined : transfers[place];
    if (place !== undefined && transfer !== undefined)
      transfers[place] = { ...transfer, ...change };
  };
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    const { url, initialPriority } = request;
    if (!/^https?:/.test(url)) return;
    places.set(requestId, transfers.length);
    // No script that the page itself needs has such a low priority.
    const isAhead = type === 'Script' && initialPriority === 'Low';
    if (isAhead) ahead.add(requestId);
    const kind = isAhead ? 'ahead' : 'other';
    transfers.push({ url, kind, isCompressed: true, isFinished: false, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headerBytes.set(requestId, response.encodedDataLength);
    const names = Object.keys(response.headers).map((name) => name.toLowerCase());
    update(requestId, { isCompressed: names.includes('content-encoding') });
    if (!ahead.has(requestId)) update(requestId, { kind: kindOf(response.mimeType) });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const bytes = encodedDataLength - (headerBytes.get(requestId) ?? 0);
    update(requestId, { bytes, isFinished: true });
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    update(requestId, { isFinished: true });
  });
  return transfers;
}

function kindOf(mimeType: string): Kind {
  if (mimeType === 'text/html') return 'document';
  if (mimeType === 'text/css') return 'style';
  if (mimeType.endsWith('javascript')) return 'script';
  if (mimeType.startsWith('font/')) return 'font';
  if (mimeType.startsWith('image/')) return 'image';
  return 'other';
}

function complaintsAbout(transfers: readonly Transfer[], origin: string): string[] {
  return transfers.flatMap(({ url, isCompressed }) => {
    if (!url.startsWith(origin)) return [`leaves the site: ${url}`];
    return !isCompressed && hasCompressedFile(url) ? [`sent uncompressed: ${url}`] : [];
  });
}

function hasCompressedFile(url: string): boolean {
  const path = join(BUILD_FOLDER, decodeURI(new URL(url).pathname));
  return [`${path}.br`, `${path}.html.br`, join(path, 'index.html.br')].some((file) =>
    existsSync(file),
  );
}

function weigh(
  load: Load,
  transfers: readonly Transfer[],
  complaints: readonly string[],
): Measurement {
  const bytes = { document: 0, script: 0, style: 0, font: 0, image: 0, other: 0, ahead: 0 };
  for (const transfer of transfers) bytes[transfer.kind] += transfer.bytes;
  const totalBytes = KINDS.reduce((sum, kind) => sum + bytes[kind], 0);
  return {
    ...load,
    bytes,
    totalBytes,
    complaints: [
      ...complaints,
      ...overBudget('script', bytes.script, load.budget.scriptKb),
      ...overBudget('total', totalBytes, load.budget.totalKb),
      ...overBudget('script and ahead', bytes.script + bytes.ahead, LARGEST_BUDGET.scriptKb),
      ...overBudget('total and ahead', totalBytes + bytes.ahead, LARGEST_BUDGET.totalKb),
    ],
  };
}

function overBudget(what: string, bytes: number, limitKb: number): string[] {
  return bytes > limitKb * 1000 ? [`${what} ${inKb(bytes)} KB is over ${limitKb} KB`] : [];
}

function print(measurements: readonly Measurement[]): void {
  console.log('First load of each page, bodies as sent, in KB of 1000 bytes:');
  console.table(
    measurements.map(({ budget, viewport, bytes, totalBytes, complaints }) => ({
      page: budget.path,
      width: viewport.width,
      ...Object.fromEntries(KINDS.map((kind) => [kind, inKb(bytes[kind])])),
      total: inKb(totalBytes),
      ahead: inKb(bytes.ahead),
      'script ≤': budget.scriptKb,
      'total ≤': budget.totalKb,
      verdict: complaints.length === 0 ? 'kept' : 'FAILED',
    })),
  );
  for (const { budget, viewport, complaints } of measurements) {
    for (const complaint of complaints) {
      console.error(`${budget.path} at ${viewport.width} px: ${complaint}`);
    }
  }
}

/** Weighs what a service worker stores on a visit in each language; true when it keeps its budget. */
function checkOfflineCopies(): boolean {
  const { assets, languages } = JSON.parse(readFileSync(SITE_FILES_LIST, 'utf8')) as SiteFiles;
  const rows = Object.entries(languages).map(([language, own]) => {
    const kept = [assets, own.assets, own.documents].flatMap((digests) => Object.keys(digests));
    const files = [...kept.map(fileOfPath), SERVICE_WORKER_PATH];
    const bytes = files.reduce((sum, file) => sum + sentBytes(file), 0);
    return { language, files: files.length, total: inKb(bytes), 'total ≤': OFFLINE_COPY_KB };
  });
  console.log('Stored for playing offline, as sent, in KB of 1000 bytes:');
  console.table(rows);
  return rows.every(({ total }) => total <= OFFLINE_COPY_KB);
}

function sentBytes(file: string): number {
  const path = join(BUILD_FOLDER, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

function inKb(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  process.exitCode = (await checkBudgets(values.all)) ? 0 : 1;
}
