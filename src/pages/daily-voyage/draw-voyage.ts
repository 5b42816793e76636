import type { Day } from '#daily-voyage/days.ts';
import type { VoyageAnswer, VoyageRequest } from '#daily-voyage/protocol.ts';
import type { Voyage } from '#daily-voyage/voyage.ts';
import type { Clock } from '#services/clock.ts';
import { startVoyageWorker } from '#workers/start-voyage.ts';

/** The part of a browser's `Worker` that is used here. */
type VoyageWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** Draws the voyage of a day. Rejects when aborted, and when neither a worker nor the page can draw. */
export type DrawVoyage = (day: Day, signal: AbortSignal) => Promise<Voyage>;

interface DrawerParts {
  readonly startWorker: () => VoyageWorker;
  readonly clock: Clock;
  /** Draws in the page itself when no worker does. */
  readonly drawHere: (day: Day) => Promise<Voyage>;
}

/** Draws in a worker of this browser. */
export function drawInBackground(clock: Clock): DrawVoyage {
  return voyageDrawer({
    startWorker: startVoyageWorker,
    clock,
    drawHere: async (day) => (await import('#daily-voyage/draw.ts')).drawVoyage(day),
  });
}

/** A worker that has not answered by then counts as dead. */
export const ANSWER_LIMIT_MS = 3000;

/** Draws in a worker, which has nothing more to do then; the page draws by itself where no worker answers. */
export function voyageDrawer({ startWorker, clock, drawHere }: DrawerParts): DrawVoyage {
  return async (day, signal) => {
    signal.throwIfAborted();
    const end = new AbortController();
    const stop = () => end.abort(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    try {
      const late = clock.wait(ANSWER_LIMIT_MS, end.signal).then(() => null);
      return (await Promise.race([askWorker(startWorker, day, end.signal), late])) ?? drawHere(day);
    } catch {
      signal.throwIfAborted();
      return await drawHere(day);
    } finally {
      signal.removeEventListener('abort', stop);
      end.abort();
    }
  };
}

/** What a worker of its own answers; null for nonsense. Rejects when the worker reports an error. */
async function askWorker(
  startWorker: () => VoyageWorker,
  day: Day,
  signal: AbortSignal,
): Promise<Voyage | null> {
  const worker = startWorker();
  signal.addEventListener('abort', () => worker.terminate(), { once: true });
  return new Promise((resolve, reject) => {
    const onMessage = ({ data }: MessageEvent<Partial<VoyageAnswer> | null>) =>
      resolve(data?.voyage?.chart instanceof Map ? data.voyage : null);
    worker.addEventListener('message', onMessage, { signal });
    worker.addEventListener('error', reject, { signal });
    worker.addEventListener('messageerror', reject, { signal });
    const request: VoyageRequest = { day };
    worker.postMessage(request);
  });
}
