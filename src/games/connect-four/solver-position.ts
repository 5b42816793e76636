import { opponent, type Side } from '#core/game.ts';
import type { BitPosition } from '#solver/position.ts';
import { COLUMNS, connectFourRules, ROWS, type ConnectFourPosition } from './rules.ts';

/** A position as the solver wants it: rows are counted from below. */
export function solverPosition(position: ConnectFourPosition): BitPosition {
  const mover = discsOf(position, connectFourRules.sideToMove(position));
  const other = discsOf(position, opponent(connectFourRules.sideToMove(position)));
  return { mover, filled: mover | other };
}

function discsOf({ cells }: ConnectFourPosition, side: Side): bigint {
  return cells.reduce((bits, content, cell) => (content === side ? bits | bitOf(cell) : bits), 0n);
}

function bitOf(cell: number): bigint {
  const rowFromBelow = ROWS - 1 - Math.floor(cell / COLUMNS);
  return 1n << BigInt((ROWS + 1) * (cell % COLUMNS) + rowFromBelow);
}
