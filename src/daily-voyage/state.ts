import type { Move, Side } from '#core/game.ts';
import { classicRules } from '#games/classic/rules.ts';
import { connectFourRules } from '#games/connect-four/rules.ts';
import type { Day } from './days.ts';
import type { Chart, Course, Voyage, VoyagePosition } from './voyage.ts';

/**
 * What is being seen, while no move is taken: a right move lands, a moment passes, the rival's answer lands,
 * the line is seen alone; or a wrong move stands, then its refutation with it.
 */
export type Step = 'landing' | 'pause' | 'answer' | 'result' | 'tried' | 'refuted';

/** A move that strayed. */
export interface Miss {
  readonly move: Move;
  /** Counts from 1; tells two misses with the same move apart. */
  readonly number: number;
  /** The move that refutes it, once it has been played. */
  readonly answer: Move | null;
}

/** The voyage of a day, and how far it has come. */
export interface VoyageState {
  /** Null in a served page, which cannot know the day. */
  readonly day: Day | null;
  /** Null while it is being drawn. */
  readonly voyage: Voyage | null;
  /** It could not be drawn, or its board not be fetched. */
  readonly isLost: boolean;
  /** The right moves and the rival's answers, in turn. */
  readonly moves: readonly Move[];
  readonly misses: number;
  /** The last miss until a right move; on the board while it is `tried` or `refuted`. */
  readonly miss: Miss | null;
  readonly step: Step | null;
}

/** A day's voyage before it has been drawn. */
export function startOf(day: Day | null): VoyageState {
  return { day, voyage: null, isLost: false, moves: [], misses: 0, miss: null, step: null };
}

/** The side that is to force its win. */
export function sideOf(drawn: VoyagePosition): Side {
  return drawn.game === 'classic'
    ? classicRules.sideToMove(drawn.position)
    : connectFourRules.sideToMove(drawn.position);
}

/** What a move in place of the move number `index` leads to; undefined where it cannot be played. */
export function courseOf({ voyage, moves }: VoyageState, index: number, move: Move) {
  let chart: Chart | null = voyage?.chart ?? null;
  for (let ply = 0; ply < index; ply += 2) chart = nextOf(chart?.get(moves[ply] ?? -1));
  return chart?.get(move);
}

/** The moves that can be tried now. */
export function playable(state: VoyageState): readonly Move[] {
  const { voyage, step } = state;
  if (voyage === null || step !== null || isSolved(state)) return [];
  return movesOf(positionOf(state, voyage));
}

/** Whether the line has been played to its win, and seen. */
export function isSolved(state: VoyageState): boolean {
  const { moves, step } = state;
  const last = courseOf(state, moves.length - 1, moves.at(-1) ?? -1);
  return step === null && moves.length % 2 === 1 && last?.kind === 'wins';
}

/** How many moves of one's own the win still takes at most. */
export function movesLeft({ voyage, moves }: VoyageState): number {
  return voyage === null ? 0 : (voyage.plies + 1) / 2 - Math.ceil(moves.length / 2);
}

/** Whether a miss stands on the board. */
export function isMissShown({ step }: VoyageState): boolean {
  return step === 'tried' || step === 'refuted';
}

/** The position that the board shows. */
export function positionOf(state: VoyageState, voyage: Voyage): VoyagePosition {
  const moves = movesShown(state);
  return voyage.game === 'classic'
    ? { game: 'classic', position: moves.reduce(classicRules.play, voyage.position) }
    : { game: 'connect-four', position: moves.reduce(connectFourRules.play, voyage.position) };
}

/** The moves on the board, one that strayed and its refutation included. */
export function movesShown(state: VoyageState): readonly Move[] {
  const { moves, miss } = state;
  if (miss === null || !isMissShown(state)) return moves;
  return [...moves, miss.move, ...(miss.answer === null ? [] : [miss.answer])];
}

function movesOf(drawn: VoyagePosition): readonly Move[] {
  return drawn.game === 'classic'
    ? classicRules.legalMoves(drawn.position)
    : connectFourRules.legalMoves(drawn.position);
}

function nextOf(course: Course | undefined): Chart | null {
  return course?.kind === 'forces' ? course.next : null;
}
