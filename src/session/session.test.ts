import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ChooseMove, Match, Move, Seats } from '#core/game.ts';
import { isLegalGame, TWO_HUMANS } from '#core/game.ts';
import { pick, random, type Random } from '#core/random.ts';
import type { ThinkTask, VersusCue, VersusEvent } from '#core/versus.ts';
import { playableMoves, positionOf, startMatch, versus } from '#core/versus.ts';
import { fakeClock } from '#services/fakes.ts';
import { stones, type Stones } from '#testing/rules-laws.ts';
import { createSession } from './session.ts';

type Task = ThinkTask<Stones, 'easy'>;

const machine = versus<Stones, 'easy'>(stones);
const HUMAN = { kind: 'human' } as const;
const COMPUTER = { kind: 'computer', level: 'easy' } as const;
const HUMAN_FIRST = { first: HUMAN, second: COMPUTER } as const;
const TWO_COMPUTERS = { first: COMPUTER, second: COMPUTER } as const;
const THINK_MS = 1000;

const anyMove: ChooseMove<Stones, 'easy'> = (position, _level, seed) =>
  pick(stones.legalMoves(position), random(seed));

describe('a computer', () => {
  test('replies with a move once it has thought', async () => {
    const { session, clock, moves, cues } = started(HUMAN_FIRST);
    session.dispatch({ type: 'play', ply: 0, move: 3 });
    await clock.advance(THINK_MS - 1);
    expect(moves()).toEqual([3]);
    await clock.advance(1);
    expect(moves()).toHaveLength(2);
    expect(cues.map(({ kind }) => kind)).toEqual(['moved', 'thinking', 'moved']);
  });

  test('gives the same reply for the same seed', async () => {
    const games = await Promise.all([7, 7].map((seed) => playedOut(TWO_COMPUTERS, seed)));
    expect(games[0]).toEqual(games[1]);
  });

  test('plays a whole game against another computer', async () => {
    const { clock, moves, cues } = started(TWO_COMPUTERS);
    await clock.advance(7 * THINK_MS);
    expect(isOver(moves())).toBe(true);
    expect(cues.filter(({ kind }) => kind === 'over')).toHaveLength(1);
  });

  test('plays a whole game against a human', async () => {
    const { session, clock, moves, cues } = started(HUMAN_FIRST);
    const next = random(7);
    while (!isOver(moves())) {
      const [ply, open] = [moves().length, playableMoves(stones, session.snapshot())];
      if (open.length > 0) session.dispatch({ type: 'play', ply, move: pick(open, next) });
      await clock.advance(THINK_MS);
    }
    expect(cues.filter(({ kind }) => kind === 'over')).toHaveLength(1);
  });
});

describe('a late reply', () => {
  test.each<[string, VersusEvent<'easy'>]>([
    ['undo', { type: 'undo' }],
    ['a new match', { type: 'begin', match: startMatch(HUMAN_FIRST, 8) }],
  ])('after %s falls away, even from a performer that ignores the abort', async (_, event) => {
    const { session, thoughts, moves } = withThoughts(HUMAN_FIRST);
    session.dispatch({ type: 'play', ply: 0, move: 3 });
    session.dispatch(event);
    expect(thoughts[0]?.signal.aborted).toBe(true);
    await thoughts[0]?.answer(1);
    expect(moves()).toEqual([]);
  });

  test('falls away when the same move is thought about anew', async () => {
    const { session, thoughts, moves } = withThoughts(HUMAN_FIRST);
    session.dispatch({ type: 'play', ply: 0, move: 3 });
    session.dispatch({ type: 'undo' });
    session.dispatch({ type: 'play', ply: 0, move: 3 });
    await thoughts[0]?.answer(1);
    expect(moves()).toEqual([3]);
    await thoughts[1]?.answer(2);
    expect(moves()).toEqual([3, 2]);
  });
});

describe('tasks', () => {
  test('are not performed before the first subscription', () => {
    const { session, thoughts } = withThoughts(TWO_COMPUTERS, { subscribed: false });
    expect(thoughts).toHaveLength(0);
    session.subscribe(() => {});
    expect(thoughts).toHaveLength(1);
  });

  test('go on while their key stays', () => {
    const { session, thoughts } = withThoughts(TWO_COMPUTERS);
    session.subscribe(() => {});
    session.dispatch({ type: 'begin', match: { ...session.snapshot() } });
    session.dispatch({ type: 'play', ply: 5, move: 1 });
    expect(thoughts).toHaveLength(1);
    expect(thoughts[0]?.signal.aborted).toBe(false);
  });

  test('begin anew on request, and what they answered before falls away', async () => {
    const { session, thoughts, moves } = withThoughts(HUMAN_FIRST);
    session.dispatch({ type: 'play', ply: 0, move: 3 });
    session.renew();
    expect(thoughts).toHaveLength(2);
    expect(thoughts[0]?.signal.aborted).toBe(true);
    await thoughts[0]?.answer(1);
    expect(moves()).toEqual([3]);
    await thoughts[1]?.answer(2);
    expect(moves()).toEqual([3, 2]);
  });

  test('go on until the last of several subscriptions ends', () => {
    const { session, thoughts, unsubscribe } = withThoughts(TWO_COMPUTERS);
    const leave = session.subscribe(() => {});
    unsubscribe();
    expect(thoughts[0]?.signal.aborted).toBe(false);
    leave();
    expect(thoughts[0]?.signal.aborted).toBe(true);
  });

  test('do nothing after the last subscription has ended', async () => {
    const { thoughts, unsubscribe, moves } = withThoughts(TWO_COMPUTERS);
    unsubscribe();
    await thoughts[0]?.answer(1);
    expect(moves()).toEqual([]);
  });

  test('are performed anew after a new subscription', async () => {
    const { session, thoughts, unsubscribe, moves } = withThoughts(TWO_COMPUTERS);
    unsubscribe();
    session.subscribe(() => {});
    expect(thoughts).toHaveLength(2);
    await thoughts[1]?.answer(1);
    expect(moves()).toEqual([1]);
  });
});

describe('the signal of a cue', () => {
  test('is aborted when the state has become another one, and when nobody follows it any more', () => {
    const { session, signals, unsubscribe } = started(TWO_HUMANS);
    session.dispatch({ type: 'play', ply: 0, move: 1 });
    session.dispatch({ type: 'play', ply: 0, move: 1 });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    session.dispatch({ type: 'play', ply: 1, move: 1 });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    unsubscribe();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});

describe('a failure of the performer', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test('reaches the error event of the window', async () => {
    const thrown = caughtMicrotasks();
    const { thoughts } = withThoughts(TWO_COMPUTERS);
    await thoughts[0]?.fail(new Error('broken'));
    expect(thrown).toHaveLength(1);
    expect(thrown[0]).toThrow('broken');
  });

  test('is silent after an abort', async () => {
    const thrown = caughtMicrotasks();
    const { thoughts, unsubscribe } = withThoughts(TWO_COMPUTERS);
    unsubscribe();
    await thoughts[0]?.fail(new Error('aborted'));
    expect(thrown).toEqual([]);
  });

  function caughtMicrotasks(): (() => void)[] {
    const caught: (() => void)[] = [];
    vi.stubGlobal('queueMicrotask', (task: () => void) => caught.push(task));
    return caught;
  }
});

describe('listeners', () => {
  test('hear each change once and nothing of ignored events', () => {
    const { session } = started(TWO_HUMANS);
    const listener = vi.fn<() => void>();
    const before = session.snapshot();
    session.subscribe(listener);
    session.dispatch({ type: 'undo' });
    expect(listener).not.toHaveBeenCalled();
    expect(session.snapshot()).toBe(before);
    session.dispatch({ type: 'play', ply: 0, move: 3 });
    expect(listener).toHaveBeenCalledOnce();
  });

  test('hear nothing after they have unsubscribed, be it twice', () => {
    const { session } = started(TWO_HUMANS);
    const [gone, listener] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const unsubscribe = session.subscribe(gone);
    session.subscribe(listener);
    unsubscribe();
    unsubscribe();
    session.dispatch({ type: 'play', ply: 0, move: 3 });
    expect(gone).not.toHaveBeenCalled();
    expect(listener).toHaveBeenCalledOnce();
  });
});

test('a double click, twice the same ply, plays once', () => {
  const { session, moves } = started(TWO_HUMANS);
  session.dispatch({ type: 'play', ply: 0, move: 1 });
  session.dispatch({ type: 'play', ply: 0, move: 1 });
  expect(moves()).toEqual([1]);
});

test.each([
  ['two humans', TWO_HUMANS],
  ['a human and a computer', HUMAN_FIRST],
  ['two computers', TWO_COMPUTERS],
])('2000 random events among %s break no law', async (_, seats) => {
  const steps = fc.noBias(fc.nat()).map(seriesStep);
  const runs = fc.commands([steps], { maxCommands: 400, size: 'max' });
  const property = fc.asyncProperty(runs, (run) =>
    fc.asyncModelRun(() => ({ model: { finished: 0 }, real: withThoughts(seats) }), run),
  );
  await expect(fc.assert(property, { seed: 7, numRuns: 10 })).resolves.toBeUndefined();
});

/** How many results must have been told. */
interface Results {
  finished: number;
}

/** One event or reply, which the seed determines together with what has happened before. */
function seriesStep(seed: number): fc.AsyncCommand<Results, ReturnType<typeof withThoughts>> {
  let sent: VersusEvent<'easy'> | 'reply' = 'reply';
  return {
    check: () => true,
    async run(results, { session, thoughts, moves, cues }) {
      const next = random(seed);
      const wasOver = isOver(moves());
      sent = randomEvent(session.snapshot(), next);
      if (sent !== 'reply') session.dispatch(sent);
      else if (thoughts.length > 0) await pick(thoughts, next).answer(pick([1, 2, 3], next));

      if (isOver(moves()) && !wasOver) results.finished += 1;
      expect(isLegalGame(stones, moves())).toBe(true);
      expect(cues.filter(({ kind }) => kind === 'over').length).toBe(results.finished);
      expect(thoughts.filter(({ signal }) => !signal.aborted).length).toBe(
        machine.tasks(session.snapshot()).length,
      );
    },
    toString: () => JSON.stringify(sent),
  };
}

function randomEvent({ seats, moves }: Match<'easy'>, next: Random): VersusEvent<'easy'> | 'reply' {
  const ply = moves.length - (next() < 0.1 ? 1 : 0);
  const play = { type: 'play', ply, move: pick([0, 1, 2, 3], next) } as const;
  const fresh = startMatch(seats, Math.floor(next() * 2 ** 32));
  const rare = pick([{ type: 'undo' }, { type: 'begin', match: fresh }] as const, next);
  return next() < 0.15 ? rare : pick([play, 'reply'] as const, next);
}

interface Thought {
  readonly signal: AbortSignal;
  readonly answer: (move: Move) => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
}

/** A session whose computers answer only when the test lets them, even after an abort. */
function withThoughts(seats: Seats<'easy'>, { subscribed } = { subscribed: true }) {
  const thoughts: Thought[] = [];
  return { ...sessionOf(seats, 7, perform, subscribed), thoughts };

  function perform({ ply }: Task, signal: AbortSignal): Promise<VersusEvent<'easy'>> {
    return new Promise((resolve, reject) => {
      thoughts.push({
        signal,
        answer: (move) => settle(() => resolve({ type: 'play', ply, move })),
        fail: (error) => settle(() => reject(error)),
      });
    });
  }

  // A macrotask runs after every promise reaction.
  async function settle(end: () => void): Promise<void> {
    end();
    await new Promise(setImmediate);
  }
}

/** A session whose computers think for `THINK_MS` and then move at random. */
function started(seats: Seats<'easy'>, seed = 7) {
  const clock = fakeClock();
  return { ...sessionOf(seats, seed, perform, true), clock };

  async function perform(task: Task, signal: AbortSignal): Promise<VersusEvent<'easy'>> {
    await clock.wait(THINK_MS, signal);
    const move = anyMove(task.position, task.level, task.seed);
    return { type: 'play', ply: task.ply, move };
  }
}

function sessionOf(
  seats: Seats<'easy'>,
  seed: number,
  perform: (task: Task, signal: AbortSignal) => Promise<VersusEvent<'easy'>>,
  subscribed: boolean,
) {
  const cues: VersusCue<Stones>[] = [];
  const signals: AbortSignal[] = [];
  const play = (cue: VersusCue<Stones>, signal: AbortSignal) => {
    cues.push(cue);
    signals.push(signal);
  };
  const initial = startMatch(seats, seed);
  const session = createSession({ machine, performer: { perform, play }, initial });
  const unsubscribe = subscribed ? session.subscribe(() => {}) : () => {};
  return { session, cues, signals, unsubscribe, moves: () => session.snapshot().moves };
}

async function playedOut(seats: Seats<'easy'>, seed: number): Promise<readonly Move[]> {
  const { clock, moves } = started(seats, seed);
  await clock.advance(7 * THINK_MS);
  return moves();
}

function isOver(moves: readonly Move[]): boolean {
  const match = { seats: TWO_HUMANS, seed: 7, moves };
  return stones.outcome(positionOf(stones, match)) !== null;
}
