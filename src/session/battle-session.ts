import { seatsOf, type Level } from '#core/mode.ts';
import { series, startSeries, type SeriesEvent, type SeriesTask } from '#core/series.ts';
import type { Announcer } from '#ui/use-announcer.ts';
import { announceCue } from './battle-announcements.ts';
import type { BattleGame } from './battle-game.ts';
import { soundOf } from './battle-sounds.ts';
import { THINKING } from './battle-words.ts';
import type { Computer } from './computer.ts';
import type { BattleEnvironment } from './environment.ts';
import { createSession } from './session.ts';
import { settle } from './settle.ts';

/** Screen readers skip a text that another one follows at once. */
const THINKING_ANNOUNCED_AFTER_MS = 150;

/** A game's series as it runs in the world: moves settle, the computer answers, and what happens is said and heard. */
export function battleSession<Position>(
  game: BattleGame<Position>,
  computer: Computer<Position>,
  environment: BattleEnvironment,
  announcer: Announcer,
) {
  type Task = SeriesTask<Position, Level>;
  const { rules, answerDelayMs } = game;
  const { clock, afterPaint, answerPace, freshSeed, prefersReducedMotion, sound } = environment;

  /** The computer thinks while its delay runs, so that the answer comes when that is over and can be seen. */
  async function perform(task: Task, signal: AbortSignal): Promise<SeriesEvent<Level>> {
    if (task.kind === 'settle') {
      return settle(task, game.landingMs(task.move, task.position), environment, signal);
    }
    const arrival = prefersReducedMotion() ? 0 : (game.arrivalMs?.(task.position) ?? 0);
    const delay = clock.wait(Math.max(answerDelayMs * answerPace(), arrival), signal);
    const [move] = await Promise.all([computer.choose(task, signal), delay]);
    return { type: 'play', ply: task.ply, move };
  }

  function announceThinking(signal: AbortSignal): void {
    clock.wait(THINKING_ANNOUNCED_AFTER_MS, signal).then(
      () => announcer.announce(THINKING),
      () => undefined,
    );
  }

  const session = createSession({
    machine: series<Position, Level>(rules),
    initial: startSeries(seatsOf('two-players'), freshSeed()),
    performer: {
      perform,
      play(cue, signal) {
        if (cue.kind === 'thinking') return announceThinking(signal);
        // The move is shown before it is announced: a toast takes longer to lay out than a piece.
        afterPaint(() => {
          announceCue(game, cue, announcer, environment.words());
          sound.play(soundOf(cue, session.snapshot().match.seats, game.soundOfMove));
        });
      },
    },
  });
  return session;
}
