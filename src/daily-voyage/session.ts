import { opponent, type Move, type Side } from '#core/game.ts';
import type { Keyed, Machine } from '#core/machine.ts';
import type { Day } from './days.ts';
import { courseOf, isSolved, startOf, type Miss, type Step, type VoyageState } from './state.ts';
import type { Voyage } from './voyage.ts';

/** What a person does, a move naming the number of moves it was meant to follow; and what is waited for. */
export type VoyageEvent =
  | { readonly type: 'show'; readonly day: Day }
  | { readonly type: 'drawn'; readonly day: Day; readonly voyage: Voyage }
  | { readonly type: 'lost'; readonly day: Day }
  | { readonly type: 'retry'; readonly day: Day }
  | { readonly type: 'play'; readonly day: Day; readonly ply: number; readonly move: Move }
  | SeenEvent;

/** A step has been seen; it names all that tells it from others, so that a late one is ignored. */
interface SeenEvent {
  readonly type: 'seen';
  readonly day: Day;
  readonly step: Step;
  readonly ply: number;
}

/** What a voyage waits for: its chart, or a step that is being seen. */
export type VoyageTask = DrawTask | StepTask;

interface DrawTask extends Keyed {
  readonly kind: 'draw';
  readonly day: Day;
}

/** A step that is being seen, in the state in which it is. */
export interface StepTask extends Keyed {
  readonly kind: 'step';
  readonly step: Step;
  readonly state: VoyageState;
  readonly event: SeenEvent;
}

/** What to report about a voyage. */
export type VoyageCue =
  | { readonly kind: 'drawn'; readonly voyage: Voyage }
  | { readonly kind: 'moved'; readonly voyage: Voyage; readonly side: Side; readonly move: Move }
  | { readonly kind: 'answered'; readonly voyage: Voyage; readonly side: Side; readonly move: Move }
  | { readonly kind: 'solved'; readonly day: Day; readonly misses: number }
  | { readonly kind: 'missed'; readonly voyage: Voyage; readonly side: Side; readonly miss: Miss };

/**
 * The session of a voyage: the person makes every move of the forced win, the rival defends as well as can
 * be; a move that strays is refuted, and both moves are taken back.
 */
export const voyageMachine: Machine<VoyageState, VoyageEvent, VoyageTask, VoyageCue> = {
  update,
  tasks,
  cues,
};

function update(state: VoyageState, event: VoyageEvent): VoyageState {
  if (event.type === 'show') return event.day === state.day ? state : startOf(event.day);
  if (event.day !== state.day) return state;
  switch (event.type) {
    case 'drawn':
      return state.voyage === null ? { ...state, voyage: event.voyage } : state;
    case 'lost':
      return { ...state, isLost: true };
    case 'retry':
      return { ...state, isLost: false };
    case 'play':
      return event.ply === state.moves.length ? played(state, event.move) : state;
    case 'seen':
      return event.step === state.step && event.ply === state.moves.length ? seen(state) : state;
    default:
      return event satisfies never;
  }
}

function played(state: VoyageState, move: Move): VoyageState {
  if (state.step !== null || isSolved(state)) return state;
  const course = courseOf(state, state.moves.length, move);
  if (course === undefined) return state;
  if (course.kind !== 'strays') {
    return { ...state, moves: [...state.moves, move], step: 'landing', miss: null };
  }
  const misses = state.misses + 1;
  return { ...state, misses, step: 'tried', miss: { move, number: misses, answer: null } };
}

function seen(state: VoyageState): VoyageState {
  const { moves, step, miss } = state;
  const course = lastCourse(state);
  switch (step) {
    case 'landing':
      return { ...state, step: course?.kind === 'forces' ? 'pause' : 'result' };
    case 'pause':
      return course?.kind === 'forces'
        ? { ...state, moves: [...moves, course.answer], step: 'answer' }
        : state;
    case 'tried':
      return course?.kind === 'strays' && miss !== null
        ? { ...state, step: 'refuted', miss: { ...miss, answer: course.refutation } }
        : state;
    case 'answer':
    case 'result':
    case 'refuted':
      return { ...state, step: null };
    case null:
      return state;
    default:
      return step satisfies never;
  }
}

/** What the last move of the person leads to, be it right or not. */
function lastCourse(state: VoyageState) {
  const { moves, miss } = state;
  if (miss !== null) return courseOf(state, moves.length, miss.move);
  const index = moves.length % 2 === 1 ? moves.length - 1 : moves.length - 2;
  return courseOf(state, index, moves[index] ?? -1);
}

function tasks(state: VoyageState): readonly VoyageTask[] {
  const { day, voyage, isLost, moves, step, miss } = state;
  if (isLost) return [];
  if (voyage === null) return [{ key: `draw ${day}`, kind: 'draw', day }];
  if (step === null) return [];
  const ply = moves.length;
  const key = `${step} ${day} ${ply} ${miss?.number ?? 0}`;
  const event = { type: 'seen', day, step, ply } as const;
  return [{ key, kind: 'step', step, state, event }];
}

function cues(before: VoyageState, after: VoyageState): readonly VoyageCue[] {
  const { day, voyage, moves, misses, miss } = after;
  if (voyage === null) return [];
  if (before.day !== day || before.voyage === null) return [{ kind: 'drawn', voyage }];
  const { side } = voyage;
  const move = moves.at(-1) ?? -1;
  switch (before.step) {
    case 'landing':
      return [{ kind: 'moved', voyage, side, move }];
    case 'answer':
      return [{ kind: 'answered', voyage, side: opponent(side), move }];
    case 'result':
      return [{ kind: 'solved', day, misses }];
    case 'refuted':
      return miss === null ? [] : [{ kind: 'missed', voyage, side, miss }];
    case 'pause':
    case 'tried':
    case null:
      return [];
    default:
      return before.step satisfies never;
  }
}
