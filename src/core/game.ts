export const SIDES = ['first', 'second'] as const;

/** One of the two sides of a game; `first` begins, unless the match starts otherwise. */
export type Side = (typeof SIDES)[number];

/** The side that `side` plays against. */
export function opponent(side: Side): Side {
  return side === 'first' ? 'second' : 'first';
}

/** How a finished game ended. */
export type Outcome = { readonly kind: 'win'; readonly winner: Side } | { readonly kind: 'draw' };

/** A cell, a column, or board * 9 + cell: each game says which. */
export type Move = number;

/** What a match starts from. */
export interface Start {
  readonly starter: Side;
  /** The side that has something on the board before the first move: what, a game's rules say. */
  readonly headStart: Side | null;
}

/** The first side begins on an empty board. */
export const USUAL_START: Start = { starter: 'first', headStart: null };

/** A game of two sides without chance or secrets, as pure functions of its position. */
export interface Rules<Position> {
  /** The position before the first move, from the usual start if none is given. */
  readonly initial: (start?: Start) => Position;
  /** Whose turn it is; meaningless once the game is over. */
  readonly sideToMove: (position: Position) => Side;
  /** Empty exactly when the game is over. */
  readonly legalMoves: (position: Position) => readonly Move[];
  /** The position after a legal move; throws if the move is illegal. */
  readonly play: (position: Position, move: Move) => Position;
  /** `null` exactly while the game goes on. */
  readonly outcome: (position: Position) => Outcome | null;
}

/** Picks a legal move; equal arguments give an equal move. */
export type ChooseMove<Position, Level> = (position: Position, level: Level, seed: number) => Move;

/** Who plays a side. */
export type Seat<Level> =
  | { readonly kind: 'human' }
  | { readonly kind: 'computer'; readonly level: Level };

/** Who plays each side. */
export type Seats<Level> = Readonly<Record<Side, Seat<Level>>>;

/** Two people at one device. */
export const TWO_HUMANS: Seats<never> = { first: { kind: 'human' }, second: { kind: 'human' } };

/** All that is saved of one game; everything else follows by replay. */
export interface Match<Level> {
  readonly seats: Seats<Level>;
  readonly seed: number;
  readonly moves: readonly Move[];
  /** Left out for the usual start. */
  readonly start?: Start;
}

/**
 * The position after `moves` from a start; throws if one of them is illegal. It is computed once
 * per list, so the list must not be changed afterwards, nor be used with another start.
 */
export function replay<Position>(
  rules: Rules<Position>,
  moves: readonly Move[],
  start?: Start,
): Position {
  const reached = reachedIn(rules);
  const known = reached.get(moves);
  if (known !== undefined) return known;
  const position = moves.reduce((from, move) => rules.play(from, move), rules.initial(start));
  reached.set(moves, position);
  return position;
}

/** The match after one more legal move; throws if it is illegal. The new position needs no replay. */
export function extend<Position, Level>(
  rules: Rules<Position>,
  match: Match<Level>,
  move: Move,
): Match<Level> {
  const moves = [...match.moves, move];
  reachedIn(rules).set(moves, rules.play(replay(rules, match.moves, match.start), move));
  return { ...match, moves };
}

type Reached<Position> = WeakMap<readonly Move[], Position>;

/** Known positions, since every query about a match between two moves starts from its position. */
const REACHED = new WeakMap<object, Reached<unknown>>();

function reachedIn<Position>(rules: Rules<Position>): Reached<Position> {
  const known = REACHED.get(rules);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rules are mapped to their own positions only
  if (known !== undefined) return known as Reached<Position>;
  const reached: Reached<Position> = new WeakMap();
  REACHED.set(rules, reached);
  return reached;
}

/** Whether `moves` can be played from a start, one after the other. */
export function isLegalGame<Position>(
  rules: Rules<Position>,
  moves: readonly Move[],
  start?: Start,
): boolean {
  let position = rules.initial(start);
  for (const move of moves) {
    if (!rules.legalMoves(position).includes(move)) return false;
    position = rules.play(position, move);
  }
  return true;
}
