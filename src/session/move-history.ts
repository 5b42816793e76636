import type { Rules } from '#core/game.ts';
import type { SeriesEvent, Standing } from '#core/series.ts';
import { undoPly } from '#core/versus.ts';

/** The moves of a battle as players may walk back and forth in them, until it has ended. */
export interface MoveHistory {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Takes the last move of a person back, and with it the computer's answer. */
  readonly undo: () => void;
  /** Restores what the last undo took back. */
  readonly redo: () => void;
}

/**
 * The moves of a series' match; its session receives what players ask for. What can be done is that of the standing:
 * before a piece has landed, of the one before.
 */
export function moveHistory<Position, Level>(
  rules: Rules<Position>,
  { match, undone }: Standing<Level>,
  dispatch: (event: SeriesEvent<never>) => void,
): MoveHistory {
  return {
    canUndo: undoPly(rules, match) !== null,
    canRedo: undone.length > 0,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  };
}
