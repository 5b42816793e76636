import type { Move, Side } from '#core/game.ts';
import { opponent } from '#core/game.ts';
import type { TryBoard } from './forced-win.ts';
import type { Cells, VoyageGame } from './voyage.ts';

interface Geometry {
  /** The moves, those that look best first: the middle wins more often than the edges. */
  readonly moves: readonly Move[];
  readonly count: number;
  /** The cell that the first move takes on an empty board; the others follow it. */
  readonly lowest: number;
  /** How far up a move's next cell is; cells below 0 do not exist. */
  readonly step: number;
  /** For each cell the other cells of every line through it. */
  readonly partners: readonly (readonly (readonly number[])[])[];
}

const GEOMETRIES: Readonly<Record<VoyageGame, Geometry>> = {
  classic: {
    moves: [4, 0, 2, 6, 8, 1, 3, 5, 7],
    count: 9,
    lowest: 0,
    step: 9,
    partners: partnersOn(3, 3, 3),
  },
  'connect-four': {
    moves: [3, 2, 4, 1, 5, 0, 6],
    count: 42,
    lowest: 35,
    step: 7,
    partners: partnersOn(6, 7, 4),
  },
};

/** Cells with nothing on them. */
export function emptyCells(game: VoyageGame): Cells {
  return Array.from({ length: GEOMETRIES[game].count }, () => null);
}

/** The side to move, if the first one began. */
export function sideToMove(cells: Cells): Side {
  return cells.filter((content) => content !== null).length % 2 === 0 ? 'first' : 'second';
}

/**
 * Cells to try moves on. The rules of the games never change a position, which makes each of their moves a
 * copy of the board: too slow for a search.
 */
export function tryBoard(game: VoyageGame, start: Cells): TryBoard {
  const { moves, lowest, step, partners } = GEOMETRIES[game];
  const cells = [...start];
  const played: Move[] = [];
  let side = sideToMove(cells);
  const next = Array.from(moves, (_, move) => {
    let cell = lowest + move;
    while (cell >= 0 && cells[cell] !== null) cell -= step;
    return cell;
  });

  function isLineFor(mover: Side, move: Move): boolean {
    for (const line of partners[next[move] ?? -1] ?? []) {
      if (line.every((cell) => cells[cell] === mover)) return true;
    }
    return false;
  }

  return {
    cells: () => [...cells],
    open: () => moves.filter((move) => (next[move] ?? -1) >= 0),
    completes: (move) => isLineFor(side, move),
    blocks: (move) => isLineFor(opponent(side), move),
    play(move) {
      const cell = next[move] ?? -1;
      cells[cell] = side;
      next[move] = cell - step;
      played.push(move);
      side = opponent(side);
    },
    takeBack() {
      const move = played.pop() ?? -1;
      const cell = (next[move] ?? -1) + step;
      cells[cell] = null;
      next[move] = cell;
      side = opponent(side);
    },
  };
}

/** The partners on a board whose lines have a length, across, down and along both diagonals. */
function partnersOn(rows: number, columns: number, length: number): Geometry['partners'] {
  const found: number[][][] = Array.from({ length: rows * columns }, () => []);
  for (let start = 0; start < rows * columns; start += 1) {
    for (const [down, right] of [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, -1],
    ] as const) {
      const lastRow = Math.floor(start / columns) + (length - 1) * down;
      const lastColumn = (start % columns) + (length - 1) * right;
      if (lastRow >= rows || lastColumn < 0 || lastColumn >= columns) continue;
      const line = Array.from({ length }, (_, place) => start + place * (down * columns + right));
      for (const cell of line) found[cell]?.push(line.filter((other) => other !== cell));
    }
  }
  return found;
}
