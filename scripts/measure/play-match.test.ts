import { describe, expect, test } from 'vitest';
import { OPPONENTS } from '#games/opponents.ts';
import { intervalOf, play, shareOf, type Computer } from './play-match.ts';

const LEVELS = { level: 'hard', against: 'medium' } as const;
const PAIRING = { game: 'connect-four', ...LEVELS, matches: 30, seed: 7 };

describe('a pairing', () => {
  test('plays as many matches as it is told to', () => {
    const { wins, draws, losses } = play(PAIRING);
    expect(wins + draws + losses).toBe(30);
  });

  test('has equal scores for equal seeds, others for other seeds', () => {
    expect(play(PAIRING)).toEqual(play(PAIRING));
    expect(play(PAIRING)).not.toEqual(play({ ...PAIRING, seed: 8 }));
  });

  test('has the moves of its first level judged, and of no other', () => {
    const usual = OPPONENTS.find(({ id }) => id === PAIRING.game);
    const seen: unknown[] = [];
    const computer = {
      ...usual,
      isBest: (position: unknown) => seen.push(position) % 2 === 0,
    } as Computer<unknown>;
    const { judged, errors } = play({ ...PAIRING, matches: 1, side: 'second' }, computer);
    expect(judged).toBe(seen.length);
    expect(errors).toBe(Math.ceil(judged / 2));
    expect(seen.every((position) => computer.rules.sideToMove(position) === 'second')).toBe(true);
    expect(play(PAIRING)).toMatchObject({ judged: 0, errors: 0 });
  });

  test('lets each level begin as often as the other: easy is as strong as itself', () => {
    // At random the side that begins wins 56 of 100 games of connect-four, too many for this interval.
    const [low, high] = intervalOf(
      play({ ...PAIRING, level: 'easy', against: 'easy', matches: 2000 }),
    );
    expect(low).toBeLessThan(0.5);
    expect(high).toBeGreaterThan(0.5);
  });
});

// Even the lower end of the interval is more than half of the points.
describe.each(OPPONENTS)('$id: each level beats the one below', ({ id: game }) => {
  test.each([
    ['medium', 'easy'],
    ['hard', 'medium'],
    ['hard', 'easy'],
  ] as const)('%s beats %s', (level, against) => {
    const [low] = intervalOf(play({ game, level, against, matches: 200, seed: 7 }));
    expect(low).toBeGreaterThan(0.5);
  });
});

// With n matches won and none lost, the lower end is n / (n + 1.96²).
test.each([
  [{ wins: 50, draws: 0, losses: 50 }, 0.5, 0.4038, 0.5962],
  [{ wins: 100, draws: 0, losses: 0 }, 1, 0.963, 1],
  [{ wins: 0, draws: 100, losses: 0 }, 0.5, 0.4038, 0.5962],
  [{ wins: 80, draws: 20, losses: 0 }, 0.9, 0.8256, 0.9448],
])('%j is a share of %d, with its 95 %% interval', (score, share, low, high) => {
  const interval = intervalOf(score);
  expect(shareOf(score)).toBe(share);
  expect(interval[0]).toBeCloseTo(low, 4);
  expect(interval[1]).toBeCloseTo(high, 4);
});
