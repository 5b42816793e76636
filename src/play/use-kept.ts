import { useSyncExternalStore } from 'react';
import type { Kept } from '#services/kept.ts';

/** Follows a kept value; a served page and its first render in the browser show the initial one. */
export function useKept<Value>({ subscribe, read, initial }: Kept<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => initial);
}
