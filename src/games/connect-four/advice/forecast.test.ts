import { describe, expect, test } from 'vitest';
import { replay, type Side, type Start } from '#core/game.ts';
import { connectFourRules, type ConnectFourPosition } from '#games/connect-four/rules.ts';
import endEasy from '#solver/data/end-easy.columns.txt?raw';
import { rowsOf } from '#testing/word-table.ts';
import { bestScore } from './best-column.ts';
import { forecast, type Forecast } from './forecast.ts';

const { legalMoves, outcome, play, sideToMove } = connectFourRules;

/** Few enough cells are empty to try everything. */
const LATE_DISCS = 35;

describe('what a score foretells [R179]', () => {
  test('is who wins, and with how many more discs, as a search of all games finds', () => {
    const late = rowsOf(endEasy).filter(([moves = '']) => moves.length >= LATE_DISCS);
    expect(late.length).toBeGreaterThan(100);
    const kinds = new Set<string>();
    for (const [moves = '', ...columns] of late) {
      const position = replay(connectFourRules, columnsOf(moves));
      const score = bestScore(columns.map((value) => (value === '.' ? null : Number(value))));
      const found = search(position);
      expect([moves, forecast(score, position)]).toEqual([moves, found]);
      kinds.add(found === null ? 'draw' : found.winner);
    }
    expect(kinds.size, 'both sides win, and there are draws').toBe(3);
  });

  test('on the empty board the first side wins with its 21st disc', () => {
    expect(forecast(1, replay(connectFourRules, []))).toEqual({ winner: 'first', discs: 21 });
    expect(forecast(-1, replay(connectFourRules, columnsOf('4')))).toEqual({
      winner: 'first',
      discs: 20,
    });
  });

  test.each([
    { headStart: 'first', starter: 'first' },
    { headStart: 'second', starter: 'first' },
    { headStart: 'first', starter: 'second' },
  ] satisfies readonly Start[])(
    'the discs of a head start are on the board: $headStart has it, $starter starts',
    (start) => {
      // Six discs in two columns and two of the head start: the starter wins with the ninth.
      const position = replay(connectFourRules, columnsOf('131313'), start);
      const winsAtOnce = Math.floor((42 + 1 - 8) / 2);
      expect(forecast(winsAtOnce, position)).toEqual({ winner: start.starter, discs: 1 });
      const waiting = replay(connectFourRules, columnsOf('1313137'), start);
      const losesNext = -Math.floor((42 + 1 - 10) / 2);
      expect(forecast(losesNext, waiting)).toEqual({ winner: start.starter, discs: 1 });
    },
  );

  test('0 is a draw', () => {
    expect(forecast(0, replay(connectFourRules, []))).toBeNull();
  });
});

/** Who wins if it wins as soon, and the other loses as late, as can be; counted by its discs. */
function search(position: ConnectFourPosition): Forecast | null {
  const end = outcome(position);
  if (end?.kind === 'draw') return null;
  if (end !== null) return { winner: end.winner, discs: 0 };
  const mover = sideToMove(position);
  return legalMoves(position)
    .map((column) => counted(search(play(position, column)), mover))
    .reduce((best, next) => (worth(next, mover) > worth(best, mover) ? next : best));
}

function counted(after: Forecast | null, mover: Side): Forecast | null {
  return after?.winner === mover ? { ...after, discs: after.discs + 1 } : after;
}

function worth(value: Forecast | null, mover: Side): number {
  if (value === null) return 0;
  return value.winner === mover ? 100 - value.discs : value.discs - 100;
}

function columnsOf(moves: string): readonly number[] {
  return Array.from(moves, (digit) => Number(digit) - 1);
}
