/** What a state waits for; equal keys mean the same piece of work. */
export interface Keyed {
  readonly key: string;
}

/** A program without effects: events change its state, and all it asks of the world is data. */
export interface Machine<State, Event, Task extends Keyed, Cue> {
  /** The next state; the same object when the event is ignored. */
  readonly update: (state: State, event: Event) => State;
  /** Everything the state waits for, each with a key of its own. */
  readonly tasks: (state: State) => readonly Task[];
  /** What to sound, announce or count once one event has turned `before` into `after`. */
  readonly cues: (before: State, after: State) => readonly Cue[];
}

/** A delay, and the event that happens when it is over. */
export interface WaitTask<Event> extends Keyed {
  readonly kind: 'wait';
  readonly ms: number;
  readonly event: Event;
  /** The delay begins once what the state shows has been painted. */
  readonly fromPaint?: true;
}
