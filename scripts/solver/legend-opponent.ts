import type { Level } from '#core/mode.ts';
import type { ChooseMove } from '#core/game.ts';
import { chooseMove } from '#games/connect-four/ai.ts';
import type { ConnectFourPosition } from '#games/connect-four/rules.ts';
import { solverPosition } from '#games/connect-four/solver-position.ts';
import { legendColumn } from '#solver/legend.ts';
import { openingScores } from '#solver/openings.ts';
import { createSolver, finish } from '#solver/solver.ts';
import { startNodeEngine } from './node-engine.ts';
import { storedKnowledge } from './stored-openings.ts';

/** What the computer of Connect Four plays at all of its levels, as on the page. */
export async function chooseAtAllLevels(): Promise<ChooseMove<ConnectFourPosition, Level>> {
  const { table, replies } = storedKnowledge();
  const solver = createSolver(await startNodeEngine(), { openings: openingScores(table) });
  return (position, level, seed) =>
    level === 'legend'
      ? finish(legendColumn(solver, solverPosition(position), seed, replies))
      : chooseMove(position, level, seed);
}
