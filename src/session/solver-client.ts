import type { Clock } from '#services/clock.ts';
import type { SolverAnswers, SolverMessage, SolverQuestion } from '#solver/protocol.ts';
import { createWorkerLine, MOST_WORKERS, type AskedWorker } from './worker-line.ts';

/** Perfect play, as a page asks for it. */
export interface SolverClient {
  /**
   * The answer to a question. Rejects when aborted; with a `SolverError` where perfect play is refused, from then on at
   * once; and with another error where it could not be fetched, until it can.
   */
  readonly ask: <Asks extends SolverQuestion['asks']>(
    question: Extract<SolverQuestion, { readonly asks: Asks }>,
    signal: AbortSignal,
  ) => Promise<SolverAnswers[Asks]>;
  /** Ends the worker; the next question would start another. */
  readonly close: () => void;
}

/** The browser or the host allows no perfect play. */
export class SolverError extends Error {
  override readonly name = 'SolverError';
}

/** Between two signs of its life the solver may work on a slice of a long search. */
export const SOLVER_SILENCE_LIMIT_MS = 20_000;

/** Asks a worker, and replaces it once if it fails. */
export function createSolverClient(startWorker: () => AskedWorker, clock: Clock): SolverClient {
  const line = createWorkerLine({
    startWorker,
    clock,
    isAnswer: (message) => !('kind' in message) || message.kind !== 'working',
    dropping: { asks: 'nothing' },
    silenceLimitMs: SOLVER_SILENCE_LIMIT_MS,
  });
  let failures = 0;
  let waiting = 0;
  let refusal: SolverError | null = null;

  async function ask<Asks extends SolverQuestion['asks']>(
    question: Extract<SolverQuestion, { readonly asks: Asks }>,
    signal: AbortSignal,
  ): Promise<SolverAnswers[Asks]> {
    if (refusal !== null) throw refusal;
    // What could not be fetched may come now.
    if (waiting === 0) failures = 0;
    waiting += 1;
    try {
      return await answerTo<SolverAnswers[Asks]>(question, signal);
    } finally {
      waiting -= 1;
    }
  }

  async function answerTo<Answer>(question: SolverQuestion, signal: AbortSignal): Promise<Answer> {
    let failure = new Error('The worker gives no answer.');
    while (failures < MOST_WORKERS) {
      const failuresBefore = failures;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker is our own
      const message = (await line.ask(question, signal)) as SolverMessage<Answer> | null;
      if (message?.kind === 'done') return message.answer;
      if (message?.kind === 'failed') {
        failure = message.isRefused ? new SolverError(message.reason) : new Error(message.reason);
      }
      // The failure of a worker counts once, however many questions it leaves unanswered.
      if (failures > failuresBefore) continue;
      failures += 1;
      line.close();
    }
    if (failure instanceof SolverError) refusal = failure;
    throw failure;
  }

  return { ask, close: line.close };
}
