import type { TextStorage } from './storage.ts';

/** How a value is written down, and read again. */
export interface Codec<Value> {
  readonly key: string;
  /** Reads the stored text, whoever wrote it; `null` means that nothing is stored. */
  readonly parse: (text: string | null) => {
    readonly value: Value;
    /** False when something was not understood; the console is then warned. */
    readonly isIntact: boolean;
  };
  readonly format: (value: Value) => string;
  /** A longer text, in characters, is not read; 10,000 unless it says otherwise. */
  readonly longestText?: number;
}

/** A value that outlives the page, in the shape that React's `useSyncExternalStore` expects. */
export interface Kept<Value> {
  /** The value when nothing is stored, and therefore what a served page shows. */
  readonly initial: Value;
  /** The value as this page knows it; the same object until it changes. */
  readonly read: () => Value;
  /** The value as it is stored now, perhaps by another window. */
  readonly readAfresh: () => Value;
  readonly write: (value: Value) => void;
  /** Calls back after each change, by any window, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A longer text was not stored by this site, and reading it would hold the page up. */
const LONGEST_TEXT = 10_000;

/** Keeps a value in a storage, which is not touched before the value is asked for. */
export function keep<Value>(storage: TextStorage, codec: Codec<Value>): Kept<Value> {
  const { key, parse, format, longestText = LONGEST_TEXT } = codec;
  const { value: initial } = parse(null);
  const listeners = new Set<() => void>();
  let known: { readonly text: string | null; readonly value: Value } | null = null;

  function understood(text: string | null): Value {
    const isTooLong = text !== null && text.length > longestText;
    const { value, isIntact } = isTooLong ? { value: initial, isIntact: false } : parse(text);
    if (!isIntact) console.warn(`What is stored as ${key} cannot be read, or not all of it.`);
    return value;
  }

  // The same text is not read twice: its value stays the same object, and one warning is enough.
  function readAfresh(): Value {
    const text = storage.read(key);
    if (known === null || known.text !== text) known = { text, value: understood(text) };
    return known.value;
  }

  return {
    initial,
    read: () => (known === null ? readAfresh() : known.value),
    readAfresh,
    write(value) {
      const text = format(value);
      known = { text, value };
      storage.write(key, text);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      // Another window may have written while nobody listened.
      readAfresh();
      listeners.add(listener);
      const stopFollowing = storage.follow(key, () => {
        readAfresh();
        listener();
      });
      return () => {
        listeners.delete(listener);
        stopFollowing();
      };
    },
  };
}
