import { parseArgs } from 'node:util';
import { SIDES } from '#core/game.ts';
import { USUAL_LEVELS } from '#core/mode.ts';
import { seedFor } from '#core/random.ts';
import { chooseMove } from '#games/connect-four/ai.ts';
import { connectFourRules, type ConnectFourPosition } from '#games/connect-four/rules.ts';
import { solverPosition } from '#games/connect-four/solver-position.ts';
import { legendColumn } from '#solver/legend.ts';
import { openingScores } from '#solver/openings.ts';
import { discsOf } from '#solver/position.ts';
import { createSolver, finish } from '#solver/solver.ts';
import { oneOf, wholeNumber } from '../measure/command-line.ts';
import { startNodeEngine } from './node-engine.ts';
import { storedKnowledge } from './stored-openings.ts';

interface Answer {
  readonly discs: number;
  readonly positions: number;
  readonly ms: number;
}

const RIVALS = [...USUAL_LEVELS, 'legend'] as const;

/*
 * Times the answers of AI Legend in whole battles against each level and itself, as first and as second side. Each
 * battle begins with an empty table of the search; with `--head-start`, with the discs that a side has ahead:
 *
 *     npm run bench:legend -- --answers 2000
 *     npm run bench:legend -- --answers 50 --without-openings
 *     npm run bench:legend -- --head-start second
 */
const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: '2000' },
    'without-openings': { type: 'boolean', default: false },
    'head-start': { type: 'string' },
  },
});
const wanted = wholeNumber(values.answers, '--answers', 1);
const headStart = values['head-start'] === undefined ? null : oneOf(values['head-start'], SIDES);
const initial = connectFourRules.initial({ starter: 'first', headStart });
const engine = await startNodeEngine();
const { table, replies } = storedKnowledge();
const solver = values['without-openings']
  ? createSolver(engine)
  : createSolver(engine, { openings: openingScores(table) });
const book = values['without-openings'] ? undefined : replies;

const answers: Answer[] = [];
for (let battle = 0; answers.length < wanted; battle += 1) answers.push(...answersIn(battle));
report('all', answers);
for (let discs = 0; discs < 42; discs += 6) {
  const some = answers.filter((answer) => answer.discs >= discs && answer.discs < discs + 6);
  if (some.length > 0) report(`${discs} to ${discs + 5} discs`, some);
}

/** The answers in a battle; its number decides the rival, the side and each choice. */
function answersIn(battle: number): readonly Answer[] {
  const rival = RIVALS[battle % RIVALS.length] ?? 'easy';
  const isFirst = Math.floor(battle / RIVALS.length) % 2 === 0;
  const given: Answer[] = [];
  engine.forget();
  let position = initial;
  for (let ply = 0; connectFourRules.outcome(position) === null; ply += 1) {
    const seed = seedFor(battle, ply);
    const isAsked = isFirst === (ply % 2 === 0);
    if (isAsked) given.push(timed(position, seed));
    const move =
      isAsked || rival === 'legend'
        ? finish(legendColumn(solver, solverPosition(position), seed, book))
        : chooseMove(position, rival, seed);
    position = connectFourRules.play(position, move);
  }
  return given;
}

function timed(atBoard: ConnectFourPosition, seed: number): Answer {
  const position = solverPosition(atBoard);
  const before = engine.positions();
  const startMs = performance.now();
  finish(legendColumn(solver, position, seed, book));
  return {
    discs: discsOf(position),
    positions: engine.positions() - before,
    ms: performance.now() - startMs,
  };
}

function report(name: string, some: readonly Answer[]): void {
  const ordered = (value: (answer: Answer) => number) =>
    some.map(value).toSorted((one, other) => one - other);
  const ms = ordered((answer) => answer.ms);
  const positions = ordered((answer) => answer.positions);
  const at = (sorted: readonly number[], share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  console.log(
    `${name}: ${some.length} answers; ms median ${at(ms, 0.5).toFixed(1)}, p99 ${at(ms, 0.99).toFixed(1)}, ` +
      `worst ${at(ms, 1).toFixed(1)}; worst ${(at(positions, 1) / 1e6).toFixed(2)} million positions`,
  );
}
