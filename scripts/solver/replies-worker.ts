import { parentPort, workerData } from 'node:worker_threads';
import { legendColumns } from '#solver/legend.ts';
import { positionOfKey } from '#solver/position.ts';
import { columnSet } from '#solver/reply-book.ts';
import { createSolver, finish } from '#solver/solver.ts';
import { startNodeEngine } from './node-engine.ts';
import type { WorkedReply } from './replies.ts';
import { storedOpenings } from './stored-openings.ts';

/* Answers each key with the Legend's columns, found from an empty table. */
const engine = await startNodeEngine(workerData as number);
const solver = createSolver(engine, { openings: storedOpenings() });
parentPort?.on('message', (key: number) => {
  engine.forget();
  const before = engine.positions();
  const set = columnSet(finish(legendColumns(solver, positionOfKey(key))));
  parentPort?.postMessage({ set, work: engine.positions() - before } satisfies WorkedReply);
});
