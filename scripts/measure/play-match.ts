import { parseArgs } from 'node:util';
import { SIDES, type ChooseMove, type Move, type Rules, type Side } from '#core/game.ts';
import type { Level } from '#core/mode.ts';
import { seedFor } from '#core/random.ts';
import { GAMES, hasComputer, levelsOf } from '#games/catalogue.ts';
import { OPPONENTS } from '#games/opponents.ts';
import { chooseAtAllLevels, judgeOfMoves } from '../solver/legend-opponent.ts';
import { oneOf, wholeNumber } from './command-line.ts';

/** A game's rules, and what its computer plays. */
export interface Computer<Position> {
  readonly rules: Rules<Position>;
  readonly chooseMove: ChooseMove<Position, Level>;
  /** Whether no other move was better; left out where nobody knows. */
  readonly isBest?: (position: Position, move: Move) => boolean;
}

/** Two levels that play a number of matches. */
interface Pairing {
  /** The game's id. */
  readonly game: string;
  readonly level: Level;
  readonly against: Level;
  /** The side of the first level; left out, it is first in every other match. */
  readonly side?: Side | undefined;
  readonly matches: number;
  readonly seed: number;
}

/** The results of a pairing as its first level sees them. */
interface Score {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/**
 * Plays a pairing; equal pairings give equal scores. Where the computer can judge, counts how many of the first
 * level's moves were `judged`, and in `errors` those that could have been better.
 */
export function play(
  { game, level, against, matches, seed, side: fixed }: Pairing,
  { rules, chooseMove, isBest }: Computer<unknown> = usualComputer(game),
) {
  const score = { wins: 0, draws: 0, losses: 0, judged: 0, errors: 0 };
  for (let match = 0; match < matches; match += 1) {
    const side: Side = fixed ?? (match % 2 === 0 ? 'first' : 'second');
    const seedOfMatch = seedFor(seed, match);
    let position = rules.initial();
    let outcome = rules.outcome(position);
    for (let ply = 0; outcome === null; ply += 1) {
      const isOwn = rules.sideToMove(position) === side;
      const move = chooseMove(position, isOwn ? level : against, seedFor(seedOfMatch, ply));
      if (isOwn && isBest !== undefined) {
        score.judged += 1;
        if (!isBest(position, move)) score.errors += 1;
      }
      position = rules.play(position, move);
      outcome = rules.outcome(position);
    }
    if (outcome.kind === 'draw') score.draws += 1;
    else if (outcome.winner === side) score.wins += 1;
    else score.losses += 1;
  }
  return score;
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

/** The computer of a game without the level that never errs, which takes a while to start. */
function usualComputer(game: string): Computer<unknown> {
  // Its rules and its choices take the positions that its rules make, and no others.
  return OPPONENTS.find(({ id }) => id === game) as Computer<unknown>;
}

async function computerOf(game: string, levels: readonly Level[]): Promise<Computer<unknown>> {
  const usual = usualComputer(game);
  if (!levels.includes('legend')) return usual;
  return {
    ...usual,
    chooseMove: (await chooseAtAllLevels()) as ChooseMove<unknown, Level>,
    isBest: (await judgeOfMoves()) as Required<Computer<unknown>>['isBest'],
  };
}

/*
 * Says how strong a level is against another, and, where the level that never errs plays, how many moves of the first
 * level could have been better by the solver's scores:
 *
 *     npm run match -- ultimate hard medium --games 400 --seed 7
 *     npm run match -- connect-four legend hard --side second
 */
if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '200' },
      seed: { type: 'string', default: '7' },
      side: { type: 'string' },
    },
  });
  const [gameText = '', levelText = '', againstText = ''] = positionals;
  const game = oneOf(gameText, GAMES.map(({ id }) => id).filter(hasComputer));
  const level = oneOf(levelText, levelsOf(game));
  const against = oneOf(againstText, levelsOf(game));
  const matches = wholeNumber(values.games, '--games', 1);
  const seed = wholeNumber(values.seed, '--seed', 0);
  const side = values.side === undefined ? undefined : oneOf(values.side, SIDES);
  const computer = await computerOf(game, [level, against]);
  const startMs = performance.now();
  const pairing = { game, level, against, matches, seed, side };
  const { judged, errors, ...score } = play(pairing, computer);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  const percent = (share: number) => (100 * share).toFixed(1);
  console.log(`${game}: ${level} against ${against}, as ${level} sees it`);
  console.table({
    [level]: {
      ...score,
      ...(judged === 0 ? {} : { moves: judged, 'not best': errors }),
      'score %': percent(shareOf(score)),
      '95 % interval': intervalOf(score).map(percent).join(' to '),
      seconds,
    },
  });
}
