import type { Clock } from './clock.ts';
import { keep } from './kept.ts';
import { SOUND_CHOICE } from './sound-choice.ts';
import type { Sound } from './sound.ts';
import type { TextStorage } from './storage.ts';
import type { Visibility } from './visibility.ts';

/** A clock that stands still until a test moves it on. */
export interface FakeClock extends Clock {
  /** Lets time pass, ending each wait at its moment, with all that follows from it, in order. */
  readonly advance: (ms: number) => Promise<void>;
}

/** A clock at 0 that only `advance` moves. */
export function fakeClock(): FakeClock {
  let time = 0;
  let waits: readonly Wait[] = [];

  const forget = (wait: Wait) => {
    waits = waits.filter((other) => other !== wait);
  };

  return {
    now: () => time,
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const wait = { due: time + ms, resolve };
        waits = [...waits, wait];
        signal.addEventListener('abort', () => {
          forget(wait);
          reject(signal.reason);
        });
      }),
    advance: async (ms) => {
      const end = time + ms;
      await settled();
      for (let next = earliest(waits, end); next !== null; next = earliest(waits, end)) {
        forget(next);
        time = next.due;
        next.resolve();
        await settled();
      }
      time = end;
    },
  };
}

/** A storage that a test can write to as another window would. */
export interface FakeStorage extends TextStorage {
  readonly writeElsewhere: (key: string, text: string | null) => void;
}

/** A storage of this page alone, with some texts in it. */
export function fakeStorage(texts: Readonly<Record<string, string>> = {}): FakeStorage {
  const stored = new Map(Object.entries(texts));
  const followers = new Set<{ readonly key: string; readonly listener: () => void }>();
  return {
    read: (key) => stored.get(key) ?? null,
    write: (key, text) => void stored.set(key, text),
    follow(key, listener) {
      const follower = { key, listener };
      followers.add(follower);
      return () => followers.delete(follower);
    },
    writeElsewhere(key, text) {
      if (text === null) stored.delete(key);
      else stored.set(key, text);
      for (const follower of followers) if (follower.key === key) follower.listener();
    },
  };
}

/** A sound that nobody hears, with a choice of this page alone. */
export function silentSound(isOn = true): Sound<unknown> {
  const storage = fakeStorage({ [SOUND_CHOICE.key]: SOUND_CHOICE.format(isOn) });
  return { isOn: keep(storage, SOUND_CHOICE), wake: () => undefined, play: () => undefined };
}

/** A page that never goes out of sight. */
export const ALWAYS_VISIBLE: Visibility = { onHidden: () => () => undefined };

interface Wait {
  readonly due: number;
  readonly resolve: () => void;
}

// Sorting is stable: of two waits due at once, the older ends first.
function earliest(waits: readonly Wait[], end: number): Wait | null {
  const [first] = waits.filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due);
  return first ?? null;
}

// Taken before a test can replace it by a fake: a real macrotask runs after every promise reaction.
const { setTimeout: realTimeout } = globalThis;

function settled(): Promise<void> {
  return new Promise((resolve) => void realTimeout(resolve, 0));
}
