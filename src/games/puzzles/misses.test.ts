import { describe, expect, test } from 'vitest';
import { classicRules } from '#games/classic/rules.ts';
import { PUZZLES } from './collection.ts';
import { PUZZLE_IDS, type PuzzleId } from './ids.ts';
import { refutation } from './refutation.ts';
import { MARKED_MS, puzzlesMachine, TOLD_MS, TRY_MS, type PuzzlesEvent } from './session.ts';
import {
  after,
  HINT,
  miss,
  NEXT,
  PREVIOUS,
  RESET,
  show,
  solve,
  SOLVE_ALL,
} from './scripted-play.ts';
import {
  isMissShown,
  lastMove,
  mayHint,
  missesBeforeHint,
  openCells,
  shownPosition,
  solvedCount,
  START_PUZZLES,
  type PuzzlesState,
} from './state.ts';

const [FIRST, SECOND] = PUZZLE_IDS;
const LAST = PUZZLE_IDS[5];

const SOLVE = solve(FIRST);
const MISS = miss(FIRST);
const OTHER_CELL = 2;
const OTHER_MISS = { type: 'answer', puzzleId: FIRST, cell: OTHER_CELL } as const;

const TRIED = after(START_PUZZLES, MISS);
const REFUTED = afterWait(TRIED);
const TOLD = afterWait(REFUTED);
const MISSED = afterWait(TOLD);
const MISSED_TWICE = afterMiss(MISSED);

describe('a wrong answer', () => {
  test('P8: stands for 520 ms, its refutation with it for 320 ms and, told, for 1600 ms, then both are taken back, whichever puzzle and cell it is [R71, R81, R144]', () => {
    for (const puzzleId of PUZZLE_IDS) {
      const shown = after(START_PUZZLES, show(puzzleId));
      const cells = openCells(shown);
      for (const cell of cells.filter((one) => one !== PUZZLES[puzzleId].solution)) {
        const tried = after(shown, { type: 'answer', puzzleId, cell });
        const withPiece = classicRules.play(PUZZLES[puzzleId].position, cell);
        expect([shownPosition(tried), lastMove(tried)]).toEqual([withPiece, cell]);
        expect(delays(tried)).toEqual([TRY_MS]);

        const refuted = afterWait(tried);
        const answer = refutation(withPiece);
        const withAnswer = classicRules.play(withPiece, answer);
        expect([shownPosition(refuted), lastMove(refuted)]).toEqual([withAnswer, answer]);
        expect(delays(refuted)).toEqual([MARKED_MS]);

        const told = afterWait(refuted);
        expect(shownPosition(told)).toEqual(withAnswer);
        expect(delays(told)).toEqual([TOLD_MS]);

        const takenBack = afterWait(told);
        expect(shownPosition(takenBack)).toEqual(PUZZLES[puzzleId].position);
        expect(lastMove(takenBack)).toBeNull();
        expect(takenBack.progress).toEqual(shown.progress);
        expect(openCells(takenBack)).toEqual(cells);
        expect(delays(takenBack)).toEqual([]);
      }
    }
    expect([TRY_MS, MARKED_MS, TOLD_MS]).toEqual([520, 320, 1600]);
  });

  test('P8: takes no other answer, right or wrong, until it has been told', () => {
    for (const state of [TRIED, REFUTED]) {
      expect(isMissShown(state)).toBe(true);
      for (const event of [MISS, OTHER_MISS, SOLVE]) expect(after(state, event)).toBe(state);
    }
  });

  test('P8: once told, gives way at once to an answer in another cell, right or wrong, the cell of its refutation included, but not in its own [R195]', () => {
    expect(after(TOLD, MISS)).toBe(TOLD);
    const again = after(TOLD, OTHER_MISS);
    expect(lastMove(again)).toBe(OTHER_CELL);
    expect(again.misses[FIRST]).toBe(2);
    expect(delays(again)).toEqual([TRY_MS]);
    expect(TOLD.lastMiss?.answer).toBe(PUZZLES[FIRST].solution);
    const solved = after(TOLD, SOLVE);
    expect(lastMove(solved)).toBe(PUZZLES[FIRST].solution);
    expect(solved.lastMiss).toBeNull();
    for (const next of [again, solved]) {
      for (const task of puzzlesMachine.tasks(TOLD)) expect(after(next, task.event)).toBe(next);
    }
  });

  test.each<[string, PuzzlesEvent, PuzzleId]>([
    ['Next', NEXT, SECOND],
    ['another puzzle of the list', show(LAST), LAST],
    ['Reset', RESET, FIRST],
  ])('P8: is ended at once by %s, and its wait does nothing any more', (_, event, current) => {
    for (const state of [TRIED, REFUTED, TOLD]) {
      const ended = after(state, event);
      expect(ended).toMatchObject({ current, lastMiss: null });
      expect(isMissShown(ended)).toBe(false);
      expect(delays(ended)).toEqual([]);
      for (const task of puzzlesMachine.tasks(state)) expect(after(ended, task.event)).toBe(ended);
    }
  });

  test('P8: can be followed by the right one', () => {
    expect(solvedCount(after(MISSED_TWICE, SOLVE, NEXT))).toBe(1);
  });

  test('P14: is told while its refutation is seen, the same one twice included, and that the second makes a hint possible', () => {
    const missed = { kind: 'missed', puzzleId: FIRST, cell: 0, answer: 7 };
    expect(puzzlesMachine.cues(START_PUZZLES, TRIED)).toEqual([]);
    expect(puzzlesMachine.cues(TRIED, REFUTED)).toEqual([]);
    expect(puzzlesMachine.cues(REFUTED, TOLD)).toEqual([{ ...missed, isHintDue: false }]);
    expect(puzzlesMachine.cues(TOLD, MISSED)).toEqual([]);
    expect(lastCues(MISSED)).toEqual([{ ...missed, isHintDue: true }]);
    expect(lastCues(MISSED_TWICE)).toEqual([{ ...missed, isHintDue: false }]);
  });
});

test('P15: each step of each wrong answer is waited for anew, from its paint on', () => {
  const steps = [TRIED, REFUTED, TOLD, after(MISSED, MISS), afterWait(after(MISSED, MISS))];
  const tasks = steps.flatMap((state) => puzzlesMachine.tasks(state));
  expect(new Set(tasks.map(({ key }) => key)).size).toBe(5);
  for (const task of tasks) expect(task).toMatchObject({ kind: 'wait', fromPaint: true });
});

describe('a hint', () => {
  test('P17: can be asked for after two wrong answers to the puzzle, once they are taken back', () => {
    const secondTried = after(MISSED, MISS);
    for (const state of [START_PUZZLES, MISSED, secondTried, afterWait(secondTried)]) {
      expect(mayHint(state)).toBe(false);
      expect(after(state, HINT)).toBe(state);
    }
    expect(mayHint(MISSED_TWICE)).toBe(true);
    expect(
      [START_PUZZLES, MISSED_TWICE, after(START_PUZZLES, SOLVE, NEXT, PREVIOUS)].map(
        missesBeforeHint,
      ),
    ).toEqual([2, 0, 0]);
    expect([TRIED, REFUTED, TOLD].map(missesBeforeHint), 'counted when it is told').toEqual([
      2, 2, 1,
    ]);
    const hinted = after(MISSED_TWICE, HINT);
    expect(hinted.isHinted).toBe(true);
    expect(puzzlesMachine.cues(MISSED_TWICE, hinted)).toEqual([
      { kind: 'hinted', puzzleId: FIRST },
    ]);
    expect(after(hinted, HINT)).toBe(hinted);
  });

  test('P17: each puzzle counts its own wrong answers, and remembers them', () => {
    const second = after(MISSED_TWICE, NEXT);
    expect(mayHint(second)).toBe(false);
    expect(mayHint(after(second, PREVIOUS))).toBe(true);
  });

  test('P17: there is none for those who have solved all six', () => {
    const reopened = after(MISSED_TWICE, ...SOLVE_ALL, show(FIRST), RESET);
    expect(mayHint(reopened)).toBe(false);
  });

  test('P17: stays through further wrong answers, and goes with the puzzle, its reset and its solution', () => {
    const hinted = after(MISSED_TWICE, HINT);
    expect(afterMiss(hinted).isHinted).toBe(true);
    for (const event of [NEXT, RESET]) expect(after(hinted, event).isHinted).toBe(false);
    const solved = afterWait(afterWait(after(hinted, SOLVE)));
    expect(solved).toMatchObject({ isHinted: false, progress: { [FIRST]: 'solved' } });
    expect(mayHint(after(hinted, RESET))).toBe(true);
    for (const state of [after(MISSED_TWICE, SOLVE), solved]) expect(mayHint(state)).toBe(false);
  });
});

function afterWait(state: PuzzlesState): PuzzlesState {
  return after(state, ...puzzlesMachine.tasks(state).map(({ event }) => event));
}

/** After another wrong answer to the first puzzle that has been taken back. */
function afterMiss(state: PuzzlesState): PuzzlesState {
  return afterWait(afterWait(afterWait(after(state, MISS))));
}

/** What is noticed when one more wrong answer is told. */
function lastCues(state: PuzzlesState) {
  const refuted = afterWait(after(state, MISS));
  return puzzlesMachine.cues(refuted, afterWait(refuted));
}

function delays(state: PuzzlesState): readonly number[] {
  return puzzlesMachine.tasks(state).map((task) => (task.kind === 'wait' ? task.ms : NaN));
}
