import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';

/** Follows a session that lives as long as the component: its state, and how to send it events. */
export function useSession<State, Event>(
  create: () => Session<State, Event>,
): readonly [State, (event: Event) => void] {
  const [session] = useState(create);
  const state = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
  useEffect(() => renewOnReturn(session), [session]);
  return [state, session.dispatch];
}

// A page restored from the back/forward cache finds its timers and workers as the browser left them,
// and each browser leaves them in its own way.
function renewOnReturn({ renew }: Pick<Session<unknown, never>, 'renew'>): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) renew();
  };
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}
