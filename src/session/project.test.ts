import { describe, expect, test, vi } from 'vitest';
import type { Machine } from '#core/machine.ts';
import { project } from './project.ts';
import { createSession, type Session } from './session.ts';

interface Secret {
  readonly hidden: number;
  readonly shown: number;
}

const machine: Machine<Secret, keyof Secret, never, never> = {
  update: (state, key) => ({ ...state, [key]: state[key] + 1 }),
  tasks: () => [],
  cues: () => [],
};

describe('a projected session', () => {
  test('shows what the view holds and nothing else', () => {
    const { session } = projected();
    expect(session.snapshot()).toEqual({ shown: 2 });
    session.dispatch('shown');
    expect(session.snapshot()).toEqual({ shown: 3 });
  });

  test('has nothing of the state within reach', () => {
    const { session } = projected();
    expect(Object.values(session).every((part) => typeof part === 'function')).toBe(true);
  });

  test('makes one view of each state', () => {
    const { session, viewOf } = projected();
    expect(session.snapshot()).toBe(session.snapshot());
    expect(viewOf).toHaveBeenCalledTimes(1);
    session.dispatch('hidden');
    session.snapshot();
    session.snapshot();
    expect(viewOf).toHaveBeenCalledTimes(2);
  });

  test('tells its listeners of each change', () => {
    const { session } = projected();
    const listener = vi.fn<() => void>();
    session.subscribe(listener);
    session.dispatch('shown');
    expect(listener).toHaveBeenCalledOnce();
  });
});

function projected() {
  const viewOf = vi.fn<(state: Secret) => { shown: number }>(({ shown }) => ({ shown }));
  const whole: Session<Secret, keyof Secret> = createSession({
    machine,
    initial: { hidden: 1, shown: 2 },
    performer: { perform: () => Promise.reject(new Error('No task')), play: () => undefined },
  });
  return { session: project(whole, viewOf), viewOf };
}
