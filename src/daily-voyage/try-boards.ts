import type { Move, Side } from '#core/game.ts';
import { opponent } from '#core/game.ts';
import { LINES as CLASSIC_LINES } from '#core/three-by-three.ts';
import { classicRules, type ClassicPosition } from '#games/classic/rules.ts';
import {
  COLUMNS,
  connectFourRules,
  LINES as CONNECT_FOUR_LINES,
  ROWS,
  type ConnectFourPosition,
} from '#games/connect-four/rules.ts';
import type { TryBoard } from './forced-win.ts';
import type { VoyagePosition } from './voyage.ts';

type Cells = readonly (Side | null)[];

interface Geometry {
  /** The moves, those that look best first: the middle wins more often than the edges. */
  readonly moves: readonly Move[];
  /** The cell that each move takes on an empty board, by move. */
  readonly lowest: readonly number[];
  /** How far up a move's next cell is; cells below 0 do not exist. */
  readonly step: number;
  /** For each cell the other cells of every line through it. */
  readonly partners: readonly (readonly (readonly number[])[])[];
}

const CLASSIC: Geometry = {
  moves: [4, 0, 2, 6, 8, 1, 3, 5, 7],
  lowest: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  step: 9,
  partners: partnersIn(CLASSIC_LINES, 9),
};

const CONNECT_FOUR: Geometry = {
  moves: [3, 2, 4, 1, 5, 0, 6],
  lowest: [35, 36, 37, 38, 39, 40, 41],
  step: COLUMNS,
  partners: partnersIn(CONNECT_FOUR_LINES, ROWS * COLUMNS),
};

/** A position of either game, to try moves on. */
export function tryBoardOf(drawn: VoyagePosition): TryBoard {
  return drawn.game === 'classic'
    ? classicTryBoard(drawn.position)
    : connectFourTryBoard(drawn.position);
}

/** A position of tic-tac-toe, to try moves on. */
export function classicTryBoard(position: ClassicPosition): TryBoard {
  return tryBoard(CLASSIC, position.cells, classicRules.sideToMove(position));
}

/** A position of Connect Four, to try moves on. */
export function connectFourTryBoard(position: ConnectFourPosition): TryBoard {
  return tryBoard(CONNECT_FOUR, position.cells, connectFourRules.sideToMove(position));
}

// The rules never change a position, so each of their moves copies the board: too slow for a search.
function tryBoard(
  { moves, lowest, step, partners }: Geometry,
  start: Cells,
  sideToMove: Side,
): TryBoard {
  const cells = [...start];
  const played: Move[] = [];
  let side = sideToMove;
  const next = lowest.map((bottom) => {
    let cell = bottom;
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

function partnersIn(
  lines: readonly (readonly number[])[],
  count: number,
): Geometry['partners'] {
  return Array.from({ length: count }, (_, cell) =>
    lines
      .filter((line) => line.includes(cell))
      .map((line) => line.filter((other) => other !== cell)),
  );
}
