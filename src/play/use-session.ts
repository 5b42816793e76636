import { useState, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';

/** Follows a session that lives as long as the component: its state, and how to send it events. */
export function useSession<State, Event>(
  create: () => Session<State, Event>,
): readonly [State, (event: Event) => void] {
  const [session] = useState(create);
  const state = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
  return [state, session.dispatch];
}
