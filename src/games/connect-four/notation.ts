import type { Move, Start } from '#core/game.ts';
import { isLegalGame } from '#core/game.ts';
import type { WrittenGame } from '#core/match-text.ts';
import { modesOf } from '#core/mode.ts';
import { FACTS } from './facts.ts';
import { connectFourRules } from './rules.ts';

/** A legal game as text: its columns, 1 to 7 from the left, run together, for example "4453". */
export function formatMoves(moves: readonly Move[]): string {
  return moves.map((column) => column + 1).join('');
}

/** The moves of a text, or `null` unless it is a legal game from the start, finished or not. */
export function parseMoves(text: string, start?: Start): readonly Move[] | null {
  // A character that is not a digit becomes a column that does not exist.
  const moves = Array.from(text, (digit) => Number(digit) - 1);
  return isLegalGame(connectFourRules, moves, start) ? moves : null;
}

/** The game, and how its matches are written down. */
export const WRITTEN: WrittenGame = {
  id: FACTS.id,
  modes: modesOf(FACTS.levels),
  notation: { format: formatMoves, parse: parseMoves },
};
