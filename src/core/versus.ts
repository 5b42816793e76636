import type { Match, Move, Outcome, Rules, Seats, Side } from './game.ts';
import { extend, replay } from './game.ts';
import type { Keyed, Machine } from './machine.ts';
import { seedFor } from './random.ts';

/** What can happen to a match; a restart's seed names the new match and differs from the old one's. */
export type VersusEvent =
  | { readonly type: 'play'; readonly ply: number; readonly move: Move }
  | { readonly type: 'undo' }
  | { readonly type: 'restart'; readonly seed: number };

/** A computer's turn: its answer is the event `play` with this `ply`. */
export interface ThinkTask<Position, Level> extends Keyed {
  readonly kind: 'think';
  readonly position: Position;
  readonly level: Level;
  readonly ply: number;
  readonly seed: number;
}

/** What to report about a match. */
export type VersusCue<Position> =
  | {
      readonly kind: 'moved';
      readonly move: Move;
      readonly side: Side;
      readonly ply: number;
      /** The position that the move has led to. */
      readonly position: Position;
      /** Whose turn it is then; `null` after the last move. */
      readonly next: Side | null;
    }
  | { readonly kind: 'over'; readonly outcome: Outcome }
  | { readonly kind: 'undone'; readonly count: number; readonly next: Side }
  | {
      readonly kind: 'begun';
      /** Whether the players have changed. */
      readonly isReseated: boolean;
      /** Whether moves were taken off the board. */
      readonly isCleared: boolean;
    }
  /** A computer has begun to think. */
  | { readonly kind: 'thinking'; readonly side: Side };

/** The session of one match of any game of two sides. */
export function versus<Position, Level>(
  rules: Rules<Position>,
): Machine<Match<Level>, VersusEvent, ThinkTask<Position, Level>, VersusCue<Position>> {
  function update(match: Match<Level>, event: VersusEvent): Match<Level> {
    switch (event.type) {
      case 'play':
        return isExpected(event.ply, event.move, match)
          ? { ...match, moves: extend(rules, match.moves, event.move) }
          : match;
      case 'undo': {
        const ply = lastHumanPly(match);
        return ply === null ? match : { ...match, moves: match.moves.slice(0, ply) };
      }
      case 'restart':
        return startMatch(match.seats, event.seed);
      default:
        return event satisfies never;
    }
  }

  function tasks(match: Match<Level>): readonly ThinkTask<Position, Level>[] {
    const position = positionOf(rules, match);
    const seat = match.seats[rules.sideToMove(position)];
    if (seat.kind === 'human' || rules.outcome(position) !== null) return [];
    const ply = match.moves.length;
    const seed = seedFor(match.seed, ply);
    return [
      { key: `think ${matchKey(match)}`, kind: 'think', position, level: seat.level, ply, seed },
    ];
  }

  function cues(before: Match<Level>, after: Match<Level>): readonly VersusCue<Position>[] {
    return [...changeCues(before, after), ...thinkingCues(before, after)];
  }

  function changeCues(before: Match<Level>, after: Match<Level>): readonly VersusCue<Position>[] {
    if (after.seed !== before.seed) {
      const isReseated = after.seats !== before.seats;
      return [{ kind: 'begun', isReseated, isCleared: before.moves.length > 0 }];
    }
    const position = positionOf(rules, after);
    const count = before.moves.length - after.moves.length;
    if (count > 0) return [{ kind: 'undone', count, next: rules.sideToMove(position) }];
    const ply = before.moves.length;
    const move = after.moves[ply];
    if (move === undefined) return [];
    const side = rules.sideToMove(positionOf(rules, before));
    const outcome = rules.outcome(position);
    const next = outcome === null ? rules.sideToMove(position) : null;
    const moved = { kind: 'moved', move, side, ply, position, next } as const;
    return outcome === null ? [moved] : [moved, { kind: 'over', outcome }];
  }

  function thinkingCues(before: Match<Level>, after: Match<Level>): readonly VersusCue<Position>[] {
    const known = new Set(tasks(before).map(({ key }) => key));
    return tasks(after)
      .filter(({ key }) => !known.has(key))
      .map(({ position }) => ({ kind: 'thinking', side: rules.sideToMove(position) }));
  }

  function isExpected(ply: number, move: Move, match: Match<Level>): boolean {
    return ply === match.moves.length && rules.legalMoves(positionOf(rules, match)).includes(move);
  }

  function lastHumanPly({ moves, seats }: Match<Level>): number | null {
    let last: number | null = null;
    let position = rules.initial();
    for (const [ply, move] of moves.entries()) {
      if (seats[rules.sideToMove(position)].kind === 'human') last = ply;
      position = rules.play(position, move);
    }
    return last;
  }

  return { update, tasks, cues };
}

/** A match before its first move. */
export function startMatch<Level>(seats: Seats<Level>, seed: number): Match<Level> {
  return { seats, seed, moves: [] };
}

/** The position that the match has reached. */
export function positionOf<Position, Level>(rules: Rules<Position>, match: Match<Level>): Position {
  return replay(rules, match.moves);
}

/** The moves open to a human: none while a computer is to move or when the game is over. */
export function playableMoves<Position, Level>(
  rules: Rules<Position>,
  match: Match<Level>,
): readonly Move[] {
  const position = positionOf(rules, match);
  return match.seats[rules.sideToMove(position)].kind === 'human' ? rules.legalMoves(position) : [];
}

/** Equal for two states of play exactly when seed and moves are equal. */
export function matchKey<Level>(match: Match<Level>): string {
  return `${match.seed}:${match.moves.join(' ')}`;
}
