import { describe, expect, test } from 'vitest';
import type { Move, Outcome, Side } from '#core/game.ts';
import { opponent, SIDES } from '#core/game.ts';
import { seriesStormOf } from '#testing/series-storm.ts';
import type { UsualLevel } from '#core/mode.ts';
import { USUAL_LEVELS } from '#core/mode.ts';
import { pick, random, seedFor } from '#core/random.ts';
import { completedLine, LINES } from '#core/three-by-three.ts';
import { chooseMove } from './ai.ts';
import { FACTS } from './facts.ts';
import { formatMoves, parseMoves } from './notation.ts';
import type { BoardResult, UltimatePosition } from './rules.ts';
import { cellsOf, movesOn, forcedBoard, moveAt, placeOf, ultimateRules } from './rules.ts';

const BOARDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
const CENTRES = 'A5 B5 C5 D5 E5 F5 G5 H5 I5';
const CELLS_IN_ORDER = [[4], [0, 2, 6, 8], [1, 3, 5, 7]];
const THINKERS = ['medium', 'hard'] as const;
const WON = 'xxx......';

/** Boards by letter: x is the first side and to move; boards that are left out are empty. */
type Field = Readonly<Partial<Record<(typeof BOARDS)[number], string>>>;

describe('every level', () => {
  test('U14: answers after a second and a half [R68]', () => {
    expect(FACTS.answerDelayMs).toBe(1500);
  });

  test.each(USUAL_LEVELS)('U15: %s plays the same move for the same seed', (level) => {
    for (const [index, position] of randomPositions(200).entries()) {
      const move = chooseMove(position, level, index);
      expect(chooseMove(position, level, index)).toBe(move);
      expect(ultimateRules.legalMoves(position)).toContain(move);
    }
  });
});

describe('easy', () => {
  test('U16: takes each playable board as often as the others, however few cells it has left [R105]', () => {
    const field = { A: 'oxoxxo.ox' };
    const seeds = Array.from({ length: 900 }, (_, seed) => seed);
    const chosen = seeds.map((seed) => placeOf(chooseMove(atWill(field), 'easy', seed)).board);
    for (const board of BOARDS.keys()) {
      const times = chosen.filter((one) => one === board).length;
      expect(times).toBeGreaterThan(70);
      expect(times).toBeLessThan(130);
    }
  });

  test('U16: takes every empty cell of the forced board [R105]', () => {
    expect(choices(sentBy('B5', { E: 'x.o......' }), 'easy')).toBe('E2 E4 E5 E6 E7 E8 E9');
  });
});

describe.each(THINKERS)('%s chooses a board', (level) => {
  test('U17: with a free centre [R105]', () => {
    const others = BOARDS.filter((board) => board !== 'D');
    const field = Object.fromEntries(others.map((board) => [board, '....o....'] as const));
    expect(choices(atWill(field), level)).toBe('D5');
  });

  test('U17: with a threat rather than with a free centre [R105]', () => {
    expect(choices(atWill({ F: 'oo..x....' }), level)).toBe('F3');
  });

  test('U17: with two threats rather than with one and a free centre [R105]', () => {
    expect(choices(atWill({ B: 'oo.......', F: 'oo.ox....' }), level)).toBe('F3 F7');
  });

  test('U17: by its score alone, even if another holds a win [R105]', () => {
    expect(choices(atWill({ B: 'xx.......', F: 'oo.......' }), level)).toBe('F3');
  });
});

describe.each(THINKERS)('%s plays on its board', (level) => {
  test.each([
    ['U18: a win before a block', 'xx.oo....', 'E3'],
    ['U18: a block before the centre', 'oo.......', 'E3'],
    ['U18: the centre before a corner', 'x........', 'E5'],
    ['U18: a corner before an edge', '....o....', 'E1 E3 E7 E9'],
    ['U18: an edge when no corner is left', 'xox.x.oxo', 'E4 E6'],
    ['U18: a win on an edge before the centre', 'x.o...x.o', 'E4'],
  ])('%s', (_, board, moves) => {
    expect(choices(sentBy('B5', { E: board }), level)).toBe(moves);
  });

  test('U18: a win wherever the forced board holds one [R105]', () => {
    const positions = forcedPositions().filter(({ own }) => own.length > 0);
    expect(positions.length).toBeGreaterThan(100);
    for (const [seed, { position, own }] of positions.entries()) {
      expect(own).toContain(chooseMove(position, level, seed));
    }
  });

  test('U18: a block wherever only the opponent could win [R105]', () => {
    const positions = forcedPositions().filter(
      ({ own, others }) => own.length === 0 && others.length > 0,
    );
    expect(positions.length).toBeGreaterThan(100);
    for (const [seed, { position, others }] of positions.entries()) {
      expect(others).toContain(chooseMove(position, level, seed));
    }
  });

  test('U18: the centre, else a corner, else an edge wherever nobody could win [R105]', () => {
    const positions = forcedPositions().filter(
      ({ own, others }) => own.length === 0 && others.length === 0,
    );
    expect(positions.length).toBeGreaterThan(100);
    for (const [seed, { position, board }] of positions.entries()) {
      const empty = movesOn(position, board).map((move) => placeOf(move).cell);
      const group = CELLS_IN_ORDER.find((cells) => cells.some((cell) => empty.includes(cell)));
      expect(group).toContain(placeOf(chooseMove(position, level, seed)).cell);
    }
  });
});

describe('a move that wins the game', () => {
  test('U25: hard plays it before it looks at scores, medium after [R105]', () => {
    const position = atWill({ A: WON, B: WON, C: 'xx.......', F: 'oo.......' });
    expect(choices(position, 'hard')).toBe('C3');
    expect(choices(position, 'medium')).toBe('F3');
  });

  test('U25: hard plays it rather than win another board of the same score', () => {
    const position = atWill({ A: WON, E: WON, F: 'xx.oo....', I: 'xx.oo....' });
    expect(choices(position, 'hard')).toBe('I3');
    expect(choices(position, 'medium')).toBe('F3 I3');
  });

  test('U25: hard draws lots between several', () => {
    const position = atWill({ A: WON, B: WON, D: WON, C: 'xx.x.....', G: 'xx.......' });
    expect(choices(position, 'hard')).toBe('C3 C7 G3');
  });

  test('U25: hard takes it at every free choice [R105]', () => {
    const chances = chancesToWin().filter(({ position }) => forcedBoard(position) === null);
    expect(chances.length).toBeGreaterThan(100);
    for (const [seed, { position, wins }] of chances.entries()) {
      expect(wins).toContain(chooseMove(position, 'hard', seed));
    }
  });

  test.each(THINKERS)('U18, U25: %s takes it on every forced board [R105]', (level) => {
    const chances = chancesToWin().filter(({ position }) => forcedBoard(position) !== null);
    expect(chances.length).toBeGreaterThan(50);
    for (const [seed, { position, wins }] of chances.entries()) {
      expect(wins).toContain(chooseMove(position, level, seed));
    }
  });
});

test('U19: medium’s choices in 2000 positions have a known digest', () => {
  const moves = randomPositions(2000).map((position, seed) => chooseMove(position, 'medium', seed));
  expect(moves.reduce((digest, move) => seedFor(digest, move), 0)).toBe(3_630_666_394);
});

describe('ties', () => {
  test.each(THINKERS)('U19: %s opens in any centre', (level) => {
    expect(choices(ultimateRules.initial(), level)).toBe(CENTRES);
  });

  test('U19: medium draws lots between boards of equal score, then looks at its cells', () => {
    const position = atWill({ A: 'oo.......', B: 'oo....xx.' });
    expect(choices(position, 'medium')).toBe('A3 B9');
  });

  test('U20: hard looks at the cells of all boards of equal score', () => {
    const position = atWill({ A: 'oo.......', B: 'oo....xx.' });
    expect(choices(position, 'hard')).toBe('B9');
  });

  test('U20: hard sends its opponent where it has the fewest wins, medium anywhere', () => {
    const position = sentBy('B5', {
      E: '....o....',
      A: 'oo.......',
      C: 'oo.o.....',
      G: '....o...o',
    });
    expect(choices(position, 'hard')).toBe('E9');
    expect(choices(position, 'medium')).toBe('E1 E3 E7 E9');
  });

  test('U20: hard draws lots between moves that are still equal', () => {
    const position = sentBy('B5', { E: '....o....', A: 'oo.......' });
    expect(choices(position, 'hard')).toBe('E3 E7 E9');
  });

  test('U20: hard counts a freed choice as the sum over all open boards', () => {
    const twoWins = 'oo.ox....';
    const field = { A: twoWins, C: twoWins, E: '....o....', G: 'xxx......', I: twoWins };
    const position = sentBy('B5', field);
    expect(choices(position, 'hard')).toBe('E1 E3 E9');
  });
});

describe('strength', { tags: 'exhaustive' }, () => {
  test.each([
    ['medium', 'easy', 0.8],
    ['hard', 'medium', 0.61],
  ] as const)('U21: of 400 games %s against %s scores %d at least', (stronger, weaker, least) => {
    expect(scoreOf(stronger, weaker, { games: 400, seed: 7 })).toBeGreaterThanOrEqual(least);
  });
});

seriesStormOf('U22: a series of ultimate', ultimateRules, chooseMove);

/** A position in which the first side is to move wherever it likes. */
function atWill(field: Field): UltimatePosition {
  const cells = BOARDS.flatMap((board) => [...(field[board] ?? '.........')].map(sideOf));
  const start = { ...ultimateRules.initial(), cells };
  return { ...start, results: [...BOARDS.keys()].map((board) => resultOf(start, board)) };
}

/** A position in which the first side is to move where the second has just sent it. */
function sentBy(word: string, field: Field): UltimatePosition {
  const [lastMove = 0] = parseMoves(word) ?? [];
  const position = atWill(field);
  return { ...position, cells: position.cells.with(lastMove, 'second'), lastMove };
}

function sideOf(mark: string): Side | null {
  if (mark === '.') return null;
  return mark === 'x' ? 'first' : 'second';
}

function resultOf(position: UltimatePosition, board: number): BoardResult | null {
  const cells = cellsOf(position, board);
  const winner = SIDES.find((side) => completedLine(cells, side) !== null);
  return winner ?? (cells.includes(null) ? null : 'draw');
}

/** All moves that a level plays in a position, over many seeds. */
function choices(position: UltimatePosition, level: UsualLevel): string {
  const moves = Array.from({ length: 300 }, (_, seed) => chooseMove(position, level, seed));
  return formatMoves([...new Set(moves)].toSorted((a, b) => a - b));
}

interface ForcedPosition {
  readonly position: UltimatePosition;
  readonly board: number;
  /** The moves that win the board for the side to move, and for its opponent. */
  readonly own: readonly Move[];
  readonly others: readonly Move[];
}

function forcedPositions(): readonly ForcedPosition[] {
  return randomPositions(2000).flatMap((position) => {
    const board = forcedBoard(position);
    if (board === null) return [];
    const side = ultimateRules.sideToMove(position);
    const own = winsOn(position, board, side);
    return [{ position, board, own, others: winsOn(position, board, opponent(side)) }];
  });
}

/** The empty cells of lines in which the side has the other two. */
function winsOn({ cells }: UltimatePosition, board: number, side: Side): readonly Move[] {
  const lines = LINES.map((line) => line.map((cell) => moveAt({ board, cell })));
  return lines.flatMap((line) => {
    const isTwoOfThree = line.filter((move) => cells[move] === side).length === 2;
    return isTwoOfThree ? line.filter((move) => cells[move] === null) : [];
  });
}

/** Positions of random games in which the side to move can win the game at once, and how. */
function chancesToWin() {
  return randomPositions(6000).flatMap((position) => {
    const wins = ultimateRules
      .legalMoves(position)
      .filter((move) => ultimateRules.outcome(ultimateRules.play(position, move))?.kind === 'win');
    return wins.length === 0 ? [] : [{ position, wins }];
  });
}

/** Unfinished positions of random games, from the first move to the last but one. */
function randomPositions(count: number): readonly UltimatePosition[] {
  const next = random(7);
  const positions: UltimatePosition[] = [];
  let position = ultimateRules.initial();
  while (positions.length < count) {
    positions.push(position);
    position = ultimateRules.play(position, pick(ultimateRules.legalMoves(position), next));
    if (ultimateRules.outcome(position) !== null) position = ultimateRules.initial();
  }
  return positions;
}

/** The score of one level against another, a draw counting half; each begins every other game. */
function scoreOf(
  level: UsualLevel,
  other: UsualLevel,
  { games, seed }: { readonly games: number; readonly seed: number },
): number {
  const points = Array.from({ length: games }, (_, game): number => {
    const side = game % 2 === 0 ? 'first' : 'second';
    const seats =
      side === 'first' ? { first: level, second: other } : { first: other, second: level };
    const outcome = playedOut(seats, seedFor(seed, game));
    if (outcome.kind === 'draw') return 0.5;
    return outcome.winner === side ? 1 : 0;
  });
  return points.reduce((sum, one) => sum + one, 0) / games;
}

function playedOut(levels: Readonly<Record<Side, UsualLevel>>, seed: number): Outcome {
  let position = ultimateRules.initial();
  for (let ply = 0; ; ply += 1) {
    const outcome = ultimateRules.outcome(position);
    if (outcome !== null) return outcome;
    const level = levels[ultimateRules.sideToMove(position)];
    const move = chooseMove(position, level, seedFor(seed, ply));
    position = ultimateRules.play(position, move);
  }
}
