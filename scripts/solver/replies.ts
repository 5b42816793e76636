import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { SIDES } from '#core/game.ts';
import { connectFourRules } from '#games/connect-four/rules.ts';
import { solverPosition } from '#games/connect-four/solver-position.ts';
import { USUAL_TABLE_MB } from '#solver/engine.ts';
import { following } from '#solver/openings.ts';
import {
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
import { STORED_REPLIES } from './stored-openings.ts';
import { tableSize } from './table-size.ts';
import { solveInThreads } from './threads.ts';

/** The Legend's columns as a set, and how many positions were visited to find them. */
export interface WorkedReply {
  readonly set: number;
  readonly work: number;
}

/** How often positions arise, by their keys. */
type Shares = ReadonlyMap<number, number>;

/** With a head start the first answers alone take long. */
const HEAD_START_DISCS = 5;

/** Fewer positions are visited within half a second, even on a slow phone. */
const LEAST_WORK = 1_000_000;

/*
 * Makes the book of replies: walks through all positions of so many discs that can arise while the Legend plays, as first and
 * as second side, and stores those that take long to search. It takes the openings as they are stored, which should be
 * all. What is known is in a text file, a line for each position, and the next run goes on from it. Of the positions with
 * as many discs the likeliest come first, so a book that is stopped early has what arises most:
 *
 *     npm run solve:replies -- --threads 2 --discs 12
 */
const { values } = parseArgs({
  options: {
    threads: { type: 'string', default: '1' },
    discs: { type: 'string', default: '12' },
    state: { type: 'string', default: '.build/replies.txt' },
    table: { type: 'string', default: String(USUAL_TABLE_MB) },
  },
});
/** Where battles begin, and to how many discs they are followed. */
const STARTS = [
  ...SIDES.map((headStart) => ({
    start: solverPosition(connectFourRules.initial({ starter: 'first', headStart })),
    most: HEAD_START_DISCS,
  })),
  { start: positionAfter(''), most: wholeNumber(values.discs, '--discs', 0) },
];
const threads = {
  count: wholeNumber(values.threads, '--threads', 1),
  tableMb: tableSize(values.table),
};
const known = readState();

process.once('SIGINT', stop);
process.once('SIGTERM', stop);

for (const { start, most } of STARTS) {
  // The Legend has the first move, or an answer to each.
  for (const first of [[start], following(start)]) {
    let shares: Shares = new Map(first.map((position) => [symmetricKey(position), 1]));
    for (let discs = discsOf(first[0] ?? start); discs <= most; discs += 2) {
      await reply(shares);
      report(discs, Array.from(shares.keys()));
      shares = sharesTwoLater(shares);
    }
  }
}
store();

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
  await solveInThreads(
    new URL('replies-worker.ts', import.meta.url),
    threads,
    unknown,
    (key, answer) => {
      const { set, work } = answer as WorkedReply;
      known.set(key, { set, work });
      appendFileSync(values.state, `${key} ${set} ${work}\n`);
    },
  );
}

/** How often the Legend meets positions after its replies, each as likely, and each answer to them. */
function sharesTwoLater(shares: Shares): Shares {
  const later = new Map<number, number>();
  for (const [key, share] of shares) {
    const position = positionOfKey(key);
    const set = known.get(key)?.set ?? 0;
    const replies = openColumns(position).filter((column) => ((set >> column) & 1) === 1);
    for (const column of replies) {
      const after = drop(position, column);
      const answers = isWon(after) ? [] : following(after).map(symmetricKey);
      for (const answer of answers) {
        const own = share / replies.length / answers.length;
        later.set(answer, (later.get(answer) ?? 0) + own);
      }
    }
  }
  return later;
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
  mkdirSync(dirname(values.state), { recursive: true });
  if (!existsSync(values.state)) return state;
  for (const line of readFileSync(values.state, 'utf8').split('\n').slice(0, -1)) {
    const [key = 0, set = 0, work = 0] = line.split(' ').map(Number);
    state.set(key, { set, work });
  }
  return state;
}
