import { useSyncExternalStore } from 'react';

/** The id of the place that the window's address names, followed; empty without one, and in served markup. */
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
