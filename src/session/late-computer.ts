import { pick, random } from '#core/random.ts';
import type { BattleGame } from './battle-game.ts';
import type { Computer, PerfectPlay } from './computer.ts';
import type { BattleEnvironment } from './environment.ts';

/**
 * The computer, whose code is fetched when it is first asked. Where that fails, some legal move is played, so that a
 * battle always goes on.
 */
export function lateComputer<Position>(
  game: BattleGame<Position>,
  environment: BattleEnvironment,
  onPerfectPlay: (perfectPlay: PerfectPlay) => void,
): Computer<Position> {
  let loading: Promise<Computer<Position>> | null = null;

  function load(): Promise<Computer<Position>> {
    loading ??= import('./computer.ts').then(({ createComputer }) =>
      createComputer(game, environment, onPerfectPlay),
    );
    return loading;
  }

  return {
    async choose(task, signal) {
      try {
        const computer = await load();
        return await computer.choose(task, signal);
      } catch (cause) {
        signal.throwIfAborted();
        console.warn('No code of the computer.', cause);
        return pick(game.rules.legalMoves(task.position), random(task.seed));
      }
    },
    async prepare(level, signal) {
      try {
        await (await load()).prepare(level, signal);
      } catch {
        // At another level it plays without its code.
        if (level === 'legend' && !signal.aborted) onPerfectPlay('unreachable');
      }
    },
    // Code that could not be fetched has started nothing.
    close() {
      loading?.then(
        ({ close }) => close(),
        () => undefined,
      );
    },
  };
}
