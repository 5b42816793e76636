import { describe, expect, test } from 'vitest';
import {
  formatBestScores,
  merged,
  NO_BEST_SCORES,
  parseBestScores,
  withResult,
  type BestScores,
} from './best-scores.ts';

const NONE = { moves: null, time: null };
const EASY: BestScores = { ...NO_BEST_SCORES, easy: { moves: 8, time: 41 } };

describe('a record', () => {
  test.each([
    ['fewer moves', { moves: 7, time: 50 }, { moves: 7, time: 41 }],
    ['less time', { moves: 9, time: 40 }, { moves: 8, time: 40 }],
    ['both', { moves: 6, time: 30 }, { moves: 6, time: 30 }],
  ])('M21: %s make one, and each figure is kept for itself [R103]', (_, result, best) => {
    expect(withResult(EASY, 'easy', result)).toEqual({
      scores: { ...EASY, easy: best },
      isRecord: true,
    });
  });

  test.each([
    ['the same', { moves: 8, time: 41 }],
    ['worse', { moves: 20, time: 99 }],
  ])('M21: %s is none', (_, result) => {
    expect(withResult(EASY, 'easy', result)).toEqual({ scores: EASY, isRecord: false });
  });

  test('M21: the first result of a difficulty is one, and leaves the others alone', () => {
    expect(withResult(EASY, 'hard', { moves: 40, time: 300 })).toEqual({
      scores: { ...EASY, hard: { moves: 40, time: 300 } },
      isRecord: true,
    });
  });

  test('M21: a figure that was lacking is one', () => {
    const lacking: BestScores = { ...EASY, easy: { moves: 8, time: null } };
    expect(withResult(lacking, 'easy', { moves: 9, time: 99 })).toEqual({
      scores: { ...EASY, easy: { moves: 8, time: 99 } },
      isRecord: true,
    });
  });
});

describe('stored scores', () => {
  test('M22: are written by difficulty, null where there is none [R37]', () => {
    expect(formatBestScores(EASY)).toBe('{"easy":{"moves":8,"time":41},"medium":null,"hard":null}');
  });

  test.each([
    ['moves', { moves: 8, time: null }, '{"moves":8,"time":null}'],
    ['time', { moves: null, time: 41 }, '{"moves":null,"time":41}'],
  ])('M22: a difficulty that has %s alone is written too', (_, best, text) => {
    const scores: BestScores = { ...NO_BEST_SCORES, easy: best };
    expect(formatBestScores(scores)).toBe(`{"easy":${text},"medium":null,"hard":null}`);
  });

  test.each([
    ['none', NO_BEST_SCORES],
    ['some', EASY],
    ['all', { easy: figures(1), medium: figures(8), hard: figures(1_000_000) }],
  ])('M22: %s read back as they were', (_, scores) => {
    expect(parseBestScores(formatBestScores(scores))).toEqual({ scores, isIntact: true });
  });

  test.each([
    ['nothing stored', null],
    ['no difficulty', '{}'],
    ['only null', '{"easy":null,"medium":null,"hard":null}'],
  ])('M22: %s is intact and holds no record [R37]', (_, text) => {
    expect(parseBestScores(text)).toEqual({ scores: NO_BEST_SCORES, isIntact: true });
  });

  test('M22: what the game does not know is dropped', () => {
    const text = '{"easy":{"moves":8,"time":41,"stars":3},"insane":{"moves":1,"time":1}}';
    expect(parseBestScores(text)).toEqual({ scores: EASY, isIntact: true });
  });

  test.each(['', 'nonsense', '{"easy":', 'null', '3', '"text"', '[]', '[{"moves":8,"time":41}]'])(
    'M23: %j counts as none and is told [R96]',
    (text) => {
      expect(parseBestScores(text)).toEqual({ scores: NO_BEST_SCORES, isIntact: false });
    },
  );

  test.each([0, -1, 8.5, 1_000_001, 1e300, '8', true, null, [8], { value: 8 }])(
    'M23: the figure %j counts as none and is told, the other figure stands',
    (figure) => {
      const text = JSON.stringify({ easy: { moves: figure, time: 41 } });
      const scores = { ...NO_BEST_SCORES, easy: { moves: null, time: 41 } };
      expect(parseBestScores(text)).toEqual({ scores, isIntact: false });
    },
  );

  test.each(['{"easy":{"moves":8}}', '{"easy":{"moves":8,"time":1e999}}'])(
    'M23: of %s the figure that can be read is kept',
    (text) => {
      expect(parseBestScores(text)).toEqual({
        scores: { ...NO_BEST_SCORES, easy: { moves: 8, time: null } },
        isIntact: false,
      });
    },
  );

  test.each([8, 'text', true, [8, 41], {}])(
    'M23: a difficulty that is %j counts as none and is told, the others stand',
    (foreign) => {
      const text = JSON.stringify({ easy: { moves: 8, time: 41 }, hard: foreign });
      expect(parseBestScores(text)).toEqual({ scores: EASY, isIntact: false });
    },
  );
});

describe('two windows', () => {
  test('M24: keep the better of each figure, whichever is merged into which', () => {
    const some: BestScores = { easy: figures(7), medium: { moves: 10, time: 90 }, hard: NONE };
    const others: BestScores = { easy: NONE, medium: { moves: 12, time: 60 }, hard: figures(20) };
    const both = { easy: figures(7), medium: { moves: 10, time: 60 }, hard: figures(20) };
    expect(merged(some, others)).toEqual(both);
    expect(merged(others, some)).toEqual(both);
    expect(merged(both, both)).toEqual(both);
  });
});

function figures(figure: number) {
  return { moves: figure, time: figure };
}
