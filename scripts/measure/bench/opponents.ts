import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { replay, type Move, type Rules } from '#core/game.ts';
import { USUAL_LEVELS, type UsualLevel } from '#core/mode.ts';
import { pick, random, seedFor } from '#core/random.ts';
import { OPPONENTS } from '#games/opponents.ts';
import type { GameOpponent } from '#games/parts.ts';
import { median } from '../statistics.ts';
import type { Times } from './checkouts.ts';

const POSITIONS = 40;
/** Determines the positions and every choice. */
const SEED = 7;
/** One thought takes microseconds, so this many are timed together. */
const REPETITIONS = 20;
/** Other work on the machine disturbs some of these passes, so the median counts. */
const PASSES = 9;
/** Passes over all positions before the timing, until the engine has compiled what it runs. */
const WARM_UPS = 3;

/**
 * Times one thought of each computer opponent of a checkout on each level, in Node: the worker runs the
 * same code on the same engine. A process of its own has compiled nothing yet.
 */
export function timeOpponents(folder: string): Times {
  const words = [import.meta.filename, folder];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' })) as Times;
}

if (import.meta.main) {
  const [folder = ''] = process.argv.slice(2);
  const times: Record<string, readonly number[]> = {};
  for (const { id, rules } of OPPONENTS) {
    const opponent = await loadOpponent(folder, id);
    const openings = openingsOf(rules as Rules<unknown>);
    const positions = openings.map((moves) => replay(opponent.rules, moves));
    for (const level of USUAL_LEVELS) {
      times[`${id}, ${level}`] = thoughtsMs(opponent, level, positions);
    }
  }
  console.log(JSON.stringify(times));
}

/** What a checkout's opponent is made of. Both checkouts have it at the same places. */
type Opponent = Pick<GameOpponent<unknown>, 'rules' | 'chooseMove'>;

async function loadOpponent(folder: string, game: string): Promise<Opponent> {
  const load = (file: string): Promise<Readonly<Record<string, unknown>>> =>
    import(pathToFileURL(join(folder, 'src/games', game, file)).href);
  const { chooseMove } = await load('ai.ts');
  // A game's rules are exported under a name that ends so.
  const rules = Object.entries(await load('rules.ts')).find(([name]) => name.endsWith('Rules'));
  return { rules: rules?.[1], chooseMove } as Opponent;
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

/** The time of one thought in each position. */
function thoughtsMs({ chooseMove }: Opponent, level: UsualLevel, positions: readonly unknown[]) {
  const pass = () =>
    positions.map((position) => {
      const startMs = performance.now();
      for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
        chooseMove(position, level, seedFor(SEED, repetition));
      }
      return (performance.now() - startMs) / REPETITIONS;
    });
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) pass();
  const passes = Array.from({ length: PASSES }, pass);
  return positions.map((_, at) => median(passes.map((times) => times[at] ?? 0)));
}
