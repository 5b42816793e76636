import { describe, expect, test, vi } from 'vitest';
import { fakeClock } from '#services/fakes.ts';
import { FakeWorker, type Answering } from '#testing/fake-worker.ts';
import { createSolverClient, SOLVER_SILENCE_LIMIT_MS, SolverError } from './solver-client.ts';
import { MOST_WORKERS, type AskedWorker } from './worker-line.ts';

const POSITION = { mover: 0n, filled: 0n };

const answers =
  (answer: unknown): Answering =>
  (worker, { id }) =>
    worker.say({ id, kind: 'done', answer });
const fails =
  (isRefused: boolean): Answering =>
  (worker, { id }) =>
    worker.say({ id, kind: 'failed', reason: 'no way', isRefused });
const refuses = fails(true);
const isSilent: Answering = () => undefined;

test('a question is answered by the worker', async () => {
  const { client, workers } = clientWith([answers(-2)]);
  const score = client.ask({ asks: 'score', position: POSITION }, signal());
  await expect(score).resolves.toBe(-2);
  expect(workers[0]?.requests).toMatchObject([{ asks: 'score', position: POSITION }]);
});

test('a worker that shows that it works is waited for as long as it does; a silent one is not', async () => {
  const { client, clock, workers, startWorker } = clientWith([isSilent, isSilent]);
  const score = client.ask({ asks: 'score', position: POSITION }, signal());
  const told = score.catch((error: unknown) => error);
  for (let sign = 0; sign < 5; sign += 1) {
    await clock.advance(SOLVER_SILENCE_LIMIT_MS - 1);
    workers[0]?.say({ id: workers[0].requests[0]?.id, kind: 'working' });
  }
  expect(startWorker).toHaveBeenCalledTimes(1);
  await clock.advance(MOST_WORKERS * SOLVER_SILENCE_LIMIT_MS);
  await expect(told).resolves.toBeInstanceOf(Error);
  expect(startWorker).toHaveBeenCalledTimes(MOST_WORKERS);
});

test('where perfect play is refused, that is told with the reason, at once from then on [R175]', async () => {
  const { client, startWorker, workers } = clientWith([refuses, refuses]);
  const ask = () => client.ask({ asks: 'ready' }, signal());
  await expect(ask()).rejects.toThrow('no way');
  await expect(ask()).rejects.toThrow(SolverError);
  expect(startWorker).toHaveBeenCalledTimes(MOST_WORKERS);
  expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
});

test('where perfect play could not be fetched, the next question tries once more [R175]', async () => {
  const { client } = clientWith([fails(false), fails(false), answers(3)]);
  const ask = () => client.ask({ asks: 'score', position: POSITION }, signal());
  const failure = await ask().catch((error: unknown) => error);
  expect(failure).toEqual(new Error('no way'));
  await expect(ask()).resolves.toBe(3);
});

test('when a worker fails, all questions that wait are asked again at once, and the failure counts once', async () => {
  const failsOnce: Answering = (worker, { id }) => {
    if (worker.requests.length === 2)
      worker.say({ id, kind: 'failed', reason: 'no way', isRefused: true });
  };
  const { client, startWorker } = clientWith([failsOnce, answers(3)]);
  const questions = [1, 2].map(() => client.ask({ asks: 'score', position: POSITION }, signal()));
  await expect(Promise.all(questions)).resolves.toEqual([3, 3]);
  expect(startWorker).toHaveBeenCalledTimes(2);
});

describe('a question that is not wanted any more', () => {
  test('is dropped by the worker, which goes on to the next one [R174]', async () => {
    const { client, workers } = clientWith([isSilent]);
    const controller = new AbortController();
    const left = client.ask({ asks: 'columns', position: POSITION }, controller.signal);
    controller.abort('left');
    await expect(left).rejects.toBe('left');
    const [first, second] = workers[0]?.requests ?? [];
    expect(second).toEqual({ id: first?.id, asks: 'nothing' });
    expect(workers[0]?.isTerminated).toBe(false);
  });
});

function signal(): AbortSignal {
  return new AbortController().signal;
}

/** A client whose workers have the given behaviours in turn. */
function clientWith(behaviours: readonly Answering[]) {
  const clock = fakeClock();
  const workers: FakeWorker[] = [];
  const startWorker = vi.fn<() => AskedWorker>(() => {
    const worker = new FakeWorker(behaviours[workers.length] ?? isSilent);
    workers.push(worker);
    return worker;
  });
  return { client: createSolverClient(startWorker, clock), clock, workers, startWorker };
}
