import type { Session } from './session.ts';

/**
 * A view of the session for readers who must not see the whole state: its snapshot is what `viewOf`
 * makes of the state, computed once for each state.
 */
export function project<State, View, Event>(
  session: Session<State, Event>,
  viewOf: (state: State) => View,
): Session<View, Event> {
  let state = session.snapshot();
  let view = viewOf(state);
  return {
    ...session,
    snapshot() {
      const now = session.snapshot();
      if (!Object.is(now, state)) {
        state = now;
        view = viewOf(now);
      }
      return view;
    },
  };
}
