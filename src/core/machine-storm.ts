import { expect, test } from 'vitest';
import type { Keyed, Machine } from './machine.ts';
import { pick, random, type Random } from './random.ts';

/** A machine, what may happen to it, and what must hold whatever happens. */
export interface Storm<State, Event, Task extends Keyed, Cue> {
  readonly machine: Machine<State, Event, Task, Cue>;
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

/** A test is 10,000 events long; `npm run sweep` makes it a million. */
const EVENTS = Number(process.env['STORM_EVENTS'] ?? 10_000);

const TIME_LIMIT_MS = 60_000 + EVENTS * 5;

/**
 * Registers a test that sends random events to a machine, ends its tasks in any order, and answers
 * tasks long after they are over. Besides the storm's own laws, it checks that the keys of waiting
 * tasks differ.
 */
export function stormOf<State, Event, Task extends Keyed, Cue>(
  name: string,
  storm: Storm<State, Event, Task, Cue>,
): void {
  test(
    `${name}: no law is broken by ${EVENTS.toLocaleString('en')} random events`,
    () => {
      expect(() => rage(storm, random(EVENTS))).not.toThrow();
    },
    TIME_LIMIT_MS,
  );
}

function rage<State, Event, Task extends Keyed, Cue>(
  { machine, start, randomEvent, answer, check }: Storm<State, Event, Task, Cue>,
  next: Random,
): void {
  let state = start(1);
  let tasks: readonly Task[] = [];
  for (let count = 0; count < EVENTS; count += 1) {
    const waiting = machine.tasks(state);
    checkKeys(waiting);
    tasks = [...tasks, ...waiting].slice(-LATE_ANSWERS);
    const isAnswer = tasks.length > 0 && next() < 0.4;
    const event = isAnswer ? answer(pick(tasks, next), next) : randomEvent(state, next);
    const after = machine.update(state, event);
    machine.cues(state, after);
    check(state, after, event);
    state = after;
  }
}

function checkKeys(tasks: readonly Keyed[]): void {
  const keys = new Set(tasks.map(({ key }) => key));
  if (keys.size < tasks.length) throw new Error('Two waiting tasks have one key');
}
