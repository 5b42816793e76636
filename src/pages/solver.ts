import { browserClock } from '#services/clock.ts';
import { createSolverClient } from '#session/solver-client.ts';
import { USUAL_TABLE_MB } from '#solver/engine.ts';
import { startSolver } from '#workers/start-solver.ts';

/** Perfect play, with one worker for the whole page. */
export const SOLVER = createSolverClient(() => startSolver(USUAL_TABLE_MB), browserClock);
