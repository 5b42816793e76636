import { describe, expect, test } from 'vitest';
import { TWO_HUMANS } from '#core/game.ts';
import type { Series } from '#core/series.ts';
import { NO_RESULTS } from '#core/series.ts';
import { startMatch } from '#core/versus.ts';
import { parseMoves } from './notation.ts';
import type { ClassicEvent, ClassicState } from './session.ts';
import { CELEBRATION_MS, classicMachine, startClassic } from './session.ts';

const CLOSE = { type: 'closeOverlay' } as const;
const END = { type: 'endCelebration' } as const;
const UNDO = { type: 'undo' } as const;
const RESET = { type: 'resetTally' } as const;
const RESTART = { type: 'begin', match: startMatch(TWO_HUMANS, 8) } as const;

const FIRST_WINS = plays('a1 b1 a2 b2 a3');
const SECOND_WINS = plays('a1 b1 a2 b2 c3 b3');
const OPEN = seen(FIRST_WINS);
const DRAW = plays('a1 b1 c1 b2 a2 c2 b3 a3 c3');

describe('the finale', () => {
  test('there is none while the match goes on', () => {
    expect(startClassic(7).finale).toBeNull();
    expect(after(...plays('a1 b1')).finale).toBeNull();
  });

  test.each([
    ['a win of the first side', FIRST_WINS, 'first'],
    ['a win of the second side', SECOND_WINS, 'second'],
    ['a draw', DRAW, null],
  ])(
    'after %s the overlay is due and the winner, if any, is celebrated',
    (_, events, celebration) => {
      expect(after(...events).finale).toEqual({ overlay: 'due', celebration });
    },
  );

  test('a new match ends it', () => {
    expect(after(...FIRST_WINS, ...OPEN, RESTART).finale).toBeNull();
  });

  test('resetting the scores leaves it as it is', () => {
    const { series, finale } = after(...FIRST_WINS, ...OPEN, END, RESET);
    expect(series.tally).toEqual(NO_RESULTS);
    expect(finale).toEqual({ overlay: 'open', celebration: null });
  });

  test('the next match that is finished has one again', () => {
    expect(after(...FIRST_WINS, ...OPEN, CLOSE, END, RESTART, ...SECOND_WINS).finale).toEqual({
      overlay: 'due',
      celebration: 'second',
    });
  });
});

describe('the overlay', () => {
  test('opens when the result has been seen on the board', () => {
    expect(after(...DRAW, ...seen(DRAW).slice(0, 1)).finale?.overlay).toBe('due');
    expect(after(...DRAW, ...seen(DRAW)).finale?.overlay).toBe('open');
  });

  test('closes when it is open, and the celebration goes on', () => {
    expect(after(...FIRST_WINS, CLOSE).finale?.overlay).toBe('due');
    expect(after(...FIRST_WINS, ...OPEN, CLOSE).finale).toEqual({
      overlay: 'closed',
      celebration: 'first',
    });
  });
});

describe('tasks', () => {
  const keys = (state: ClassicState) =>
    classicMachine.tasks(state).map(({ key }) => key.split(' ')[0]);

  test('a win is seen, and from the opening of the overlay on the end of the celebration is waited for', () => {
    expect(classicMachine.tasks(after(...FIRST_WINS))).toMatchObject([
      { kind: 'settle', step: 'landing' },
    ]);
    expect(classicMachine.tasks(after(...FIRST_WINS, ...OPEN))).toMatchObject([
      { kind: 'wait', ms: CELEBRATION_MS, event: END, fromPaint: true },
    ]);
  });

  test('a draw is only seen', () => {
    expect(keys(after(...DRAW))).toEqual(['landing']);
    expect(keys(after(...DRAW, ...seen(DRAW)))).toEqual([]);
  });

  test('closing the overlay leaves the celebration its key, so that its time goes on', () => {
    const celebration = classicMachine.tasks(after(...FIRST_WINS, ...OPEN));
    expect(classicMachine.tasks(after(...FIRST_WINS, ...OPEN, CLOSE))).toEqual(celebration);
    expect(classicMachine.tasks(after(...FIRST_WINS, ...OPEN, RESET))).toEqual(celebration);
  });

  test('what the next match waits for is not what this one waits for', () => {
    const keysOf = (state: ClassicState) => classicMachine.tasks(state).map(({ key }) => key);
    const again = [RESTART, ...FIRST_WINS];
    const all = [[], OPEN, again, [...again, ...OPEN]].flatMap((events) =>
      keysOf(after(...FIRST_WINS, ...events)),
    );
    expect(new Set(all).size).toBe(4);
  });

  test('nothing is waited for when all has ended', () => {
    expect(keys(after(...FIRST_WINS, ...OPEN, CLOSE, END))).toEqual([]);
    expect(keys(after(...FIRST_WINS, RESTART))).toEqual([]);
  });
});

test('an ignored event leaves the very same state', () => {
  const start = startClassic(7);
  const done = after(...FIRST_WINS, ...OPEN, CLOSE, END);
  for (const event of [CLOSE, END, UNDO]) {
    expect(classicMachine.update(start, event)).toBe(start);
  }
  for (const event of [CLOSE, END, UNDO, ...plays('a1')]) {
    expect(classicMachine.update(done, event)).toBe(done);
  }
});

test('the result is told as the overlay opens; what becomes of overlay and celebration gives no cue', () => {
  const landed = after(...FIRST_WINS, ...OPEN.slice(0, 1));
  const open = OPEN.slice(1).reduce(classicMachine.update, landed);
  expect(classicMachine.cues(landed, open).map(({ kind }) => kind)).toEqual(['over']);
  for (const event of [CLOSE, END]) {
    expect(classicMachine.cues(open, classicMachine.update(open, event))).toEqual([]);
  }
});

test('closing the overlay tells nothing, even while the scores stand at zero', () => {
  const reset = after(...FIRST_WINS, ...OPEN, RESET);
  const closed = classicMachine.update(reset, CLOSE);
  expect(closed).not.toBe(reset);
  expect(classicMachine.cues(reset, closed)).toEqual([]);
});

test('a move that was taken back is restored [R154]', () => {
  const restored = after(...plays('b2 a1'), UNDO, { type: 'redo' });
  expect(restored.series.match.moves).toEqual(parseMoves('b2 a1'));
  expect(restored.finale).toBeNull();
});

test('the scores of earlier visits are added, and the finale stays as it is [R163]', () => {
  const tally = { first: 2, second: 1, draws: 3 };
  const { series, finale } = after(...FIRST_WINS, ...OPEN, { type: 'recallTally', tally });
  expect(series.tally).toEqual({ ...tally, first: 3 });
  expect(finale).toEqual({ overlay: 'open', celebration: 'first' });
});

test('both seats are human', () => {
  const { match }: Series<never> = startClassic(7).series;
  expect(match.seats).toEqual({ first: { kind: 'human' }, second: { kind: 'human' } });
});

/** The last move of a finished match has been seen, and with it the result. */
function seen(moves: readonly ClassicEvent[]): readonly ClassicEvent[] {
  const ply = moves.length - 1;
  return [
    { type: 'settled', ply, step: 'landing' },
    { type: 'settled', ply, step: 'result' },
  ];
}

function plays(game: string): readonly ClassicEvent[] {
  return (parseMoves(game) ?? []).map((move, ply) => ({ type: 'play', ply, move }));
}

function after(...events: readonly ClassicEvent[]): ClassicState {
  return events.reduce(classicMachine.update, startClassic(7));
}
