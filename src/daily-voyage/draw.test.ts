import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SIDES, type Side } from '#core/game.ts';
import { FIRST_DAY, monthsUntil, weekdayOf } from './days.ts';
import { drawVoyage } from './draw.ts';
import { CLASSIC_POSITIONS } from './version-1-classic.ts';
import type { Chart, Course, Voyage } from './voyage.ts';

/** From the first day on. */
const DAYS = monthsUntil('2027-12-31')
  .flatMap(({ days }) => days)
  .toReversed();
const VOYAGES = DAYS.map((day) => ({ day, voyage: drawVoyage(day) }));

test('DV1: from the first day on there is a voyage a day, the same whenever it is drawn [R165]', () => {
  expect(DAYS[0]).toBe(FIRST_DAY);
  expect(DAYS.length).toBeGreaterThan(400);
  const sample = VOYAGES.filter((_, index) => index % 12 === 0);
  expect(sample.map(({ day }) => drawVoyage(day))).toEqual(sample.map(({ voyage }) => voyage));
  expect(() => drawVoyage('2026-11-23')).toThrow(RangeError);
});

test('DV3: what has been drawn for a day never changes', () => {
  const pinned = readFileSync(join(import.meta.dirname, 'data/first-voyages.txt'), 'utf8');
  const lines = VOYAGES.slice(0, 60).map(({ day, voyage }) => `${day} ${textOf(voyage)}`);
  expect(lines).toEqual(pinned.trimEnd().split('\n'));
});

test('DV4: the game and the length follow from the weekday, the longest lines at the end of the week', () => {
  const week = [
    'classic 3',
    'connect-four 3',
    'classic 3',
    'connect-four 3',
    'classic 5',
    'connect-four 5',
    'connect-four 5',
  ];
  for (const { day, voyage } of VOYAGES) {
    expect(`${voyage.game} ${voyage.plies}`, `on ${day}`).toBe(week[weekdayOf(day)]);
  }
});

test('DV4: both sides are to move, and no position comes twice within two weeks', () => {
  const texts = VOYAGES.map(({ voyage }) => textOf(voyage));
  for (const game of ['classic', 'connect-four']) {
    const sides = VOYAGES.flatMap(({ voyage }) => (voyage.game === game ? [voyage.side] : []));
    for (const side of SIDES) {
      const share = sides.filter((each) => each === side).length / sides.length;
      expect(share, `${game}, ${side}`).toBeGreaterThan(0.25);
    }
  }
  for (let start = 0; start + 14 <= texts.length; start += 1) {
    expect(new Set(texts.slice(start, start + 14)).size, `from ${DAYS[start]}`).toBe(14);
  }
});

describe.each(['classic', 'connect-four'] as const)('%s, by a search of its own', (game) => {
  const drawn = VOYAGES.filter(({ voyage }) => voyage.game === game);

  test('DV5: every position can arise in a game, and has no line yet [R165]', () => {
    for (const { day, voyage } of drawn) {
      const board = boardOf(voyage);
      expect(
        SIDES.some((side) => hasLine(board, side)),
        `on ${day}`,
      ).toBe(false);
      expect(canArise(board), `on ${day}`).toBe(true);
    }
  });

  test('DV6: exactly one move wins within five plies, and it takes as many as are said [R165]', () => {
    for (const { day, voyage } of drawn) {
      const board = boardOf(voyage);
      const side = voyage.side;
      const won = (plies: number) =>
        movesOn(board).filter((move) => wins(board, side, move, plies));
      expect(won(5), `on ${day}`).toHaveLength(1);
      expect(won(voyage.plies - 2), `on ${day}`).toEqual([]);
      expect(won(voyage.plies), `on ${day}`).toEqual(won(5));
    }
  });

  test('DV7: the chart knows every move: right ones win in time against the answer, others are refuted', () => {
    const faults = drawn.flatMap(({ day, voyage }) =>
      faultsOf(boardOf(voyage), voyage.side, voyage.plies, voyage.chart).map(
        (fault) => `${day}: ${fault}`,
      ),
    );
    expect(faults).toEqual([]);
  });
});

test('DV4: in Connect Four no win and no threat is there to be seen', () => {
  for (const { day, voyage } of VOYAGES) {
    if (voyage.game === 'classic') continue;
    const board = boardOf(voyage);
    const open = movesOn(board);
    expect(open.length, `on ${day}`).toBeGreaterThanOrEqual(6);
    for (const side of SIDES) {
      expect(
        open.some((move) => hasLine(after(board, side, move), side)),
        `on ${day}`,
      ).toBe(false);
    }
  }
});

test('DV8: the positions of tic-tac-toe are all there are, and no two are the same turned or mirrored', () => {
  for (const plies of [3, 5] as const) {
    const listed = CLASSIC_POSITIONS[plies].split(' ');
    const found = new Set(
      [...reachable()]
        .filter((signs) => {
          const board = boardOf({ game: 'classic', cells: cellsOf(signs) });
          const side = signs.replaceAll('.', '').length % 2 === 0 ? 'first' : 'second';
          const won = (limit: number) =>
            movesOn(board).filter((move) => wins(board, side, move, limit));
          const threatened = movesOn(board).some((move) =>
            hasLine(after(board, other(side), move), other(side)),
          );
          if (plies === 3 && threatened) return false;
          return won(5).length === 1 && won(plies).length === 1 && won(plies - 2).length === 0;
        })
        .map(canonical),
    );
    expect(new Set(listed.map(canonical))).toEqual(found);
    expect(listed).toHaveLength(found.size);
  }
});

/** All positions of tic-tac-toe that go on, as signs. */
function reachable(signs = '.........', seen = new Set<string>()): ReadonlySet<string> {
  const board = boardOf({ game: 'classic', cells: cellsOf(signs) });
  if (seen.has(signs) || SIDES.some((side) => hasLine(board, side))) return seen;
  seen.add(signs);
  const mover = signs.replaceAll('.', '').length % 2 === 0 ? 'X' : 'O';
  for (const move of movesOn(board)) {
    reachable(signs.slice(0, move) + mover + signs.slice(move + 1), seen);
  }
  return seen;
}

function cellsOf(signs: string): readonly (Side | null)[] {
  return Array.from(signs, (sign) => (sign === '.' ? null : sign === 'X' ? 'first' : 'second'));
}

/** The first of the eight ways to turn and mirror a position. */
function canonical(signs: string): string {
  const ways = [signs];
  const put = (text: string, order: readonly number[]) =>
    order.map((cell) => text.charAt(cell)).join('');
  for (let turn = 0; turn < 3; turn += 1)
    ways.push(put(ways.at(-1) ?? '', [6, 3, 0, 7, 4, 1, 8, 5, 2]));
  ways.push(...ways.map((way) => put(way, [2, 1, 0, 5, 4, 3, 8, 7, 6])));
  return ways.toSorted()[0] ?? '';
}

/** A line of the pinned list: game, plies, cells in reading order, and the winning move. */
function textOf(voyage: Voyage): string {
  const { game, plies, cells, chart } = voyage;
  const signs = cells.map((side) => (side === null ? '.' : side === 'first' ? 'X' : 'O'));
  const solution = [...chart]
    .filter(([, course]) => course.kind !== 'strays')
    .map(([move]) => move);
  return `${game} ${plies} ${signs.join('')} ${solution.join()}`;
}

/** A plain board for a plain search: rows from the top. */
interface Board {
  readonly rows: readonly (readonly (Side | null)[])[];
  readonly lineLength: number;
  readonly hasGravity: boolean;
}

function boardOf({ game, cells }: Pick<Voyage, 'game' | 'cells'>): Board {
  const width = game === 'classic' ? 3 : 7;
  const rows = Array.from({ length: cells.length / width }, (_, row) =>
    cells.slice(row * width, (row + 1) * width),
  );
  return { rows, lineLength: game === 'classic' ? 3 : 4, hasGravity: game === 'connect-four' };
}

function movesOn({ rows, hasGravity }: Board): readonly number[] {
  return (hasGravity ? (rows[0] ?? []) : rows.flat()).flatMap((content, move) =>
    content === null ? [move] : [],
  );
}

function after({ rows, ...rest }: Board, side: Side, move: number): Board {
  const width = rows[0]?.length ?? 1;
  const column = move % width;
  const row = rest.hasGravity
    ? rows.findLastIndex((cells) => cells[column] === null)
    : Math.floor(move / width);
  return {
    ...rest,
    rows: rows.map((cells, index) => (index === row ? cells.with(column, side) : cells)),
  };
}

function hasLine({ rows, lineLength }: Board, side: Side): boolean {
  const steps = [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ] as const;
  return rows.some((cells, row) =>
    cells.some(
      (content, column) =>
        content === side &&
        steps.some(([down, right]) => {
          for (let count = 1; count < lineLength; count += 1) {
            if (rows[row + count * down]?.[column + count * right] !== side) return false;
          }
          return true;
        }),
    ),
  );
}

const other = (side: Side): Side => (side === 'first' ? 'second' : 'first');

/** Whether a move of a side wins within so many plies, whatever the other one does. */
function wins(board: Board, side: Side, move: number, plies: number): boolean {
  const next = after(board, side, move);
  if (plies < 1) return false;
  if (hasLine(next, side)) return true;
  const answers = movesOn(next);
  if (plies < 3 || answers.length === 0) return false;
  return answers.every((answer) => {
    const answered = after(next, other(side), answer);
    if (hasLine(answered, other(side))) return false;
    return movesOn(answered).some((again) => wins(answered, side, again, plies - 2));
  });
}

/** Whether the pieces can be taken off in turn, the last one first; only the topmost of a column is free. */
function canArise(board: Board): boolean {
  const seen = new Set<string>();
  const counts = SIDES.map(
    (side) => board.rows.flat().filter((content) => content === side).length,
  );
  const [first = 0, second = 0] = counts;
  if (first !== second && first !== second + 1) return false;
  if (!board.hasGravity) return true;
  return canEmpty(board, first === second ? 'second' : 'first');

  function canEmpty({ rows, ...rest }: Board, last: Side): boolean {
    const key = JSON.stringify(rows);
    if (seen.has(key)) return false;
    seen.add(key);
    if (rows.flat().every((content) => content === null)) return true;
    return (rows[0] ?? []).some((_, column) => {
      const top = rows.findIndex((cells) => cells[column] !== null);
      if (rows[top]?.[column] !== last) return false;
      const fewer = rows.map((cells, row) => (row === top ? cells.with(column, null) : cells));
      return canEmpty({ rows: fewer, ...rest }, other(last));
    });
  }
}

/** What is wrong with a chart of a board where a side can win within so many plies. */
function faultsOf(board: Board, side: Side, plies: number, chart: Chart): readonly string[] {
  const missing = movesOn(board).filter((move) => !chart.has(move));
  return [
    ...missing.map((move) => `${move} is missing`),
    ...[...chart].flatMap(([move, course]) => faultsAt(board, side, plies, move, course)),
  ];
}

function faultsAt(
  board: Board,
  side: Side,
  plies: number,
  move: number,
  course: Course,
): readonly string[] {
  if (!movesOn(board).includes(move)) return [`${move} is not open`];
  const rival = other(side);
  const next = after(board, side, move);
  const kind = hasLine(next, side) ? 'wins' : wins(board, side, move, plies) ? 'forces' : 'strays';
  if (course.kind !== kind) return [`${move} is said to be ${course.kind}`];
  if (course.kind === 'wins') return [];
  if (course.kind === 'forces') {
    return faultsOf(after(next, rival, course.answer), side, plies - 2, course.next);
  }
  const refuted = after(next, rival, course.refutation);
  const canWin = movesOn(next).some((answer) => hasLine(after(next, rival, answer), rival));
  if (hasLine(refuted, rival)) return [];
  if (canWin) return [`${move} is not punished at once`];
  const isLate =
    plies === 1 || !movesOn(refuted).some((mine) => wins(refuted, side, mine, plies - 2));
  return isLate ? [] : [`${move} still wins in time`];
}
