import { seatsOf, type Level } from '#core/mode.ts';
import {
  series,
  startSeries,
  type SeriesEvent,
  type SeriesTask,
  type SettleTask,
} from '#core/series.ts';
import type { Announcer } from '#ui/use-announcer.ts';
import { announceCue } from './battle-announcements.ts';
import type { BattleGame, Beat, MovedCue } from './battle-game.ts';
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
      if (task.step === 'landing') beginBeats(task, signal);
      else await beforeLine(signal);
      return settle(task, game.landingMs(task.move, task.position), environment, signal);
    }
    const arrival = prefersReducedMotion() ? 0 : (game.arrivalMs?.(task.position) ?? 0);
    const delay = clock.wait(Math.max(answerDelayMs * answerPace(), arrival), signal);
    const [move] = await Promise.all([computer.choose(task, signal), delay]);
    return { type: 'play', ply: task.ply, move };
  }

  /** Waits until the line of a last move that has landed begins to be drawn. */
  async function beforeLine(signal: AbortSignal): Promise<void> {
    const afterMs = prefersReducedMotion() ? 0 : (game.lineAfterMs?.() ?? 0);
    if (afterMs > 0) await clock.wait(afterMs, signal);
  }

  /** How many beats of a move have been played while it landed, by its ply. */
  const played = new Map<number, number>();

  /** Plays the beats of a move that is landing as they are seen; where nothing moves, all are left until it is told. */
  function beginBeats({ ply, move, position }: SettleTask<Position>, signal: AbortSignal): void {
    played.set(ply, 0);
    if (prefersReducedMotion()) return;
    const next = rules.outcome(position) === null ? rules.sideToMove(position) : null;
    const beats = game.beatsOf({ ply, move, position, next });
    afterPaint(() => {
      for (const [at, beat] of beats.entries()) {
        if (beat.afterMs === undefined) continue;
        clock.wait(beat.afterMs, signal).then(
          () => {
            played.set(ply, at + 1);
            playBeats([beat]);
          },
          () => undefined,
        );
      }
    });
  }

  /** Tells what beats tell, and plays the last sound: sounds must not overlap. */
  function playBeats(beats: readonly Beat[]): void {
    for (const { tell } of beats) tell?.(announcer, environment.words());
    sound.play(beats.at(-1)?.sound ?? null);
  }

  function restOfBeats(moved: MovedCue<Position>): readonly Beat[] {
    return game.beatsOf(moved).slice(played.get(moved.ply) ?? 0);
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
          if (cue.kind === 'moved') playBeats(restOfBeats(cue));
          else sound.play(soundOf(cue, session.snapshot().match.seats));
        });
      },
    },
  });
  return session;
}
