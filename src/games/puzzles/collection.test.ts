import { describe, expect, test } from 'vitest';
import type { Move } from '#core/game.ts';
import { classicRules, type ClassicPosition } from '#games/classic/rules.ts';
import { PUZZLES } from './collection.ts';
import { PUZZLE_IDS, type PuzzleId } from './ids.ts';
import { keyCells } from './key-cells.ts';
import { currentPlayer, type PuzzleDifficulty } from './puzzle.ts';

const PLIES: Readonly<Record<PuzzleDifficulty, number>> = { easy: 1, medium: 3, hard: 5 };

/** Which cell goes to each cell. */
const TURNED = [6, 3, 0, 7, 4, 1, 8, 5, 2];
const MIRRORED = [2, 1, 0, 5, 4, 3, 8, 7, 6];

const EACH = PUZZLE_IDS.map((id) => [id] as const);

describe('the collection', () => {
  test('P2: has two easy, two medium and two hard puzzles [R39, R107]', () => {
    expect(PUZZLE_IDS.map((id) => PUZZLES[id].difficulty)).toEqual([
      'easy',
      'easy',
      'medium',
      'medium',
      'hard',
      'hard',
    ]);
  });

  test('P2: in each difficulty one puzzle is for each side', () => {
    expect(PUZZLE_IDS.map((id) => currentPlayer(PUZZLES[id]))).toEqual([
      'first',
      'second',
      'first',
      'second',
      'first',
      'second',
    ]);
  });

  test('P2: no two are the same when turned or mirrored', () => {
    const shapes = PUZZLE_IDS.map((id) => shapeOf(PUZZLES[id].position));
    expect(new Set(shapes).size).toBe(PUZZLE_IDS.length);
  });

  test('P2: each has its solution in a cell of its own', () => {
    expect(new Set(PUZZLE_IDS.map((id) => PUZZLES[id].solution)).size).toBe(PUZZLE_IDS.length);
  });
});

describe('proved by exhaustive search', () => {
  test.each(EACH)('P4: %s stands in the middle of a legal game [R39]', (id) => {
    const { position } = PUZZLES[id];
    expect(classicRules.outcome(position)).toBeNull();
    expect(canArise(position)).toBe(true);
  });

  test.each(EACH)('P5: %s has its solution as the only winning move, however slow [R39]', (id) => {
    const { position, solution } = PUZZLES[id];
    expect(winningMoves(position)).toEqual([solution]);
  });

  test.each(EACH)('P6: %s is won in as many plies as its difficulty says', (id) => {
    const { position, solution, difficulty } = PUZZLES[id];
    expect(valueAfter(position, solution)).toEqual({ result: 1, plies: PLIES[difficulty] });
  });

  test.each<[PuzzleId, readonly Move[]]>([
    ['easy-1', [1, 4, 7]],
    ['easy-2', [2, 5, 8]],
    ['medium-1', [0, 3, 4, 5, 8]],
    ['medium-2', [0, 1, 2, 5, 8]],
    ['hard-1', [6, 7, 8]],
    ['hard-2', [0, 3, 6]],
  ])(
    'P17: the hint to %s rings the lines that its solution completes or threatens to',
    (id, cells) => {
      expect(keyCells(PUZZLES[id])).toEqual(cells);
    },
  );

  test('P6: the search finds the numbers of positions that have one winning move', () => {
    expect(censusOfSingleWins()).toEqual({
      'first, 2 pieces, 5 plies': 1,
      'second, 3 pieces, 5 plies': 5,
      'first, 4 pieces, 3 plies': 20,
      'first, 4 pieces, 5 plies': 3,
      'second, 5 pieces, 3 plies': 13,
      'first, 6 pieces, 3 plies': 9,
    });
  });
});

/** The result of perfect play for the side to move, 1, 0 or −1, and after how many plies. */
interface Value {
  readonly result: number;
  readonly plies: number;
}

const VALUES = new Map<string, Value>();

function valueOf(position: ClassicPosition): Value {
  const key = position.cells.join();
  const value = VALUES.get(key) ?? searched(position);
  VALUES.set(key, value);
  return value;
}

function searched(position: ClassicPosition): Value {
  const outcome = classicRules.outcome(position);
  if (outcome !== null) return { result: outcome.kind === 'win' ? -1 : 0, plies: 0 };
  return classicRules
    .legalMoves(position)
    .map((move) => valueAfter(position, move))
    .reduce((best, value) => (isBetter(value, best) ? value : best));
}

function valueAfter(position: ClassicPosition, move: Move): Value {
  const { result, plies } = valueOf(classicRules.play(position, move));
  return { result: -result, plies: plies + 1 };
}

// The winner hurries, everybody else delays.
function isBetter(a: Value, b: Value): boolean {
  if (a.result !== b.result) return a.result > b.result;
  return a.result > 0 ? a.plies < b.plies : a.plies > b.plies;
}

function winningMoves(position: ClassicPosition): readonly Move[] {
  return classicRules
    .legalMoves(position)
    .filter((move) => valueAfter(position, move).result === 1);
}

/** Whether some legal order of moves leads here, found by taking back pieces of the last mover. */
function canArise(position: ClassicPosition): boolean {
  const { cells } = position;
  if (cells.every((side) => side === null)) return true;
  const mover = classicRules.sideToMove(position) === 'first' ? 'second' : 'first';
  return cells.some((side, cell) => {
    const before: ClassicPosition = { cells: cells.with(cell, null) };
    return side === mover && classicRules.outcome(before) === null && canArise(before);
  });
}

/** The positions with one winning move, by side, pieces and plies, without those that win at once. */
function censusOfSingleWins(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const position of allPositions()) {
    const { plies } = valueOf(position);
    if (plies === 1 || winningMoves(position).length !== 1) continue;
    const pieces = 9 - classicRules.legalMoves(position).length;
    const name = `${classicRules.sideToMove(position)}, ${pieces} pieces, ${plies} plies`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Every position of an unfinished game, once for all its turned and mirrored forms. */
function allPositions(): readonly ClassicPosition[] {
  const found = new Map<string, ClassicPosition>();
  const visit = (position: ClassicPosition) => {
    const shape = shapeOf(position);
    if (found.has(shape) || classicRules.outcome(position) !== null) return;
    found.set(shape, position);
    for (const move of classicRules.legalMoves(position)) visit(classicRules.play(position, move));
  };
  visit(classicRules.initial());
  return [...found.values()];
}

/** Equal for two positions exactly when turning or mirroring one gives the other. */
function shapeOf({ cells }: ClassicPosition): string {
  const signs = cells.map((side) => (side === null ? '.' : side === 'first' ? 'X' : 'O')).join('');
  let forms = [signs, permuted(signs, MIRRORED)];
  for (let quarter = 1; quarter < 4; quarter += 1) {
    forms = [...forms, ...forms.slice(-2).map((form) => permuted(form, TURNED))];
  }
  return forms.toSorted()[0] ?? '';
}

function permuted(signs: string, cells: readonly number[]): string {
  return cells.map((cell) => signs[cell]).join('');
}
