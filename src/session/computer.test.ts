import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { USUAL_LEVELS, type Level } from '#core/mode.ts';
import { fakeClock } from '#services/fakes.ts';
import { FakeWorker } from '#testing/fake-worker.ts';
import { stones, type Stones } from '#testing/rules-laws.ts';
import type { SolverQuestion } from '#solver/protocol.ts';
import { createComputer, type PerfectPlay } from './computer.ts';
import { SolverError, type SolverClient } from './solver-client.ts';

type Ask = (question: SolverQuestion, signal: AbortSignal) => Promise<unknown>;

const BITS = { mover: 1n, filled: 3n };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('at the level that never errs', () => {
  test('the solver is asked for the move, with the position and the seed [R174]', async () => {
    const ask = solverThat(() => Promise.resolve(2));
    const { choose, worker } = computerWith(ask);
    await expect(choose('legend')).resolves.toBe(2);
    expect(ask.mock.calls[0]?.[0]).toEqual({ asks: 'move', position: BITS, seed: 7 });
    expect(worker.requests).toEqual([]);
  });

  test('a computer without perfect play plays as well as it can, and says so on the console [R175]', async () => {
    const ask = solverThat(() => Promise.reject(new SolverError('refused')));
    const { choose, prepare, worker, told } = computerWith(ask);
    await expect(choose('legend')).resolves.toBe(1);
    expect(worker.requests).toMatchObject([{ level: 'hard' }]);
    expect(console.warn).toHaveBeenCalledTimes(1);
    await prepare();
    expect(told).toEqual(['refused', 'refused']);
  });

  test('whether perfect play works, knows the openings or cannot be fetched is found out beforehand [R175]', async () => {
    for (const [answer, found] of [
      [Promise.resolve({ knowsOpenings: true }), 'ready'],
      [Promise.resolve({ knowsOpenings: false }), 'slow'],
      [Promise.reject(new TypeError('not found')), 'unreachable'],
    ] as const) {
      const { prepare, told } = computerWith(solverThat(() => answer));
      await prepare();
      expect(told).toEqual([found]);
    }
  });

  test('an abort is no refusal', async () => {
    const ask = solverThat((_, signal) => Promise.reject(signal.reason as Error));
    const { choose, prepare, worker, told } = computerWith(ask);
    await expect(choose('legend', AbortSignal.abort('left'))).rejects.toBe('left');
    await prepare(AbortSignal.abort('left'));
    expect(told).toEqual([]);
    expect(worker.requests).toEqual([]);
    expect(console.warn).not.toHaveBeenCalled();
  });
});

test.each(USUAL_LEVELS)('at the level %s the solver is not asked', async (level) => {
  const ask = solverThat(() => Promise.resolve(2));
  const { choose, worker } = computerWith(ask);
  await expect(choose(level)).resolves.toBe(1);
  expect(worker.requests).toMatchObject([{ level, seed: 7 }]);
  expect(ask).not.toHaveBeenCalled();
});

function solverThat(answers: Ask) {
  return vi.fn<Ask>(answers);
}

/** A computer with a solver that answers so, and a worker that always plays 1. */
function computerWith(ask: Ask) {
  const worker = new FakeWorker((asked, { id }) => asked.say({ id, move: 1 }));
  const told: PerfectPlay[] = [];
  const computer = createComputer<Stones>(
    {
      id: 'connect-four',
      rules: stones,
      loadChooseMove: () => Promise.resolve(() => 3),
      loadSolverPosition: () => Promise.resolve(() => BITS),
    },
    {
      startOpponent: () => worker,
      clock: fakeClock(),
      loadSolver: () =>
        Promise.resolve({ ask: ask as unknown as SolverClient['ask'], close: () => undefined }),
    },
    (perfectPlay) => told.push(perfectPlay),
  );
  const never = new AbortController().signal;
  return {
    worker,
    told,
    choose: (level: Level, signal = never) =>
      computer.choose(
        { key: 'think', kind: 'think', position: stones.initial(), level, ply: 1, seed: 7 },
        signal,
      ),
    prepare: (signal = never) => computer.prepare('legend', signal),
  };
}
