import { describe, expect, test } from 'vitest';
import { opponent, replay } from '#core/game.ts';
import {
  connectFourRules,
  winningColumns,
  type ConnectFourPosition,
} from '#games/connect-four/rules.ts';
import endEasy from '#solver/data/end-easy.columns.txt?raw';
import middleEasy from '#solver/data/middle-easy.columns.txt?raw';
import { rowsOf } from '#testing/word-table.ts';
import { bestColumn, bestScore, type Reason } from './best-column.ts';

const { legalMoves, outcome, play, sideToMove } = connectFourRules;

/** Positions of 12 to 41 discs, with the scores of their columns. */
const SCORED = [...rowsOf(middleEasy), ...rowsOf(endEasy)].map(([moves = '', ...scores]) => ({
  moves,
  scores: scores.map((score) => (score === '.' ? null : Number(score))),
}));

describe('the column that a hint names [R178]', () => {
  test('has the best score, blocks where that is as good, and then is as near to the middle as can be', () => {
    expect(SCORED.length).toBeGreaterThan(300);
    for (const { moves, scores } of SCORED) {
      const position = positionAfter(moves);
      const { column } = bestColumn(position, scores);
      expect([moves, scores[column]]).toEqual([moves, bestScore(scores)]);
      const rivals = winningColumns(position, opponent(sideToMove(position)));
      const asGood = legalMoves(position).filter((other) => scores[other] === scores[column]);
      const blocking = asGood.filter((other) => rivals.includes(other));
      const preferred = blocking.length > 0 ? blocking : asGood;
      const nearest = Math.min(...preferred.map(fromMiddle));
      expect(preferred).toContain(column);
      expect([moves, fromMiddle(column)]).toEqual([moves, nearest]);
    }
  });

  test('is given the reason that the rules bear out', () => {
    const seen = new Set<Reason['kind']>();
    for (const { moves, scores } of SCORED) {
      const position = positionAfter(moves);
      const best = bestColumn(position, scores);
      expect(
        isTrue(best.reason, position, best.column, bestScore(scores)),
        `${moves} ${best.reason.kind}`,
      ).toBe(true);
      seen.add(best.reason.kind);
    }
    expect([...seen].toSorted()).toEqual([
      'blocks',
      'double-threat',
      'draws',
      'holds-out',
      'wins',
      'wins-later',
    ]);
  });

  test('of two places where the rival wins one is taken, and that is called holding out', () => {
    // Three skulls side by side in the lowest row, both ends free.
    const position = positionAfter('33445');
    const lost = Array.from({ length: 7 }, () => -18);
    expect(winningColumns(position, 'first')).toEqual([1, 5]);
    expect(bestColumn(position, lost)).toEqual({ column: 1, reason: { kind: 'holds-out' } });
  });

  test('a game that is over has none', () => {
    expect(() => bestColumn(positionAfter('1122334'), [0, 0, 0, 0, 0, 0, 0])).toThrow(RangeError);
  });
});

/** Whether what is said of a column holds, by trying what can follow. */
function isTrue(
  reason: Reason,
  position: ConnectFourPosition,
  column: number,
  score: number,
): boolean {
  const mover = sideToMove(position);
  const after = play(position, column);
  switch (reason.kind) {
    case 'wins':
      return isWonBy(mover, after);
    case 'blocks': {
      const others = legalMoves(position).filter((other) => other !== column);
      const isNeeded = others.every(
        (other) => winningColumns(play(position, other), opponent(mover)).length > 0,
      );
      return isNeeded && winningColumns(after, opponent(mover)).length === 0;
    }
    case 'double-threat':
      return legalMoves(after).every((reply) => {
        const answered = play(after, reply);
        return !isWonBy(opponent(mover), answered) && winningColumns(answered, mover).length > 0;
      });
    case 'wins-later':
      return score > 0 && reason.discs > 1;
    case 'draws':
      return score === 0;
    case 'holds-out':
      return score < 0;
    default:
      return reason satisfies never;
  }
}

function fromMiddle(column: number): number {
  return Math.abs(column - 3);
}

function isWonBy(side: 'first' | 'second', position: ConnectFourPosition): boolean {
  const end = outcome(position);
  return end?.kind === 'win' && end.winner === side;
}

function positionAfter(moves: string): ConnectFourPosition {
  return replay(
    connectFourRules,
    Array.from(moves, (digit) => Number(digit) - 1),
  );
}
