import { ownScript } from '#services/own-script.ts';
// oxlint-disable-next-line import/default -- the build exports a worker's address by default
import address from './solver.worker.ts?worker&url';

/** A new worker that answers `SolverRequest`s; throws where the browser has none. */
export function startSolver(): Worker {
  return new Worker(ownScript(address), { type: 'module', name: 'solver' });
}
