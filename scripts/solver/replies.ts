import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { SIDES } from '#core/game.ts';
import { connectFourRules } from '#games/connect-four/rules.ts';
import { solverPosition } from '#games/connect-four/solver-position.ts';
import { USUAL_TABLE_MB } from '#solver/engine.ts';
import { following } from '#solver/openings.ts';
import {
  type BitPosition,
  discsOf,
  drop,
  isWon,
  openColumns,
  positionAfter,
  positionOfKey,
  symmetricKey,
} from '#solver/position.ts';
import { bytesOfReplies } from '#solver/reply-book.ts';
import { wholeNumber } from '../measure/command-line.ts';
import { someReplies } from './checked-replies.ts';
import { STORED_REPLIES, storedKnowledge } from './stored-openings.ts';
import { tableSize } from './table-size.ts';
import { solveInThreads } from './threads.ts';

/** The Legend's columns as a set, and how many positions were visited to find them. */
export interface WorkedReply {
  readonly set: number;
  readonly work: number;
}

/** How often positions arise, by their keys. */
type Shares = ReadonlyMap<number, number>;

const SEED_OF_CHECKED = 1988;

/** Fewer positions are visited within half a second, even on a slow phone. */
const LEAST_WORK = 1_000_000;

/*
 * Makes the book of replies: walks through all positions of so many discs that can arise while the Legend plays, as first and
 * as second side, and farther through those that arise where it plays against itself, and stores those that take long to
 * search, beside those that are stored. It takes the openings as they are stored, which should be all. What is known is in
 * a text file too, a line for each position, and the next run goes on from it. Of the positions with as many discs the
 * likeliest come first, so a book that is stopped early has what arises most:
 *
 *     npm run solve:replies -- --threads 2 --discs 12 --own-discs 16 --head-start-discs 9
 *
 * `--check` searches so many of the stored replies again instead, which a seed picks, and exits with 1 if one is wrong:
 *
 *     npm run solve:replies -- --threads 2 --check 2000
 */
const { values } = parseArgs({
  options: {
    threads: { type: 'string', default: '1' },
    discs: { type: 'string', default: '12' },
    'own-discs': { type: 'string', default: '16' },
    'head-start-discs': { type: 'string', default: '9' },
    check: { type: 'string' },
    state: { type: 'string', default: '.build/replies.txt' },
    table: { type: 'string', default: String(USUAL_TABLE_MB) },
  },
});
/** Where battles begin, and to how many discs they are followed. */
const STARTS = [
  ...SIDES.map((headStart) => ({
    start: solverPosition(connectFourRules.initial({ starter: 'first', headStart })),
    most: wholeNumber(values['head-start-discs'], '--head-start-discs', 0),
  })),
  { start: positionAfter(''), most: wholeNumber(values.discs, '--discs', 0) },
];
const threads = {
  count: wholeNumber(values.threads, '--threads', 1),
  tableMb: tableSize(values.table),
};
const SOLVING = new URL('replies-worker.ts', import.meta.url);
const known = readState();
if (values.check === undefined) await make();
else await check(wholeNumber(values.check, '--check', 1));

async function make(): Promise<void> {
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await walk([positionAfter('')], wholeNumber(values['own-discs'], '--own-discs', 0), afterReplies);
  for (const { start, most } of STARTS) {
    // The Legend has the first move, or an answer to each.
    for (const first of [[start], following(start)]) {
      await walk(first, most, (shares) => afterAnswers(afterReplies(shares)));
    }
  }
  store();
}

async function check(count: number): Promise<void> {
  const { replies } = storedKnowledge();
  const keys = someReplies(replies, count, SEED_OF_CHECKED);
  const wrong: number[] = [];
  await solveInThreads(SOLVING, threads, keys, (key, answer) => {
    if ((answer as WorkedReply).set !== replies.get(key)) wrong.push(key);
  });
  console.log(`${wrong.length} of ${keys.length} replies are wrong`, ...wrong);
  if (wrong.length > 0) process.exitCode = 1;
}

/** Replies to positions, and to those that `later` makes of them, up to so many discs. */
async function walk(
  first: readonly BitPosition[],
  mostDiscs: number,
  later: (shares: Shares) => Shares,
): Promise<void> {
  let shares: Shares = new Map(first.map((position) => [symmetricKey(position), 1]));
  for (;;) {
    const keys = Array.from(shares.keys());
    const [key] = keys;
    const discs = key === undefined ? Infinity : discsOf(positionOfKey(key));
    if (discs > mostDiscs) return;
    await reply(shares);
    report(discs, keys);
    shares = later(shares);
  }
}

function stop(): void {
  store();
  process.exit(0);
}

function store(): void {
  const hard = Array.from(known).filter(([, { work }]) => work >= LEAST_WORK);
  writeFileSync(STORED_REPLIES, bytesOfReplies(new Map(hard.map(([key, { set }]) => [key, set]))));
  console.log(`${hard.length} of ${known.size} replies are stored.`);
}

async function reply(shares: Shares): Promise<void> {
  const unknown = Array.from(shares)
    .filter(([key]) => !known.has(key))
    .toSorted(([, one], [, other]) => other - one)
    .map(([key]) => key);
  await solveInThreads(SOLVING, threads, unknown, (key, answer) => {
    const { set, work } = answer as WorkedReply;
    known.set(key, { set, work });
    appendFileSync(values.state, `${key} ${set} ${work}\n`);
  });
}

/** How often positions arise after the Legend's replies, each of which is as likely. */
function afterReplies(shares: Shares): Shares {
  return sharesAfter(shares, (position, key) => {
    const set = known.get(key)?.set ?? 0;
    return openColumns(position)
      .filter((column) => ((set >> column) & 1) === 1)
      .map((column) => drop(position, column));
  });
}

/** How often positions arise after any answer, each of which is as likely. */
function afterAnswers(shares: Shares): Shares {
  return sharesAfter(shares, following);
}

function sharesAfter(
  shares: Shares,
  next: (position: BitPosition, key: number) => readonly BitPosition[],
): Shares {
  const after = new Map<number, number>();
  for (const [key, share] of shares) {
    const positions = next(positionOfKey(key), key);
    for (const position of positions.filter((one) => !isWon(one))) {
      const later = symmetricKey(position);
      after.set(later, (after.get(later) ?? 0) + share / positions.length);
    }
  }
  return after;
}

function report(discs: number, keys: readonly number[]): void {
  const works = keys.map((key) => known.get(key)?.work ?? 0);
  const hardOnes = works.filter((work) => work >= LEAST_WORK).length;
  const mean = works.reduce((sum, work) => sum + work, 0) / works.length / 1e6;
  console.log(
    `${new Date().toISOString()} ${discs} discs: ${keys.length} positions, ${hardOnes} of them stored; ` +
      `millions visited: ${mean.toFixed(2)} in the mean, ${(Math.max(...works) / 1e6).toFixed(2)} at most`,
  );
}

function readState(): Map<number, WorkedReply> {
  const state = new Map<number, WorkedReply>();
  for (const [key, set] of storedKnowledge().replies) state.set(key, { set, work: LEAST_WORK });
  mkdirSync(dirname(values.state), { recursive: true });
  if (!existsSync(values.state)) return state;
  for (const line of readFileSync(values.state, 'utf8').split('\n').slice(0, -1)) {
    const [key = 0, set = 0, work = 0] = line.split(' ').map(Number);
    state.set(key, { set, work });
  }
  return state;
}
