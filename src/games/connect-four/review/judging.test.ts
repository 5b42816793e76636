import { beforeAll, describe, expect, test } from 'vitest';
import type { Start } from '#core/game.ts';
import { parseMoves } from '#games/connect-four/notation.ts';
import { solverPosition } from '#games/connect-four/solver-position.ts';
import { startEngine } from '#solver/engine.ts';
import { createSolver, finish, type Solver } from '#solver/solver.ts';
import { SOLVER_MODULE } from '#testing/solver-module.ts';
import {
  courseOf,
  decisiveMoment,
  isWorthAsking,
  judge,
  positionAfterPly,
  positionsOf,
  type Battle,
  type JudgedMove,
} from './judging.ts';

/** The treasure wins; the last five moves are perfect play. */
const PERFECT_END = '11324741336565255442';
/** A draw, with errors. */
const LONG = '615774355472567647222566652732331443134111';

let solver: Solver;

beforeAll(async () => {
  solver = createSolver(await startEngine(SOLVER_MODULE));
});

function battle(notation: string): Battle {
  const moves = parseMoves(notation);
  if (moves === null) throw new Error(`Not a game: ${notation}`);
  return { moves };
}

/** Scores as the solver gives them, and 0 for the first moves, which would take long. */
function scoresOf(judged: Battle, searchedFrom: number): readonly number[] {
  return positionsOf(judged).map((position, ply) =>
    ply < searchedFrom ? 0 : finish(solver.score(solverPosition(position))),
  );
}

function judgedFrom(searchedFrom: number, notation: string): readonly JudgedMove[] {
  const judged = battle(notation);
  return judge(judged, scoresOf(judged, searchedFrom)).slice(searchedFrom);
}

describe('F30: a move is judged by what it gave away [R176]', () => {
  /** The skull wins at once in column 4; the scores are made up but for their meaning. */
  const MOVES = '1122334';

  test.each([
    ['best: nothing', 3, -3, 'best', 0],
    ['good: a win or a loss nearer or farther by one or two', 5, -3, 'good', 2],
    ['good: a loss that comes two discs sooner', -2, 4, 'good', 2],
    ['slip: by three or more', 6, -3, 'slip', 3],
    ['slip: a loss that comes three discs sooner', -2, 5, 'slip', 3],
    ['blunder: a win becomes a draw', 1, 0, 'blunder', 0],
    ['blunder: a win becomes a loss', 9, 1, 'blunder', 0],
    ['blunder: a draw becomes a loss', 0, 1, 'blunder', 0],
    ['best: a draw stays one', 0, 0, 'best', 0],
  ] as const)('%s', (_, score, answer, judgement, lost) => {
    const [move] = judge(battle(MOVES), [score, answer, 0, 0, 0, 0, 18]);
    expect(move).toMatchObject({ ply: 0, side: 'first', column: 0, judgement, lost });
  });

  test('the last move is judged by how it ended', () => {
    const last = judge(battle(MOVES), [0, 0, 0, 0, 0, 0, 18]).at(-1);
    expect(last).toMatchObject({
      judgement: 'best',
      before: { winner: 'first', discs: 1 },
      after: { winner: 'first', discs: 0 },
    });
    const draw = judge(battle(LONG), scoresOf(battle(LONG), 30)).at(-1);
    expect(draw).toMatchObject({ judgement: 'best', after: { winner: null, discs: 0 } });
  });

  test('scores that are missing, and battles that go on, are refused', () => {
    expect(() => judge(battle(MOVES), [0, 0])).toThrow(RangeError);
    expect(() => judge(battle('44'), [0, 0])).toThrow(RangeError);
  });
});

describe('F31: what perfect play makes of a position [R176]', () => {
  test('with every move by perfect play a win comes one disc nearer, each time its winner moves', () => {
    const moves = judgedFrom(15, PERFECT_END);
    expect(moves.map(({ judgement }) => judgement)).toEqual(
      Array.from({ length: 5 }, () => 'best'),
    );
    expect(moves.map(({ before }) => before)).toEqual(
      [3, 2, 2, 1, 1].map((discs) => ({ winner: 'second', discs })),
    );
    expect(moves.at(-1)?.after).toEqual({ winner: 'second', discs: 0 });
  });

  test('before and after a move are after the one before and before the next', () => {
    const moves = judgedFrom(18, LONG);
    for (const [index, { after }] of moves.slice(0, -1).entries()) {
      expect(moves[index + 1]?.before).toEqual(after);
    }
  });

  test('of another start, whoever began, it is as exact', () => {
    const start: Start = { starter: 'second', headStart: 'first' };
    const won: Battle = { start, moves: [0, 2, 0, 3, 0, 4] };
    const last = judge(won, [0, 0, 0, 0, 0, 18]).at(-1);
    expect(positionAfterPly(won, 5).cells.filter((content) => content === 'first')).toHaveLength(5);
    expect(last).toMatchObject({ side: 'first', before: { winner: 'first', discs: 1 } });
    expect(last?.after).toEqual({ winner: 'first', discs: 0 });
  });
});

describe('F32: the decisive moment [R176]', () => {
  test('is the move from which the result stood', () => {
    // Level, then won for the skull, then level again, then won to the end.
    const moves = judge(battle('1122334'), [0, 1, -1, 0, 0, -18, 18]);
    expect(moves.map(({ after }) => after.winner)).toEqual([
      'second',
      'second',
      null,
      null,
      'first',
      'first',
      'first',
    ]);
    expect(decisiveMoment(moves)).toEqual({ ply: 4, kind: 'decided' });
    expect(courseOf(moves)).toEqual({ first: 3, second: 2, neither: 2 });
  });

  test('without such a move it is the first one that gave away most, else the last one', () => {
    const costly = judge(battle('1122334'), [18, -18, 18, -18, 18, -18, 18]);
    expect(decisiveMoment(costly)).toEqual({ ply: 6, kind: 'last' });
    const slow = judge(battle('1122334'), [18, -15, 15, -15, 18, -18, 18]);
    expect(decisiveMoment(slow)).toEqual({ ply: 0, kind: 'costliest' });
    expect(() => decisiveMoment([])).toThrow(RangeError);
  });
});

describe('F33: a move that has to be found [R176]', () => {
  const worthAsking = (notation: string, ply: number, scores: readonly number[]) => {
    const judged = battle(notation);
    const move = judge(judged, scores)[ply];
    const position = positionsOf(judged)[ply];
    if (move === undefined || position === undefined) throw new RangeError(`No move ${ply}.`);
    return isWorthAsking(move, position);
  };

  test('keeps a win or a draw, and is neither a win at once nor an answer to a threat', () => {
    const level = [0, 0, 0, 0, 0, -18, 18];
    expect(worthAsking('1122334', 0, level), 'kept a draw').toBe(true);
    expect(worthAsking('1122334', 6, level), 'won at once').toBe(false);
    expect(worthAsking('1122334', 5, level), 'was lost').toBe(false);
    expect(worthAsking('1122334', 4, level), 'gave nothing away').toBe(true);
  });

  test('is none where it stops three in a row, or is the only one there is', () => {
    const threatened = positionsOf({ moves: [0, 1, 0, 1, 0, 0] })[5];
    const move = { ply: 5, side: 'second', column: 0, judgement: 'best', lost: 0 } as const;
    const level = { winner: null, discs: 30 };
    const full = positionsOf(battle(LONG))[41];
    if (threatened === undefined || full === undefined) throw new RangeError('No position.');
    expect(isWorthAsking({ ...move, before: level, after: level }, threatened)).toBe(false);
    const last = { ...move, ply: 41, column: 0, before: level, after: level };
    expect(isWorthAsking(last, full)).toBe(false);
  });
});
