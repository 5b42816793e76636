import { describe, expect, test } from 'vitest';
import type { Move } from '#core/game.ts';
import { classicRules } from '#games/classic/rules.ts';
import { connectFourRules, freeIn, type ConnectFourPosition } from '#games/connect-four/rules.ts';
import { drawVoyage } from './draw.ts';
import { voyageMachine, type VoyageCue, type VoyageEvent, type VoyageTask } from './session.ts';
import {
  cellsOf,
  isMissShown,
  isSolved,
  movesShown,
  playable,
  rowOfTop,
  startOf,
  type Step,
  type VoyageState,
} from './state.ts';
import type { Chart, Course, Voyage } from './voyage.ts';

/** A Saturday, whose line is three moves long, and a Wednesday. */
const DAY = '2026-11-28';
const OTHER_DAY = '2026-11-25';
const VOYAGE = drawVoyage(DAY);
const OTHER_VOYAGE = drawVoyage(OTHER_DAY);
const { update, tasks, cues } = voyageMachine;

const SHOWN = startOf(DAY);
const DRAWN = update(SHOWN, { type: 'drawn', day: DAY, voyage: VOYAGE });

describe('a voyage that is shown', () => {
  test('is drawn, told, and then waits for a move', () => {
    expect(tasks(SHOWN)).toMatchObject([{ kind: 'draw', day: DAY }]);
    expect(cuesOf(SHOWN, { type: 'drawn', day: DAY, voyage: VOYAGE })).toEqual([
      { kind: 'drawn', voyage: VOYAGE },
    ]);
    expect(tasks(DRAWN)).toEqual([]);
    expect(playable(DRAWN)).toEqual([...VOYAGE.chart.keys()]);
  });

  test('is left for that of another day, of which nothing late takes effect', () => {
    const left = update(played(DRAWN, right(DRAWN)), { type: 'show', day: OTHER_DAY });
    expect(left).toEqual(startOf(OTHER_DAY));
    for (const late of [
      { type: 'drawn', day: DAY, voyage: VOYAGE },
      { type: 'lost', day: DAY },
      { type: 'play', day: DAY, ply: 0, move: right(DRAWN) },
      { type: 'seen', day: DAY, step: 'landing', ply: 1 },
    ] as const) {
      expect(update(left, late)).toBe(left);
    }
    expect(update(DRAWN, { type: 'show', day: DAY })).toBe(DRAWN);
    expect(update(DRAWN, { type: 'drawn', day: DAY, voyage: OTHER_VOYAGE })).toBe(DRAWN);
  });

  test('that cannot be drawn waits until it is to be tried again', () => {
    const lost = update(SHOWN, { type: 'lost', day: DAY });
    expect(lost.isLost).toBe(true);
    expect(tasks(lost)).toEqual([]);
    expect(tasks(update(lost, { type: 'retry', day: DAY }))).toEqual(tasks(SHOWN));
  });
});

describe('a right move', () => {
  test('DV11: lands, is answered after a moment, and then the next one is due [R167]', () => {
    const landing = played(DRAWN, right(DRAWN));
    expect(landing.step).toBe('landing');
    expect(playable(landing)).toEqual([]);
    expect(stepOf(landing)).toMatchObject({ step: 'landing', state: landing });
    expect(movesShown(landing)).toEqual([right(DRAWN)]);
    const { state, steps, told } = seenToEnd(landing);
    expect(steps).toEqual(['landing', 'pause', 'answer']);
    expect(told.map(({ kind }) => kind)).toEqual(['moved', 'answered']);
    expect(state.moves).toEqual([right(DRAWN), answerTo(DRAWN)]);
    expect(isSolved(state)).toBe(false);
    expect(playable(state).length).toBeGreaterThan(0);
  });

  test('DV12: the last one completes the line, and the voyage is solved once that has been seen [R167]', () => {
    let state = DRAWN;
    while (state.moves.length < VOYAGE.plies - 1)
      state = seenToEnd(played(state, right(state))).state;
    const { state: solved, steps, told } = seenToEnd(played(state, right(state)));
    expect(steps).toEqual(['landing', 'result']);
    expect(told).toMatchObject([{ kind: 'moved' }, { kind: 'solved', day: DAY, misses: 0 }]);
    expect(isSolved(solved)).toBe(true);
    expect(playable(solved)).toEqual([]);
    expect(tasks(solved)).toEqual([]);
    for (const move of VOYAGE.chart.keys()) expect(played(solved, move)).toBe(solved);
  });
});

describe('a wrong move', () => {
  test('DV13: is seen, refuted and taken back with its refutation, and counts as a miss [R168]', () => {
    const [wrong = -1] = wrongIn(DRAWN);
    const tried = played(DRAWN, wrong);
    expect(tried).toMatchObject({ step: 'tried', misses: 1, moves: [] });
    expect(isMissShown(tried)).toBe(true);
    expect(movesShown(tried)).toEqual([wrong]);
    expect(playable(tried)).toEqual([]);
    expect(played(tried, right(DRAWN))).toBe(tried);
    const refuted = seen(tried);
    const course = VOYAGE.chart.get(wrong);
    const refutation = course?.kind === 'strays' ? course.refutation : null;
    expect(movesShown(refuted)).toEqual([wrong, refutation]);
    expect(stepOf(refuted)).toMatchObject({ step: 'refuted' });
    const { state, told } = seenToEnd(tried);
    expect(told).toMatchObject([{ kind: 'missed', miss: { move: wrong, answer: refutation } }]);
    expect(movesShown(state)).toEqual([]);
    expect(cellsOf(state, VOYAGE)).toEqual(VOYAGE.cells);
    expect(state.misses).toBe(1);
  });

  test('DV13: in the middle of the line leaves what was right, and misses are told with the result', () => {
    let state = seenToEnd(played(DRAWN, right(DRAWN))).state;
    const [wrong = -1] = wrongIn(state);
    state = seenToEnd(played(state, wrong)).state;
    state = seenToEnd(played(state, wrong)).state;
    expect(state.moves).toHaveLength(2);
    let told: readonly VoyageCue[] = [];
    while (!isSolved(state)) ({ state, told } = seenToEnd(played(state, right(state))));
    expect(told.at(-1)).toEqual({ kind: 'solved', day: DAY, misses: 2 });
  });
});

test('a move that was meant for another position, or that nobody can play, is ignored', () => {
  expect(update(DRAWN, { type: 'play', day: DAY, ply: 2, move: right(DRAWN) })).toBe(DRAWN);
  expect(played(DRAWN, 99)).toBe(DRAWN);
  expect(played(SHOWN, 0)).toBe(SHOWN);
});

test('a step that has been seen is ignored when the board has gone on', () => {
  const landing = played(DRAWN, right(DRAWN));
  const late = stepOf(landing)?.event;
  if (late === undefined) throw new Error('Nothing is landing.');
  const { state } = seenToEnd(landing);
  expect(update(state, late)).toBe(state);
});

test('DV11: any voyage can be sailed to its end by its chart alone, in as many moves as are said', () => {
  for (const voyage of [VOYAGE, OTHER_VOYAGE]) {
    const day = voyage === VOYAGE ? DAY : OTHER_DAY;
    let state = update(startOf(day), { type: 'drawn', day, voyage });
    let count = 0;
    while (!isSolved(state) && count < 5) {
      state = seenToEnd(played(state, right(state))).state;
      count += 1;
    }
    expect(count).toBe((voyage.plies + 1) / 2);
  }
});

function played(state: VoyageState, move: Move): VoyageState {
  return update(state, { type: 'play', day: state.day, ply: state.moves.length, move });
}

function seen(state: VoyageState): VoyageState {
  const step = stepOf(state);
  return step === null ? state : update(state, step.event);
}

function seenToEnd(start: VoyageState) {
  const steps: Step[] = [];
  const told: VoyageCue[] = [];
  let state = start;
  for (let step = stepOf(state); step !== null; step = stepOf(state)) {
    steps.push(step.step);
    told.push(...cuesOf(state, step.event));
    state = update(state, step.event);
  }
  return { state, steps, told };
}

function stepOf(state: VoyageState): Extract<VoyageTask, { readonly kind: 'step' }> | null {
  const [task] = tasks(state);
  return task?.kind === 'step' ? task : null;
}

function cuesOf(state: VoyageState, event: VoyageEvent): readonly VoyageCue[] {
  return cues(state, update(state, event));
}

/** The courses of the moves that are open to the person. */
function coursesIn({ voyage, moves }: VoyageState): readonly (readonly [Move, Course])[] {
  let chart: Chart = (voyage as Voyage).chart;
  for (let ply = 0; ply < moves.length; ply += 2) {
    const course = chart.get(moves[ply] ?? -1);
    if (course?.kind === 'forces') chart = course.next;
  }
  return [...chart];
}

function right(state: VoyageState): Move {
  return coursesIn(state).find(([, { kind }]) => kind !== 'strays')?.[0] ?? -1;
}

function wrongIn(state: VoyageState): readonly Move[] {
  return coursesIn(state).flatMap(([move, { kind }]) => (kind === 'strays' ? [move] : []));
}

function answerTo(state: VoyageState): Move {
  const course = coursesIn(state).find(([move]) => move === right(state))?.[1];
  return course?.kind === 'forces' ? course.answer : -1;
}

test('what is played is shown as the rules of the game have it', () => {
  for (const [day, voyage] of [
    [DAY, VOYAGE],
    [OTHER_DAY, OTHER_VOYAGE],
  ] as const) {
    let state = update(startOf(day), { type: 'drawn', day, voyage });
    while (!isSolved(state)) state = seenToEnd(played(state, right(state))).state;
    const cells =
      voyage.game === 'classic'
        ? state.moves.reduce(classicRules.play, { cells: voyage.cells }).cells
        : state.moves.reduce<ConnectFourPosition>(connectFourRules.play, {
            cells: voyage.cells,
            starter: 'first',
          }).cells;
    expect(cellsOf(state, voyage)).toEqual(cells);
  }
});

test('the last disc of a column lies on top of it', () => {
  const { cells } = VOYAGE;
  const free = Array.from({ length: 7 }, (_, column) =>
    freeIn({ cells, starter: 'first' }, column),
  );
  const begun = free.flatMap((count, column) => (count < 6 ? [column] : []));
  expect(begun.length).toBeGreaterThan(2);
  expect(begun.map((column) => rowOfTop(cells, column))).toEqual(begun.map((c) => free[c]));
});
