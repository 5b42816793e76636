import type { Move } from '#core/game.ts';
import type { Level } from '#core/mode.ts';
import type { ThinkTask } from '#core/versus.ts';
import type { BattleGame } from './battle-game.ts';
import { createOpponent, type Opponent } from './opponent.ts';
import { SolverError, type SolverClient } from './solver-client.ts';
import type { BattleEnvironment } from './environment.ts';

/** The computer of a battle: it plays all levels of its game. */
export interface Computer<Position> extends Opponent<Position, Level> {
  /** Finds out whether perfect play is possible, for the level that needs it. Never rejects. */
  readonly prepare: (level: Level, signal: AbortSignal) => Promise<void>;
}

/** Perfect play works, works without the table of openings, is refused, or could not be fetched. */
export type PerfectPlay = 'ready' | 'slow' | 'refused' | 'unreachable';

type SolvedGame<Position> = Pick<
  BattleGame<Position>,
  'id' | 'rules' | 'loadChooseMove' | 'loadSolverPosition'
>;

type ComputerEnvironment = Pick<BattleEnvironment, 'startOpponent' | 'clock' | 'loadSolver'>;

/**
 * At the level that never errs it asks the solver. Where there is none, it then plays as well as it can. `onPerfectPlay`
 * is told what is found out.
 */
export function createComputer<Position>(
  { id, rules, loadChooseMove, loadSolverPosition }: SolvedGame<Position>,
  { startOpponent, clock, loadSolver }: ComputerEnvironment,
  onPerfectPlay: (perfectPlay: PerfectPlay) => void,
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
      console.warn('No perfect play.', cause);
      tellFailure(cause);
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

  async function prepare(level: Level, signal: AbortSignal): Promise<void> {
    if (level !== 'legend') return;
    try {
      const perfect = await loadPerfect();
      const { knowsOpenings } = await perfect.ask({ asks: 'ready' }, signal);
      onPerfectPlay(knowsOpenings ? 'ready' : 'slow');
    } catch (cause) {
      if (!signal.aborted) tellFailure(cause);
    }
  }

  function tellFailure(cause: unknown): void {
    onPerfectPlay(cause instanceof SolverError ? 'refused' : 'unreachable');
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
