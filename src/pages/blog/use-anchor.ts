import { useSyncExternalStore } from 'react';

/** The id that the window's address names, kept up to date; empty if it names none, and in served markup. */
export function useAnchor(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
