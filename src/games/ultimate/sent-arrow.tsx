import { useId } from 'react';
import { Rope } from '#game-frame/ending/rope.tsx';
import css from './sent-arrow.module.css';
import type { Move } from '#core/game.ts';
import { forcedBoard, placeOf, type UltimatePosition } from './rules.ts';

/** A board's side and its cells' distance, in the arrow's own units: nine boards are 300 wide. */
const BOARD = 100;
const CELL = 28;
/** From the rim of the piece to the rim of the board that it leads to, whose cells stay clear where there is room. */
const AFTER_PIECE = 17;
const LEAST_SHAFT = 20;
const HEAD = 13;
/** It passes below the pieces on its way, whose drawings are as wide as this and a little air. */
const PIECE = 23;
const INSIDE = 3;

/** An arrow from the last move to the board where it sends the other side, if to another one; it goes by itself. */
export function SentArrow({ position }: { readonly position: UltimatePosition }) {
  const { lastMove } = position;
  const maskId = useId();
  const forced = forcedBoard(position);
  if (lastMove === null || forced === null) return null;
  const { board, cell } = placeOf(lastMove);
  if (board === forced) return null;
  const piece = { x: centre(board % 3, cell % 3), y: centre(row(board), row(cell)) };
  const target = { x: centre(forced % 3, 1), y: centre(row(forced), 1) };
  const across = target.x - piece.x;
  const down = target.y - piece.y;
  const length = Math.hypot(across, down);
  const at = (distance: number) => ({
    x: piece.x + (across * distance) / length,
    y: piece.y + (down * distance) / length,
  });
  // The line meets the board's rim so far before its centre.
  const rim = length - (BOARD / 2) * (length / Math.max(Math.abs(across), Math.abs(down)));
  const end = Math.max(AFTER_PIECE + LEAST_SHAFT, rim + INSIDE - HEAD);
  const shaft = end - AFTER_PIECE;
  const neck = at(end);
  const degrees = (Math.atan2(down, across) * 180) / Math.PI;
  return (
    <svg key={lastMove} className={css['arrow']} viewBox="0 0 300 300" aria-hidden="true">
      <mask id={maskId} maskUnits="userSpaceOnUse">
        <path fill="#fff" d="M0 0H300V300H0Z" />
        {/* A line without length has round ends. */}
        <path
          stroke="#000"
          strokeLinecap="round"
          strokeWidth={PIECE}
          d={position.cells.map((side, move) => side && dotAt(move)).join('')}
        />
      </mask>
      <g mask={`url(#${maskId})`}>
        <Rope from={at(AFTER_PIECE)} to={neck} />
      </g>
      {/* Its unit is the shaft, along which the head goes before the rope. */}
      <g transform={`translate(${neck.x} ${neck.y}) rotate(${degrees}) scale(${shaft})`}>
        <g className={css['lead']}>
          <path
            className={css['head']}
            d={`M-2-7 ${HEAD} 0-2 7Z`}
            transform={`scale(${1 / shaft})`}
          />
        </g>
      </g>
    </svg>
  );
}

function dotAt(move: Move): string {
  const { board, cell } = placeOf(move);
  return `M${centre(board % 3, cell % 3)} ${centre(row(board), row(cell))}h0`;
}

function row(place: number): number {
  return Math.floor(place / 3);
}

function centre(board: number, cell: number): number {
  return (board + 0.5) * BOARD + (cell - 1) * CELL;
}
