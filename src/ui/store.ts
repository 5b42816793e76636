import { useSyncExternalStore } from 'react';

/** A value that components can follow: the smallest contract of `useSyncExternalStore`. */
export interface Store<Value> {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
  /** Calls the listener after every change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store that starts with a value and tells its listeners when another one is written. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    read: () => current,
    write(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Follows the store's value: the component renders again when it changes. */
export function useStore<Value>(store: Pick<Store<Value>, 'read' | 'subscribe'>): Value {
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}

/** What a component needs of a value that outlives the page. */
interface KeptValue<Value> extends Pick<Store<Value>, 'read' | 'subscribe'> {
  readonly initial: Value;
}

/** Follows a kept value; a served page and its first render in the browser show the initial one. */
export function useKept<Value>({ subscribe, read, initial }: KeptValue<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => initial);
}
