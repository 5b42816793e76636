import type { ChooseMove, Move, Rules } from '#core/game.ts';
import type { Level } from '#core/mode.ts';
import type { OpponentAnswer, OpponentRequest } from '#core/opponent-protocol.ts';
import type { ThinkTask } from '#core/versus.ts';
import type { Clock } from '#services/clock.ts';

/** The part of a browser's `Worker` that is used here. */
export type OpponentWorker = Pick<
  Worker,
  'addEventListener' | 'removeEventListener' | 'postMessage' | 'terminate'
>;

/** A computer at one board. */
export interface Opponent<Position> {
  /** A legal move of the task's position; rejects only when aborted. */
  readonly choose: (task: ThinkTask<Position, Level>, signal: AbortSignal) => Promise<Move>;
  /** Ends the worker; the next choice would start another. */
  readonly close: () => void;
}

interface OpponentParts<Position> {
  /** The game's id. */
  readonly game: string;
  readonly rules: Rules<Position>;
  /** Chooses on the page itself when no worker does. */
  readonly chooseHere: ChooseMove<Position, Level>;
  readonly startWorker: () => OpponentWorker;
  readonly clock: Clock;
}

/** A worker that has not answered by then counts as dead. */
export const ANSWER_LIMIT_MS = 3000;

/** The first worker and the one that replaces it. */
export const MOST_WORKERS = 2;

/**
 * An opponent that thinks in a worker. A worker that cannot start, dies, says nothing in time or
 * answers nonsense is replaced once; after that the page chooses by itself.
 */
export function createOpponent<Position>({
  game,
  rules,
  chooseHere,
  startWorker,
  clock,
}: OpponentParts<Position>): Opponent<Position> {
  let worker: OpponentWorker | null = null;
  let failures = 0;
  let lastId = 0;

  async function choose(task: ThinkTask<Position, Level>, signal: AbortSignal): Promise<Move> {
    const { position, level, seed } = task;
    while (failures < MOST_WORKERS) {
      const answer = await ask(task, signal);
      const move = rules.legalMoves(position).find((legal) => legal === answer);
      if (move !== undefined) return move;
      failures += 1;
      close();
    }
    return chooseHere(position, level, seed);
  }

  /** What the worker answers; null when it fails. */
  async function ask(
    { position, level, seed }: ThinkTask<Position, Level>,
    signal: AbortSignal,
  ): Promise<unknown> {
    signal.throwIfAborted();
    lastId += 1;
    const request: OpponentRequest<Position> = { id: lastId, game, position, level, seed };
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

  return { choose, close };
}

/** Settles when the worker answers the request, rejects when it reports an error. */
function answerOf<Position>(
  worker: OpponentWorker,
  request: OpponentRequest<Position>,
  signal: AbortSignal,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onMessage = ({ data }: MessageEvent<Partial<OpponentAnswer> | null>) => {
      if (data?.id === request.id) resolve(data.move);
    };
    worker.addEventListener('message', onMessage, { signal });
    worker.addEventListener('error', reject, { signal });
    worker.addEventListener('messageerror', reject, { signal });
    worker.postMessage(request);
  });
}
