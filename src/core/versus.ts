import type { Match, Move, Outcome, Rules, Seats, Side, Start } from './game.ts';
import { extend, replay } from './game.ts';
import type { Keyed, Machine } from './machine.ts';
import { seedFor } from './random.ts';

/**
 * What can happen to a match. The match that begins may have moves, which must be legal; its seed differs
 * from the old one's, and other players can take their seats only while no match is under way.
 */
export type VersusEvent<Level> =
  | { readonly type: 'play'; readonly ply: number; readonly move: Move }
  | { readonly type: 'undo' }
  | { readonly type: 'begin'; readonly match: Match<Level> };

/** A computer's turn: its answer is the event `play` with this `ply`. */
export interface ThinkTask<Position, Level> extends Keyed {
  readonly kind: 'think';
  readonly position: Position;
  readonly level: Level;
  readonly ply: number;
  readonly seed: number;
}

/** What a change has led to. */
interface Reached<Position> {
  readonly position: Position;
  /** Whose turn it is; `null` after the last move. */
  readonly next: Side | null;
}

/** What to report about a match. */
export type VersusCue<Position> =
  | (Reached<Position> & {
      readonly kind: 'moved';
      readonly move: Move;
      readonly side: Side;
      readonly ply: number;
    })
  | { readonly kind: 'over'; readonly outcome: Outcome }
  | (Reached<Position> & {
      readonly kind: 'undone';
      readonly count: number;
      readonly next: Side;
    })
  | (Reached<Position> & {
      readonly kind: 'begun';
      /** Whether the players have changed. */
      readonly isReseated: boolean;
      /** Whether moves were taken off the board. */
      readonly isCleared: boolean;
      /** Whether the match has moves already: it goes on from where it was. */
      readonly isContinued: boolean;
    })
  /** A computer has begun to think. */
  | { readonly kind: 'thinking'; readonly side: Side };

/** The session of one match of any game of two sides. */
export function versus<Position, Level>(
  rules: Rules<Position>,
): Machine<Match<Level>, VersusEvent<Level>, ThinkTask<Position, Level>, VersusCue<Position>> {
  function update(match: Match<Level>, event: VersusEvent<Level>): Match<Level> {
    switch (event.type) {
      case 'play':
        return isExpected(event.ply, event.move, match) ? extend(rules, match, event.move) : match;
      case 'undo': {
        const ply = undoPly(rules, match);
        return ply === null ? match : { ...match, moves: match.moves.slice(0, ply) };
      }
      case 'begin':
        return event.match.seats !== match.seats && isUnderWay(rules, match) ? match : event.match;
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
    const position = positionOf(rules, after);
    const outcome = rules.outcome(position);
    const reached = { position, next: outcome === null ? rules.sideToMove(position) : null };
    if (after.seed !== before.seed) {
      const isReseated = after.seats !== before.seats;
      const isCleared = before.moves.length > 0;
      const isContinued = after.moves.length > 0;
      return [{ kind: 'begun', isReseated, isCleared, isContinued, ...reached }];
    }
    const ply = before.moves.length;
    const count = ply - after.moves.length;
    if (count > 0) return [{ kind: 'undone', count, position, next: rules.sideToMove(position) }];
    const move = after.moves[ply];
    if (move === undefined) return [];
    const side = rules.sideToMove(positionOf(rules, before));
    const moved = { kind: 'moved', move, side, ply, ...reached } as const;
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

  return { update, tasks, cues };
}

/** A match before its first move. */
export function startMatch<Level>(seats: Seats<Level>, seed: number, start?: Start): Match<Level> {
  return { seats, seed, moves: [], ...(start !== undefined && { start }) };
}

/** The position that the match has reached. */
export function positionOf<Position, Level>(rules: Rules<Position>, match: Match<Level>): Position {
  return replay(rules, match.moves, match.start);
}

/** Whether a match has begun and not ended. */
export function isUnderWay<Position, Level>(rules: Rules<Position>, match: Match<Level>): boolean {
  return match.moves.length > 0 && rules.outcome(positionOf(rules, match)) === null;
}

/**
 * The ply to which an undo goes back: that of the last move of a human. `null` where there is none, and
 * once the match has ended.
 */
export function undoPly<Position, Level>(
  rules: Rules<Position>,
  match: Match<Level>,
): number | null {
  if (!isUnderWay(rules, match)) return null;
  let last: number | null = null;
  let position = rules.initial(match.start);
  for (const [ply, move] of match.moves.entries()) {
    if (match.seats[rules.sideToMove(position)].kind === 'human') last = ply;
    position = rules.play(position, move);
  }
  return last;
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
