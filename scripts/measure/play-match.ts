import { parseArgs } from 'node:util';
import type { Outcome, Side } from '#core/game.ts';
import { USUAL_LEVELS, type UsualLevel } from '#core/mode.ts';
import { seedFor } from '#core/random.ts';
import { OPPONENTS } from '#games/opponents.ts';
import type { GameOpponent } from '#games/parts.ts';
import { oneOf, wholeNumber } from './command-line.ts';

/** Two levels that play a number of matches, each of them first in every other one. */
export interface Pairing {
  /** The game's id. */
  readonly game: string;
  readonly level: UsualLevel;
  readonly against: UsualLevel;
  readonly matches: number;
  readonly seed: number;
}

/** The results of a pairing as its first level sees them. */
export interface Score {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** Plays a pairing; equal pairings give equal scores. */
export function play({ game, level, against, matches, seed }: Pairing): Score {
  // Its rules and its choices take the positions that its rules make, and no others.
  const opponent = OPPONENTS.find(({ id }) => id === game) as GameOpponent<unknown>;
  const score = { wins: 0, draws: 0, losses: 0 };
  for (let match = 0; match < matches; match += 1) {
    const side: Side = match % 2 === 0 ? 'first' : 'second';
    const levelOf = (mover: Side) => (mover === side ? level : against);
    const outcome = playMatch(opponent, levelOf, seedFor(seed, match));
    if (outcome.kind === 'draw') score.draws += 1;
    else if (outcome.winner === side) score.wins += 1;
    else score.losses += 1;
  }
  return score;
}

/** The outcome of a match between two levels; the seed determines every choice. */
function playMatch<Position>(
  { rules, chooseMove }: GameOpponent<Position>,
  levelOf: (side: Side) => UsualLevel,
  seed: number,
): Outcome {
  let position = rules.initial();
  let outcome = rules.outcome(position);
  for (let ply = 0; outcome === null; ply += 1) {
    const level = levelOf(rules.sideToMove(position));
    position = rules.play(position, chooseMove(position, level, seedFor(seed, ply)));
    outcome = rules.outcome(position);
  }
  return outcome;
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

/*
 * Says how strong a level is against another:
 *
 *     npm run match -- ultimate hard medium --games 400 --seed 7
 */
if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { games: { type: 'string', default: '200' }, seed: { type: 'string', default: '7' } },
  });
  const [game = '', level = '', against = ''] = positionals;
  const games = OPPONENTS.map(({ id }) => id);
  const startMs = performance.now();
  const score = play({
    game: oneOf(game, games),
    level: oneOf(level, USUAL_LEVELS),
    against: oneOf(against, USUAL_LEVELS),
    matches: wholeNumber(values.games, '--games', 1),
    seed: wholeNumber(values.seed, '--seed', 0),
  });
  const percent = (share: number) => (100 * share).toFixed(1);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  const interval = intervalOf(score).map(percent).join(' to ');
  const figures = { 'score %': percent(shareOf(score)), '95 % interval': interval, seconds };
  console.log(`${game}: ${level} against ${against}, as ${level} sees it`);
  console.table({ [level]: { ...score, ...figures } });
}
