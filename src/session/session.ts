import type { Keyed, Machine } from '#core/machine.ts';

/** Carries out in the world what a machine asks for; the only part with effects. */
export interface Performer<Event, Task, Cue> {
  /** The event that ends the task; never rejects unless aborted, since a failure is an event too. */
  readonly perform: (task: Task, signal: AbortSignal) => Promise<Event>;
  /**
   * Sounds, announces or counts a cue. Anything that takes time must stop on the signal, which is
   * aborted when the state changes or nobody follows it any more.
   */
  readonly play: (cue: Cue, signal: AbortSignal) => void;
}

/** A running machine, in the shape that React's `useSyncExternalStore` expects. */
export interface Session<State, Event> {
  /** The state; the same object until it changes. */
  readonly snapshot: () => State;
  /** Calls back after each change of state until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Lets an event happen at once. */
  readonly dispatch: (event: Event) => void;
  /** Restarts every task that is waited for. */
  readonly renew: () => void;
}

/**
 * Runs a machine: each task is performed once for as long as its key stays and somebody is
 * subscribed, and aborted when either ends; what an aborted task still answers is dropped.
 */
export function createSession<State, Event, Task extends Keyed, Cue>({
  machine,
  performer,
  initial,
}: {
  readonly machine: Machine<State, Event, Task, Cue>;
  readonly performer: Performer<Event, Task, Cue>;
  readonly initial: State;
}): Session<State, Event> {
  let state = initial;
  let playing = new AbortController();
  const subscriptions = new Set<{ readonly listener: () => void }>();
  const performances = new Map<string, AbortController>();

  function dispatch(event: Event): void {
    const before = state;
    const after = machine.update(before, event);
    if (Object.is(before, after)) return;
    state = after;
    stopPlaying();
    updateTasks();
    for (const { listener } of subscriptions) listener();
    const { signal } = playing;
    for (const cue of machine.cues(before, after)) performer.play(cue, signal);
  }

  function subscribe(listener: () => void): () => void {
    const subscription = { listener };
    subscriptions.add(subscription);
    updateTasks();
    return () => {
      subscriptions.delete(subscription);
      if (subscriptions.size === 0) stopPlaying();
      updateTasks();
    };
  }

  /** Stops whatever is still being played for the state that ends now. */
  function stopPlaying(): void {
    playing.abort();
    playing = new AbortController();
  }

  function renew(): void {
    stopAllBut(new Set());
    updateTasks();
  }

  function updateTasks(): void {
    const tasks = subscriptions.size > 0 ? machine.tasks(state) : [];
    stopAllBut(new Set(tasks.map(({ key }) => key)));
    for (const task of tasks) {
      if (!performances.has(task.key)) start(task);
    }
  }

  function stopAllBut(keys: ReadonlySet<string>): void {
    for (const [key, controller] of performances) {
      if (keys.has(key)) continue;
      performances.delete(key);
      controller.abort();
    }
  }

  function start(task: Task): void {
    const controller = new AbortController();
    const { signal } = controller;
    performances.set(task.key, controller);
    performer
      .perform(task, signal)
      .then(
        (event) => {
          if (!signal.aborted) dispatch(event);
        },
        (error: unknown) => {
          if (!signal.aborted) throw error;
        },
      )
      .catch(surface);
  }

  return { snapshot: () => state, subscribe, dispatch, renew };
}

// Thrown outside the promise, an error reaches the window's error event.
function surface(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
