import { describe, expect, test } from 'vitest';
import { opponent, type Move } from '#core/game.ts';
import {
  answer,
  askedFor,
  BEGINNING,
  goTo,
  LESSONS,
  linesThrough,
  movesAt,
  positionAt,
  stepCount,
  threatsMade,
  threatsOf,
  type Lesson,
  type LessonId,
  type Progress,
} from './lessons.ts';
import {
  COLUMNS,
  connectFourRules,
  freeIn,
  LINES,
  ROWS,
  winningColumns,
  type ConnectFourPosition,
} from './rules.ts';

const { legalMoves, outcome, play, sideToMove } = connectFourRules;

const CELLS = Array.from({ length: ROWS * COLUMNS }, (_, cell) => cell);
const ALL_COLUMNS = Array.from({ length: COLUMNS }, (_, column) => column);
const LOWEST_ROW = CELLS.slice(-COLUMNS);

describe('F23: a lesson', () => {
  for (const lesson of LESSONS) {
    test(`${lesson.id} is a legal game; its first step asks for the skull's next move, and each further step is one move`, () => {
      const steps = Array.from({ length: stepCount(lesson) }, (_, step) => goTo(step, lesson));
      for (const [step, progress] of steps.entries()) {
        expect(movesAt(lesson, progress)).toEqual(lesson.moves.slice(0, lesson.startPlies + step));
      }
      expect(sideToMove(positionAt(lesson, BEGINNING))).toBe('first');
      expect(askedFor(lesson, BEGINNING)).toBe(lesson.moves[lesson.startPlies]);
      expect(steps.slice(1).map((progress) => askedFor(lesson, progress))).toEqual(
        steps.slice(1).map(() => null),
      );
    });

    test(`${lesson.id}: the column that is asked for goes on, another one is noted and changes nothing else, and turning a page forgets it`, () => {
      for (const column of legalMoves(positionAt(lesson, BEGINNING))) {
        const after = answer(column, lesson, BEGINNING);
        const isRight = column === askedFor(lesson, BEGINNING);
        expect(after).toEqual(isRight ? { step: 1, slip: null } : { step: 0, slip: column });
        expect(answer(askedFor(lesson, BEGINNING) ?? -1, lesson, after).step).toBe(1);
        expect(goTo(after.step, lesson).slip).toBeNull();
      }
    });

    test(`${lesson.id} has no step before the first nor after the last, and takes no answer where it asks nothing`, () => {
      const last: Progress = { step: stepCount(lesson) - 1, slip: null };
      expect(goTo(-1, lesson)).toEqual(BEGINNING);
      expect(goTo(stepCount(lesson), lesson)).toEqual(last);
      expect(answer(3, lesson, last)).toBe(last);
    });
  }
});

test('F23: the lesson about the middle marks the lines through each place, the others the threats of the skull', () => {
  expect(LESSONS.map(({ id, marking }) => [id, marking])).toEqual([
    ['middle', 'lines'],
    ['double-threat', 'threats'],
    ['zugzwang', 'threats'],
  ]);
});

describe('F24: the middle column', () => {
  test('51 of the 69 lines of four touch it: all across, all slanting ones and three upright ones [R172]', () => {
    const touching = LINES.filter((line) => line.some((cell) => cell % COLUMNS === 3));
    expect(LINES).toHaveLength(69);
    expect(touching).toHaveLength(51);
    const upright = LINES.filter(([a, b]) => b - a === COLUMNS);
    expect(touching.filter((line) => upright.includes(line))).toHaveLength(3);
    expect(touching.filter((line) => !upright.includes(line))).toHaveLength(
      LINES.length - upright.length,
    );
  });

  test('as many lines go through each place as its number says; in each row most through the middle [R172]', () => {
    const rows = Array.from({ length: ROWS }, (_, row) =>
      ALL_COLUMNS.map((column) => linesThrough(row * COLUMNS + column)),
    );
    const outer = [3, 4, 5, 7, 5, 4, 3];
    const next = [4, 6, 8, 10, 8, 6, 4];
    const inner = [5, 8, 11, 13, 11, 8, 5];
    expect(rows).toEqual([outer, next, inner, inner, next, outer]);
  });

  test('the lesson plays where most lines go through: of the lowest row, and with the last move of the whole ship', () => {
    const lesson = lessonOf('middle');
    const counts = LOWEST_ROW.map((cell) => linesThrough(cell));
    expect(counts.indexOf(Math.max(...counts))).toBe(askedFor(lesson, BEGINNING));
    const cells = lesson.moves.map((column, ply) => (ROWS - 1 - ply) * COLUMNS + column);
    expect(cells.map((cell) => linesThrough(cell))).toEqual([7, 10, 13]);
    expect(Math.max(...CELLS.map((cell) => linesThrough(cell)))).toBe(13);
  });
});

describe('F25: the double threat', () => {
  const lesson = lessonOf('double-threat');
  const start = positionAt(lesson, BEGINNING);

  test('of all columns the one that is asked for alone makes two threats; nothing wins at once', () => {
    expect(winningColumns(start, 'first')).toEqual([]);
    expect(winningColumns(start, 'second')).toEqual([]);
    const made = ALL_COLUMNS.map((column) => threatsMade(column, start));
    expect(made.filter((count) => count === 2)).toHaveLength(1);
    expect(made.indexOf(2)).toBe(askedFor(lesson, BEGINNING));
  });

  test('the threats are in columns 2 and 6, and no answer stops both [R172]', () => {
    const threatened = play(start, askedFor(lesson, BEGINNING) ?? -1);
    expect(threatsOf('first', threatened)).toEqual([36, 40]);
    for (const reply of legalMoves(threatened)) {
      expect(winningColumns(play(threatened, reply), 'first'), `after ${reply}`).not.toEqual([]);
    }
  });

  test('it ends with a win of the skull, after which nobody has a threat', () => {
    const end = positionAt(lesson, endOf(lesson));
    expect(outcome(end)).toEqual({ kind: 'win', winner: 'first' });
    expect(threatsOf('first', end)).toEqual([]);
    expect(threatsOf('second', end)).toEqual([]);
  });
});

describe('F26: having to move', () => {
  const lesson = lessonOf('zugzwang');
  const start = positionAt(lesson, BEGINNING);
  /** The third row from the water, in column 2. */
  const RING = 22;

  test('only columns 2 and 7 are open, and the only threat on the ship is that of the skull, in the third row from the water, above a free place', () => {
    expect(legalMoves(start)).toEqual([1, 6]);
    expect(threatsOf('first', start)).toEqual([RING]);
    expect(threatsOf('second', start)).toEqual([]);
    expect(freeIn(start, 1)).toBe(5);
    expect(freeIn(start, 6)).toBe(3);
  });

  test('waiting in column 7 wins against every defence, column 2 does not win [R172]', () => {
    expect(askedFor(lesson, BEGINNING)).toBe(6);
    expect(value(play(start, 6))).toBe(-1);
    expect(value(play(start, 1))).toBeGreaterThanOrEqual(0);
    expect(sideToMove(play(start, 1))).toBe('second');
  });

  test('the treasure loses with every move; in column 2 at once, and at the end nothing else is left [R172]', () => {
    const waiting = positionAt(lesson, goTo(1, lesson));
    expect(legalMoves(waiting).map((column) => value(play(waiting, column)))).toEqual([1, 1]);
    expect(winningColumns(play(waiting, 1), 'first')).toEqual([1]);
    const forced = positionAt(lesson, goTo(3, lesson));
    expect(legalMoves(forced)).toEqual([1]);
    expect(sideToMove(forced)).toBe('second');
  });

  test('it ends with a win of the skull by the ringed place', () => {
    const end = positionAt(lesson, endOf(lesson));
    expect(end.cells[RING]).toBe('first');
    expect(outcome(end)).toEqual({ kind: 'win', winner: 'first' });
  });

  test('in the last open column the side that began gets the odd rows from the water, whichever column it is and however high [R172]', () => {
    for (const last of ALL_COLUMNS) {
      for (let height = 0; height < ROWS; height += 1) {
        const played = (COLUMNS - 1) * ROWS + height;
        const isBeginners = played % 2 === 0;
        const row = height + 1;
        const cells = CELLS.map((cell) => {
          const isOpen = cell % COLUMNS === last && ROWS - Math.floor(cell / COLUMNS) >= row;
          return isOpen ? null : ('second' as const);
        });
        const side = sideToMove({ cells, starter: 'first' });
        expect(side === 'first', `row ${row}`).toBe(row % 2 === 1);
        expect(side === 'first').toBe(isBeginners);
      }
    }
  });
});

/** The value of a position for the side to move, by trying everything: 1 a win, 0 a draw, -1 a loss. */
function value(position: ConnectFourPosition): number {
  const end = outcome(position);
  if (end?.kind === 'draw') return 0;
  if (end !== null) return end.winner === opponent(sideToMove(position)) ? -1 : 1;
  return Math.max(...legalMoves(position).map((column: Move) => -value(play(position, column))));
}

function lessonOf(id: LessonId): Lesson {
  const lesson = LESSONS.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`No lesson ${id}`);
  return lesson;
}

function endOf(lesson: Lesson): Progress {
  return goTo(stepCount(lesson) - 1, lesson);
}
