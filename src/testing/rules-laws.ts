import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Move, Outcome, Rules, Side } from '#core/game.ts';
import { isLegalGame, opponent, USUAL_START } from '#core/game.ts';

/** Moves as short text and back; `parseMoves` gives `null` for anything but a legal game. */
export interface Notation {
  readonly formatMoves: (moves: readonly Move[]) => string;
  readonly parseMoves: (text: string) => readonly Move[] | null;
}

/** How many different sequences of exactly `depth` moves the rules allow from the start. */
export function perft<Position>(rules: Rules<Position>, depth: number): number {
  return pathsFrom(rules, rules.initial(), depth);
}

/** Registers the tests that all rules and their notation must pass; positions are plain data. */
export function lawsOf<Position>(name: string, rules: Rules<Position>, notation: Notation): void {
  const check = (law: (game: Game<Position>) => void) => {
    fc.assert(fc.property(games(rules), law));
  };

  describe(`the laws of ${name}`, () => {
    test('the game is over exactly when there is no legal move', () => {
      check(({ positions }) => {
        for (const position of positions) {
          const isOver = rules.outcome(position) !== null;
          expect(rules.legalMoves(position).length === 0).toBe(isOver);
        }
      });
    });

    test('every game ends', () => {
      check(({ positions }) => {
        expect(rules.outcome(positions.at(-1) ?? rules.initial())).not.toBeNull();
      });
    });

    test('the first side begins and the sides alternate', () => {
      check(({ positions }) => {
        let expected: Side = 'first';
        for (const position of positions.slice(0, -1)) {
          expect(rules.sideToMove(position)).toBe(expected);
          expected = opponent(expected);
        }
      });
    });

    test('a legal move is listed once', () => {
      check(({ positions }) => {
        for (const position of positions) {
          const moves = rules.legalMoves(position);
          expect(new Set(moves).size).toBe(moves.length);
        }
      });
    });

    test('no function changes the position it is given', () => {
      check(({ moves }) => {
        const playFrozen = () => {
          let position = freeze(rules.initial());
          for (const move of moves) {
            rules.sideToMove(position);
            rules.legalMoves(position);
            rules.outcome(position);
            position = freeze(rules.play(position, move));
          }
        };
        expect(playFrozen).not.toThrow();
      });
    });

    test('an illegal move throws', () => {
      const strange = fc.oneof(fc.integer({ min: -2, max: 100 }), fc.double());
      fc.assert(
        fc.property(games(rules), strange, ({ positions }, move) => {
          for (const position of positions) {
            if (rules.legalMoves(position).includes(move)) continue;
            expect(() => rules.play(position, move)).toThrow(RangeError);
          }
        }),
      );
    });

    test('the notation of a game, whole or not, reads back as the same moves', () => {
      fc.assert(
        fc.property(games(rules), fc.nat(LONGEST_GAME), ({ moves }, length) => {
          for (const game of [moves, moves.slice(0, length)]) {
            expect(notation.parseMoves(notation.formatMoves(game))).toEqual(game);
          }
        }),
      );
    });

    test('text that is not a legal game is refused, never trusted', () => {
      expect(notation.parseMoves('')).toEqual([]);
      fc.assert(
        fc.property(games(rules), fc.string(), fc.nat(LONGEST_GAME), ({ moves }, foreign, at) => {
          const words = notation.formatMoves(moves).split(' ');
          const texts = [
            foreign,
            words.toSpliced(at, 1, foreign),
            words.toSpliced(at, 1),
            words.toReversed(),
          ];
          for (const text of texts) {
            const parsed = notation.parseMoves([text].flat().join(' '));
            expect(parsed === null || isLegalGame(rules, parsed)).toBe(true);
          }
        }),
      );
    });
  });
}

/** How many stones are left, and who takes next. */
export interface Stones {
  readonly left: number;
  readonly toMove: Side;
  readonly lastTaken: number;
}

/**
 * The smallest game with wins and draws, for tests of code that serves every game: a move takes one
 * to three of seven stones; taking the last one alone wins, taking it together with others draws.
 * After a head start, whichever side has it, one stone less is there.
 */
export const stones: Rules<Stones> = {
  initial: ({ starter, headStart } = USUAL_START) => ({
    left: headStart === null ? 7 : 6,
    toMove: starter,
    lastTaken: 0,
  }),
  sideToMove: ({ toMove }) => toMove,
  legalMoves: ({ left }) => [1, 2, 3].filter((taken) => taken <= left),
  play: (position, move) => {
    if (!stones.legalMoves(position).includes(move)) throw new RangeError(`Illegal: ${move}`);
    return {
      left: position.left - move,
      toMove: opponent(position.toMove),
      lastTaken: move,
    };
  },
  outcome: ({ left, toMove, lastTaken }): Outcome | null => {
    if (left > 0) return null;
    return lastTaken === 1 ? { kind: 'win', winner: opponent(toMove) } : { kind: 'draw' };
  },
};

// Ultimate, the longest, has 81 moves.
const LONGEST_GAME = 81;

interface Game<Position> {
  readonly moves: readonly Move[];
  readonly positions: readonly Position[];
}

function games<Position>(rules: Rules<Position>): fc.Arbitrary<Game<Position>> {
  return fc
    .array(fc.nat(LONGEST_GAME), { minLength: LONGEST_GAME, maxLength: LONGEST_GAME })
    .map((choices) => gameOf(rules, choices));
}

function gameOf<Position>(rules: Rules<Position>, choices: readonly number[]): Game<Position> {
  let position = rules.initial();
  const moves: Move[] = [];
  const positions = [position];
  for (const choice of choices) {
    const legal = rules.legalMoves(position);
    const move = legal[choice % legal.length];
    if (move === undefined) break;
    position = rules.play(position, move);
    moves.push(move);
    positions.push(position);
  }
  return { moves, positions };
}

function pathsFrom<Position>(rules: Rules<Position>, position: Position, depth: number): number {
  if (depth === 0) return 1;
  const moves = rules.legalMoves(position);
  // The last ply needs no play: each legal move is one path.
  if (depth === 1) return moves.length;
  return moves.reduce(
    (paths, move) => paths + pathsFrom(rules, rules.play(position, move), depth - 1),
    0,
  );
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
}
