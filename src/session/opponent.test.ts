import { describe, expect, test, vi } from 'vitest';
import type { Move } from '#core/game.ts';
import type { UsualLevel } from '#core/mode.ts';
import { FakeWorker, type Answering } from '#testing/fake-worker.ts';
import type { Stones } from '#testing/rules-laws.ts';
import { stones } from '#testing/rules-laws.ts';
import type { ThinkTask } from '#core/versus.ts';
import { fakeClock } from '#services/fakes.ts';
import { createOpponent } from './opponent.ts';
import { MOST_WORKERS, SILENCE_LIMIT_MS, type AskedWorker } from './worker-line.ts';

type Task = ThinkTask<Stones, UsualLevel>;

const POSITION = stones.initial();
const TASK: Task = {
  key: 'think',
  kind: 'think',
  position: POSITION,
  level: 'hard',
  ply: 1,
  seed: 7,
};

/** The move that the page itself would choose; no worker below chooses it. */
const CHOSEN_HERE = 3;

const answers =
  (move: unknown): Answering =>
  (worker, { id }) =>
    worker.say({ id, move });

const isSilent: Answering = () => undefined;
const breaks: Answering = (worker) => worker.dispatchEvent(new Event('error'));
const garbles: Answering = (worker) => worker.dispatchEvent(new Event('messageerror'));
const takesNothing: Answering = () => {
  throw new Error('cannot be cloned');
};
const cannotStart = new Error('no worker here');

describe('a worker that answers', () => {
  test('chooses the move', async () => {
    const { choose, page } = opponentWith([answers(2)]);
    await expect(choose()).resolves.toBe(2);
    expect(page).not.toHaveBeenCalled();
  });

  test('is asked about the position, the level and the seed of the task', async () => {
    const { choose, workers } = opponentWith([answers(1)]);
    await choose();
    expect(workers[0]?.requests).toMatchObject([
      { game: 'connect-four', position: POSITION, level: 'hard', seed: 7 },
    ]);
  });

  test('is started at the first question and asked again, each time by another id', async () => {
    const { choose, workers } = opponentWith([answers(1)]);
    expect(workers).toHaveLength(0);
    await choose();
    await choose();
    expect(workers).toHaveLength(1);
    expect(new Set(workers[0]?.requests.map(({ id }) => id)).size).toBe(2);
  });

  test('has until the limit', async () => {
    const { choose, clock, workers } = opponentWith([isSilent]);
    const move = choose();
    await clock.advance(SILENCE_LIMIT_MS - 1);
    workers[0]?.answer(2);
    await expect(move).resolves.toBe(2);
    expect(workers).toHaveLength(1);
  });

  test('leaves no wait behind', async () => {
    const { choose, waits } = opponentWith([answers(1)]);
    await choose();
    expect(waits).toHaveLength(1);
    expect(waits[0]?.aborted).toBe(true);
  });
});

const FAILURES: readonly (readonly [string, Answering | Error])[] = [
  ['cannot start', cannotStart],
  ['cannot be asked', takesNothing],
  ['dies', breaks],
  ['cannot be understood', garbles],
  ['stays silent beyond the limit', isSilent],
  ['answers a move that is illegal', answers(9)],
  ['answers a move that is no whole number', answers(1.5)],
  ['answers a text', answers('2')],
  ['answers no move', (worker, { id }) => worker.say({ id })],
];

describe.each(FAILURES)('a worker that %s', (_, failure) => {
  test('is ended and replaced by another one', async () => {
    const { choose, clock, workers, page } = opponentWith([failure, answers(2)]);
    const move = choose();
    await clock.advance(SILENCE_LIMIT_MS);
    await expect(move).resolves.toBe(2);
    await expect(choose()).resolves.toBe(2);
    expect(page).not.toHaveBeenCalled();
    expect(workers.slice(0, -1).every(({ isTerminated }) => isTerminated)).toBe(true);
    expect(workers.at(-1)?.isTerminated).toBe(false);
  });

  test('is replaced once: then the page chooses, and goes on to do so', async () => {
    const { choose, clock, startWorker, workers, page, waits } = opponentWith([failure, failure]);
    const move = choose();
    await clock.advance(MOST_WORKERS * SILENCE_LIMIT_MS);
    await expect(move).resolves.toBe(CHOSEN_HERE);
    expect(page).toHaveBeenLastCalledWith(POSITION, 'hard', 7);
    await expect(choose()).resolves.toBe(CHOSEN_HERE);
    expect(startWorker).toHaveBeenCalledTimes(MOST_WORKERS);
    expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
    expect(waits.every(({ aborted }) => aborted)).toBe(true);
  });
});

test('what is no answer at all is passed over', async () => {
  const { choose, clock, workers } = opponentWith([isSilent]);
  const move = choose();
  await clock.advance(0);
  for (const data of [null, undefined, 'hello', 7, {}, { move: 1 }]) workers[0]?.say(data);
  workers[0]?.answer(2);
  await expect(move).resolves.toBe(2);
});

describe('an abort', () => {
  test('rejects with its reason and leaves neither a wait nor a listener', async () => {
    const { opponent, clock, waits, workers } = opponentWith([isSilent]);
    const controller = new AbortController();
    const move = opponent.choose(TASK, controller.signal);
    await clock.advance(10);
    controller.abort('left');
    await expect(move).rejects.toBe('left');
    expect(waits.map(({ aborted }) => aborted)).toEqual([true]);
    expect(workers[0]?.listeners()).toBe(0);
  });

  test('before the question asks nothing', async () => {
    const { opponent, startWorker, page } = opponentWith([answers(1)]);
    await expect(opponent.choose(TASK, AbortSignal.abort('left'))).rejects.toBe('left');
    expect(startWorker).not.toHaveBeenCalled();
    expect(page).not.toHaveBeenCalled();
  });

  test('is no failure: the same worker is asked the next question', async () => {
    const { opponent, choose, workers, startWorker } = opponentWith([isSilent]);
    for (let time = 0; time <= MOST_WORKERS; time += 1) {
      const controller = new AbortController();
      const left = opponent.choose(TASK, controller.signal);
      controller.abort('left');
      await expect(left).rejects.toBe('left');
    }
    const move = choose();
    workers[0]?.answer(1);
    await expect(move).resolves.toBe(1);
    expect(startWorker).toHaveBeenCalledTimes(1);
    expect(workers[0]?.isTerminated).toBe(false);
  });

  test('makes the answer to the older question too late for the next one', async () => {
    const { opponent, clock, choose, workers } = opponentWith([isSilent]);
    const controller = new AbortController();
    const left = opponent.choose(TASK, controller.signal);
    controller.abort('left');
    await expect(left).rejects.toBe('left');
    const move = choose();
    const [older, newer] = workers[0]?.requests ?? [];
    workers[0]?.say({ id: older?.id, move: 1 });
    await clock.advance(0);
    workers[0]?.say({ id: newer?.id, move: 2 });
    await expect(move).resolves.toBe(2);
  });
});

test('a closed opponent has ended its worker; another question starts another', async () => {
  const { opponent, choose, workers } = opponentWith([answers(1), answers(2)]);
  opponent.close();
  await expect(choose()).resolves.toBe(1);
  opponent.close();
  expect(workers[0]?.isTerminated).toBe(true);
  await expect(choose()).resolves.toBe(2);
});

/** An opponent whose workers have the given behaviours in turn; for an error, no worker starts. */
function opponentWith(behaviours: readonly (Answering | Error)[]) {
  const clock = fakeClock();
  const waits: AbortSignal[] = [];
  const workers: FakeWorker[] = [];
  const startWorker = vi.fn<() => AskedWorker>(() => {
    const behaviour = behaviours[startWorker.mock.calls.length - 1];
    if (behaviour === undefined || behaviour instanceof Error) throw behaviour ?? cannotStart;
    const worker = new FakeWorker(behaviour);
    workers.push(worker);
    return worker;
  });
  const page = vi.fn<() => Move>(() => CHOSEN_HERE);
  const opponent = createOpponent<Stones>({
    game: 'connect-four',
    rules: stones,
    loadChooseHere: () => Promise.resolve(page),
    startWorker,
    clock: {
      now: clock.now,
      wait(ms, signal) {
        waits.push(signal);
        return clock.wait(ms, signal);
      },
    },
  });
  const choose = () => opponent.choose(TASK, new AbortController().signal);
  return { opponent, choose, clock, waits, workers, startWorker, page };
}
