import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** How threads solve. */
export interface Threads {
  readonly count: number;
  /** The size of the table that each has for itself. */
  readonly tableMb: number;
}

/**
 * Threads that run a module take one job after the other and send their answers back. Module and `solved` agree on what
 * an answer is, which no type can express for a message.
 */
export async function solveInThreads<Job>(
  module: URL,
  { count, tableMb }: Threads,
  jobs: Iterable<Job>,
  solved: (job: Job, answer: never) => void,
): Promise<void> {
  const left = jobs[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: count }, async () => {
      const worker = new Worker(module, { workerData: tableMb });
      for (let next = left.next(); next.done !== true; next = left.next()) {
        worker.postMessage(next.value);
        const [answer] = (await once(worker, 'message')) as [never];
        solved(next.value, answer);
      }
      await worker.terminate();
    }),
  );
}
