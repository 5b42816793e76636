import { msg } from '@lingui/core/macro';
import type { Outcome, Side } from '#core/game.ts';
import type { SymbolName } from '#ui/drawing-names.ts';

/** The name of the matches that nobody has won. */
export const DRAWS = msg`Draws`;

export const SIDE_DRAWINGS: Record<Side, SymbolName> = { first: 'skull', second: 'treasure' };

/** The drawing that stands for a result. */
export function drawingOf(outcome: Outcome): SymbolName {
  return outcome.kind === 'win' ? SIDE_DRAWINGS[outcome.winner] : 'anchor';
}
