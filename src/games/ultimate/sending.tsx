import { useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import type { Move } from '#core/game.ts';
import { boardsAfter, type UltimatePosition } from './rules.ts';
import css from './sending.module.css';

interface SendingProps {
  readonly position: UltimatePosition;
  /** The moves that may be made now. */
  readonly playable: readonly Move[];
  readonly className: string | undefined;
  /** The boards, and the cells to play on: each tells its move in `data-move`. */
  readonly children: ReactNode;
}

/**
 * Shows to which boards a cell would send the other side, while it is pressed, pointed at or focused by a key. A
 * selector could find that out too, but `:has()` would be asked again of every board at every move of a pointer.
 */
export function Sending({ position, playable, className = '', children }: SendingProps) {
  const [pointed, setPointed] = useState<Move | null>(null);
  const [focused, setFocused] = useState<Move | null>(null);
  const move = [pointed, focused].find((at) => at !== null && playable.includes(at)) ?? null;
  return (
    <div
      className={`${className} ${css['around']}`}
      data-sends-to={move === null ? undefined : boardsAfter(position, move).join(' ')}
      onPointerOver={(event) => setPointed(moveOf(event))}
      onPointerOut={() => setPointed(null)}
      // React may draw what a click changes before it learns that the pointer had left.
      onClickCapture={() => setPointed(null)}
      onFocus={(event) => setFocused(event.target.matches(':focus-visible') ? moveOf(event) : null)}
      onBlur={() => setFocused(null)}
    >
      {children}
    </div>
  );
}

function moveOf({ target }: PointerEvent | FocusEvent): Move | null {
  const cell = target instanceof Element ? target.closest('[data-move]') : null;
  return cell === null ? null : Number(cell.getAttribute('data-move'));
}
