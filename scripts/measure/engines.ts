import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gamePath } from '#games/catalogue.ts';
import { SHIP_PATH } from '../../tests/support/connect-four.ts';
import { DESKTOP, PHONE, type Engine, type EnginePage } from '../../tests/engines/engine.ts';
import { ENGINES, isEngineName, type EngineName } from '../../tests/engines/find-engines.ts';
import { NotPossible, type Playthrough, type Site } from '../../tests/engines/playthrough.ts';
import { PLAYTHROUGHS } from '../../tests/engines/playthroughs.ts';
import { openAgain } from '../../tests/engines/visitor.ts';
import { BUILD_FOLDER, startServer } from '../hosting/serve.ts';

const PICTURE_FOLDER = join(import.meta.dirname, '../../.build/engines');

/** The engines that the browser tests do not cover. */
const OTHER_ENGINES: readonly EngineName[] = ['firefox', 'webkit'];

const PICTURED = { home: gamePath('classic'), 'ship-battle': SHIP_PATH } as const;

interface Result {
  readonly engine: string;
  readonly playthrough: string;
  readonly verdict: 'passed' | 'FAILED' | 'not tried';
  readonly seconds: number;
  /** Why it failed or was not tried. */
  readonly reasons: readonly string[];
}

/**
 * Plays the built site in the engines that are installed; all playthroughs unless some are named:
 *
 *     npm run build && npm run engines
 *     npm run engines -- --only webkit memory ultimate
 *     npm run engines -- --only chromium --pictures
 *
 * True when nothing failed.
 */
async function playEverywhere(
  names: readonly EngineName[],
  playthroughs: readonly (readonly [string, Playthrough])[],
  takesPictures: boolean,
): Promise<boolean> {
  const { site, url, close } = await serve();
  const results: Result[] = [];
  try {
    for (const name of names) {
      const start = await ENGINES[name].find();
      if (start === null) {
        console.log(`${name} is not installed. ${ENGINES[name].howToInstall}`);
        continue;
      }
      const engine = await start(url);
      console.log(`\n${engine.version}`);
      try {
        for (const [title, play] of playthroughs) {
          const result = await tryOut(engine, name, title, play, site);
          console.log(`  ${title}: ${inWords(result)}`);
          for (const reason of result.reasons) console.log(`    ${reason}`);
          results.push(result);
        }
        if (takesPictures) await takePictures(engine, name);
      } finally {
        await engine.close();
      }
    }
  } finally {
    await close();
  }
  return report(results);
}

/** Serves the build from the same address, however often it is stopped. */
async function serve(): Promise<{
  readonly site: Site;
  readonly url: string;
  readonly close: () => Promise<void>;
}> {
  let server = await startServer({ root: BUILD_FOLDER, port: 0 });
  const { url } = server;
  const port = Number(new URL(url).port);
  const close = () => server.close();
  return {
    url,
    close,
    site: {
      stop: close,
      async start() {
        server = await startServer({ root: BUILD_FOLDER, port });
      },
    },
  };
}

async function tryOut(
  engine: Engine,
  name: EngineName,
  title: string,
  play: Playthrough,
  site: Site,
): Promise<Result> {
  const startMs = performance.now();
  const page = await engine.newVisit();
  const { verdict, reasons } = await verdictOf(page, play, site);
  if (verdict === 'FAILED') await keepPicture(page, `${name}-${title}-failed`);
  await page.close();
  const seconds = Math.round((performance.now() - startMs) / 100) / 10;
  return { engine: name, playthrough: title, verdict, seconds, reasons };
}

async function verdictOf(
  page: EnginePage,
  play: Playthrough,
  site: Site,
): Promise<Pick<Result, 'verdict' | 'reasons'>> {
  try {
    await page.resize(DESKTOP);
    await play(page, site);
    const faults = await page.faults();
    return { verdict: faults.length === 0 ? 'passed' : 'FAILED', reasons: [...new Set(faults)] };
  } catch (error) {
    if (error instanceof NotPossible) return { verdict: 'not tried', reasons: [error.message] };
    return { verdict: 'FAILED', reasons: [String(error), ...(await page.faults())] };
  }
}

async function takePictures(engine: Engine, name: EngineName): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    for (const [title, path] of Object.entries(PICTURED)) {
      const page = await engine.newVisit();
      await page.resize(size);
      await openAgain(page, path);
      await keepPicture(page, `${name}-${title}-${size.width}x${size.height}`);
      await page.close();
    }
  }
}

async function keepPicture(page: EnginePage, name: string): Promise<void> {
  await mkdir(PICTURE_FOLDER, { recursive: true });
  await writeFile(join(PICTURE_FOLDER, `${name}.png`), await page.picture());
}

function inWords({ verdict, seconds }: Result): string {
  return verdict === 'not tried' ? verdict : `${verdict} in ${seconds.toFixed(1)} s`;
}

/** Prints a table and the closing line; true when something was played and nothing failed. */
function report(results: readonly Result[]): boolean {
  const rows: Record<string, Record<string, string>> = {};
  for (const result of results) {
    const row = (rows[result.playthrough] ??= {});
    row[result.engine] = inWords(result);
  }
  console.log();
  console.table(rows);
  const count = (verdict: Result['verdict']) =>
    results.filter((result) => result.verdict === verdict).length;
  console.log(
    `${count('passed')} passed, ${count('FAILED')} failed, ${count('not tried')} not tried`,
  );
  return count('passed') > 0 && count('FAILED') === 0;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' }, pictures: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const { only } = values;
  if (only !== undefined && !isEngineName(only)) {
    throw new Error(`--only takes one of: ${Object.keys(ENGINES).join(', ')}.`);
  }
  const strangers = positionals.filter((name) => !Object.hasOwn(PLAYTHROUGHS, name));
  if (strangers.length > 0) {
    throw new Error(`The playthroughs are: ${Object.keys(PLAYTHROUGHS).join(', ')}.`);
  }
  const chosen = Object.entries(PLAYTHROUGHS).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  );
  const names = only === undefined ? OTHER_ENGINES : [only];
  process.exitCode = (await playEverywhere(names, chosen, values.pictures)) ? 0 : 1;
}
