import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { USUAL_TABLE_MB } from '#solver/engine.ts';
import { positionAfter } from '#solver/position.ts';
import type {
  SolverMessage,
  SolverQuestion,
  SolverRequest,
  SolverStart,
} from '#solver/protocol.ts';

const EMPTY = positionAfter('');
/** Of AI Legend and of a review; without the table of openings each takes the better part of a minute. */
const LONG_QUESTIONS: readonly SolverQuestion[] = [
  { asks: 'move', position: EMPTY, seed: 7 },
  { asks: 'score', position: EMPTY },
];
/** Much less than a search that goes on takes. */
const WAIT = { timeout: 10_000, interval: 10 };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

test('a question that waits for its turn is not taken for forgotten: the worker says that it is at work', async () => {
  vi.useFakeTimers();
  // What the worker needs is on its way for ever.
  const worker = await startWorker(() => new Promise(() => undefined));
  worker.tell({ id: 1, asks: 'ready' });
  worker.tell({ id: 2, asks: 'score', position: EMPTY });
  await vi.advanceTimersByTimeAsync(1000);
  for (const id of [1, 2]) {
    expect(worker.said.filter((message) => message.id === id)).toContainEqual({
      id,
      kind: 'working',
    });
  }
});

test('openings that never come are waited for no longer than ten seconds: then the worker is ready without them', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.useFakeTimers();
  const worker = await startWorker((address, { signal }) =>
    address.includes('.wasm') ? fetchSearchAlone(address) : untilAborted(signal),
  );
  worker.tell({ id: 1, asks: 'ready' });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(worker.answers()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(worker.answers()).toHaveLength(1), WAIT);
  expect(worker.answers()).toEqual([{ id: 1, kind: 'done', answer: { knowsOpenings: false } }]);
});

test('a search that never comes is given up after ten seconds', async () => {
  vi.useFakeTimers();
  const worker = await startWorker((_, { signal }) => untilAborted(signal));
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  worker.tell({ id: 1, asks: 'ready' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(worker.answers()).toMatchObject([{ id: 1, kind: 'failed', isRefused: false }]);
});

test.each(LONG_QUESTIONS)(
  'what a page wants no more stops at once, whether it is searched or waits for its turn, and the next question is answered: $asks [R174]',
  async (question) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const worker = await startWorker(fetchSearchAlone);
    worker.tell({ id: 1, ...question });
    worker.tell({ id: 2, ...question });
    await vi.waitFor(() => expect(worker.said).toContainEqual({ id: 1, kind: 'working' }), WAIT);
    worker.tell({ id: 1, asks: 'nothing' });
    worker.tell({ id: 2, asks: 'nothing' });
    // Skull wins with its next disc. Questions are answered one after the other.
    worker.tell({ id: 3, asks: 'score', position: positionAfter('112233') });
    await vi.waitFor(() => expect(worker.answers()).toHaveLength(1), WAIT);
    expect(worker.answers()).toEqual([{ id: 3, kind: 'done', answer: 18 }]);
  },
);

/** The worker in this process, with what it needs from `fetchFile`. */
async function startWorker(
  fetchFile: (address: string, options: { readonly signal: AbortSignal }) => Promise<Response>,
) {
  const said: SolverMessage[] = [];
  const worker = new EventTarget();
  vi.stubGlobal('addEventListener', worker.addEventListener.bind(worker));
  vi.stubGlobal('postMessage', (message: SolverMessage) => said.push(message));
  vi.stubGlobal('fetch', fetchFile);
  await import('./solver.worker.ts');
  const tell = (data: SolverStart | SolverRequest) =>
    worker.dispatchEvent(new MessageEvent('message', { data }));
  tell({ asks: 'start', tableMb: USUAL_TABLE_MB });
  return { said, tell, answers: () => said.filter(({ kind }) => kind !== 'working') };
}

/** A request that is never answered. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Serves the search without the table of openings. */
function fetchSearchAlone(address: string): Promise<Response> {
  return Promise.resolve(
    address.includes('.wasm')
      ? new Response(readFileSync('src/generated/connect-four.wasm'))
      : new Response(null, { status: 404 }),
  );
}
