import type { Clock } from '#services/clock.ts';

/** The part of a browser's `Worker` that is used here. */
export type OpponentWorker = Pick<
  Worker,
  'addEventListener' | 'removeEventListener' | 'postMessage' | 'terminate'
>;

/** Asks a worker, one question at a time. */
export interface WorkerClient {
  /**
   * The worker's answer to a question, as `read` takes it out of the message; null when no worker gives one.
   * `read` gives null for nonsense. Rejects only when aborted.
   */
  readonly ask: <Answer>(
    question: object,
    read: (message: object) => Answer | null,
    signal: AbortSignal,
  ) => Promise<Answer | null>;
  /** Ends the worker; the next question would start another. */
  readonly close: () => void;
}

interface ClientParts {
  readonly startWorker: () => OpponentWorker;
  readonly clock: Clock;
}

/** A worker that has not answered by then counts as dead. */
export const ANSWER_LIMIT_MS = 3000;

/** The first worker and the one that replaces it. */
export const MOST_WORKERS = 2;

/**
 * A client whose worker is replaced once if it cannot start, dies, says nothing in time or answers nonsense;
 * after that no worker is asked.
 */
export function createWorkerClient({ startWorker, clock }: ClientParts): WorkerClient {
  let worker: OpponentWorker | null = null;
  let failures = 0;
  let lastId = 0;

  const ask: WorkerClient['ask'] = async (question, read, signal) => {
    while (failures < MOST_WORKERS) {
      const message = await messageTo(question, signal);
      const answer = message === null ? null : read(message);
      if (answer !== null) return answer;
      failures += 1;
      close();
    }
    return null;
  };

  /** What the worker says to a question; null when it fails. */
  async function messageTo(question: object, signal: AbortSignal): Promise<object | null> {
    signal.throwIfAborted();
    lastId += 1;
    const request = { ...question, id: lastId };
    const attempt = new AbortController();
    const stop = () => attempt.abort(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    try {
      worker ??= startWorker();
      return await Promise.race([
        answerOf(worker, request, attempt.signal),
        clock.wait(ANSWER_LIMIT_MS, attempt.signal).then(() => null),
      ]);
    } catch {
      signal.throwIfAborted();
      return null;
    } finally {
      signal.removeEventListener('abort', stop);
      attempt.abort();
    }
  }

  function close(): void {
    worker?.terminate();
    worker = null;
  }

  return { ask, close };
}

interface Numbered {
  /** The answer repeats the request's; no two requests share one. */
  readonly id: number;
}

/** Settles when the worker answers the request, rejects when it reports an error. */
function answerOf(
  worker: OpponentWorker,
  request: Numbered,
  signal: AbortSignal,
): Promise<object> {
  return new Promise((resolve, reject) => {
    const onMessage = ({ data }: MessageEvent<Partial<Numbered> | null>) => {
      if (data?.id === request.id) resolve(data);
    };
    worker.addEventListener('message', onMessage, { signal });
    worker.addEventListener('error', reject, { signal });
    worker.addEventListener('messageerror', reject, { signal });
    worker.postMessage(request);
  });
}
