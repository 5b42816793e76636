import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Keyed, Machine } from '#core/machine.ts';
import { pick, random, type Random } from '#core/random.ts';

/** A machine, what may happen to it, and what must hold whatever happens. */
export interface Storm<State, Event, Task extends Keyed, Cue> {
  readonly machine: Machine<State, Event, Task, Cue>;
  /** Begins a run; what the storm itself remembers begins again too. */
  readonly start: (seed: number) => State;
  /** Anything a person or the page could send now, sensible or not. */
  readonly randomEvent: (state: State, next: Random) => Event;
  /** The event that ends a task. */
  readonly answer: (task: Task, next: Random) => Event;
  /** Throws when the step from `before` to `after` breaks a law. */
  readonly check: (before: State, after: State, event: Event) => void;
}

/** How many ended tasks may still be answered, as by a worker that was told to stop too late. */
const LATE_ANSWERS = 8;

/** A test is about 10,000 events long; `npm run sweep` makes it a million. */
const EVENTS = Number(process.env['STORM_EVENTS'] ?? 10_000);

/** Long enough for every game to be finished several times. Runs are half as long on average. */
const MOST_EVENTS_A_RUN = 2000;

/** The same runs each time. */
const SEED = 7;

const TIME_LIMIT_MS = 60_000 + EVENTS * 5;

/**
 * Registers a test that sends random events to a machine, ends its tasks in any order, and answers
 * tasks long after they are over. Besides the storm's own laws, it checks that the keys of waiting
 * tasks differ. A failure is shrunk to few events, which it names.
 */
export function stormOf<State, Event, Task extends Keyed, Cue>(
  name: string,
  storm: Storm<State, Event, Task, Cue>,
): void {
  test(
    `${name}: no law is broken by ${EVENTS.toLocaleString('en')} random events`,
    () => {
      expect(() => runStorm(storm)).not.toThrow();
    },
    TIME_LIMIT_MS,
  );
}

/** What one run has come to. */
interface Progress<State, Task> {
  state: State;
  /** Tasks that may be answered, ended ones among them. */
  tasks: readonly Task[];
}

function runStorm<State, Event, Task extends Keyed, Cue>(
  storm: Storm<State, Event, Task, Cue>,
): void {
  // Biased seeds would repeat a few small numbers, and with them the same events.
  const steps = fc.noBias(fc.nat()).map((seed) => stepOf(storm, seed));
  const runs = fc.commands([steps], { maxCommands: MOST_EVENTS_A_RUN, size: 'max' });
  fc.assert(
    fc.property(fc.nat(), runs, (seed, run) => {
      fc.modelRun(() => ({ model: {}, real: { state: storm.start(seed), tasks: [] } }), run);
    }),
    { seed: SEED, numRuns: Math.ceil((2 * EVENTS) / MOST_EVENTS_A_RUN) },
  );
}

/** One event, which the seed determines together with what has happened before. */
function stepOf<State, Event, Task extends Keyed, Cue>(
  { machine, randomEvent, answer, check }: Storm<State, Event, Task, Cue>,
  seed: number,
): fc.Command<object, Progress<State, Task>> {
  let sent: Event | undefined;
  return {
    check: () => true,
    run(_, progress) {
      const { state } = progress;
      const next = random(seed);
      const waiting = machine.tasks(state);
      checkKeys(waiting);
      progress.tasks = [...progress.tasks, ...waiting].slice(-LATE_ANSWERS);
      const isAnswer = progress.tasks.length > 0 && next() < 0.4;
      sent = isAnswer ? answer(pick(progress.tasks, next), next) : randomEvent(state, next);
      progress.state = machine.update(state, sent);
      machine.cues(state, progress.state);
      check(state, progress.state, sent);
    },
    toString: () => JSON.stringify(sent),
  };
}

function checkKeys(tasks: readonly Keyed[]): void {
  const keys = new Set(tasks.map(({ key }) => key));
  if (keys.size < tasks.length) throw new Error('Two waiting tasks have one key');
}
