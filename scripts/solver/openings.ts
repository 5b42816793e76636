import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { wholeNumber } from '../measure/command-line.ts';
import { USUAL_TABLE_MB } from '#solver/engine.ts';
import { random } from '#core/random.ts';
import type { OpeningTable } from '#solver/openings.ts';
import {
  emptyTable,
  OPENING_DISCS,
  openingKeys,
  placeOf,
  scoreAt,
  setScore,
  startOf,
} from '#solver/openings.ts';
import { mirrorImage, positionOfKey } from '#solver/position.ts';
import { createSolver, finish } from '#solver/solver.ts';
import { startNodeEngine } from './node-engine.ts';
import { STORED_OPENINGS } from './stored-openings.ts';
import { fillShorter, inconsistentPlaces } from './opening-table.ts';
import { tableSize } from './table-size.ts';
import { solveInThreads } from './threads.ts';

/** Neighbours in the list share much of their search. */
const BLOCK = 16;
const SAVED_EVERY_MS = 60_000;

/** How many of the longest openings are searched again at the end, and which. */
const CHECKED = 200;
const SEED_OF_CHECKED = 1988;

/*
 * Computes the scores of all openings, which takes hours. What is known is in a file, written every
 * minute and when the command is stopped, and the next run goes on from it. When all are known they are
 * checked; exits with 1 if one is wrong:
 *
 *     npm run solve:openings -- --threads 2
 */
const { values } = parseArgs({
  options: {
    threads: { type: 'string', default: '1' },
    state: { type: 'string', default: STORED_OPENINGS },
    table: { type: 'string', default: String(USUAL_TABLE_MB) },
  },
});
const tableMb = tableSize(values.table);
const keys = openingKeys();
const longest = keys[OPENING_DISCS] ?? new Float64Array();
const start = startOf(keys, OPENING_DISCS);
const table = readTable(values.state);
const before = known();
const startMs = performance.now();
let savedMs = startMs;

process.once('SIGINT', stop);
process.once('SIGTERM', stop);

await solveInThreads(
  new URL('openings-worker.ts', import.meta.url),
  { count: wholeNumber(values.threads, '--threads', 1), tableMb },
  unknownBlocks(),
  (block, scores) => keepScores(block, scores as readonly number[]),
);
fillShorter(keys, table);
save();
reportFaults([...inconsistentPlaces(keys, table), ...(await differingPlaces())]);

function keepScores(block: readonly number[], scores: readonly number[]): void {
  for (const [index, key] of block.entries()) {
    const place = placeOf(keys, positionOfKey(key));
    if (place !== null) setScore(table, place, scores[index] ?? 0);
  }
  if (performance.now() - savedMs > SAVED_EVERY_MS) save();
}

/** The keys of openings that are not known yet, a few at a time. */
function* unknownBlocks(): Generator<readonly number[]> {
  let block: number[] = [];
  for (const [index, key] of longest.entries()) {
    if (scoreAt(table, start + index) === null) block.push(key);
    if (block.length === BLOCK) {
      yield block;
      block = [];
    }
  }
  if (block.length > 0) yield block;
}

function readTable(file: string): OpeningTable {
  const empty = emptyTable(keys);
  if (!existsSync(file)) return empty;
  const bytes = readFileSync(file);
  if (bytes.length !== empty.length) throw new Error(`${file} is no table of opening scores.`);
  return Uint8Array.from(bytes);
}

function known(): number {
  return table.subarray(start).filter((byte) => byte !== 0).length;
}

/** Writes the table beside the old one, and puts it in its place. */
function save(): void {
  savedMs = performance.now();
  writeFileSync(`${values.state}.new`, table);
  renameSync(`${values.state}.new`, values.state);
  const count = known();
  const hours = (savedMs - startMs) / 3_600_000;
  const left = ((longest.length - count) * hours) / Math.max(count - before, 1);
  const now = new Date().toISOString();
  console.log(`${now} ${count} of ${longest.length}, ${left.toFixed(1)} hours left`);
}

/**
 * Those of some longest openings whose mirror image has another score, searched with an empty table: in a
 * mirror all columns come in another order.
 */
async function differingPlaces(): Promise<readonly number[]> {
  const engine = await startNodeEngine(tableMb);
  const solver = createSolver(engine);
  const next = random(SEED_OF_CHECKED);
  const places = Array.from({ length: CHECKED }, () => start + Math.floor(next() * longest.length));
  return places.filter((place) => {
    engine.forget();
    const position = mirrorImage(positionOfKey(longest[place - start] ?? 0));
    return finish(solver.score(position)) !== scoreAt(table, place);
  });
}

function reportFaults(places: readonly number[]): void {
  console.log(`${places.length} scores are wrong`, ...places);
  if (places.length > 0) process.exitCode = 1;
}

function stop(): void {
  save();
  process.exit(0);
}
