import { describe, expect, test } from 'vitest';
import { TWO_HUMANS } from '#core/game.ts';
import type { Series } from '#core/series.ts';
import { NO_RESULTS } from '#core/series.ts';
import { startMatch } from '#core/versus.ts';
import { parseMoves } from './notation.ts';
import type { ClassicEvent, ClassicState } from './session.ts';
import { CELEBRATION_MS, classicMachine, OVERLAY_DELAY_MS, startClassic } from './session.ts';

const OPEN = { type: 'openOverlay' } as const;
const CLOSE = { type: 'closeOverlay' } as const;
const END = { type: 'endCelebration' } as const;
const UNDO = { type: 'undo' } as const;
const RESET = { type: 'resetTally' } as const;
const RESTART = { type: 'begin', match: startMatch(TWO_HUMANS, 8) } as const;

const FIRST_WINS = plays('a1 b1 a2 b2 a3');
const SECOND_WINS = plays('a1 b1 a2 b2 c3 b3');
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
    expect(after(...FIRST_WINS, OPEN, RESTART).finale).toBeNull();
  });

  test('resetting the scores leaves it as it is', () => {
    const { series, finale } = after(...FIRST_WINS, OPEN, END, RESET);
    expect(series.tally).toEqual(NO_RESULTS);
    expect(finale).toEqual({ overlay: 'open', celebration: null });
  });

  test('the next match that is finished has one again', () => {
    expect(after(...FIRST_WINS, CLOSE, END, RESTART, ...SECOND_WINS).finale).toEqual({
      overlay: 'due',
      celebration: 'second',
    });
  });
});

describe('the overlay', () => {
  test('opens only when it is due', () => {
    expect(after(...DRAW, OPEN).finale?.overlay).toBe('open');
    expect(after(...DRAW, CLOSE, OPEN).finale?.overlay).toBe('closed');
    expect(after(OPEN)).toEqual(startClassic(7));
  });

  test('closes when it is due or open, and the celebration goes on', () => {
    expect(after(...FIRST_WINS, CLOSE).finale).toEqual({
      overlay: 'closed',
      celebration: 'first',
    });
    expect(after(...FIRST_WINS, OPEN, CLOSE).finale?.overlay).toBe('closed');
  });
});

describe('tasks', () => {
  const keys = (state: ClassicState) =>
    classicMachine.tasks(state).map(({ key }) => key.split(' ')[0]);

  test('a win waits for the overlay, and from its opening on for the end of the celebration', () => {
    expect(classicMachine.tasks(after(...FIRST_WINS))).toMatchObject([
      { kind: 'wait', ms: OVERLAY_DELAY_MS, event: OPEN, forMotion: true },
    ]);
    expect(classicMachine.tasks(after(...FIRST_WINS, OPEN))).toMatchObject([
      { kind: 'wait', ms: CELEBRATION_MS, event: END, fromPaint: true },
    ]);
  });

  test('a draw waits for the overlay only', () => {
    expect(keys(after(...DRAW))).toEqual(['overlay']);
    expect(keys(after(...DRAW, OPEN))).toEqual([]);
  });

  test('closing the overlay leaves the celebration its key, so that its time goes on', () => {
    const celebration = classicMachine.tasks(after(...FIRST_WINS, OPEN));
    expect(classicMachine.tasks(after(...FIRST_WINS, OPEN, CLOSE))).toEqual(celebration);
    expect(classicMachine.tasks(after(...FIRST_WINS, OPEN, RESET))).toEqual(celebration);
  });

  test('what the next match waits for is not what this one waits for', () => {
    const keysOf = (state: ClassicState) => classicMachine.tasks(state).map(({ key }) => key);
    const again = [RESTART, ...FIRST_WINS];
    const all = [[], [OPEN], again, [...again, OPEN]].flatMap((events) =>
      keysOf(after(...FIRST_WINS, ...events)),
    );
    expect(new Set(all).size).toBe(4);
  });

  test('nothing is waited for during a match or when all has ended', () => {
    expect(keys(after(...plays('a1 b1')))).toEqual([]);
    expect(keys(after(...FIRST_WINS, CLOSE, END))).toEqual([]);
    expect(keys(after(...FIRST_WINS, RESTART))).toEqual([]);
  });
});

test('an ignored event leaves the very same state', () => {
  const start = startClassic(7);
  const done = after(...FIRST_WINS, CLOSE, END);
  for (const event of [OPEN, CLOSE, END, UNDO]) {
    expect(classicMachine.update(start, event)).toBe(start);
  }
  for (const event of [OPEN, CLOSE, END, UNDO, ...plays('a1')]) {
    expect(classicMachine.update(done, event)).toBe(done);
  }
});

test('the overlay gives no cue, the last move does', () => {
  const before = after(...FIRST_WINS.slice(0, -1));
  const over = after(...FIRST_WINS);
  expect(classicMachine.cues(before, over).map(({ kind }) => kind)).toEqual(['moved', 'over']);
  expect(classicMachine.cues(over, classicMachine.update(over, OPEN))).toEqual([]);
});

test('both seats are human', () => {
  const { match }: Series<never> = startClassic(7).series;
  expect(match.seats).toEqual({ first: { kind: 'human' }, second: { kind: 'human' } });
});

function plays(game: string): readonly ClassicEvent[] {
  return (parseMoves(game) ?? []).map((move, ply) => ({ type: 'play', ply, move }));
}

function after(...events: readonly ClassicEvent[]): ClassicState {
  return events.reduce(classicMachine.update, startClassic(7));
}
