import { afterEach, expect, test, vi } from 'vitest';
import type { SolverMessage, SolverRequest, SolverStart } from '#solver/protocol.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a question that waits for its turn is not taken for forgotten: the worker says that it is at work', async () => {
  vi.useFakeTimers();
  const said: SolverMessage[] = [];
  const worker = new EventTarget();
  vi.stubGlobal('addEventListener', worker.addEventListener.bind(worker));
  vi.stubGlobal('postMessage', (message: SolverMessage) => said.push(message));
  // What the worker needs is on its way for ever.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await import('./solver.worker.ts');

  const requests: readonly SolverRequest[] = [
    { id: 1, asks: 'ready' },
    { id: 2, asks: 'score', position: { mover: 0n, filled: 0n } },
  ];
  const start: SolverStart = { asks: 'start', tableMb: 4 };
  for (const data of [start, ...requests])
    worker.dispatchEvent(new MessageEvent('message', { data }));
  await vi.advanceTimersByTimeAsync(1000);
  for (const { id } of requests) {
    expect(said.filter((message) => message.id === id)).toContainEqual({ id, kind: 'working' });
  }
});
