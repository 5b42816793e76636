import { parseArgs } from 'node:util';
import type { ChooseMove, Outcome, Rules, Side } from '#core/game.ts';
import { LEVELS, type Level } from '#core/mode.ts';
import { seedFor } from '#core/random.ts';
import { chooseMove as chooseConnectFour } from '#games/connect-four/ai.ts';
import { connectFourRules } from '#games/connect-four/rules.ts';
import { chooseMove as chooseUltimate } from '#games/ultimate/ai.ts';
import { ultimateRules } from '#games/ultimate/rules.ts';

/** The games that computers play, by their ids. */
const GAMES = {
  'connect-four': matchOf(connectFourRules, chooseConnectFour),
  ultimate: matchOf(ultimateRules, chooseUltimate),
};

export type GameName = keyof typeof GAMES;

/** Two levels that play a number of matches, each of them first in every other one. */
export interface Pairing {
  readonly game: GameName;
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

const USAGE = `Usage: npm run match -- ${Object.keys(GAMES).join('|')} LEVEL LEVEL [--games 200] [--seed 7]
LEVEL is one of ${LEVELS.join(', ')}.`;

/** What the command line asks for, or a sentence on what is wrong with it. */
export function readPairing(words: readonly string[]): Pairing | string {
  const read = readWords(words);
  if (typeof read === 'string') return read;
  const [game = '', level = '', against = '', ...rest] = read.positionals;
  if (!isGameName(game)) return `There is no game "${game}".`;
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
  const outcome = GAMES[game](levels, seedFor(seed, match));
  if (outcome.kind === 'draw') return 'draws';
  return outcome.winner === side ? 'wins' : 'losses';
}

/** A match of one game, given both levels and a seed that determines every choice. */
function matchOf<Position>(rules: Rules<Position>, chooseMove: ChooseMove<Position, Level>) {
  return (levels: Readonly<Record<Side, Level>>, seed: number): Outcome => {
    let position = rules.initial();
    let outcome = rules.outcome(position);
    for (let ply = 0; outcome === null; ply += 1) {
      const level = levels[rules.sideToMove(position)];
      position = rules.play(position, chooseMove(position, level, seedFor(seed, ply)));
      outcome = rules.outcome(position);
    }
    return outcome;
  };
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

function isGameName(word: string): word is GameName {
  return Object.hasOwn(GAMES, word);
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
