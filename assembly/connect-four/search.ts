import {
  BOARD,
  CELLS,
  EVEN_ROWS,
  ODD_ROWS,
  columnCells,
  hasLine,
  landingCells,
  winningCells,
} from './board';
import { keep, keyOf, known, lowerBound, upperBound } from './table';

export { clearTable, makeTable } from './table';

/** What `search` gives when its limit was reached: no score. */
export const UNFINISHED: i32 = 100;

/** Up to so many discs, the table is asked about every move before one is tried. */
const LOOK_AHEAD_DISCS: i32 = 34;

/** What is found with fewer positions is not kept. */
const LEAST_WORK: u64 = 3;

let visited: u64 = 0;
let limit: u64 = 0;

/** How many positions all searches have visited. */
export function positions(): f64 {
  return <f64>visited;
}

/**
 * Whether a position's score is greater than `alpha`: gives a lower bound that is greater, or an upper bound
 * that is not. The one to move must not be able to win at once, and the game must go on. `UNFINISHED` after
 * `most` positions; a search for the same then goes on from what the table has kept.
 */
export function search(mover: u64, filled: u64, alpha: i32, most: u32): i32 {
  limit = visited + most;
  return bound(mover, filled, alpha);
}

function bound(mover: u64, filled: u64, alpha: i32): i32 {
  if (++visited > limit) return UNFINISHED;
  const other = mover ^ filled;
  const discs = <i32>popcnt(filled);
  const moves = safeMoves(other, filled);
  if (moves == 0) return -((CELLS - discs) >> 1);
  if (discs >= CELLS - 2) return 0;

  // Nobody wins with the next disc: these are the scores of those after.
  let lower = -((CELLS - 2 - discs) >> 1);
  if (lower > alpha) return lower;
  let upper = (CELLS - 1 - discs) >> 1;
  if (upper <= alpha) return upper;
  if (isSingle(moves)) return opposite(bound(other, filled | moves, -alpha - 1));

  const list = listOf(discs);
  const count = sortMoves(list, mover, filled, moves);
  if (count == WINS_WITH_SECOND) return upper;
  if (--upper <= alpha) {
    // Nothing more is searched: `sortMoves` has looked at the position after each move.
    visited += count;
    return upper;
  }
  if ((discs & 1) == 0) {
    if (alpha >= -1) upper = min(upper, upperByFollowingUp(mover, other, filled));
  } else if (alpha <= 0) lower = max(lower, lowerByFollowingUp(mover, other, filled, moves));
  if (lower > alpha) return lower;
  if (upper <= alpha) return upper;

  const key = keyOf(mover, filled, discs);
  const entry = known(key);
  lower = max(lower, lowerBound(entry));
  if (lower > alpha) return lower;
  upper = min(upper, upperBound(entry));
  if (upper <= alpha) return upper;

  if (discs < LOOK_AHEAD_DISCS) {
    for (let index = 0; index < count; index++) {
      const entry = known(keyOf(other, filled | moveAt(list, index), discs + 1));
      const value = -upperBound(entry);
      if (value > alpha) return value;
    }
  }
  const before = visited;
  let best = -CELLS;
  for (let index = 0; index < count; index++) {
    const answer = bound(other, filled | moveAt(list, index), -alpha - 1);
    if (answer == UNFINISHED) return UNFINISHED;
    best = max(best, -answer);
    if (best > alpha) {
      remember(key, max(best, lower), upper, visited - before);
      return best;
    }
  }
  best = min(best, upper);
  remember(key, lower, best, visited - before);
  return best;
}

/** Keeps bounds, unless they are found again sooner than they are looked up. */
@inline
function remember(key: u64, lower: i32, upper: i32, work: u64): void {
  if (work >= LEAST_WORK) keep(key, lower, upper, work);
}

@inline
function opposite(value: i32): i32 {
  return value == UNFINISHED ? UNFINISHED : -value;
}

/** The moves after which the other cannot win at once; none if the other wins whatever is played. */
@inline
function safeMoves(other: u64, filled: u64): u64 {
  return answers(winningCells(other, filled), filled);
}

/** The moves that prevent a win with the next disc on one of some cells. */
@inline
function answers(wins: u64, filled: u64): u64 {
  const landing = landingCells(filled);
  const forced = landing & wins;
  if (forced == 0) return landing & ~(wins >> 1);
  return isSingle(forced) ? forced & ~(wins >> 1) : 0;
}

@inline
function isSingle(cells: u64): bool {
  return (cells & (cells - 1)) == 0;
}

/*
 * Following up: the one to move at an even number of discs faces columns with an even number of empty cells,
 * and an even number of columns with an odd number. The other answers in the same column, or, where
 * the lowest cell of an odd column is taken, in the lowest of another odd one. So the mover gets none of
 * the cells in even rows except those lowest ones. (Claimeven and baseinverse: V. Allis, A Knowledge-based
 * Approach of Connect-Four, 1988.)
 */

/** An upper bound for the one to move at an even number of discs, because the other can follow up. */
@inline
function upperByFollowingUp(mover: u64, other: u64, filled: u64): i32 {
  const landing = landingCells(filled);
  const free = BOARD ^ filled;
  if (hasLine(mover | (free & ODD_ROWS) | landing)) return CELLS;
  return hasLine(other | (free & EVEN_ROWS & ~landing)) ? -1 : 0;
}

/** A lower bound for the one to move at an odd number of discs, if it follows up after one of the moves. */
@inline
function lowerByFollowingUp(mover: u64, other: u64, filled: u64, moves: u64): i32 {
  const free = BOARD ^ filled;
  const others = other | (free & ODD_ROWS);
  if (hasLine(others)) return -CELLS;
  const oddColumns = landingCells(filled) & EVEN_ROWS;
  const movers = mover | (free & EVEN_ROWS & ~oddColumns);
  let best = -CELLS;
  for (let rest = oddColumns & moves; rest != 0; rest &= rest - 1) {
    const move = rest & -rest;
    if (hasLine(others | (oddColumns ^ move))) continue;
    if (hasLine(movers | move)) return 1;
    best = 0;
  }
  return best;
}

/*
 * The moves of the position on the path with so many discs: up to seven words of a disc's bit and, above it,
 * how many cells would then complete a line.
 */
const LIST_BYTES: usize = 56;
const THREATS_SHIFT: u64 = 49;
const lists: usize = memory.data(42 * 56, 8);

/** What `sortMoves` gives when a move lets the mover win with its next disc, whatever the other answers. */
const WINS_WITH_SECOND: i32 = -1;

@inline
function listOf(discs: i32): usize {
  return lists + <usize>discs * LIST_BYTES;
}

@inline
function moveAt(list: usize, index: i32): u64 {
  return load<u64>(list + (<usize>index << 3)) & BOARD;
}

/** Lists the moves, those with most winning cells first and of these the most central, and counts them. */
@inline
function sortMoves(list: usize, mover: u64, filled: u64, moves: u64): i32 {
  let end = list;
  end = insert(list, end, mover, filled, moves & columnCells(3));
  if (end == 0) return WINS_WITH_SECOND;
  end = insert(list, end, mover, filled, moves & columnCells(2));
  if (end == 0) return WINS_WITH_SECOND;
  end = insert(list, end, mover, filled, moves & columnCells(4));
  if (end == 0) return WINS_WITH_SECOND;
  end = insert(list, end, mover, filled, moves & columnCells(1));
  if (end == 0) return WINS_WITH_SECOND;
  end = insert(list, end, mover, filled, moves & columnCells(5));
  if (end == 0) return WINS_WITH_SECOND;
  end = insert(list, end, mover, filled, moves & columnCells(0));
  if (end == 0) return WINS_WITH_SECOND;
  end = insert(list, end, mover, filled, moves & columnCells(6));
  if (end == 0) return WINS_WITH_SECOND;
  return <i32>((end - list) >> 3);
}

/** Inserts a move, if there is one, into the sorted list and gives the list's new end; 0 for `WINS_WITH_SECOND`. */
@inline
function insert(list: usize, end: usize, mover: u64, filled: u64, move: u64): usize {
  if (move == 0) return end;
  const after = filled | move;
  const wins = winningCells(mover | move, after);
  if (answers(wins, after) == 0) return 0;
  const threats = popcnt(wins);
  let place = end;
  while (place > list) {
    const word = load<u64>(place - 8);
    if (word >> THREATS_SHIFT >= threats) break;
    store<u64>(place, word);
    place -= 8;
  }
  store<u64>(place, (threats << THREATS_SHIFT) | move);
  return end + 8;
}
