import type { ChooseMove, Move } from '#core/game.ts';
import type { Level } from '#core/mode.ts';
import { chooseMove } from '#games/connect-four/ai.ts';
import type { ConnectFourPosition } from '#games/connect-four/rules.ts';
import { solverPosition } from '#games/connect-four/solver-position.ts';
import { legendColumn } from '#solver/legend.ts';
import { openingScores } from '#solver/openings.ts';
import { createSolver, finish } from '#solver/solver.ts';
import { startNodeEngine } from './node-engine.ts';
import { storedKnowledge, storedOpenings } from './stored-openings.ts';

/** What the computer of Connect Four plays at all of its levels, as on the page. */
export async function chooseAtAllLevels(): Promise<ChooseMove<ConnectFourPosition, Level>> {
  const { table, replies } = storedKnowledge();
  const solver = createSolver(await startNodeEngine(), { openings: openingScores(table) });
  return (position, level, seed) =>
    level === 'legend'
      ? finish(legendColumn(solver, solverPosition(position), seed, replies))
      : chooseMove(position, level, seed);
}

/** Whether no other move had a better score, by a search of its own that knows no book of replies. */
export async function judgeOfMoves(): Promise<
  (position: ConnectFourPosition, move: Move) => boolean
> {
  const solver = createSolver(await startNodeEngine(), { openings: storedOpenings() });
  return (before, move) => {
    const position = solverPosition(before);
    return finish(solver.isWorth(position, move, finish(solver.score(position))));
  };
}
