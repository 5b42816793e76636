import type { Clock } from '#services/clock.ts';

/** The part of a browser's `Worker` that is used here. */
export type AskedWorker = Pick<
  Worker,
  'addEventListener' | 'removeEventListener' | 'postMessage' | 'terminate'
>;

/** A line to a worker, which is started for the first question. */
export interface WorkerLine {
  /**
   * What the worker says to a question: the first message with its id that is an answer. `null` when the worker
   * cannot start, dies, is ended, or says nothing for too long. Rejects only when aborted.
   */
  readonly ask: (question: object, signal: AbortSignal) => Promise<object | null>;
  /** Ends the worker; the next question would start another. */
  readonly close: () => void;
}

interface WorkerLineParts {
  readonly startWorker: () => AskedWorker;
  readonly clock: Clock;
  /** Whether a message that has a question's id is its answer; any other shows that the worker is at work. */
  readonly isAnswer?: (message: object) => boolean;
  /** What to tell the worker, with the id of a question, when its answer is not wanted any more. */
  readonly dropping?: object;
  readonly silenceLimitMs?: number;
}

/** A worker that has said nothing by then counts as dead, unless it is given longer. */
export const SILENCE_LIMIT_MS = 3000;

/** The first worker and the one that replaces it. */
export const MOST_WORKERS = 2;

/** A line to the workers that are started one after the other. */
export function createWorkerLine(parts: WorkerLineParts): WorkerLine {
  const { startWorker, clock, isAnswer = () => true, dropping } = parts;
  const { silenceLimitMs = SILENCE_LIMIT_MS } = parts;
  let worker: AskedWorker | null = null;
  let lastId = 0;
  /** The questions that wait for an answer. */
  const attempts = new Set<AbortController>();

  async function ask(question: object, signal: AbortSignal): Promise<object | null> {
    signal.throwIfAborted();
    lastId += 1;
    const id = lastId;
    const attempt = new AbortController();
    const stop = () => {
      attempt.abort(signal.reason);
      if (dropping !== undefined) worker?.postMessage({ id, ...dropping });
    };
    signal.addEventListener('abort', stop, { once: true });
    attempts.add(attempt);
    try {
      worker ??= startWorker();
      return await answerOf(worker, { id, ...question }, attempt.signal);
    } catch {
      signal.throwIfAborted();
      return null;
    } finally {
      signal.removeEventListener('abort', stop);
      attempts.delete(attempt);
      attempt.abort();
    }
  }

  /** Settles when the worker answers; rejects when it reports an error, and after too long a silence. */
  function answerOf(
    asked: AskedWorker,
    question: { readonly id: number },
    signal: AbortSignal,
  ): Promise<object> {
    return new Promise((resolve, reject) => {
      let silence = new AbortController();
      const restartSilence = () => {
        silence.abort();
        silence = new AbortController();
        clock.wait(silenceLimitMs, silence.signal).then(reject, () => undefined);
      };
      const stop = () => {
        silence.abort();
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
      const onMessage = ({ data }: MessageEvent<{ readonly id?: number } | null>) => {
        if (data?.id !== question.id) return;
        if (isAnswer(data)) resolve(data);
        else restartSilence();
      };
      asked.addEventListener('message', onMessage, { signal });
      asked.addEventListener('error', reject, { signal });
      asked.addEventListener('messageerror', reject, { signal });
      asked.postMessage(question);
      restartSilence();
    });
  }

  function close(): void {
    worker?.terminate();
    worker = null;
    // A worker that has been ended says nothing more, not even that it is.
    for (const attempt of attempts) attempt.abort();
  }

  return { ask, close };
}
