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
  if (upper == alpha + 1) return winsWithSecond(mover, filled, moves) ? upper : alpha;
  if ((discs & 1) == 0) {
    if (alpha >= 0 && isHeldByFollowingUp(mover, filled)) return 0;
  } else if (alpha < 0 && canHoldByFollowingUp(other, filled, moves)) return 0;

  const key = keyOf(mover, filled, discs);
  const entry = known(key);
  lower = max(lower, lowerBound(entry));
  if (lower > alpha) return lower;
  upper = min(upper, upperBound(entry));
  if (upper <= alpha) return upper;

  const before = visited;
  const count = sortMoves(mover, filled, moves, discs);
  const list = listOf(discs);
  if (discs < LOOK_AHEAD_DISCS) {
    for (let index = 0; index < count; index++) {
      const entry = known(keyOf(other, filled | moveAt(list, index), discs + 1));
      const value = -upperBound(entry);
      if (value > alpha) return value;
    }
  }
  let best = -CELLS;
  for (let index = 0; index < count; index++) {
    const answer = bound(other, filled | moveAt(list, index), -alpha - 1);
    if (answer == UNFINISHED) return UNFINISHED;
    best = max(best, -answer);
    if (best > alpha) {
      keep(key, max(best, lower), upper, visited - before);
      return best;
    }
  }
  best = min(best, upper);
  keep(key, lower, best, visited - before);
  return best;
}

// @ts-ignore: decorator
@inline
function opposite(value: i32): i32 {
  return value == UNFINISHED ? UNFINISHED : -value;
}

/** The moves after which the other cannot win at once; none if the other wins whatever is played. */
// @ts-ignore: decorator
@inline
function safeMoves(other: u64, filled: u64): u64 {
  const otherWins = winningCells(other, filled);
  const landing = landingCells(filled);
  const forced = landing & otherWins;
  if (forced == 0) return landing & ~(otherWins >> 1);
  return isSingle(forced) ? forced & ~(otherWins >> 1) : 0;
}

// @ts-ignore: decorator
@inline
function isSingle(cells: u64): bool {
  return (cells & (cells - 1)) == 0;
}

/** Whether one of the moves lets the mover win with its next disc, whatever the other answers. */
// @ts-ignore: decorator
@inline
function winsWithSecond(mover: u64, filled: u64, moves: u64): bool {
  for (let rest = moves; rest != 0; rest &= rest - 1) {
    const move = rest & -rest;
    visited++;
    if (safeMoves(mover | move, filled | move) == 0) return true;
  }
  return false;
}

/*
 * Following up: the one to move at an even number of discs faces columns with an even number of empty cells,
 * and an even number of columns with an odd number. The other answers in the same column, or, where
 * the lowest cell of an odd column is taken, in the lowest of another odd one. So the mover gets none of
 * the cells in even rows except those lowest ones. (Claimeven and baseinverse: V. Allis, A Knowledge-based
 * Approach of Connect-Four, 1988.)
 */

/** Whether the one to move, at an even number of discs, cannot win because the other follows up. */
// @ts-ignore: decorator
@inline
function isHeldByFollowingUp(mover: u64, filled: u64): bool {
  return !hasLine(mover | ((BOARD ^ filled) & ODD_ROWS) | landingCells(filled));
}

/** Whether one of the moves, at an odd number of discs, lets the mover hold by following up from then on. */
// @ts-ignore: decorator
@inline
function canHoldByFollowingUp(other: u64, filled: u64, moves: u64): bool {
  const others = other | ((BOARD ^ filled) & ODD_ROWS);
  if (hasLine(others)) return false;
  const oddColumns = landingCells(filled) & EVEN_ROWS;
  for (let rest = oddColumns & moves; rest != 0; rest &= rest - 1) {
    if (!hasLine(others | (oddColumns ^ (rest & -rest)))) return true;
  }
  return false;
}

/*
 * The moves of the position on the path with so many discs: up to seven words of a disc's bit and, above it,
 * how many cells would then complete a line.
 */
const LIST_BYTES: usize = 56;
const THREATS_SHIFT: u64 = 49;
const lists: usize = memory.data(42 * 56, 8);

// @ts-ignore: decorator
@inline
function listOf(discs: i32): usize {
  return lists + <usize>discs * LIST_BYTES;
}

// @ts-ignore: decorator
@inline
function moveAt(list: usize, index: i32): u64 {
  return load<u64>(list + (<usize>index << 3)) & BOARD;
}

/** Lists the moves, those with most winning cells first and of these the most central, and counts them. */
// @ts-ignore: decorator
@inline
function sortMoves(mover: u64, filled: u64, moves: u64, discs: i32): i32 {
  const list = listOf(discs);
  let end = list;
  end = insert(list, end, mover, filled, moves & columnCells(3));
  end = insert(list, end, mover, filled, moves & columnCells(2));
  end = insert(list, end, mover, filled, moves & columnCells(4));
  end = insert(list, end, mover, filled, moves & columnCells(1));
  end = insert(list, end, mover, filled, moves & columnCells(5));
  end = insert(list, end, mover, filled, moves & columnCells(0));
  end = insert(list, end, mover, filled, moves & columnCells(6));
  return <i32>((end - list) >> 3);
}

// @ts-ignore: decorator
@inline
function insert(list: usize, end: usize, mover: u64, filled: u64, move: u64): usize {
  if (move == 0) return end;
  const threats = popcnt(winningCells(mover | move, filled | move));
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
