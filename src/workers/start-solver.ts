import { ownScript } from '#services/own-script.ts';
import type { SolverStart } from '#solver/protocol.ts';
// oxlint-disable-next-line import/default -- the build exports a worker's address by default
import address from './solver.worker.ts?worker&url';

/** A new worker that answers `SolverRequest`s, with a table of so many MB; throws where the browser has none. */
export function startSolver(tableMb: number): Worker {
  const worker = new Worker(ownScript(address), { type: 'module', name: 'solver' });
  worker.postMessage({ asks: 'start', tableMb } satisfies SolverStart);
  return worker;
}
