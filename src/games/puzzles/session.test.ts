import { describe, expect, test } from 'vitest';
import { stormOf } from '#testing/machine-storm.ts';
import { pick, type Random } from '#core/random.ts';
import { classicRules, winningLine } from '#games/classic/rules.ts';
import { PUZZLES } from './collection.ts';
import { PUZZLE_IDS, type PuzzleId } from './ids.ts';
import { puzzlesMachine, type PuzzlesCue, type PuzzlesEvent } from './session.ts';
import { HINT, miss, NEXT, PREVIOUS, RESET, show, solve, SOLVE_ALL } from './scripted-play.ts';
import {
  isAllSolved,
  isAllTold,
  isMissShown,
  isNextDue,
  nextPuzzle,
  openCells,
  previousPuzzle,
  shownPosition,
  solvedCount,
  START_PUZZLES,
  type Progress,
  type PuzzlesState,
  type Sight,
} from './state.ts';
import { winningPlay } from './winning-play.ts';

const [FIRST, SECOND] = PUZZLE_IDS;
const LAST = PUZZLE_IDS[5];
const START_OVER = { type: 'startOver' } as const;

describe('an answer', () => {
  test('P7: in the right cell places the piece and solves the puzzle [R70, R81]', () => {
    const { position, solution } = PUZZLES[FIRST];
    const solved = after(solve(FIRST));
    expect(shownPosition(solved)).toEqual(classicRules.play(position, solution));
    expect(solved.progress[FIRST]).toBe('solved');
    expect(openCells(solved)).toEqual([]);
    expect(solvedCount(solved)).toBe(1);
  });

  test.each<[string, PuzzlesState, PuzzlesEvent]>([
    ['in a taken cell', START_PUZZLES, { type: 'answer', puzzleId: FIRST, cell: 1 }],
    ['outside the board', START_PUZZLES, { type: 'answer', puzzleId: FIRST, cell: 9 }],
    ['for a puzzle that is not shown', START_PUZZLES, solve(SECOND)],
    ['right again, once solved', after(solve(FIRST)), solve(FIRST)],
    ['wrong, once solved', after(solve(FIRST)), miss(FIRST)],
  ])('P9: %s is ignored [R138]', (_, state, event) => {
    expect(puzzlesMachine.update(state, event)).toBe(state);
  });

  test('P7: can be given in every empty cell of an unsolved puzzle', () => {
    for (const puzzleId of PUZZLE_IDS) {
      const cells = openCells(after(show(puzzleId)));
      expect(cells).toEqual(classicRules.legalMoves(PUZZLES[puzzleId].position));
    }
  });
});

describe('puzzles solved on earlier visits [R163]', () => {
  const recall = (...solved: readonly PuzzleId[]) =>
    ({ type: 'recall', solved: new Set(solved) }) as const;

  test('are solved again; the first open one is shown; nothing of it is told', () => {
    const recalled = after(recall(FIRST, LAST));
    expect(solvedCount(recalled)).toBe(2);
    expect(recalled.current).toBe(SECOND);
    expect(puzzlesMachine.cues(START_PUZZLES, recalled)).toEqual([]);
    const all = after(recall(...PUZZLE_IDS));
    expect(isAllSolved(all)).toBe(true);
    expect(all).toMatchObject({ current: FIRST, isCelebrated: false });
  });

  test('leave a board on which somebody plays already as it is', () => {
    const missed = after(miss(FIRST));
    const recalled = puzzlesMachine.update(missed, recall(FIRST, SECOND));
    expect(recalled).toMatchObject({ current: FIRST, lastMiss: missed.lastMiss });
    expect(recalled.progress).toMatchObject({ [FIRST]: 'unsolved', [SECOND]: 'solved' });
    expect(puzzlesMachine.cues(missed, recalled)).toEqual([]);
  });

  test('change nothing where they are solved already', () => {
    const solved = after(solve(FIRST));
    for (const state of [solved, after(solve(FIRST), NEXT), after(solve(FIRST), RESET, NEXT)]) {
      expect(puzzlesMachine.update(state, recall(FIRST))).toBe(state);
    }
  });

  test('leave an answer that is landing to be told when it has landed', () => {
    const placed = puzzlesMachine.update(START_PUZZLES, solve(FIRST));
    const recalled = puzzlesMachine.update(placed, recall(SECOND));
    expect(recalled).toMatchObject({ sight: 'landing', progress: { [SECOND]: 'solved' } });
    expect(puzzlesMachine.cues(placed, recalled)).toEqual([]);
    expect(puzzlesMachine.cues(recalled, afterTask(recalled))).toMatchObject([
      { kind: 'answered', puzzleId: FIRST },
    ]);
  });

  test('leave an answer whose line is being seen to be told when it has been seen', () => {
    const drawn = afterTask(puzzlesMachine.update(START_PUZZLES, solve(FIRST)));
    const recalled = puzzlesMachine.update(drawn, recall(SECOND));
    expect(recalled).toMatchObject({ sight: 'line', progress: { [SECOND]: 'solved' } });
    expect(puzzlesMachine.cues(drawn, recalled)).toEqual([]);
    expect(puzzlesMachine.cues(recalled, afterTask(recalled))).toMatchObject([
      { kind: 'solved', puzzleId: FIRST },
    ]);
  });
});

describe('a right answer is seen before it is told', () => {
  test.each<[string, readonly PuzzlesEvent[], PuzzleId, readonly Sight[]]>([
    ['its piece lands', [], 'medium-1', ['landing']],
    ['its piece lands, then its line is drawn', [], FIRST, ['landing', 'line']],
    ['solved again, the sixth as any other', [...SOLVE_ALL, RESET], LAST, ['landing']],
  ])('P18: %s', (_, before, puzzleId, sights) => {
    let state = puzzlesMachine.update(after(...before, show(puzzleId)), solve(puzzleId));
    for (const sight of sights) {
      expect(state.sight).toBe(sight);
      expect(openCells(state)).toEqual([]);
      expect(shownPosition(state).cells[PUZZLES[puzzleId].solution]).not.toBeNull();
      expect(state.progress[puzzleId]).not.toBe('solved');
      state = afterTask(state);
    }
    expect(state).toMatchObject({ sight: null, progress: { [puzzleId]: 'solved' } });
  });

  test.each(PUZZLE_IDS)(
    'P18: at the sixth, which is %s, what proves it is shown too',
    (puzzleId) => {
      const others = SOLVE_ALL.filter(
        (event) => !('puzzleId' in event) || event.puzzleId !== puzzleId,
      );
      let state = puzzlesMachine.update(after(...others, show(puzzleId)), solve(puzzleId));
      while (state.progress[puzzleId] !== 'solved') {
        expect(['landing', 'line']).toContain(state.sight);
        state = afterTask(state);
      }
      expect([state.sight, state.isCelebrated, isAllTold(state)]).toEqual(['proof', false, false]);
      const { moves } = winningPlay(PUZZLES[puzzleId]);
      const [task] = puzzlesMachine.tasks(state);
      expect(task).toMatchObject({ kind: 'wait' });
      // A line was drawn before it was told.
      const hasLine = winningLine(shownPosition(state)) !== null;
      const shownMs = hasLine ? 0 : 500 + 600 * moves.length + 700;
      expect(task?.kind === 'wait' && task.ms).toBe(shownMs + 2500);
      const all = afterTask(state);
      expect([all.sight, all.isCelebrated, isAllTold(all)]).toEqual([null, true, true]);
    },
  );

  test('P18: before the proof has been seen nobody starts over', () => {
    const told = untilProof();
    expect(puzzlesMachine.update(told, START_OVER)).toBe(told);
  });

  test('P18: whoever resets or leaves the sixth is told that all are solved, sooner', () => {
    const told = untilProof();
    expect(puzzlesMachine.cues(told, puzzlesMachine.update(told, RESET))).toEqual([
      { kind: 'reset', puzzleId: LAST },
      { kind: 'allSolved' },
    ]);
    expect(puzzlesMachine.cues(told, puzzlesMachine.update(told, PREVIOUS))).toEqual([
      { kind: 'allSolved' },
      { kind: 'shown', puzzleId: 'hard-1', progress: 'solved' },
    ]);
  });

  test('P18: Next leads from the sixth to the end, sooner, and then nowhere', () => {
    const told = untilProof();
    const all = puzzlesMachine.update(told, NEXT);
    expect(all).toEqual(afterTask(told));
    expect(puzzlesMachine.cues(told, all)).toEqual([{ kind: 'allSolved' }]);
    expect(puzzlesMachine.update(all, NEXT)).toBe(all);
  });

  test('P18: the piece when it has landed, the rest when all has been seen', () => {
    const { solution: cell } = PUZZLES[FIRST];
    const placed = puzzlesMachine.update(START_PUZZLES, solve(FIRST));
    const landed = afterTask(placed);
    expect(puzzlesMachine.cues(START_PUZZLES, placed)).toEqual([]);
    expect(puzzlesMachine.cues(placed, landed)).toEqual([
      { kind: 'answered', puzzleId: FIRST, cell },
    ]);
    expect(puzzlesMachine.cues(landed, afterTask(landed))).toEqual([
      { kind: 'solved', puzzleId: FIRST },
    ]);
  });

  test('P18: whoever goes on does not wait: the puzzle counts, and is told with the next one', () => {
    const placed = puzzlesMachine.update(after(...SOLVE_ALL.slice(0, -1)), solve(LAST));
    const gone = puzzlesMachine.update(placed, PREVIOUS);
    expect([isAllTold(gone), gone.sight]).toEqual([true, null]);
    expect(gone.progress[LAST]).toBe('solved');
    expect(puzzlesMachine.cues(placed, gone).slice(-3)).toEqual([
      { kind: 'solved', puzzleId: LAST },
      { kind: 'allSolved' },
      { kind: 'shown', puzzleId: 'hard-1', progress: 'solved' },
    ]);
    for (const task of puzzlesMachine.tasks(placed)) {
      expect(puzzlesMachine.update(gone, task.event)).toBe(gone);
    }
  });

  test('P18: only what is being seen can be seen to its end, and each is waited for anew', () => {
    const placed = puzzlesMachine.update(START_PUZZLES, solve(FIRST));
    const landed = afterTask(placed);
    const other = puzzlesMachine.update(after(show(SECOND)), solve(SECOND));
    const tasks = [placed, landed, other].flatMap((state) => puzzlesMachine.tasks(state));
    expect(new Set(tasks.map(({ key }) => key)).size).toBe(3);
    for (const [index, { kind, event }] of tasks.entries()) {
      expect(kind).toBe('sight');
      const others = [placed, landed, other].filter((_, place) => place !== index);
      for (const state of others) expect(puzzlesMachine.update(state, event)).toBe(state);
    }
  });

  test('P18: Reset takes it away untold, and it counts', () => {
    const placed = puzzlesMachine.update(START_PUZZLES, solve(FIRST));
    const reset = puzzlesMachine.update(placed, RESET);
    expect([reset.sight, reset.progress[FIRST]]).toEqual([null, 'reopened']);
    expect(puzzlesMachine.cues(placed, reset)).toEqual([{ kind: 'reset', puzzleId: FIRST }]);
  });

  test('P18: the sixth is celebrated for as long as its board is shown', () => {
    const all = after(...SOLVE_ALL);
    expect(all.isCelebrated).toBe(true);
    for (const event of [PREVIOUS, RESET, START_OVER]) {
      expect(puzzlesMachine.update(all, event).isCelebrated).toBe(false);
    }
    expect(after(...SOLVE_ALL.slice(0, -1)).isCelebrated).toBe(false);
    expect(after(...SOLVE_ALL, RESET, solve(LAST)).isCelebrated).toBe(false);
  });
});

test('P10: Next is due once a puzzle is solved, unless none follows or all are solved', () => {
  const states = [after(), after(solve(FIRST)), after(solve(FIRST), RESET)];
  expect(states.map(isNextDue)).toEqual([false, true, false]);
  expect(isNextDue(after(show(LAST), solve(LAST)))).toBe(true);
  expect([untilProof(), after(...SOLVE_ALL, show(FIRST))].map(isNextDue)).toEqual([false, false]);
});

describe('from puzzle to puzzle', () => {
  test('P10: Next and Previous go through all six in order', () => {
    const there = PUZZLE_IDS.map((_, index) => after(...Array.from({ length: index }, () => NEXT)));
    expect(there.map(({ current }) => current)).toEqual(PUZZLE_IDS);
    const back = PUZZLE_IDS.map((_, index) =>
      after(show(LAST), ...Array.from({ length: index }, () => PREVIOUS)),
    );
    expect(back.map(({ current }) => current)).toEqual(PUZZLE_IDS.toReversed());
  });

  test('P10: there is nothing before the first and nothing after the last', () => {
    const last = after(show(LAST));
    expect(previousPuzzle(START_PUZZLES)).toBeNull();
    expect(nextPuzzle(last)).toBeNull();
    expect(puzzlesMachine.update(START_PUZZLES, PREVIOUS)).toBe(START_PUZZLES);
    expect(puzzlesMachine.update(last, NEXT)).toBe(last);
    expect(nextPuzzle(START_PUZZLES)).toBe(SECOND);
    expect(previousPuzzle(last)).toBe(PUZZLE_IDS[4]);
  });

  test('P10: after the last one, once it is solved, comes the first that is not, and nothing once all are', () => {
    const last = after(solve(FIRST), show(LAST), solve(LAST));
    expect(nextPuzzle(last)).toBe(SECOND);
    expect(puzzlesMachine.update(last, NEXT).current).toBe(SECOND);
    expect(nextPuzzle(after(...SOLVE_ALL, show(LAST)))).toBeNull();
  });

  test('P10: any puzzle can be shown; showing the one that is shown changes nothing', () => {
    for (const puzzleId of PUZZLE_IDS) expect(after(show(puzzleId)).current).toBe(puzzleId);
    expect(puzzlesMachine.update(START_PUZZLES, show(FIRST))).toBe(START_PUZZLES);
  });

  test('P11: a solved puzzle stays solved', () => {
    const back = after(solve(FIRST), NEXT, miss(SECOND), NEXT, PREVIOUS, PREVIOUS);
    expect(shownPosition(back)).toEqual(shownPosition(after(solve(FIRST))));
    expect(openCells(back)).toEqual([]);
  });
});

describe('Reset', () => {
  test('P12: restores the position, and what was solved stays counted [R72]', () => {
    const reset = after(solve(FIRST), RESET);
    expect(shownPosition(reset)).toEqual(PUZZLES[FIRST].position);
    expect(openCells(reset)).toEqual(openCells(START_PUZZLES));
    expect(solvedCount(reset)).toBe(1);
  });

  test('P12: lets a puzzle be solved again without counting it again', () => {
    const again = after(solve(FIRST), RESET, solve(FIRST));
    expect(again.progress[FIRST]).toBe('solved');
    expect(solvedCount(again)).toBe(1);
  });

  test('P12: is for the puzzle that is shown only', () => {
    const state = after(solve(FIRST), NEXT);
    expect(puzzlesMachine.update(state, RESET)).toEqual(state);
    const both = after(solve(FIRST), NEXT, solve(SECOND), RESET);
    expect([both.progress[FIRST], both.progress[SECOND]]).toEqual(['solved', 'reopened']);
  });

  test('P12: of a puzzle that is not solved changes nothing', () => {
    expect(puzzlesMachine.update(START_PUZZLES, RESET)).toEqual(START_PUZZLES);
    const reset = after(solve(FIRST), RESET);
    expect(puzzlesMachine.update(reset, RESET)).toEqual(reset);
  });
});

describe('Start Over', () => {
  test('P13: is possible at six of six and begins with the first, none solved', () => {
    const all = after(...SOLVE_ALL);
    expect([solvedCount(all), isAllSolved(all)]).toEqual([6, true]);
    expect(puzzlesMachine.update(all, START_OVER)).toEqual(START_PUZZLES);
    expect(isAllSolved(after(...SOLVE_ALL, RESET))).toBe(true);
    expect(after(...SOLVE_ALL, RESET, START_OVER)).toEqual(START_PUZZLES);
  });

  test('P13: before that it changes nothing', () => {
    const five = after(...SOLVE_ALL.slice(0, -1));
    expect([solvedCount(five), isAllSolved(five)]).toEqual([5, false]);
    expect(puzzlesMachine.update(five, START_OVER)).toBe(five);
  });
});

describe('what is to be noticed', () => {
  test('P14: a puzzle solved, with its cell', () => {
    const { solution } = PUZZLES[FIRST];
    const told = [
      { kind: 'answered', puzzleId: FIRST, cell: solution },
      { kind: 'solved', puzzleId: FIRST },
    ];
    expect(cuesOf([], solve(FIRST))).toEqual(told);
    expect(cuesOf([solve(FIRST), RESET], solve(FIRST))).toEqual(told);
  });

  test('P14: the sixth puzzle that is solved for the first time is the last, whichever it is', () => {
    const others = SOLVE_ALL.slice(2);
    const cues = cuesOf([...others, show(FIRST)], solve(FIRST));
    expect(cues.slice(-2)).toEqual([{ kind: 'solved', puzzleId: FIRST }, { kind: 'allSolved' }]);
    expect(cuesOf([...SOLVE_ALL, RESET], solve(LAST)).at(-1)).toEqual({
      kind: 'solved',
      puzzleId: LAST,
    });
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

test('P15: nothing is waited for but that an answer has been seen', () => {
  expect(puzzlesMachine.tasks(START_PUZZLES)).toEqual([]);
  expect(puzzlesMachine.tasks(after(...SOLVE_ALL))).toEqual([]);
});

stormOf('P15: puzzles', {
  machine: puzzlesMachine,
  start: () => START_PUZZLES,
  randomEvent,
  answer: ({ event }) => event,
  check,
});

function check(before: PuzzlesState, state: PuzzlesState, event: PuzzlesEvent): void {
  const isStartedOver = event.type === 'startOver' && isAllTold(before);
  const news = solvedCount(state) - solvedCount(before);
  expect(isStartedOver ? [-6] : [0, 1]).toContain(news);
  const { position, solution } = PUZZLES[state.current];
  const isSolved = state.progress[state.current] === 'solved';
  expect(isSolved && (isMissShown(state) || state.isHinted)).toBe(false);
  expect(isSolved && state.sight !== null).toBe(state.sight === 'proof');
  expect(state.sight === 'proof' && !isAllSolved(state)).toBe(false);
  if (state.isHinted) expect(state.misses[state.current]).toBeGreaterThanOrEqual(2);
  const isAnswered = isSolved || state.sight !== null;
  if (!isMissShown(state)) {
    const shown = isAnswered ? classicRules.play(position, solution) : position;
    expect(shownPosition(state)).toEqual(shown);
  }
  const taken = isMissShown(state) ? state.lastMiss?.cell : null;
  const open = classicRules.legalMoves(position).filter((cell) => cell !== taken);
  expect(openCells(state)).toEqual(isAnswered ? [] : open);
  expect(state.isCelebrated && !isAllSolved(state)).toBe(false);
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

/** All that is noticed of an event, until it has been seen. */
function cuesOf(events: readonly PuzzlesEvent[], event: PuzzlesEvent): readonly PuzzlesCue[] {
  const states = [after(...events)];
  let state = puzzlesMachine.update(after(...events), event);
  for (states.push(state); state.sight !== null; states.push(state)) state = afterTask(state);
  return states.slice(1).flatMap((one, index) => puzzlesMachine.cues(states[index] ?? one, one));
}

/** After some events, each right answer seen to its end. */
function after(...events: readonly PuzzlesEvent[]): PuzzlesState {
  return events.reduce((state, event) => {
    let next = puzzlesMachine.update(state, event);
    while (next.sight !== null) next = afterTask(next);
    return next;
  }, START_PUZZLES);
}

/** The sixth answer has been told, and how it goes on to win is being shown. */
function untilProof(): PuzzlesState {
  let state = puzzlesMachine.update(after(...SOLVE_ALL.slice(0, -1)), solve(LAST));
  while (state.sight !== 'proof') state = afterTask(state);
  return state;
}

function afterTask(state: PuzzlesState): PuzzlesState {
  return puzzlesMachine
    .tasks(state)
    .reduce((next, { event }) => puzzlesMachine.update(next, event), state);
}
