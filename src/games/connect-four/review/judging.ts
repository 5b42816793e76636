import { opponent, replay, type Match, type Move, type Side } from '#core/game.ts';
import { forecast } from '#games/connect-four/advice/forecast.ts';
import {
  COLUMNS,
  connectFourRules,
  ROWS,
  winningColumns,
  type ConnectFourPosition,
} from '#games/connect-four/rules.ts';

/** A finished battle: its moves, and what it began from. */
export type Battle = Pick<Match<unknown>, 'moves' | 'start'>;

/** What perfect play makes of a position. */
export interface Prospect {
  /** Who wins; null for a draw. */
  readonly winner: Side | null;
  /** How many discs the winner still drops; for a draw, how many free places are left. */
  readonly discs: number;
}

/** How much a move gave away. */
export type Judgement = 'best' | 'good' | 'slip' | 'blunder';

/** A move of a battle, as perfect play judges it. */
export interface JudgedMove {
  /** Its number, from 0. */
  readonly ply: number;
  readonly side: Side;
  readonly column: Move;
  readonly judgement: Judgement;
  /** How much sooner its side could have won, or later have lost, in discs; 0 for a blunder. */
  readonly lost: number;
  /** What perfect play would have made of the battle before the move, and makes of it after. */
  readonly before: Prospect;
  readonly after: Prospect;
}

/** The move that a review begins with. */
export interface DecisiveMoment {
  readonly ply: number;
  /**
   * `decided`: the result stood from this move on. `costliest`: no move changed who wins, and this one gave away most.
   * `last`: no move gave anything away, and this is the last one.
   */
  readonly kind: 'decided' | 'costliest' | 'last';
}

/** After how many moves each side, or neither, stood to win. */
export type Course = Readonly<Record<Side | 'neither', number>>;

const CELLS = ROWS * COLUMNS;

/** A win or a loss that moves by so many discs is a slip. */
const SLIP_DISCS = 3;

/** The positions in which the moves were made, the first one first. */
export function positionsOf({ moves, start }: Battle): readonly ConnectFourPosition[] {
  return moves.map((_, ply) => replay(connectFourRules, moves.slice(0, ply), start));
}

/** The position after a battle's move of a number from 0. */
export function positionAfterPly({ moves, start }: Battle, ply: number): ConnectFourPosition {
  return replay(connectFourRules, moves.slice(0, ply + 1), start);
}

/**
 * Judges every move of a finished battle. `scores` are those of the positions in which the moves were made: the
 * mover's, as the solver gives them.
 */
export function judge(battle: Battle, scores: readonly number[]): readonly JudgedMove[] {
  const positions = positionsOf(battle);
  return battle.moves.map((column, ply) => {
    const position = positions[ply];
    const score = scores[ply];
    if (position === undefined || score === undefined) throw new RangeError(`No score ${ply}.`);
    const side = connectFourRules.sideToMove(position);
    const nextScore = scores[ply + 1];
    const after = connectFourRules.play(position, column);
    // A draw is 0, not -0.
    const kept = nextScore === undefined ? scoreOfLast(position, after) : 0 - nextScore;
    return {
      ply,
      side,
      column,
      judgement: judgementOf(score, kept),
      lost: Math.sign(score) === Math.sign(kept) ? score - kept : 0,
      before: prospectOf(score, position),
      after: prospectOf(0 - kept, after),
    };
  });
}

/** The move with which the result was decided. Throws a `RangeError` for a battle without moves. */
export function decisiveMoment(moves: readonly JudgedMove[]): DecisiveMoment {
  const last = moves.at(-1);
  if (last === undefined) throw new RangeError('Nobody has moved.');
  const deciding = moves.findLast(({ before, after }) => before.winner !== after.winner);
  if (deciding !== undefined) return { ply: deciding.ply, kind: 'decided' };
  const costliest = moves.reduce((most, move) => (move.lost > most.lost ? move : most), last);
  return { ply: costliest.ply, kind: costliest.lost > 0 ? 'costliest' : 'last' };
}

/** Who stood better, and for how long. */
export function courseOf(moves: readonly JudgedMove[]): Course {
  const count = (winner: Side | null) =>
    moves.filter(({ after }) => after.winner === winner).length;
  return { first: count('first'), second: count('second'), neither: count(null) };
}

/**
 * Whether a move has to be found: it kept a win or a draw, and was neither a win at once, nor the answer to a threat
 * that anybody sees, nor the only move there was.
 */
export function isWorthAsking(move: JudgedMove, position: ConnectFourPosition): boolean {
  const { side, column, judgement, before } = move;
  return (
    judgement === 'best' &&
    before.winner !== opponent(side) &&
    connectFourRules.legalMoves(position).length > 1 &&
    !winningColumns(position, side).includes(column) &&
    !winningColumns(position, opponent(side)).includes(column)
  );
}

function judgementOf(best: number, kept: number): Judgement {
  if (Math.sign(kept) < Math.sign(best)) return 'blunder';
  if (kept >= best) return 'best';
  return best - kept < SLIP_DISCS ? 'good' : 'slip';
}

/** The mover's score of a move that ended the game. */
function scoreOfLast(before: ConnectFourPosition, after: ConnectFourPosition): number {
  const outcome = connectFourRules.outcome(after);
  if (outcome === null) throw new RangeError('The battle has not ended.');
  return outcome.kind === 'win' ? Math.floor((CELLS + 1 - discsOn(before)) / 2) : 0;
}

/** What a mover's score makes of a position. */
function prospectOf(score: number, position: ConnectFourPosition): Prospect {
  return forecast(score, position) ?? { winner: null, discs: CELLS - discsOn(position) };
}

function discsOn({ cells }: ConnectFourPosition): number {
  return cells.filter((content) => content !== null).length;
}
