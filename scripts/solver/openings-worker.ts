import { parentPort, workerData } from 'node:worker_threads';
import { positionOfKey } from '#solver/position.ts';
import { createSolver, finish } from '#solver/solver.ts';
import { startNodeEngine } from './node-engine.ts';

/* Answers each list of keys with the scores of the positions. */
const tableMb = workerData as number;
const solver = createSolver(await startNodeEngine(tableMb));
parentPort?.on('message', (keys: readonly number[]) => {
  parentPort?.postMessage(keys.map((key) => finish(solver.score(positionOfKey(key)))));
});
