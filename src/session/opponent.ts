import type { ChooseMove, Move, Rules } from '#core/game.ts';
import type { Level } from '#core/mode.ts';
import type { OpponentAnswer, OpponentRequest } from '#core/opponent-protocol.ts';
import type { ThinkTask } from '#core/versus.ts';
import type { Clock } from '#services/clock.ts';
import { createWorkerClient, type OpponentWorker } from './worker-client.ts';

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

/** An opponent that thinks in a worker; the page chooses by itself where no worker answers. */
export function createOpponent<Position>({
  game,
  rules,
  chooseHere,
  startWorker,
  clock,
}: OpponentParts<Position>): Opponent<Position> {
  const { ask, close } = createWorkerClient({ startWorker, clock });

  async function choose(task: ThinkTask<Position, Level>, signal: AbortSignal): Promise<Move> {
    const { position, level, seed } = task;
    const question: Omit<OpponentRequest<Position>, 'id'> = { game, position, level, seed };
    const readMove = (message: Partial<OpponentAnswer>) =>
      rules.legalMoves(position).find((legal) => legal === message.move) ?? null;
    return (await ask(question, readMove, signal)) ?? chooseHere(position, level, seed);
  }

  return { choose, close };
}
