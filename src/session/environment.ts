import type { SoundName } from '#core/sounds.ts';
import type { BattleWords } from '#games/parts.ts';
import type { Clock } from '#services/clock.ts';
import type { Sound } from '#services/sound.ts';
import type { TextStorage } from '#services/storage.ts';
import type { SolverClient } from './solver-client.ts';
import type { AskedWorker } from './worker-line.ts';

/** What a game's screen needs of the world; the page that shows the game chooses it. */
export interface Environment {
  readonly clock: Clock;
  readonly prefersReducedMotion: () => boolean;
  /** What the computer's delay is multiplied by. */
  readonly answerPace: () => number;
  /** Runs a task once the response to the current input is on the screen. */
  readonly afterPaint: (task: () => void) => void;
  readonly sound: Sound<SoundName>;
  /** A new 32-bit seed, different from call to call. */
  readonly freshSeed: () => number;
  /** Keeps what outlives the page. */
  readonly storage: TextStorage;
}

/** What a battle needs of the world. */
export interface BattleEnvironment extends Environment {
  readonly startOpponent: () => AskedWorker;
  /** Perfect play, on a page whose game is solved; always the same. */
  readonly loadSolver?: () => Promise<SolverClient>;
  /** What the sides are called now. */
  readonly words: () => BattleWords;
}
