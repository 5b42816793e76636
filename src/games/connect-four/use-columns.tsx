import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Move } from '#core/game.ts';
import { useRovingGrid } from '#ui/grid.ts';
import type { ColumnHandlers } from './cells.tsx';
import { columnOfKey } from './column-keys.ts';
import { COLUMNS, ROWS } from './rules.ts';

/** How a player reaches the columns: by pointer, arrow keys, Enter and Space, or column number. */
export function useColumns(playable: readonly Move[], onPlay: (move: Move) => void) {
  const grid = useRovingGrid({ rows: ROWS + 1, columns: COLUMNS });
  // The column with the pointer or visible focus.
  const [aim, setAim] = useState<Move | null>(null);

  function drop(column: Move): void {
    if (playable.includes(column)) onPlay(column);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const column = isPlain(event) ? columnOfKey(event) : null;
    if (column !== null) {
      // Firefox would begin a search: on a French keyboard the fourth digit's key types an apostrophe.
      event.preventDefault();
      if (!event.repeat) drop(column);
    }
    grid.container.onKeyDown(event);
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) setAim(null);
  }

  /** Handlers for everything in a column. */
  function inColumn(column: Move): ColumnHandlers {
    return {
      onClick: () => drop(column),
      onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && setAim(column),
      onFocusCapture: ({ target }) => target.matches(':focus-visible') && setAim(column),
    };
  }

  /** Handlers for a cell, which is not a button but answers to the same keys. */
  function inCell(column: Move): ColumnHandlers {
    return {
      ...inColumn(column),
      onKeyDown: (event) => isPressed(event) && drop(column),
    };
  }

  return {
    /** The column that would be played next, if it is playable. */
    target: aim !== null && playable.includes(aim) ? aim : null,
    /** For the element with `role="grid"`. */
    container: { ...grid.container, onKeyDown, onBlur, onPointerLeave: () => setAim(null) },
    place: grid.place,
    inColumn,
    inCell,
  };
}

/** Whether a key that a button would answer to has just been pressed. */
function isPressed(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false;
  // Space would scroll the page.
  event.preventDefault();
  return isPlain(event) && !event.repeat;
}

function isPlain({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey);
}
