import { describe, expect, test } from 'vitest';
import { stormOf } from '#testing/machine-storm.ts';
import { pick, type Random } from '#core/random.ts';
import { classicRules } from '#games/classic/rules.ts';
import { PUZZLE_IDS, PUZZLES, type PuzzleId } from './collection.ts';
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
  isAllSolved,
  isMissShown,
  nextPuzzle,
  openCells,
  previousPuzzle,
  puzzlesMachine,
  shownPosition,
  solvedCount,
  START_PUZZLES,
  type Progress,
  type PuzzlesEvent,
  type PuzzlesState,
} from './session.ts';

const [FIRST, SECOND] = PUZZLE_IDS;
const LAST = PUZZLE_IDS[5];
const START_OVER = { type: 'startOver' } as const;

describe('an answer', () => {
  test('P7: in the right cell places the piece and solves the puzzle [R70, R81]', () => {
    const { position, solution } = PUZZLES[FIRST];
    const solved = after(START_PUZZLES, solve(FIRST));
    expect(shownPosition(solved)).toEqual(classicRules.play(position, solution));
    expect(solved.progress[FIRST]).toBe('solved');
    expect(openCells(solved)).toEqual([]);
    expect(solvedCount(solved)).toBe(1);
  });

  test.each<[string, PuzzlesState, PuzzlesEvent]>([
    ['in a taken cell', START_PUZZLES, { type: 'answer', puzzleId: FIRST, cell: 1 }],
    ['outside the board', START_PUZZLES, { type: 'answer', puzzleId: FIRST, cell: 9 }],
    ['for a puzzle that is not shown', START_PUZZLES, solve(SECOND)],
    ['right again, once solved', after(START_PUZZLES, solve(FIRST)), solve(FIRST)],
    ['wrong, once solved', after(START_PUZZLES, solve(FIRST)), miss(FIRST)],
  ])('P9: %s is ignored [R138]', (_, state, event) => {
    expect(puzzlesMachine.update(state, event)).toBe(state);
  });

  test('P7: can be given in every empty cell of an unsolved puzzle', () => {
    for (const puzzleId of PUZZLE_IDS) {
      const cells = openCells(after(START_PUZZLES, show(puzzleId)));
      expect(cells).toEqual(classicRules.legalMoves(PUZZLES[puzzleId].position));
    }
  });
});

describe('from puzzle to puzzle', () => {
  test('P10: Next and Previous go through all six in order', () => {
    const there = PUZZLE_IDS.map((_, index) =>
      after(START_PUZZLES, ...Array.from({ length: index }, () => NEXT)),
    );
    expect(there.map(({ current }) => current)).toEqual(PUZZLE_IDS);
    const back = PUZZLE_IDS.map((_, index) =>
      after(START_PUZZLES, show(LAST), ...Array.from({ length: index }, () => PREVIOUS)),
    );
    expect(back.map(({ current }) => current)).toEqual(PUZZLE_IDS.toReversed());
  });

  test('P10: there is nothing before the first and nothing after the last', () => {
    const last = after(START_PUZZLES, show(LAST));
    expect(previousPuzzle(START_PUZZLES)).toBeNull();
    expect(nextPuzzle(last)).toBeNull();
    expect(puzzlesMachine.update(START_PUZZLES, PREVIOUS)).toBe(START_PUZZLES);
    expect(puzzlesMachine.update(last, NEXT)).toBe(last);
    expect(nextPuzzle(START_PUZZLES)).toBe(SECOND);
    expect(previousPuzzle(last)).toBe(PUZZLE_IDS[4]);
  });

  test('P10: any puzzle can be shown; showing the one that is shown changes nothing', () => {
    for (const puzzleId of PUZZLE_IDS)
      expect(after(START_PUZZLES, show(puzzleId)).current).toBe(puzzleId);
    expect(puzzlesMachine.update(START_PUZZLES, show(FIRST))).toBe(START_PUZZLES);
  });

  test('P11: a solved puzzle stays solved', () => {
    const back = after(START_PUZZLES, solve(FIRST), NEXT, miss(SECOND), NEXT, PREVIOUS, PREVIOUS);
    expect(shownPosition(back)).toEqual(shownPosition(after(START_PUZZLES, solve(FIRST))));
    expect(openCells(back)).toEqual([]);
  });
});

describe('Reset', () => {
  test('P12: restores the position, and what was solved stays counted [R72]', () => {
    const reset = after(START_PUZZLES, solve(FIRST), RESET);
    expect(shownPosition(reset)).toEqual(PUZZLES[FIRST].position);
    expect(openCells(reset)).toEqual(openCells(START_PUZZLES));
    expect(solvedCount(reset)).toBe(1);
  });

  test('P12: lets a puzzle be solved again without counting it again', () => {
    const again = after(START_PUZZLES, solve(FIRST), RESET, solve(FIRST));
    expect(again.progress[FIRST]).toBe('solved');
    expect(solvedCount(again)).toBe(1);
  });

  test('P12: is for the puzzle that is shown only', () => {
    const state = after(START_PUZZLES, solve(FIRST), NEXT);
    expect(puzzlesMachine.update(state, RESET)).toEqual(state);
    const both = after(START_PUZZLES, solve(FIRST), NEXT, solve(SECOND), RESET);
    expect([both.progress[FIRST], both.progress[SECOND]]).toEqual(['solved', 'reopened']);
  });

  test('P12: of a puzzle that is not solved changes nothing', () => {
    expect(puzzlesMachine.update(START_PUZZLES, RESET)).toEqual(START_PUZZLES);
    const reset = after(START_PUZZLES, solve(FIRST), RESET);
    expect(puzzlesMachine.update(reset, RESET)).toEqual(reset);
  });
});

describe('Start Over', () => {
  test('P13: is possible at six of six and begins with the first, none solved', () => {
    const all = after(START_PUZZLES, ...SOLVE_ALL);
    expect([solvedCount(all), isAllSolved(all)]).toEqual([6, true]);
    expect(puzzlesMachine.update(all, START_OVER)).toEqual(START_PUZZLES);
    expect(isAllSolved(after(START_PUZZLES, ...SOLVE_ALL, RESET))).toBe(true);
    expect(after(START_PUZZLES, ...SOLVE_ALL, RESET, START_OVER)).toEqual(START_PUZZLES);
  });

  test('P13: before that it changes nothing', () => {
    const five = after(START_PUZZLES, ...SOLVE_ALL.slice(0, -1));
    expect([solvedCount(five), isAllSolved(five)]).toEqual([5, false]);
    expect(puzzlesMachine.update(five, START_OVER)).toBe(five);
  });
});

describe('what is to be noticed', () => {
  test('P14: a puzzle solved, with its cell', () => {
    const { solution } = PUZZLES[FIRST];
    const solved = { kind: 'solved', puzzleId: FIRST, cell: solution, isLast: false };
    expect(cuesOf([], solve(FIRST))).toEqual([solved]);
    expect(cuesOf([solve(FIRST), RESET], solve(FIRST))).toEqual([solved]);
  });

  test('P14: the sixth puzzle that is solved for the first time is the last, whichever it is', () => {
    const others = SOLVE_ALL.slice(2);
    const cues = cuesOf([...others, show(FIRST)], solve(FIRST));
    expect(cues).toMatchObject([{ kind: 'solved', puzzleId: FIRST, isLast: true }]);
    expect(cuesOf([...SOLVE_ALL, RESET], solve(LAST))).toMatchObject([
      { kind: 'solved', puzzleId: LAST, isLast: false },
    ]);
  });

  test('P14: starting over', () => {
    expect(cuesOf(SOLVE_ALL, START_OVER)).toEqual([{ kind: 'startedOver' }]);
    expect(cuesOf([miss(FIRST), NEXT, ...SOLVE_ALL], START_OVER)).toEqual([
      { kind: 'startedOver' },
    ]);
  });

  test.each<[string, readonly PuzzlesEvent[], PuzzlesEvent, PuzzleId, Progress]>([
    ['moving on', [], NEXT, 'easy-2', 'unsolved'],
    ['moving on after a wrong answer', [miss(FIRST)], NEXT, 'easy-2', 'unsolved'],
    ['coming back to a solved puzzle', [solve(FIRST), NEXT], PREVIOUS, FIRST, 'solved'],
  ])('P14: which puzzle is shown, after %s', (_, before, event, puzzleId, progress) => {
    expect(cuesOf(before, event)).toEqual([{ kind: 'shown', puzzleId, progress }]);
  });

  test.each<[string, readonly PuzzlesEvent[]]>([
    ['a solved puzzle', [solve(FIRST)]],
    ['one that stands as it was', []],
    ['one that was missed', [miss(FIRST)]],
  ])('P14: a reset, of %s', (_, before) => {
    expect(cuesOf(before, RESET)).toEqual([{ kind: 'reset', puzzleId: FIRST }]);
  });
});

test('P15: nothing is waited for but the end of a miss', () => {
  expect(puzzlesMachine.tasks(START_PUZZLES)).toEqual([]);
  expect(puzzlesMachine.tasks(after(START_PUZZLES, ...SOLVE_ALL))).toEqual([]);
});

stormOf('P15: puzzles', {
  machine: puzzlesMachine,
  start: () => START_PUZZLES,
  randomEvent,
  answer: ({ event }) => event,
  check,
});

function check(before: PuzzlesState, state: PuzzlesState, event: PuzzlesEvent): void {
  const isStartedOver = event.type === 'startOver' && isAllSolved(before);
  const news = solvedCount(state) - solvedCount(before);
  expect(isStartedOver ? [-6] : [0, 1]).toContain(news);
  const { position, solution } = PUZZLES[state.current];
  const isSolved = state.progress[state.current] === 'solved';
  expect(isSolved && (isMissShown(state) || state.isHinted)).toBe(false);
  if (state.isHinted) expect(state.misses[state.current]).toBeGreaterThanOrEqual(2);
  if (!isMissShown(state)) {
    const shown = isSolved ? classicRules.play(position, solution) : position;
    expect(shownPosition(state)).toEqual(shown);
  }
  expect(openCells(state)).toEqual(isSolved ? [] : classicRules.legalMoves(position));
  const others = PUZZLE_IDS.filter((id) => id !== before.current && !isStartedOver);
  for (const id of others) expect(state.progress[id]).toBe(before.progress[id]);
}

function randomEvent({ current }: PuzzlesState, next: Random): PuzzlesEvent {
  const puzzleId = next() < 0.9 ? current : pick(PUZZLE_IDS, next);
  const cell = Math.floor(next() * 10);
  const answer = { type: 'answer', puzzleId, cell } as const;
  const move = pick([NEXT, PREVIOUS, show(pick(PUZZLE_IDS, next))], next);
  return pick([answer, answer, answer, move, RESET, HINT, START_OVER], next);
}

function cuesOf(events: readonly PuzzlesEvent[], event: PuzzlesEvent) {
  const before = after(START_PUZZLES, ...events);
  return puzzlesMachine.cues(before, puzzlesMachine.update(before, event));
}
