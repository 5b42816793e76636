import type { Move } from '#core/game.ts';
import type { Level } from '#core/mode.ts';
import type { ThinkTask } from '#core/versus.ts';
import type { SolverState } from '#solver/protocol.ts';
import type { BattleGame } from './battle-game.ts';
import { createOpponent, type Opponent } from './opponent.ts';
import type { SolverClient } from './solver-client.ts';
import type { BattleEnvironment } from './use-battle.ts';

/** The computer of a battle: it plays all levels of its game. */
export interface Computer<Position> extends Opponent<Position, Level> {
  /** How perfect play is possible, for the level that needs it; rejects when aborted, and where it is not. */
  readonly prepare: (level: Level, signal: AbortSignal) => Promise<SolverState | null>;
}

type SolvedGame<Position> = Pick<
  BattleGame<Position>,
  'id' | 'rules' | 'loadChooseMove' | 'loadSolverPosition'
>;

type ComputerEnvironment = Pick<BattleEnvironment, 'startOpponent' | 'clock' | 'loadSolver'>;

/** At the level that never errs it asks the solver. Where there is none, it then plays as well as it can. */
export function createComputer<Position>(
  { id, rules, loadChooseMove, loadSolverPosition }: SolvedGame<Position>,
  { startOpponent, clock, loadSolver }: ComputerEnvironment,
): Computer<Position> {
  const usual = createOpponent({
    game: id,
    rules,
    loadChooseHere: loadChooseMove,
    startWorker: startOpponent,
    clock,
  });

  let solver: SolverClient | null = null;

  async function choose(task: ThinkTask<Position, Level>, signal: AbortSignal): Promise<Move> {
    const { level } = task;
    if (level !== 'legend') return usual.choose({ ...task, level }, signal);
    try {
      return await perfectMove(task, signal);
    } catch (cause) {
      signal.throwIfAborted();
      console.warn('The computer plays without perfect play.', cause);
      return usual.choose({ ...task, level: 'hard' }, signal);
    }
  }

  async function perfectMove(
    { position, seed }: ThinkTask<Position, Level>,
    signal: AbortSignal,
  ): Promise<Move> {
    const [perfect, toSolver] = await Promise.all([loadPerfect(), loadSolverPosition?.()]);
    if (toSolver === undefined) throw new TypeError(`${id} is not solved.`);
    return perfect.ask({ asks: 'move', position: toSolver(position), seed }, signal);
  }

  async function prepare(level: Level, signal: AbortSignal): Promise<SolverState | null> {
    if (level !== 'legend') return null;
    const perfect = await loadPerfect();
    return perfect.ask({ asks: 'ready' }, signal);
  }

  async function loadPerfect(): Promise<SolverClient> {
    solver = (await loadSolver?.()) ?? null;
    if (solver === null) throw new TypeError(`${id} is not solved.`);
    return solver;
  }

  function close(): void {
    usual.close();
    solver?.close();
  }

  return { choose, prepare, close };
}
