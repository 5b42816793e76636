import type { ChooseMove, Move, Rules } from '#core/game.ts';
import type { UsualLevel } from '#core/mode.ts';
import type { OpponentRequest } from '#core/opponent-protocol.ts';
import type { ThinkTask } from '#core/versus.ts';
import type { Clock } from '#services/clock.ts';
import { createWorkerLine, MOST_WORKERS, type AskedWorker } from './worker-line.ts';

/** A computer at one board. */
export interface Opponent<Position, Level> {
  /** A legal move of the task's position; rejects when aborted, and when not even the page can choose. */
  readonly choose: (task: ThinkTask<Position, Level>, signal: AbortSignal) => Promise<Move>;
  /** Ends the worker; the next choice would start another. */
  readonly close: () => void;
}

interface OpponentParts<Position> {
  /** The game's id. */
  readonly game: string;
  readonly rules: Rules<Position>;
  /** Fetches what chooses on the page itself when no worker does. */
  readonly loadChooseHere: () => Promise<ChooseMove<Position, UsualLevel>>;
  readonly startWorker: () => AskedWorker;
  readonly clock: Clock;
}

/**
 * An opponent that thinks in a worker. A worker that cannot start, dies, says nothing in time or
 * answers nonsense is replaced once; after that the page chooses by itself.
 */
export function createOpponent<Position>({
  game,
  rules,
  loadChooseHere,
  startWorker,
  clock,
}: OpponentParts<Position>): Opponent<Position, UsualLevel> {
  const line = createWorkerLine({ startWorker, clock });
  let failures = 0;

  async function choose(
    { position, level, seed }: ThinkTask<Position, UsualLevel>,
    signal: AbortSignal,
  ): Promise<Move> {
    const question: Omit<OpponentRequest<Position>, 'id'> = { game, position, level, seed };
    while (failures < MOST_WORKERS) {
      const answer: { readonly move?: unknown } | null = await line.ask(question, signal);
      const move = rules.legalMoves(position).find((legal) => legal === answer?.move);
      if (move !== undefined) return move;
      failures += 1;
      line.close();
    }
    const chooseHere = await loadChooseHere();
    return chooseHere(position, level, seed);
  }

  return { choose, close: line.close };
}
