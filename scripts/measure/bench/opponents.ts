import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ChooseMove, Move, Rules } from '#core/game.ts';
import { LEVELS, type Level } from '#core/mode.ts';
import { pick, random, seedFor } from '#core/random.ts';
import { OPPONENTS } from '#games/opponents.ts';
import { median } from '../statistics.ts';
import { outputOf } from './command.ts';
import type { Series } from './comparison.ts';
import { inTurns, type Checkouts } from './turns.ts';

const ROUNDS = 7;
const POSITIONS = 40;
/** Determines the positions and every choice. */
const SEED = 7;
/** One thought takes microseconds, so this many are timed together. */
const REPETITIONS = 20;
/** Other work on the machine disturbs some of these passes, so the median counts. */
const PASSES = 9;
/** Passes over all positions before the timing, until the engine has compiled what it runs. */
const WARM_UPS = 3;

/** By game. */
type Openings = Readonly<Record<string, readonly (readonly Move[])[]>>;
/** By game and level: the time of one thought in each position. */
type Thoughts = Readonly<Record<string, readonly number[]>>;

/**
 * Times one thought of each computer opponent on each level, in Node: the worker runs the same code on
 * the same engine. Each round has a process of its own, which has compiled nothing yet.
 */
export async function measureOpponents(checkouts: Checkouts): Promise<readonly Series[]> {
  const openings: Openings = Object.fromEntries(
    OPPONENTS.map(({ id, rules }) => [id, openingsOf(rules as Rules<unknown>)]),
  );
  const rounds = await inTurns(ROUNDS, checkouts, async (folder) => {
    const words = [import.meta.filename, folder, JSON.stringify(openings)];
    return JSON.parse(await outputOf(process.execPath, words, folder)) as Thoughts;
  });
  return OPPONENTS.flatMap(({ id }) => LEVELS.map((level) => nameOf(id, level))).map((name) => ({
    name,
    rounds: rounds.map(({ candidate, baseline }) => ({
      candidate: candidate[name] ?? [],
      baseline: baseline[name] ?? [],
    })),
  }));
}

function nameOf(game: string, level: Level): string {
  return `${game}, ${level}`;
}

/** Random unfinished games of up to `POSITIONS` moves. */
function openingsOf<Position>(rules: Rules<Position>): readonly (readonly Move[])[] {
  const openings: (readonly Move[])[] = [];
  for (let match = 0; openings.length < POSITIONS; match += 1) {
    const next = random(seedFor(SEED, match));
    const moves: Move[] = [];
    let position = rules.initial();
    for (let ply = 0; ply < match % POSITIONS && rules.outcome(position) === null; ply += 1) {
      const move = pick(rules.legalMoves(position), next);
      position = rules.play(position, move);
      moves.push(move);
    }
    if (rules.outcome(position) === null) openings.push(moves);
  }
  return openings;
}

/** The parts of a checkout's opponent. Both checkouts have them at the same places. */
interface Opponent {
  readonly rules: Rules<unknown>;
  readonly chooseMove: ChooseMove<unknown, Level>;
}

/** Times the opponents of a folder's checkout. Runs in a process of its own. */
async function timeThoughts(folder: string, openings: Openings): Promise<Thoughts> {
  const thoughts: Thoughts[] = [];
  for (const [game, games] of Object.entries(openings)) {
    thoughts.push(timesOf(game, await loadOpponent(folder, game), games));
  }
  return Object.fromEntries(thoughts.flatMap((times) => Object.entries(times)));
}

async function loadOpponent(folder: string, game: string): Promise<Opponent> {
  const load = (file: string): Promise<Readonly<Record<string, unknown>>> =>
    import(pathToFileURL(join(folder, 'src/games', game, file)).href);
  const { chooseMove } = await load('ai.ts');
  // A game's rules are exported under a name that ends so.
  const rules = Object.entries(await load('rules.ts')).find(([name]) => name.endsWith('Rules'));
  return { rules: rules?.[1], chooseMove } as Opponent;
}

function timesOf(
  game: string,
  { rules, chooseMove }: Opponent,
  openings: readonly (readonly Move[])[],
): Thoughts {
  const positions = openings.map((moves) =>
    moves.reduce((position, move) => rules.play(position, move), rules.initial()),
  );
  return Object.fromEntries(
    LEVELS.map((level) => {
      const pass = () =>
        positions.map((position) => thoughtMs((seed) => chooseMove(position, level, seed)));
      for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) pass();
      const passes = Array.from({ length: PASSES }, pass);
      const thoughts = positions.map((_, at) => median(passes.map((times) => times[at] ?? 0)));
      return [nameOf(game, level), thoughts];
    }),
  );
}

function thoughtMs(think: (seed: number) => Move): number {
  const startMs = performance.now();
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
    think(seedFor(SEED, repetition));
  }
  return (performance.now() - startMs) / REPETITIONS;
}

if (import.meta.main) {
  const [folder = '', openings = ''] = process.argv.slice(2);
  console.log(JSON.stringify(await timeThoughts(folder, JSON.parse(openings) as Openings)));
}
