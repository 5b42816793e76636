import type { Day } from '#daily-voyage/days.ts';
import type { VoyageAnswer } from '#daily-voyage/protocol.ts';
import type { Voyage } from '#daily-voyage/voyage.ts';
import type { Clock } from '#services/clock.ts';
import { createWorkerClient, type OpponentWorker } from '#session/worker-client.ts';

/** Draws voyages. */
export interface VoyageDrawer {
  /** Rejects when aborted, and when neither a worker nor the page can draw. */
  readonly draw: (day: Day, signal: AbortSignal) => Promise<Voyage>;
  /** Ends the worker; the next voyage would start another. */
  readonly close: () => void;
}

interface DrawerParts {
  readonly startWorker: () => OpponentWorker;
  readonly clock: Clock;
  /** Draws in the page itself when no worker does. */
  readonly drawHere: (day: Day) => Promise<Voyage>;
}

/** Draws in the worker of the computer opponents; the page draws by itself where no worker answers. */
export function createVoyageDrawer({ startWorker, clock, drawHere }: DrawerParts): VoyageDrawer {
  const { ask, close } = createWorkerClient({ startWorker, clock });
  return {
    draw: async (day, signal) => (await ask({ day }, readVoyage, signal)) ?? drawHere(day),
    close,
  };
}

function readVoyage({ voyage }: Partial<VoyageAnswer>): Voyage | null {
  return voyage?.chart instanceof Map ? voyage : null;
}
