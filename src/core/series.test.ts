import { describe, expect, test } from 'vitest';
import type { Move } from './game.ts';
import { TWO_HUMANS, type Seats } from './game.ts';
import { stones } from '#testing/rules-laws.ts';
import type { Stones } from '#testing/rules-laws.ts';
import type { Series, SeriesEvent } from './series.ts';
import { landedOf, NO_RESULTS, series, startSeries, total } from './series.ts';
import { startMatch } from './versus.ts';

const machine = series<Stones, 'easy'>(stones);
const START: Series<'easy'> = startSeries(TWO_HUMANS, 7);
const UNDO = { type: 'undo' } as const;
const REDO = { type: 'redo' } as const;
const RESET = { type: 'resetTally' } as const;
const RESTART = { type: 'begin', match: startMatch(TWO_HUMANS, 8) } as const;

const LANDED = (ply: number) => ({ type: 'settled', ply, step: 'landing' }) as const;
const SEEN = (ply: number) => ({ type: 'settled', ply, step: 'result' }) as const;

const FIRST_WINS = plays(3, 3, 1);
const SECOND_WINS = plays(3, 1, 2, 1);
const DRAW = plays(3, 1, 3);

describe('the tally', () => {
  test.each([
    ['a win of the first side', FIRST_WINS, { ...NO_RESULTS, first: 1 }],
    ['a win of the second side', SECOND_WINS, { ...NO_RESULTS, second: 1 }],
    ['a draw', DRAW, { ...NO_RESULTS, draws: 1 }],
    ['an unfinished match', plays(3, 1), NO_RESULTS],
  ])('counts %s', (_, events, tally) => {
    expect(after(...events).tally).toEqual(tally);
  });

  test('is kept by a new match and grows match by match', () => {
    const { tally } = after(...FIRST_WINS, RESTART, ...DRAW);
    expect(tally).toEqual({ first: 1, second: 0, draws: 1 });
    expect(total(tally)).toBe(2);
  });

  test('counts as many matches as either side has won or none [R34]', () => {
    const { tally } = after(...FIRST_WINS, RESTART, ...SECOND_WINS, RESTART, ...DRAW);
    expect(total(tally)).toBe(3);
  });

  test('counts a result once, whatever is played or undone afterwards [R45]', () => {
    const last = { type: 'play', ply: 2, move: 1 } as const;
    expect(after(...FIRST_WINS, UNDO, last).tally.first).toBe(1);
    expect(after(...FIRST_WINS, RESTART, ...plays(3), UNDO).tally.first).toBe(1);
  });

  test('counts nothing when a match begins that is already finished', () => {
    const { match } = after(...FIRST_WINS);
    expect(after({ type: 'begin', match: { ...match, seed: 9 } }).tally).toEqual(NO_RESULTS);
  });

  test('results of earlier visits are added, told at once, and are no news [R163]', () => {
    const earlier = { first: 2, second: 1, draws: 4 };
    const recall = { type: 'recallTally', tally: earlier } as const;
    expect(after(recall)).toMatchObject({ tally: earlier, told: { tally: earlier } });
    expect(kindsOf(after(), after(recall))).toEqual([]);
    const during = after(...FIRST_WINS, recall);
    expect(during.tally).toEqual({ ...earlier, first: 3 });
    expect(during.told.tally).toEqual(earlier);
    expect(after(...DRAW, recall).tally).toEqual({ ...earlier, draws: 5 });
    expect(after(recall, RESET).tally).toEqual(NO_RESULTS);
    expect(kindsOf(after(recall), after(recall, RESET))).toEqual(['tallyReset']);
  });

  test('a reset leaves the match as it is', () => {
    expect(after(...FIRST_WINS, RESET)).toMatchObject({
      match: after(...FIRST_WINS).match,
      tally: NO_RESULTS,
    });
  });
});

test('other players leave the tally as it is', () => {
  const seats: Seats<'easy'> = { ...TWO_HUMANS, second: { kind: 'computer', level: 'easy' } };
  const reseated = after(...FIRST_WINS, { type: 'begin', match: startMatch(seats, 9) });
  expect(reseated).toMatchObject({
    match: startMatch(seats, 9),
    tally: after(...FIRST_WINS).tally,
  });
});

test('an ignored event leaves the very same state', () => {
  const over = after(...FIRST_WINS);
  expect(machine.update(START, UNDO)).toBe(START);
  expect(machine.update(over, { type: 'play', ply: 3, move: 1 })).toBe(over);
  expect(machine.update(over, UNDO)).toBe(over);
});

describe('redo', () => {
  const seats: Seats<'easy'> = { ...TWO_HUMANS, second: { kind: 'computer', level: 'easy' } };
  const against = (...events: readonly SeriesEvent<'easy'>[]) =>
    events.reduce(machine.update, startSeries(seats, 7));

  test('restores what was taken back, move by move [R154]', () => {
    const back = after(...plays(3, 1), UNDO, UNDO);
    expect(back).toMatchObject({ match: { moves: [] }, undone: [3, 1] });
    const once = machine.update(back, REDO);
    expect(once).toMatchObject({ match: { moves: [3] }, undone: [1], settling: null });
    expect(machine.update(once, REDO)).toMatchObject({ match: { moves: [3, 1] }, undone: [] });
  });

  test('against a computer restores its answer too, so that the person is to move', () => {
    const back = against(...plays(3, 1, 1), UNDO, UNDO);
    expect(back.undone).toEqual([3, 1, 1]);
    const once = machine.update(back, REDO);
    expect(once).toMatchObject({ match: { moves: [3, 1] }, undone: [1] });
    expect(kindsOf(back, once)).toEqual(['redone']);
  });

  test('of a move that the computer had not answered has it think again', () => {
    const back = against(...plays(3), UNDO);
    const again = machine.update(back, REDO);
    expect(machine.tasks(again)).toMatchObject([{ kind: 'think', ply: 1 }]);
    expect(kindsOf(back, again)).toEqual(['redone', 'thinking']);
  });

  test('says whose turn it is', () => {
    const back = after(...plays(3), UNDO);
    expect(machine.cues(back, machine.update(back, REDO))).toEqual([
      { kind: 'redone', next: 'second' },
    ]);
  });

  test.each([
    ['nothing was taken back', plays(3)],
    ['a move was made since', [...plays(3), UNDO, ...plays(1)]],
    ['a match was begun since', [...plays(3), UNDO, RESTART]],
    ['all was restored', [...plays(3), UNDO, REDO]],
  ])('does nothing when %s', (_, events) => {
    const state = after(...events);
    expect(machine.update(state, REDO)).toBe(state);
  });

  test('stays possible after the scores are reset', () => {
    expect(after(...plays(3), UNDO, RESET, REDO).match.moves).toEqual([3]);
  });
});

describe('a move is told when it has been seen', () => {
  test('until its piece has landed, nothing is told of it', () => {
    const played = after(...plays(3));
    expect(played.told).toEqual({ match: START.match, tally: NO_RESULTS, undone: [] });
    expect(kindsOf(START, played)).toEqual([]);
    expect(machine.tasks(played)).toMatchObject([
      { kind: 'settle', step: 'landing', ply: 0, move: 3 },
    ]);
    const landed = machine.update(played, LANDED(0));
    expect(landed.told.match).toBe(landed.match);
    expect(machine.cues(played, landed)).toMatchObject([
      { kind: 'moved', move: 3, side: 'first', ply: 0, next: 'second' },
    ]);
    expect(machine.tasks(landed)).toEqual([]);
  });

  test('until a piece has landed, what can be taken back and restored is what could be before; then what ends a match ends that [R143]', () => {
    const undone = after(...plays(3), UNDO);
    const played = machine.update(undone, { type: 'play', ply: 0, move: 1 });
    expect(landedOf(played)).toMatchObject({ match: { moves: [] }, undone: [3] });
    expect(machine.update(played, REDO), 'which it is not').toBe(played);
    const landed = machine.update(played, LANDED(0));
    expect(landedOf(landed)).toMatchObject({ match: { moves: [1] }, undone: [] });
    const over = after(...FIRST_WINS);
    expect(landedOf(over).match.moves).toHaveLength(2);
    expect(landedOf(machine.update(over, LANDED(2))).match).toBe(over.match);
  });

  test('the last move is told when it has landed; result and tally when they have been seen', () => {
    const over = after(...FIRST_WINS);
    const landed = machine.update(over, LANDED(2));
    expect(kindsOf(over, landed)).toEqual(['moved']);
    expect(landed.told).toEqual(over.told);
    expect(machine.tasks(landed)).toMatchObject([{ kind: 'settle', step: 'result', ply: 2 }]);
    const seen = machine.update(landed, SEEN(2));
    expect(machine.cues(landed, seen)).toEqual([
      { kind: 'over', outcome: { kind: 'win', winner: 'first' } },
    ]);
    expect(seen.told).toEqual({ match: over.match, tally: over.tally, undone: [] });
  });

  test('a move that is answered before it has landed is told with the answer', () => {
    const [one, two] = [after(...plays(3)), after(...plays(3, 1))];
    expect(machine.cues(one, two)).toMatchObject([{ kind: 'moved', ply: 0 }]);
    expect(two.told.match).toEqual(one.match);
  });

  test('a computer thinks at once, and is said to think once the move before has landed', () => {
    const seats: Seats<'easy'> = { ...TWO_HUMANS, second: { kind: 'computer', level: 'easy' } };
    const start = startSeries(seats, 7);
    const played = machine.update(start, { type: 'play', ply: 0, move: 3 });
    expect(machine.tasks(played).map(({ kind }) => kind)).toEqual(['think', 'settle']);
    expect(kindsOf(start, played)).toEqual([]);
    expect(kindsOf(played, machine.update(played, LANDED(0)))).toEqual(['moved', 'thinking']);
  });

  test('what is taken back or begun anew before that is told at once, and only that', () => {
    const played = after(...plays(3));
    expect(kindsOf(played, machine.update(played, UNDO))).toEqual(['undone']);
    const [over, fresh] = [after(...FIRST_WINS), after(...FIRST_WINS, RESTART)];
    expect(machine.cues(over, fresh)).toMatchObject([{ kind: 'begun', isCleared: true }]);
    expect(fresh.told).toEqual({ match: RESTART.match, tally: over.tally, undone: [] });
  });

  test('scores that are reset before the result is told stay at zero', () => {
    const reset = after(...FIRST_WINS, RESET, LANDED(2), SEEN(2));
    expect(reset.told.tally).toEqual(NO_RESULTS);
  });

  test('a reset of the scores tells no move', () => {
    const { told } = after(...FIRST_WINS);
    expect(after(...FIRST_WINS, RESET).told).toEqual({ ...told, tally: NO_RESULTS });
  });

  test('what is waited for is another task after each move and in each step', () => {
    const over = after(...FIRST_WINS);
    const states = [
      after(...plays(3)),
      after(...plays(3, 3)),
      over,
      machine.update(over, LANDED(2)),
    ];
    const keys = states.flatMap((state) => machine.tasks(state).map(({ key }) => key));
    expect(new Set(keys).size).toBe(states.length);
  });

  test('the end of a wait that is no longer waited for changes nothing', () => {
    const over = after(...FIRST_WINS);
    for (const late of [LANDED(1), SEEN(2)]) expect(machine.update(over, late)).toBe(over);
    const told = after(...FIRST_WINS, LANDED(2), SEEN(2));
    for (const late of [LANDED(2), SEEN(2)]) expect(machine.update(told, late)).toBe(told);
  });
});

test.each([
  ['after a match', after(...FIRST_WINS)],
  ['at zero', START],
])('a reset of the tally is told, %s too', (_, before) => {
  expect(machine.cues(before, machine.update(before, RESET))).toEqual([{ kind: 'tallyReset' }]);
});

test('all that is asked of a match between two moves plays each move once', () => {
  let count = 0;
  const counted = series<Stones, 'easy'>({
    ...stones,
    play(position, move) {
      count += 1;
      return stones.play(position, move);
    },
  });
  const moves: readonly Move[] = [1, 1, 1, 1];
  let state: Series<'easy'> = START;
  for (const [ply, move] of moves.entries()) {
    const before = state;
    state = counted.update(before, { type: 'play', ply, move });
    counted.tasks(state);
    counted.cues(before, state);
    expect(count).toBe(ply + 1);
  }
});

describe('a computer that is to begin', () => {
  const computer = { kind: 'computer', level: 'easy' } as const;
  const seats: Seats<'easy'> = { first: computer, second: computer };

  test('thinks', () => {
    expect(machine.tasks(startSeries(seats, 7))).toMatchObject([{ kind: 'think' }]);
  });

  test('is said to think after it is said that the match begins, and nothing is said to be restored', () => {
    const begun = after({ type: 'begin', match: startMatch(seats, 8) });
    expect(kindsOf(START, begun)).toEqual(['begun', 'thinking']);
  });
});

function plays(...moves: readonly Move[]): readonly SeriesEvent<'easy'>[] {
  return moves.map((move, ply) => ({ type: 'play', ply, move }));
}

function after(...events: readonly SeriesEvent<'easy'>[]): Series<'easy'> {
  return events.reduce(machine.update, START);
}

function kindsOf(before: Series<'easy'>, later: Series<'easy'>): readonly string[] {
  return machine.cues(before, later).map(({ kind }) => kind);
}
