import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** A place in a grid, both counted from 0, row 0 on top and column 0 on the left. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

interface RovingGrid {
  /** For the element with `role="grid"`. */
  readonly container: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** For the focusable element of a place. */
  readonly place: (place: GridPlace) => {
    readonly tabIndex: 0 | -1;
    readonly 'data-grid-place': string;
    readonly onFocus: () => void;
  };
}

/**
 * Roving tabindex over a grid: one tab stop; arrows move one place and stop at the edge, Home and
 * End go to the ends of the row, with Ctrl to the corners. Arrows follow the drawn geometry, which is
 * left-to-right in every language.
 * Source: the grid pattern of the ARIA Authoring Practices Guide.
 */
export function useRovingGrid(size: GridSize): RovingGrid {
  const [current, setCurrent] = useState<GridPlace>({ row: 0, column: 0 });
  const grid = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const target = placeAfterKey(event.key, event.ctrlKey, current, size);
    if (target === null) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-grid-place="${keyOf(target)}"]`)?.focus();
  }

  return {
    container: { ref: grid, onKeyDown },
    place: (place) => ({
      tabIndex: keyOf(place) === keyOf(current) ? 0 : -1,
      'data-grid-place': keyOf(place),
      onFocus: () => setCurrent((old) => (keyOf(old) === keyOf(place) ? old : place)),
    }),
  };
}

/** Puts focus on a grid's tab stop. */
export function focusGrid(grid: Element | null | undefined): void {
  grid?.querySelector<HTMLElement>('[data-grid-place][tabindex="0"]')?.focus();
}

/**
 * Puts focus on the board of the page where what had it goes: on its grid's place in the tab order, else on the first
 * control of a board that has no grid at the moment, else on that board as a whole.
 */
export function focusBoard(): void {
  const grid = document.querySelector('main [role="grid"]');
  if (grid !== null) return focusGrid(grid);
  const board = document.querySelector('main [data-celebrated]');
  const stop = board?.querySelector('button') ?? board?.querySelector('[tabindex="-1"]');
  if (stop instanceof HTMLElement) stop.focus();
  return undefined;
}

/** Where a key leads from a place; null for keys that do not move. */
export function placeAfterKey(
  key: string,
  hasControl: boolean,
  from: GridPlace,
  { rows, columns }: GridSize,
): GridPlace | null {
  const { row, column } = from;
  const lastRow = rows - 1;
  const lastColumn = columns - 1;
  if (hasControl && key !== 'Home' && key !== 'End') return null;
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(lastRow, row + 1), column };
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(lastColumn, column + 1) };
    case 'Home':
      return { row: hasControl ? 0 : row, column: 0 };
    case 'End':
      return { row: hasControl ? lastRow : row, column: lastColumn };
    default:
      return null;
  }
}

function keyOf({ row, column }: GridPlace): string {
  return `${row}:${column}`;
}
