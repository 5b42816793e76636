import { parseArgs } from 'node:util';
import type { Outcome, Side } from '#core/game.ts';
import { LEVELS, type Level } from '#core/mode.ts';
import { seedFor } from '#core/random.ts';
import { OPPONENTS } from '#games/opponents.ts';
import type { GameOpponent } from '#games/parts.ts';

/** The ids of the games that computers play. */
const GAME_NAMES: readonly string[] = OPPONENTS.map(({ id }) => id);

/** Two levels that play a number of matches, each of them first in every other one. */
export interface Pairing {
  /** The game's id. */
  readonly game: string;
  readonly level: Level;
  readonly against: Level;
  readonly matches: number;
  readonly seed: number;
}

/** The results of a pairing as its first level sees them. */
export interface Score {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

const USAGE = `Usage: npm run match -- ${GAME_NAMES.join('|')} LEVEL LEVEL [--games 200] [--seed 7]
LEVEL is one of ${LEVELS.join(', ')}.`;

/** What the command line asks for, or a sentence on what is wrong with it. */
export function readPairing(words: readonly string[]): Pairing | string {
  const read = readWords(words);
  if (typeof read === 'string') return read;
  const [game = '', level = '', against = '', ...rest] = read.positionals;
  if (!GAME_NAMES.includes(game)) return `There is no game "${game}".`;
  if (!isLevel(level)) return `There is no level "${level}".`;
  if (!isLevel(against)) return `There is no level "${against}".`;
  if (rest.length > 0) return `"${rest.join(' ')}" is too much.`;
  const matches = readNumber(read.values.games);
  if (matches === null || matches === 0) return '--games takes a whole number from 1 on.';
  const seed = readNumber(read.values.seed);
  if (seed === null) return '--seed takes a whole number from 0 on.';
  return { game, level, against, matches, seed };
}

/** Plays a pairing; equal pairings give equal scores. */
export function play(pairing: Pairing): Score {
  const results = Array.from({ length: pairing.matches }, (_, match) => resultOf(pairing, match));
  const count = (wanted: keyof Score) => results.filter((result) => result === wanted).length;
  return { wins: count('wins'), draws: count('draws'), losses: count('losses') };
}

/** The share of all points, from 0 to 1, when a draw is worth half of one. */
export function shareOf({ wins, draws, losses }: Score): number {
  return (wins + draws / 2) / (wins + draws + losses);
}

/**
 * The 95 % interval of the share: Wilson's score interval, which stays within 0 and 1. It treats
 * each match as won or lost; with draws, the true interval is narrower.
 *
 * E. B. Wilson, Probable Inference, the Law of Succession, and Statistical Inference, Journal of the
 * American Statistical Association 22 (1927), pages 209 to 212.
 */
export function intervalOf(score: Score): readonly [low: number, high: number] {
  const z = 1.96;
  const matches = score.wins + score.draws + score.losses;
  const share = shareOf(score);
  const middle = share + z ** 2 / (2 * matches);
  const reach = z * Math.sqrt((share * (1 - share)) / matches + (z / (2 * matches)) ** 2);
  const scale = 1 + z ** 2 / matches;
  return [(middle - reach) / scale, (middle + reach) / scale];
}

function resultOf({ game, level, against, seed }: Pairing, match: number): keyof Score {
  const side: Side = match % 2 === 0 ? 'first' : 'second';
  const levels =
    side === 'first' ? { first: level, second: against } : { first: against, second: level };
  const outcome = playMatch(opponentIn(game), levels, seedFor(seed, match));
  if (outcome.kind === 'draw') return 'draws';
  return outcome.winner === side ? 'wins' : 'losses';
}

/** The outcome of a match between two levels; the seed determines every choice. */
function playMatch<Position>(
  { rules, chooseMove }: GameOpponent<Position>,
  levels: Readonly<Record<Side, Level>>,
  seed: number,
): Outcome {
  let position = rules.initial();
  let outcome = rules.outcome(position);
  for (let ply = 0; outcome === null; ply += 1) {
    const level = levels[rules.sideToMove(position)];
    position = rules.play(position, chooseMove(position, level, seedFor(seed, ply)));
    outcome = rules.outcome(position);
  }
  return outcome;
}

function opponentIn(game: string): GameOpponent<unknown> {
  const found = OPPONENTS.find(({ id }) => id === game);
  if (found === undefined) throw new Error(`No computer plays ${game}.`);
  // Its rules and its choices take the positions that its rules make, and no others.
  return found as GameOpponent<unknown>;
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        games: { type: 'string', default: '200' },
        seed: { type: 'string', default: '7' },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function isLevel(word: string): word is Level {
  return LEVELS.some((level) => level === word);
}

function readNumber(word: string): number | null {
  const number = Number(word);
  return /^\d+$/u.test(word) && Number.isSafeInteger(number) ? number : null;
}

function print({ game, level, against }: Pairing, score: Score, seconds: number): void {
  const percent = (share: number) => (100 * share).toFixed(1);
  console.log(`${game}: ${level} against ${against}, as ${level} sees it`);
  console.table({
    [level]: {
      ...score,
      'score %': percent(shareOf(score)),
      '95 % interval': intervalOf(score).map(percent).join(' to '),
      seconds: seconds.toFixed(1),
    },
  });
}

if (import.meta.main) {
  const pairing = readPairing(process.argv.slice(2));
  if (typeof pairing === 'string') {
    console.error(`${pairing}\n${USAGE}`);
    process.exitCode = 1;
  } else {
    const startMs = performance.now();
    const score = play(pairing);
    print(pairing, score, (performance.now() - startMs) / 1000);
  }
}
